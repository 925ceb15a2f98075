// Gives a test a table just as it needs it. The table lies in the data folder before the app
// starts, as if the app had run before.

import { openStore } from "#main/store/store.ts";
import type { StoredLan } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { packs } from "#shared/cards/pack.ts";
import { newDice, shuffled } from "#shared/chance/dice.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { standardSettings, type Opening, type TableSettings } from "#shared/protocol/schema.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { deckFor } from "#test/support/deckFor.ts";
import { hand } from "#test/support/hand.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

export type Laying = Readonly<{
  /** Seat 0, the player's, first; what is left of the packs is mixed and dealt round. */
  hands: readonly string[];
  /** No other cards than these: a round of a few tricks. */
  short?: boolean;
  seats?: number;
  /** The last seat unless given, so that seat 0 gets the first card. */
  dealer?: Seat;
  moves?: readonly Public[];
  /** King and Bastard of the round before: then this round begins with the exchange. */
  carry?: Readonly<{ king: Seat; bastard: Seat }>;
  roundNumber?: number;
  /** What everybody pays into the pot (C-8), and the stacks it is paid from. */
  stake?: number;
  chips?: readonly number[];
  /** Rounds as King and as Bastard, by seat. */
  scores?: readonly (readonly [number, number])[];
  level?: BotLevel;
  settings?: Partial<TableSettings>;
  /** Open to the network in this way, by `laidCode`. */
  lan?: Partial<Opening>;
  /** How the cards left over are mixed. */
  seed?: string;
}>;

export const names = [
  "Robin",
  "Ada",
  "Ludwig",
  "Mei",
  "Omar",
  "Greta",
  "Felix",
  "Iris",
  "Hugo",
  "Rosa",
  "Milo",
  "Zelda",
  "Bruno",
  "Clara",
  "Egon",
  "Frida",
] as const;
const avatars = [7, 12, 23, 31, 4, 18, 26, 39, 2, 44, 15, 34, 9, 20, 28, 41];
const jokersPerPack = 1;
/** When everything was laid, ms since 1970. */
export const laidAt = Date.UTC(2026, 0, 1);
/** Every laid table's. */
export const laidTable = "laid";
/** By which others come to it, where it is open to the network. */
export const laidCode = "K7QF2M";
const table = laidTable;

/** With a chair for each who sits there, and more by wish. */
export const laidLan = (seats: number, lan: Partial<Opening> | undefined): StoredLan | null =>
  lan
    ? {
        seats,
        fill: null,
        spectators: true,
        listed: false,
        ...lan,
        code: laidCode,
        locked: false,
        muted: [],
        banned: [],
      }
    : null;

/**
 * Robin sits at seat 0, bots that answer at once in the others; the round waits for him to come.
 */
export function layTable(dataFolder: string, laying: Laying): void {
  const {
    seats = 4,
    roundNumber = 1,
    scores = [],
    level = "regular",
    moves = [],
    settings,
    short = false,
    stake = 0,
  } = laying;
  const dealer = laying.dealer ?? seats - 1;
  const players = names.slice(0, seats).map((name, seat): StoredPlayer => {
    const [kings = 0, bastards = 0] = scores[seat] ?? [];
    const avatar = `avatar-${String(avatars[seat]).padStart(2, "0")}`;
    const chips = stake > 0 ? (laying.chips?.[seat] ?? 1000) : 0;
    return {
      id: `p${seat + 1}`,
      profile: seat === 0 ? "robin" : null,
      name,
      avatar,
      bot: seat === 0 ? null : level,
      gone: false,
      seat,
      wins: kings,
      titles: { ...(kings > 0 && { king: kings }), ...(bastards > 0 && { bastard: bastards }) },
      rounds: roundNumber - 1,
      points: null,
      chips,
      bought: chips,
      cashedOut: 0,
      broughtBack: 0,
      sitsOut: false,
      program: null,
      bankMs: 0,
    };
  });
  const options = { jokersPerPack, exchangeTrumps: false, stake, bastardPays: 0 };
  const record: RoundRecord = {
    format: recordFormat,
    game: "kings-and-bastards",
    options: { ...options, ...(short && { anyDeck: true }) },
    seats: names.slice(0, seats),
    dealer,
    deck: deckFor(dealt(laying, seats, dealer), dealer),
    carry: { ...laying.carry, ...(stake > 0 && { chips: players.map(({ chips }) => chips) }) },
    moves,
  };
  const store = openStore(dataFolder);
  store.profiles.add({ id: "robin", name: names[0], avatar: players[0]!.avatar, madeAt: laidAt });
  store.tables.add({
    id: table,
    session: eveningOf(table, [{ game: record.game, rounds: 1, options }], {
      settings: { ...standardSettings, botPace: 0, ...settings },
      lan: laidLan(seats, laying.lan),
    }),
    position: { entry: 0, round: 0 },
    honours: { titles: {}, button: null },
    carried: {},
    stage: "playing",
    roundNumber,
    revision: 0,
    players,
  });
  for (const { id, profile, chips } of players) {
    if (chips > 0)
      store.bank.post(
        {
          kind: "buy-in",
          table,
          entries: [
            { account: profile === null ? "bots" : `profile:${profile}`, amount: -chips },
            { account: `seat:${table}:${id}`, amount: chips },
          ],
        },
        laidAt,
      );
  }
  store.rounds.begin({ table, number: roundNumber }, record, laidAt);
  store.rounds.addMoves({ table, number: roundNumber }, 1, moves as never, laidAt);
  store.close();
}

function left(pack: readonly Card[], wished: readonly Card[]): readonly Card[] {
  const rest = without(pack, wished);
  if (!rest) throw new Error(`the packs do not hold all of ${wished.join(" ")}`);
  return rest;
}

/** Every seat's hand: the wished cards, and the others of the packs dealt round. */
function dealt(
  { hands, seed = "0", short = false }: Laying,
  seats: number,
  dealer: Seat,
): readonly (readonly Card[])[] {
  const pack = packs(Math.ceil(seats / 6), jokersPerPack);
  const wished = Array.from({ length: seats }, (_, seat) => hand(hands[seat] ?? ""));
  if (short) return wished;
  const { list: rest } = shuffled(newDice(seed), left(pack, wished.flat()));
  const sizes = wished.map(
    (_, seat) =>
      Math.floor(pack.length / seats) +
      ((seat - dealer - 1 + 2 * seats) % seats < pack.length % seats ? 1 : 0),
  );
  let from = 0;
  return wished.map((cards, seat) => {
    const missing = sizes[seat]! - cards.length;
    if (missing < 0)
      throw new Error(`seat ${seat} is dealt ${sizes[seat]} cards, not ${cards.length}`);
    from += missing;
    return [...cards, ...rest.slice(from - missing, from)];
  });
}
