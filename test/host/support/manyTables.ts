// A session of several tables, as somebody who runs a tournament has it: its own chips, rounds when
// they say so, seats that they give.

import { hashOf, newSeed } from "#main/base/chance.ts";
import { refusal } from "#main/base/refusal.ts";
import type { House } from "#main/house/house.ts";
import { laidRound } from "#main/session/nextRound.ts";
import type { SessionHost, SessionKind } from "#main/table/sessionHost.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import {
  entered,
  seatedAt,
  withNewTable,
  withPlayer,
  type PaidSession,
  type SessionState,
} from "#main/session/sessionState.ts";
import type { EndedRound } from "#main/store/roundStore.ts";
import type { SeatToken, StoredSession } from "#main/store/sessionStore.ts";
import type { Store } from "#main/store/store.ts";
import type { Posting } from "#main/store/bankStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { newcomer } from "#main/session/players.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { standardSettings, type Rotation, type TableRequest } from "#shared/protocol/schema.ts";
import { eveningOf } from "./eveningOf.ts";
import { testHost, type TestHost } from "./testHost.ts";

export const cup = "cup";
export const tokenOf = (player: string): string => `token of ${player}`;
const asked: readonly TableRequest[] = ["move", "hint", "back", "say", "emote"];
const rotation: Rotation = [
  { game: fiveCardDraw.id, rounds: 1, options: completeOptions(fiveCardDraw.options, {}) },
];

/** Every player with chips is dealt in, by the options of whoever has the round dealt. */
const ownRules: SessionRules = {
  refusalOf: (request) => (asked.includes(request) ? null : refusal("not-now", "runnerCloses")),
  beginsWhenReady: false,
  waitsForPeople: false,
  passesOn: false,
  mayHurry: false,
  next: (table, random, { options }) => {
    const [entry] = table.session.rotation;
    const next =
      entry &&
      laidRound(
        table,
        {
          position: { entry: 0, round: 0 },
          entry: { ...entry, options: { ...entry.options, ...options } },
        },
        newSeed(random),
        ({ gone, chips }) => !gone && chips > 0,
      );
    return next ? { ...next, postings: [] } : null;
  },
  settled: (paid) => paid,
};

export interface ManyTables extends TestHost {
  readonly session: SessionHost;
  readonly over: EndedRound[];
}

export const asHouse = ({ host }: Pick<TestHost, "host">): House => host.house as House;

/** What is told of ended rounds is kept in `over`. */
export const kindOf = (over: EndedRound[]): SessionKind => ({
  rules: ownRules,
  onRoundOver: (ended) => void over.push(ended),
});

export const storedCup = (): StoredSession =>
  eveningOf("of the cup", rotation, {
    tournament: cup,
    owner: null,
    settings: {
      ...standardSettings,
      botPace: 0,
      turnSeconds: 20,
      timeBankSeconds: 0,
      standIns: false,
      rebuys: false,
    },
  });

/** By table, who sits there: `a…` are people, `b…` bots. */
export type Places = { readonly [table: string]: readonly string[] };

const isBot = (player: string): boolean => player.startsWith("b");

/** Everybody with a stack of a thousand, at their table. */
export function filled(
  session: SessionHost,
  places: Places,
): Readonly<{ after: PaidSession; tokens: readonly SeatToken[] }> {
  let after: PaidSession = { state: session.state(), postings: [] };
  for (const [table, players] of Object.entries(places)) {
    after = { ...after, state: withNewTable(after.state, table) };
    for (const id of players) {
      const row = newcomer({
        id,
        name: `Player ${id}`,
        avatar: "avatar-01",
        profile: isBot(id) ? null : id,
        bot: isBot(id) ? "easy" : null,
        bankMs: 0,
      });
      after = withStack({ ...after, state: entered(after.state, row) }, id, "buy-in", 1000);
      after = { ...after, state: seatedAt(after.state, id, table) };
    }
  }
  const tokens = Object.values(places)
    .flat()
    .filter((id) => !isBot(id))
    .map((player) => ({
      hash: hashOf(tokenOf(player)),
      session: session.id,
      player,
      issuedAt: Date.UTC(2026, 0, 1),
    }));
  return { after, tokens };
}

export function addPeople(store: Store, places: Places): void {
  for (const id of Object.values(places).flat())
    if (!isBot(id))
      store.profiles.add({
        id,
        name: `Player ${id}`,
        avatar: "avatar-01",
        madeAt: Date.UTC(2026, 0, 1),
      });
}

/** All of them at their tables, nothing dealt yet. */
export async function manyTables(
  places: Places,
  options: Parameters<typeof testHost>[0] = {},
): Promise<ManyTables> {
  const made = await testHost(options);
  const over: EndedRound[] = [];
  addPeople(made.store, places);
  const session = asHouse(made).openSession(storedCup(), kindOf(over));
  const { after, tokens } = filled(session, places);
  session.commit({ after: after.state, postings: after.postings, tokens });
  return { ...made, session, over };
}

/** Deals at these tables and waits until all their rounds are over. */
export async function playedRounds(
  { session, clock, over }: Pick<ManyTables, "session" | "clock" | "over">,
  tables: readonly string[],
): Promise<void> {
  const before = over.length;
  for (const id of tables) {
    const answer = await clock.answered(session.tables.get(id)!.deal());
    if (!answer.ok) throw new Error(`${id}: ${answer.error.code} ${answer.error.key}`);
  }
  await clock.until(() => over.length === before + tables.length);
}

export const everybody = ({ atNone, tables }: SessionState): readonly StoredPlayer[] => [
  ...atNone,
  ...[...tables.values()].flatMap(({ players }) => players),
];

/** Before the player who has the `chair`th place among those present (C-2), else last. */
export function seatedBefore(
  state: SessionState,
  player: string,
  table: string,
  chair: number,
): SessionState {
  const after = seatedAt(state, player, table);
  const { players, ...rest } = after.tables.get(table)!;
  const [others, [own]] = [players.slice(0, -1), players.slice(-1)];
  const before = others.filter(({ gone }) => !gone)[chair];
  const at = before ? others.indexOf(before) : others.length;
  const tables = new Map(after.tables).set(table, {
    ...rest,
    players: others.toSpliced(at, 0, own!),
  });
  return { ...after, tables };
}

type StackKind = "buy-in" | "rebuy" | "add-on" | "cash-out" | "correction";

/**
 * Moves a tournament's chips from its stacks to a player, or back if the amount is negative. A
 * correction needs a note, and counts as neither bought nor cashed out. Throws in a session that
 * plays for chips of the bank.
 */
export function withStack(
  { state, postings }: PaidSession,
  player: string,
  kind: StackKind,
  amount: number,
  note = "",
): PaidSession {
  const { id, tournament } = state.session;
  if (tournament === null)
    throw new Error("chips of the bank are brought by whoever has them there");
  if (kind === "correction" && note === "") throw new Error("a correction has a note (H-2)");
  if (amount === 0) return { state, postings };
  const [bought, cashedOut] =
    kind === "correction" ? [0, 0] : kind === "cash-out" ? [0, -amount] : [amount, 0];
  const posting: Posting = {
    kind,
    note,
    entries: [
      { account: `stacks:${tournament}`, amount: -amount },
      { account: `seat:${id}:${player}`, amount },
    ],
  };
  const after = withPlayer(state, player, (row) => ({
    ...row,
    chips: row.chips + amount,
    bought: row.bought + bought,
    cashedOut: row.cashedOut + cashedOut,
  }));
  return { state: after, postings: [...postings, posting] };
}
