// A fake house that answers but stores nothing, for looking at screens without a host.

import { saysOfLine } from "#renderer/client/saysOfLine.ts";
import type { HouseClient, LineAnswer, LineAsk, LineRequest } from "#renderer/client/clients.ts";
import type { GuestDoor } from "#renderer/client/guestDoor.ts";
import { refused } from "#shared/contract/outcome.ts";
import { offers } from "#shared/games/catalogue.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BankState, LedgerTransaction } from "#shared/protocol/bank.ts";
import type { HouseAnswers, KeptScreen, OwnProgram, Profile } from "#shared/protocol/house.ts";
import type { SessionPlayer, StoredRound } from "#shared/protocol/history.ts";
import type { HouseRequest } from "#shared/protocol/schema.ts";
import { defaultAppearance, type Appearance } from "#shared/profile/appearance.ts";
import { emptyRounds } from "./emptyRounds.ts";
import { fakeClock, fakeEvening, fakeEvenings, fakeOutcomes, fakeSettled } from "./fakeChips.ts";
import {
  fakeChallenge,
  fakeDaily,
  fakeLadders,
  fakeRoundProgress,
  fakeProgress,
} from "./fakeProgress.ts";
import { fakeLan } from "./fakeTable.ts";
import { FakeTournaments, type FakeTournamentStage } from "./fakeTournament.ts";

export const fakeTableId = "fake-table";
export const fakeCode = "K7Q2M4";

const players = ["Robin", "Ada", "Ludwig", "Mei"];
const now = 1_760_000_000_000;

const rounds: readonly StoredRound[] = Array.from({ length: 8 }, (_, at) => ({
  id: 8 - at,
  game: "kings-and-bastards",
  table: fakeTableId,
  number: 8 - at,
  endedAt: now - at * 420_000,
  players,
  seat: 0,
  deal: at < 2 ? null : "fits",
  closedCards: at === 1 ? 27 : 0,
  result: { winners: [at % 4], places: [0, 1, 2, 3].map((place) => [(place + at) % 4]) },
}));

const robin: Profile = {
  id: "p0",
  name: "Robin",
  avatar: "avatar-07",
  rounds: 24,
  titles: { king: 9, bastard: 4 },
  chips: 8_930,
  points: 120,
  level: 2,
  ladders: { "kings-and-bastards": 2, "gin-rummy": 1 },
  looks: defaultAppearance,
  guest: false,
};
const mei: Profile = {
  id: "p3",
  name: "Mei",
  avatar: "avatar-31",
  rounds: 11,
  titles: { king: 2, bastard: 5 },
  chips: 240,
  points: 0,
  level: 1,
  ladders: {},
  looks: defaultAppearance,
  guest: false,
};

const bank: BankState = {
  accounts: [
    {
      profile: robin.id,
      name: robin.name,
      avatar: robin.avatar,
      chips: robin.chips,
      atTables: 1070,
      inTournaments: 0,
    },
    {
      profile: mei.id,
      name: mei.name,
      avatar: mei.avatar,
      chips: mei.chips,
      atTables: 0,
      inTournaments: 0,
    },
  ],
  granted: 20_000,
  bots: 9_760,
};

const entry = (account: string, name: string, amount: number, balance: number) => ({
  account,
  name,
  profile: [robin, mei].find((person) => person.name === name)?.id ?? null,
  amount,
  balance,
});
const noMore = { note: "", table: null, round: null, reverses: null, reversedBy: null };
const ledger: readonly LedgerTransaction[] = [
  {
    ...noMore,
    id: 6,
    kind: "correction",
    at: now,
    note: "Meant for Ludwig",
    reverses: 5,
    entries: [entry("profile:p0", "Robin", 250, 8930), entry("profile:p3", "Mei", -250, 240)],
  },
  {
    ...noMore,
    id: 5,
    kind: "transfer",
    at: now - 60_000,
    note: "For the pizza",
    reversedBy: 6,
    entries: [entry("profile:p0", "Robin", -250, 8680), entry("profile:p3", "Mei", 250, 490)],
  },
  {
    ...noMore,
    id: 4,
    kind: "round",
    at: now - 120_000,
    table: fakeTableId,
    round: 8,
    entries: [
      entry("seat:t:p0", "Robin", 70, 1070),
      entry("seat:t:p1", "Ada", -30, 970),
      entry("seat:t:p2", "Ludwig", -40, 960),
    ],
  },
  {
    ...noMore,
    id: 3,
    kind: "buy-in",
    at: now - 480_000,
    table: fakeTableId,
    entries: [entry("profile:p0", "Robin", -1000, 8930), entry("seat:t:p0", "Robin", 1000, 1000)],
  },
  {
    ...noMore,
    id: 2,
    kind: "grant",
    at: now - 900_000,
    entries: [entry("mint", "", -10_000, -20_000), entry("profile:p3", "Mei", 10_000, 10_000)],
  },
  {
    ...noMore,
    id: 1,
    kind: "grant",
    at: now - 960_000,
    entries: [entry("mint", "", -10_000, -10_000), entry("profile:p0", "Robin", 10_000, 10_000)],
  },
];

const fared = (
  name: string,
  avatar: string,
  profile: string | null,
  profit: number,
): SessionPlayer => ({
  name,
  avatar,
  bot: profile === null ? "regular" : null,
  profile,
  rounds: 8,
  wins: 2,
  titles: { king: 1, bastard: 1 },
  profit,
  points: null,
});

const books: HouseAnswers["books"] = {
  checking: null,
  failed: null,
  last: {
    at: now - 7_200_000,
    rounds: 412,
    transactions: 1_204,
    entries: 3_655,
    accounts: 61,
    chips: 20_000,
    found: 1,
    problems: [{ key: "audit.notBalanced", args: { id: 17, sum: -70 } }],
  },
};

const openTable = {
  table: fakeTableId,
  token: "fake",
  game: "kings-and-bastards",
  roundNumber: 3,
  over: false,
  players,
};

const fakePrograms: readonly OwnProgram[] = [
  {
    id: "deep",
    name: "Deep Red",
    command: "python3 ~/bots/deep_red.py --depth 4",
    faults: { late: 2, crashed: 5, nonsense: 0 },
    givenUp: [{ table: "none", said: "NameError: name 'card' is not defined" }],
  },
];

const fakeScreens: readonly KeptScreen[] = [
  {
    id: "on",
    name: "Chrome, Linux",
    shows: "whatIsOn",
    madeAt: now - 40 * 86_400_000,
    usedAt: now,
  },
  {
    id: "table",
    name: "Samsung Internet, Linux",
    shows: { game: "kings-and-bastards" },
    madeAt: now - 9 * 86_400_000,
    usedAt: now - 86_400_000,
  },
  {
    id: "tournament",
    name: "",
    shows: { tournament: "Friday Freezeout" },
    madeAt: now - 3 * 86_400_000,
    usedAt: now - 3 * 86_400_000,
  },
  {
    id: "closed",
    name: "Firefox, Windows",
    shows: "closed",
    madeAt: now - 90 * 86_400_000,
    usedAt: now - 60 * 86_400_000,
  },
];

const answers: HouseAnswers = {
  games: offers,
  ...emptyRounds,
  learn: { ...emptyRounds.learn, seats: players },
  profile: robin,
  saveProfile: robin,
  wear: robin,
  profiles: [robin, mei],
  addProfile: mei,
  useProfile: mei,
  invite: { code: "fake", minutes: 10 },
  devices: [
    {
      id: "here",
      name: "Firefox, Linux",
      madeAt: now - 40 * 86_400_000,
      usedAt: now,
      isThis: true,
    },
    {
      id: "phone",
      name: "Safari, iPhone",
      madeAt: now - 9 * 86_400_000,
      usedAt: now - 86_400_000,
      isThis: false,
    },
    {
      id: "strange",
      name: "",
      madeAt: now - 3 * 86_400_000,
      usedAt: now - 3 * 86_400_000,
      isThis: false,
    },
  ],
  programs: fakePrograms,
  addProgram: fakePrograms,
  removeProgram: [],
  revokeDevice: [
    {
      id: "here",
      name: "Firefox, Linux",
      madeAt: now - 40 * 86_400_000,
      usedAt: now,
      isThis: true,
    },
  ],
  screens: fakeScreens,
  removeScreen: fakeScreens.slice(1),
  inviteScreen: { code: "B9WLKD", minutes: 10 },
  whatIsOn: { on: "welcome", host: "Robin", url: "http://192.168.1.20:8484" },
  openTable: { ...openTable, roundNumber: 0 },
  openTables: [openTable],
  joinable: [
    {
      table: "joinable",
      game: "crazy-eights",
      roundNumber: 2,
      players: ["Mei", "Ada"],
      free: 2,
      former: false,
    },
  ],
  closeTable: null,
  openToLan: fakeLan,
  closeToLan: null,
  lan: {
    addresses: [
      { url: "http://192.168.1.20:8484", network: "wlan0" },
      { url: "http://10.0.0.5:8484", network: "eth0" },
      { url: "http://[fd12:3456:789a::20]:8484", network: "wlan0" },
    ],
    problem: null,
  },
  found: [
    {
      kind: "table",
      url: "http://192.168.1.31:8484/#join=QX4R7T",
      host: "Mei",
      game: "kings-and-bastards",
      players: 3,
      seats: 5,
    },
    {
      kind: "tournament",
      url: "http://192.168.1.44:40123/#join=B9WLKD",
      host: "Ada",
      game: "crazy-eights",
      players: 2,
      seats: 4,
    },
  ],
  rounds,
  roundFilters: {
    games: ["kings-and-bastards", "five-card-draw"],
    tables: [{ id: fakeTableId, openedAt: now - 4_000_000, rounds: 8 }],
    players,
  },
  sessions: [
    {
      table: fakeTableId,
      id: 1,
      openedAt: now - 4_000_000,
      endedAt: now,
      isOpen: false,
      games: ["kings-and-bastards"],
      rounds: 8,
      players: [
        fared("Robin", robin.avatar, robin.id, 70),
        fared("Ada", "avatar-12", null, -30),
        fared("Ludwig", "avatar-23", null, -40),
      ],
    },
  ],
  review: { state: "underWay" },
  dropReview: null,
  costlyHabits: [],
  headToHead: [
    {
      opponent: { profile: mei.id, name: mei.name, avatar: mei.avatar },
      rounds: 11,
      ahead: 7,
      behind: 4,
      chips: 320,
    },
    {
      opponent: { character: "Greta", avatar: "avatar-31" },
      rounds: 23,
      ahead: 9,
      behind: 14,
      chips: -260,
    },
    { opponent: { bots: "regular" }, rounds: 40, ahead: 18, behind: 22, chips: -510 },
  ],
  ratings: [
    {
      game: "kings-and-bastards",
      players: [
        {
          player: { profile: mei.id, name: mei.name, avatar: mei.avatar },
          rating: 1641,
          margin: 212,
          rounds: 31,
        },
        {
          player: { profile: robin.id, name: robin.name, avatar: robin.avatar },
          rating: 1588,
          margin: 164,
          rounds: 62,
        },
        { player: { bots: "regular" }, rating: 1530, margin: 96, rounds: 58 },
        { player: { bots: "easy" }, rating: 1204, margin: 131, rounds: 22 },
      ],
    },
    {
      game: "gin-rummy",
      players: [
        { player: { bots: "regular" }, rating: 1584, margin: 420, rounds: 9 },
        {
          player: { profile: robin.id, name: robin.name, avatar: robin.avatar },
          rating: 1416,
          margin: 420,
          rounds: 9,
        },
      ],
    },
  ],
  balances: Array.from({ length: 30 }, (_, at) => ({
    at: now - (30 - at) * 3_600_000,
    chips: 10_000 + Math.round(900 * Math.sin(at / 3)),
  })),
  progress: fakeProgress,
  merit: fakeRoundProgress,
  dailyDeal: fakeDaily,
  openDailyDeal: openTable,
  ladders: fakeLadders,
  challenge: fakeChallenge,
  bank,
  books,
  checkBooks: books,
  ledger,
  transfer: bank,
  grant: robin,
  reverse: bank,
  chipEvenings: fakeEvenings,
  chipEvening: fakeEvening,
  openChipEvening: fakeEvening,
  nameChipEvening: fakeEvening,
  addChipPerson: fakeEvening,
  moveChips: fakeEvening,
  buyEverybodyIn: fakeEvening,
  reverseChips: fakeEvening,
  settleChips: fakeSettled,
  recountChips: fakeEvening,
  payChips: fakeSettled,
  chipOutcomes: fakeOutcomes,
  roomClock: fakeClock,
  planRoomClock: fakeClock,
  moveRoomClock: fakeClock,
};

/** One code opens a table; one name is taken. */
export const fakeGuests: GuestDoor = {
  ask: (code) =>
    Promise.resolve({
      ok: true,
      value: { profile: null, table: code === fakeCode ? fakeTableId : null, tournament: null },
    }),
  come: (_code, { name }) =>
    Promise.resolve(
      name === mei.name
        ? refused("name-taken", { key: "store.nameTaken", args: { name } })
        : { ok: true, value: { profile: robin, table: fakeTableId, tournament: null } },
    ),
  direct: () => Promise.resolve(refused("wrong-pin", saysOfLine("noHost"))),
};

const noFiles = refused("unknown-round", saysOfLine("noFiles"));

function answered(request: HouseRequest, payload: object): unknown {
  // Looks are worn for as long as nothing is asked anew.
  if (request === "wear") return { ...robin, looks: payload as Appearance };
  return request === "chipEvening" && "evening" in payload && payload.evening === fakeSettled.id
    ? fakeSettled
    : answers[request];
}

/** `tournament`: at which stage every tournament is that it knows. `directs`: to its owner. */
export function fakeHouse(tournament: FakeTournamentStage, directs: boolean): HouseClient {
  const tournaments = new FakeTournaments(tournament, directs);
  const isOfHouse = (request: string): request is HouseRequest => request in answers;
  const answer = (request: LineRequest, payload: object): object => {
    if (!isOfHouse(request)) return tournaments.answer(request, payload);
    return { ok: true, value: answered(request, payload) };
  };
  return {
    ask: <R extends LineRequest>(request: R, payload: LineAsk<R>) =>
      Promise.resolve(answer(request, payload) as Answer<LineAnswer<R>>),
    onTournament: tournaments.onTournament,
    files: {
      replay: () => Promise.resolve(noFiles),
      replayText: () => Promise.resolve(noFiles),
      fetch: () => Promise.resolve(noFiles),
    },
    close: () => undefined,
  };
}
