// A double of a house as seen from its door, with nothing behind it. It remembers everything.

import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers, OpenTable } from "#shared/protocol/house.ts";
import type { HouseAsk, HouseRequest } from "#shared/protocol/schema.ts";
import { defaultAppearance } from "#shared/profile/appearance.ts";
import { newOwnerSecret } from "#main/connections/ownerKeys.ts";
import type { HouseFile, HouseFiles } from "#main/base/houseFiles.ts";
import type {
  DeviceDoor,
  DirectorDoor,
  GuestDoor,
  HouseDoor,
  Destination,
  ScreenDoor,
  TableDoor,
  TournamentDoor,
} from "#main/base/ports.ts";
import type { FileVisitor, HouseVisitor, Visitor } from "#main/base/visitor.ts";
import { emptyRounds } from "#test/doors/emptyRounds.ts";
import { refusedWith } from "#test/support/inEnglish.ts";
import { FakeTable } from "./FakeTable.ts";

/** A file of these texts. */
export function fileOf(
  name: string,
  type: HouseFile["type"],
  texts: Iterable<string>,
): Answer<HouseFile> {
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield new TextEncoder().encode(text);
  }
  return { ok: true, value: { name, type, parts: parts() } };
}

export class FakeHouse implements HouseDoor {
  readonly tables = new Map<string, FakeTable>();
  owner = "p";
  /** Nobody has been invited. */
  guests: GuestDoor = {
    houseId: "fake",
    profileOf: () => null,
    isInvitation: () => false,
    come: () => refusedWith("wrong-invitation", "This invitation is not good."),
  };
  readonly keys = new Map<string, string>();
  devices: DeviceDoor = {
    admit: () => {
      const key = newOwnerSecret();
      this.keys.set(key, `device-${this.keys.size}`);
      return key;
    },
    find: (key) => {
      const id = this.keys.get(key);
      return id === undefined ? null : { id };
    },
    onRevoked: () => undefined,
  };
  /** None is known, and none gets a key. */
  screens: ScreenDoor = {
    admit: () => null,
    find: () => null,
    isGood: () => false,
    admitByCode: () => null,
    onRemoved: () => () => undefined,
    isAwaited: false,
    onAwaited: () => undefined,
  };
  /** There is no PIN. */
  directors: DirectorDoor = {
    admit: () => Promise.resolve(refusedWith("wrong-pin", "That’s not the PIN. Try again.")),
    find: () => null,
    onRevoked: () => undefined,
  };
  /** There are none. */
  tournaments: TournamentDoor = {
    ask: () => Promise.resolve(refusedWith("unknown-tournament", "There’s no such tournament.")),
    isShown: () => false,
    left: () => undefined,
  };
  readonly asked: Readonly<{
    visitor: Visitor;
    request: string;
    payload: unknown;
  }>[] = [];
  fault: Error | null = null;
  /** Empty files, and nothing to replay. */
  files: (visitor: FileVisitor) => HouseFiles = () => ({
    replay: async () => refusedWith("unknown-round", "There’s no such finished round."),
    replayText: async () => refusedWith("not-a-record", "There is nothing to replay."),
    record: async () => refusedWith("unknown-round", "There’s no such finished round."),
    report: async () => refusedWith("unknown-table", "There’s no report for this table."),
    hands: async () => fileOf("hands.ohh", "text/plain", []),
    ledger: async () => fileOf("ledger.csv", "text/csv", []),
    chips: async () => refusedWith("unknown-evening", "There’s no such evening."),
    chipOutcomes: async () => fileOf("chips.csv", "text/csv", []),
    results: async () => refusedWith("unknown-tournament", "There’s no such tournament."),
  });
  readonly #listeners: ((change: Readonly<{ id: string; open: boolean }>) => void)[] = [];

  /** A table that is open from the start. */
  with(id: string, ...tokens: string[]): FakeTable {
    const table = new FakeTable(id, tokens);
    this.tables.set(id, table);
    return table;
  }

  open(id: string, ...tokens: string[]): FakeTable {
    const table = this.with(id, ...tokens);
    for (const listener of this.#listeners) listener({ id, open: true });
    return table;
  }

  close(id: string): void {
    for (const connection of this.tables.get(id)?.here.values() ?? [])
      connection.end("table-closed");
    this.tables.delete(id);
    for (const listener of this.#listeners) listener({ id, open: false });
  }

  async ask<R extends HouseRequest>(
    visitor: HouseVisitor<R>,
    request: R,
    payload: HouseAsk<R>,
  ): Promise<Answer<HouseAnswers[R]>> {
    if (this.fault) throw this.fault;
    this.asked.push({ visitor, request, payload });
    return { ok: true, value: this.#answers()[request] };
  }

  table(id: string): TableDoor | null {
    return this.tables.get(id) ?? null;
  }

  tournamentOfCode(): string | null {
    return null;
  }

  onTables(listener: (change: Readonly<{ id: string; open: boolean }>) => void): void {
    this.#listeners.push(listener);
    for (const id of this.tables.keys()) listener({ id, open: true });
  }

  onLan(): void {}

  lanPort(): number | null {
    return null;
  }

  keepLanPort(): void {}

  /** By join code. */
  readonly codes = new Map<string, string>();

  tableOfCode(code: string): string | null {
    return this.codes.get(code) ?? null;
  }

  sessionOfCode(code: string): string | null {
    return this.tableOfCode(code);
  }

  placeOfSession(session: string): Destination {
    return { table: this.tables.has(session) ? session : null, tournament: null };
  }

  #answers(): HouseAnswers {
    const profile = {
      id: "p",
      name: "Ann",
      avatar: "avatar-01",
      rounds: 0,
      titles: {},
      chips: 10_000,
      points: 0,
      level: 1,
      ladders: {},
      looks: defaultAppearance,
      guest: false,
    };
    const openTables: OpenTable[] = [...this.tables.values()].map(({ id, players, round }) => ({
      table: id,
      token: [...players.keys()][0] ?? "",
      game: "kings-and-bastards",
      roundNumber: round,
      over: false,
      players: [],
    }));
    const nothing = {
      rounds: 0,
      wins: 0,
      streak: 0,
      bestStreak: 0,
      chips: null,
      bestChips: null,
      points: 0,
      bestPoints: 0,
      titles: {},
    };
    const bank = { accounts: [], granted: 0, bots: 0 };
    const books = { checking: null, last: null, failed: null };
    const clock = { name: "", stages: [], chips: [], at: 0, spent: 0, isGoing: false, away: null };
    const evening = {
      id: "e",
      name: "",
      openedAt: 0,
      colours: [],
      stack: [],
      money: null,
      people: [],
      entries: [],
      settled: null,
    };
    return {
      chipEvenings: [],
      chipEvening: evening,
      openChipEvening: evening,
      nameChipEvening: evening,
      addChipPerson: evening,
      moveChips: evening,
      buyEverybodyIn: evening,
      reverseChips: evening,
      settleChips: evening,
      recountChips: evening,
      payChips: evening,
      chipOutcomes: [],
      roomClock: null,
      planRoomClock: clock,
      moveRoomClock: clock,
      games: [],
      ...emptyRounds,
      profile,
      saveProfile: profile,
      wear: profile,
      profiles: [profile],
      addProfile: profile,
      useProfile: profile,
      grant: profile,
      invite: { code: "", minutes: 10 },
      devices: [],
      revokeDevice: [],
      programs: [],
      addProgram: [],
      removeProgram: [],
      screens: [],
      removeScreen: [],
      inviteScreen: { code: "ABCDEF", minutes: 10 },
      whatIsOn: { on: "welcome", host: "Ann", url: null },
      openTables,
      openTable: openTables[0] ?? {
        table: "",
        token: "",
        game: "",
        roundNumber: 0,
        over: false,
        players: [],
      },
      closeTable: null,
      rounds: [],
      roundFilters: { games: [], tables: [], players: [] },
      sessions: [],
      headToHead: [],
      review: { state: "underWay" },
      dropReview: null,
      costlyHabits: [],
      ratings: [],
      balances: [],
      ledger: [],
      joinable: [],
      lan: { addresses: [], problem: null },
      found: [],
      closeToLan: null,
      openToLan: {
        code: "ABCDEF",
        seats: 4,
        fill: null,
        spectators: true,
        listed: true,
        locked: false,
        muted: [],
        mutedWatching: [],
        swaps: {},
        watching: [],
      },
      bank,
      books,
      checkBooks: books,
      transfer: bank,
      reverse: bank,
      progress: {
        left: 0,
        points: 0,
        level: 1,
        achievements: [],
        all: nothing,
        games: [],
        days: { played: 0, bestRun: 0, run: 0 },
      },
      merit: null,
      dailyDeal: {
        date: "2026-11-22",
        game: "exordia8",
        players: 4,
        tries: [],
        streak: { run: 0, best: 0 },
        bots: null,
      },
      ladders: [],
      challenge: {
        from: "2026-11-23",
        to: "2026-11-29",
        kind: "rules",
        bots: [],
        legs: [],
        weeksWon: 0,
      },
      openDailyDeal: { table: "", token: "", game: "", roundNumber: 1, over: false, players: [] },
    };
  }
}
