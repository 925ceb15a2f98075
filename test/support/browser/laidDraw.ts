// Gives a browser test a hand of five-card draw just as it needs it.

import { openStore } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { without } from "#shared/cards/hand.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import {
  standardSettings,
  type Opening,
  type Rotation,
  type TableSettings,
} from "#shared/protocol/schema.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { deckFor } from "#test/support/deckFor.ts";
import { hand } from "#test/support/hand.ts";
import { laidAt, laidLan, laidTable, names } from "./laidTable.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

export type DrawLaying = Readonly<{
  /** By seat, Robin's first. */
  hands: readonly string[];
  /** What comes next off the stock, top first. */
  stock?: string;
  /** The last seat unless given, so that Robin is first to act. */
  dealer?: Seat;
  moves?: readonly Public[];
  chips?: readonly number[];
  options?: Public;
  /** King and Bastard of the round before (H-8). */
  titles?: Readonly<{ king: Seat; bastard: Seat }>;
  /** Somebody more, who does not play in this round. */
  idle?: string;
  level?: BotLevel;
  settings?: Partial<TableSettings>;
  /** The session's games; the hand is the first round of the first. */
  rotation?: Rotation;
  /** Open to the network in this way, by `laidCode`. */
  lan?: Partial<Opening>;
}>;

const table = laidTable;
const avatarOf = (place: number): string => `avatar-${String(place + 7).padStart(2, "0")}`;

/** Robin sits at seat 0, bots that answer at once in the others; the hand waits for him to come. */
export function layDraw(dataFolder: string, laying: DrawLaying): void {
  const { hands, chips = [], level = "regular", settings, idle, titles = null } = laying;
  const player = (name: string, place: number): StoredPlayer => {
    const stack = chips[place] ?? 1000;
    return {
      id: `p${place + 1}`,
      profile: place === 0 ? "robin" : null,
      name,
      avatar: avatarOf(place),
      bot: place === 0 ? null : level,
      gone: false,
      seat: place < hands.length ? place : null,
      wins: 0,
      titles: {},
      rounds: 0,
      points: null,
      chips: stack,
      bought: stack,
      cashedOut: 0,
      broughtBack: 0,
      sitsOut: place >= hands.length,
      program: null,
      bankMs: 0,
    };
  };
  const players = [...names.slice(0, hands.length), ...(idle === undefined ? [] : [idle])].map(
    player,
  );
  const record = recordOf(laying, players);
  const store = openStore(dataFolder);
  store.profiles.add({ id: "robin", name: names[0], avatar: avatarOf(0), madeAt: laidAt });
  store.tables.add({
    id: table,
    position: { entry: 0, round: 0 },
    session: eveningOf(
      table,
      laying.rotation ?? [{ game: fiveCardDraw.id, rounds: 1, options: record.options }],
      {
        settings: { ...standardSettings, botPace: 0, ...settings },
        lan: laidLan(hands.length, laying.lan),
      },
    ),
    honours: {
      titles: titles ? { king: `p${titles.king + 1}`, bastard: `p${titles.bastard + 1}` } : {},
      button: null,
    },
    carried: {},
    stage: "playing",
    roundNumber: 1,
    revision: 0,
    players,
  });
  for (const { id, profile, chips: stack } of players) {
    if (stack > 0)
      store.bank.post(
        {
          kind: "buy-in",
          table,
          entries: [
            { account: profile === null ? "bots" : `profile:${profile}`, amount: -stack },
            { account: `seat:${table}:${id}`, amount: stack },
          ],
        },
        laidAt,
      );
  }
  store.rounds.begin({ table, number: 1 }, record, laidAt);
  store.rounds.addMoves({ table, number: 1 }, 1, (laying.moves ?? []) as never, laidAt);
  store.close();
}

function recordOf(
  {
    hands,
    stock = "",
    dealer = hands.length - 1,
    options: some = {},
    titles,
    moves = [],
  }: DrawLaying,
  players: readonly StoredPlayer[],
): RoundRecord {
  const options = completeOptions(fiveCardDraw.options, some);
  const top = [...deckFor(hands.map(hand), dealer), ...hand(stock)];
  const rest = without(fiveCardDraw.pack(options, hands.length), top);
  if (!rest) throw new Error("the packs do not hold these cards");
  const seated = players.filter(({ seat }) => seat !== null);
  return {
    format: recordFormat,
    game: fiveCardDraw.id,
    options,
    seats: seated.map(({ name }) => name),
    dealer,
    deck: [...top, ...rest],
    carry: { chips: seated.map(({ chips }) => chips), ...(titles && { titles }) },
    moves,
  };
}
