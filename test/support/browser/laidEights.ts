// Gives a browser test a round of an eights game just as it needs it.

import { hashOf } from "#main/base/chance.ts";
import { openStore } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { without } from "#shared/cards/hand.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { standardSettings, type TableSettings } from "#shared/protocol/schema.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { deckFor } from "#test/support/deckFor.ts";
import { hand } from "#test/support/hand.ts";
import { laidAt, laidTable, names } from "./laidTable.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

export type EightsLaying = Readonly<{
  game: "crazy-eights" | "eights-nomic" | "exordia8" | "gin-rummy" | "normal-eights";
  /** By seat, Robin's first; he plays first. Left out: all are dealt what comes. */
  hands?: readonly string[];
  /** How many sit there where no hands are given. */
  seats?: number;
  /**
   * The first so many seats are people's, one unless given; each is let in with its `laidToken`.
   */
  people?: number;
  /**
   * What comes next off the stock, top first; the first of them is turned up, but not in Exordia8.
   */
  stock?: string;
  moves?: readonly Public[];
  options?: Public;
  /** What goes on from the round before. */
  carry?: Public;
  settings?: Partial<TableSettings>;
}>;

/** Opens the seat of a person who sits there. */
export const laidToken = (seat: number): string => `seat ${seat}`;
const games: { readonly [K in EightsLaying["game"]]: AnyGame } = {
  "crazy-eights": crazyEights,
  "eights-nomic": eightsNomic,
  exordia8,
  "gin-rummy": ginRummy,
  "normal-eights": normalEights,
};
const avatarOf = (seat: number): string => `avatar-${String((seat % 40) + 7).padStart(2, "0")}`;
const nameAt = (seat: number): string =>
  names[seat] ?? `${names[seat % names.length]} ${Math.floor(seat / names.length) + 1}`;

/**
 * Robin sits at seat 0, bots that answer at once where no people sit; the round waits for somebody
 * to come.
 */
export function layEights(dataFolder: string, laying: EightsLaying): void {
  const { people = 1 } = laying;
  const count = laying.hands?.length ?? laying.seats ?? 2;
  const players = Array.from({ length: count }, (_, seat): StoredPlayer => ({
    id: `p${seat + 1}`,
    profile: seat < people ? nameAt(seat).toLowerCase() : null,
    name: nameAt(seat),
    avatar: avatarOf(seat),
    bot: seat < people ? null : "regular",
    gone: false,
    seat,
    wins: 0,
    titles: {},
    rounds: 0,
    points: laying.game === "crazy-eights" ? 0 : null,
    chips: 0,
    bought: 0,
    cashedOut: 0,
    broughtBack: 0,
    sitsOut: false,
    program: null,
    bankMs: 0,
  }));
  const record = recordOf(
    games[laying.game],
    laying,
    players.map(({ name }) => name),
  );
  const store = openStore(dataFolder);
  // The oldest profile has the house.
  for (const { profile, name, avatar, seat } of players)
    if (profile !== null) store.profiles.add({ id: profile, name, avatar, madeAt: laidAt + seat! });
  store.tables.add({
    id: laidTable,
    session: eveningOf(laidTable, [{ game: record.game, rounds: 1, options: record.options }], {
      settings: { ...standardSettings, botPace: 0, ...laying.settings },
    }),
    position: { entry: 0, round: 0 },
    honours: { titles: {}, button: null },
    carried: {},
    stage: "playing",
    roundNumber: 1,
    revision: 0,
    players,
  });
  for (const { id, bot, seat } of players)
    if (bot === null)
      store.sessions.addToken({
        hash: hashOf(laidToken(seat!)),
        session: laidTable,
        player: id,
        issuedAt: laidAt,
      });
  store.rounds.begin({ table: laidTable, number: 1 }, record, laidAt);
  store.rounds.addMoves({ table: laidTable, number: 1 }, 1, (laying.moves ?? []) as never, laidAt);
  store.close();
}

/** Exordia8 is begun by its dealer, the others by the first in turn order. */
function recordOf(
  game: AnyGame,
  { hands, stock = "", options: some = {}, moves = [], carry = {} }: EightsLaying,
  seats: readonly string[],
): RoundRecord {
  const isCrazy = game.id === crazyEights.id;
  const dealer = game.id === exordia8.id ? 0 : seats.length - 1;
  const options = completeOptions(game.options, some) as RoundRecord["options"];
  const top = [...(hands ? deckFor(hands.map(hand), dealer) : []), ...hand(stock)];
  const rest = without(game.pack(options, seats.length), top);
  if (!rest) throw new Error("the packs do not hold these cards");
  return {
    format: recordFormat,
    game: game.id,
    options,
    seats,
    dealer: isCrazy ? null : dealer,
    ...(hands ? { deck: [...top, ...rest] } : { seed: "laid" }),
    carry: isCrazy ? { order: seats.map((_, seat) => seat), ...carry } : carry,
    moves,
  };
}
