import type { UsualLevel } from "#shared/bots/bot.ts";
import { BotRound, playOut } from "#shared/bots/botRound.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { gameOf, botOf } from "#shared/games/catalogue.ts";
import type { RotationEntry } from "#shared/protocol/schema.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import {
  dealRecord,
  readRecord,
  recordFormat,
  type RoundRecord,
} from "#shared/record/roundRecord.ts";

export type BotDeal = Readonly<{
  entry: RotationEntry;
  /** The level's; they replace the game's options of these names. */
  ante: number;
  stake: number;
  /** In the order of their chairs. */
  players: readonly Readonly<{
    entrant: string;
    stack: number;
    level: UsualLevel;
  }>[];
  /** Who deals now; null: the game chooses. */
  dealer: string | null;
  seed: string;
}>;

export type BotDealOver = Readonly<{
  /** Empty if nothing is played for. */
  stacks: { readonly [entrant: string]: number };
  places: readonly (readonly string[])[];
  dealer: string | null;
  /** Without moves that are made automatically. */
  moves: number;
}>;

/** The TDA's "Re-opening the bet" applies in every tournament (FD-8). */
function optionsOf({ options }: AnyGame, { entry, ante, stake }: BotDeal): RoundRecord["options"] {
  const has = (key: string): boolean => Object.hasOwn(options, key);
  return {
    ...(entry.options as RoundRecord["options"]),
    ...(has("ante") && { ante }),
    ...(has("stake") && { stake }),
    ...(has("shortRaisesAddUp") && { shortRaisesAddUp: true }),
  };
}

/**
 * Throws a RecordError if these players cannot be dealt to, and an Error if a bot's move is illegal
 * or the round does not end.
 */
export function botDeal(deal: BotDeal): BotDealOver {
  const game = gameOf(deal.entry.game);
  if (!game) throw new Error(`there is no game ${deal.entry.game}`);
  const { players, seed } = deal;
  const hasStacks = players.some(({ stack }) => stack > 0);
  const chips = hasStacks ? { chips: players.map(({ stack }) => stack) } : {};
  const dealer =
    game.traits.honours === "heeds"
      ? players.findIndex(({ entrant }) => entrant === deal.dealer)
      : -1;
  const read = readRecord({
    format: recordFormat,
    game: game.id,
    options: optionsOf(game, deal),
    seats: players.map(({ entrant }) => entrant),
    seed,
    carry: { ...game.carry.stamp, ...chips },
    ...(dealer >= 0 && { dealer }),
    moves: [],
  } satisfies RoundRecord);
  const round = new BotRound(game, firstStep(dealRecord(read)));
  playOut(
    round,
    (seat) => botOf(game.id, players[seat]?.level ?? "regular"),
    new DiceReader(newDice(`${seed}/bots`)),
  );
  const { facts } = round.step.round;
  const named = (seats: readonly number[]): readonly string[] =>
    seats.flatMap((seat) => players[seat]?.entrant ?? []);
  return {
    stacks:
      facts.chips && hasStacks
        ? Object.fromEntries(
            players.map(({ entrant }, seat) => [entrant, facts.chips?.[seat] ?? 0]),
          )
        : {},
    places: (facts.result?.places ?? []).map(named),
    dealer: typeof facts.dealer === "number" ? (players[facts.dealer]?.entrant ?? null) : null,
    moves: round.moves.filter(({ auto }) => !auto).length,
  };
}
