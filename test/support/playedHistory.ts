// Gives a test rounds in the history. They lie in the store as if they had been played there.

import type { Store } from "#main/store/store.ts";
import type { SeatResult, StoredDeal } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { BotRound, playOut } from "#shared/bots/botRound.ts";
import { botOf } from "#shared/games/catalogue.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Move, RoundResult, Seated } from "#shared/contract/round.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { replay } from "#shared/record/replay.ts";
import { dealRecord, readRecord, type RoundRecord } from "#shared/record/roundRecord.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

/** Who sits at a seat: a profile's owner, a guest without one, or a bot. */
export type Sitter = { readonly profile: string } | "guest" | BotLevel;

export type PlayedTable = Readonly<{
  id: string;
  sitters: readonly Sitter[];
  names: readonly string[];
  openedAt: number;
}>;

const isBot = (sitter: Sitter): sitter is BotLevel =>
  typeof sitter === "string" && sitter !== "guest";
const profileOf = (sitter: Sitter): string | null =>
  typeof sitter === "object" ? sitter.profile : null;

/** A table that was closed again. */
export function addTable(
  store: Store,
  { id, sitters, names, openedAt }: PlayedTable,
  game: string,
): void {
  const players = sitters.map((sitter, seat): StoredPlayer => ({
    id: `p${seat + 1}`,
    profile: profileOf(sitter),
    name: names[seat] ?? "",
    avatar: `avatar-${String(seat + 20)}`,
    bot: isBot(sitter) ? sitter : null,
    gone: true,
    seat,
    wins: seat,
    titles: { bastard: 1 },
    rounds: sitters.length,
    points: null,
    chips: 0,
    bought: 1000,
    cashedOut: 1000 + 100 * (seat - 1),
    broughtBack: 0,
    sitsOut: false,
    program: null,
    bankMs: 0,
  }));
  store.tables.add({
    id,
    session: eveningOf(id, [{ game, rounds: 1, options: {} }], { openedAt }),
    position: { entry: 0, round: 0 },
    honours: { titles: {}, button: null },
    carried: {},
    stage: "closed",
    roundNumber: 0,
    revision: 0,
    players,
  });
}

/** The record's moves so far, and those that Regular bots make to the end of the round. */
export function playedOut(record: RoundRecord, seed: string): RoundRecord {
  const read = readRecord(record);
  const dice = new DiceReader(newDice(seed));
  const bot = botOf(read.game.id, "regular");
  const round = new BotRound(
    read.game,
    [...replay(read)].at(-1)?.step ?? firstStep(dealRecord(read)),
  );
  playOut(round, () => bot, dice);
  return { ...record, moves: [...record.moves, ...round.moves] };
}

/**
 * Stores a whole round as the table's number `number`, a second a move; answers with its result.
 */
export function addRound(
  store: Store,
  { id: table, sitters, names }: PlayedTable,
  number: number,
  record: RoundRecord,
  beganAt: number,
  deal: StoredDeal | null = null,
): RoundResult {
  const last = [...replay(readRecord(record))].at(-1)!.step.round;
  const { result } = last.facts;
  if (!result) throw new Error("this round is not over");
  const honours = readRecord(record).game.carry.honours(last.facts);
  const seats = sitters.map((sitter, seat): SeatResult => ({
    seat,
    player: `p${seat + 1}`,
    profile: profileOf(sitter),
    name: names[seat] ?? "",
    bot: isBot(sitter) ? sitter : null,
    won: result.winners.includes(seat),
    titles: Object.entries(honours?.titles ?? {}).flatMap(([title, holder]) =>
      holder === seat ? [title] : [],
    ),
    chips: result.chips?.[seat] ?? null,
    points: result.points?.[seat] ?? null,
  }));
  store.rounds.begin({ table, number }, { ...record, seats: names }, beganAt, deal);
  record.moves.forEach((move, at) =>
    store.rounds.addMoves(
      { table, number },
      at + 1,
      [move as Seated<Move>],
      beganAt + 1000 * (at + 1),
    ),
  );
  store.rounds.finish({ table, number }, result, seats, beganAt + 1000 * (record.moves.length + 1));
  return result;
}
