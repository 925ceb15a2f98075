// Provides each request and each file in its right form, so that nothing but who asks can keep it
// from its handler.

import type { TournamentAsk, TournamentRequest } from "#shared/protocol/tournament.ts";
import {
  standardSettings,
  type fileRoles,
  type HouseAsk,
  type HouseRequest,
  type TableAsk,
  type TableRequest,
} from "#shared/protocol/schema.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";

const rotation = [{ game: "kings-and-bastards", rounds: 1, options: {} }];

const houseAsks: { readonly [R in HouseRequest]: HouseAsk<R> } = {
  games: {},
  learn: { game: "exordia8", after: null },
  practise: { round: 1, seat: 0, at: 1 },
  practiseOn: { practice: "none", after: 0, move: null },
  practiseHint: { practice: "none" },
  profile: {},
  saveProfile: { name: "Zoe", avatar: "avatar-04" },
  wear: { back: "burgundy", felt: "emerald" },
  openTable: { rotation, settings: standardSettings, bots: ["easy"] },
  openTables: {},
  joinable: {},
  closeTable: { table: "none" },
  openToLan: { table: "none", seats: 4, fill: null, spectators: true, listed: false },
  closeToLan: { table: "none" },
  lan: {},
  found: {},
  profiles: {},
  addProfile: { name: "Yan", avatar: "avatar-04" },
  useProfile: { profile: "person-1" },
  invite: {},
  devices: {},
  revokeDevice: { device: "none" },
  programs: {},
  addProgram: { name: "Zed", command: "exit", game: "none" },
  removeProgram: { program: "none" },
  screens: {},
  removeScreen: { screen: "none" },
  inviteScreen: {},
  whatIsOn: { shown: null },
  rounds: { limit: 1, before: null },
  roundFilters: {},
  sessions: { limit: 1, before: null },
  review: { round: 1, seat: 0, withAllCards: false },
  dropReview: {},
  costlyHabits: {},
  headToHead: { profile: "person-1" },
  ratings: { profile: "person-1" },
  balances: { profile: "person-1" },
  progress: {},
  merit: { table: "none", round: 1 },
  dailyDeal: {},
  openDailyDeal: {},
  ladders: {},
  challenge: {},
  bank: {},
  books: {},
  checkBooks: {},
  ledger: { limit: 1, before: null, profile: null, bots: true },
  transfer: { to: "person-2", amount: 1, note: "" },
  grant: {},
  reverse: { transaction: 99, note: "no" },
  chipEvenings: { limit: 1, before: null },
  chipEvening: { evening: "none" },
  chipOutcomes: { from: 0, to: 1 },
  openChipEvening: {
    name: "",
    colours: [{ colour: "red", value: 5 }],
    stack: [20],
    money: null,
    people: [{ name: "Ann", profile: null }],
  },
  nameChipEvening: { evening: "none", name: "Friday" },
  addChipPerson: { evening: "none", person: { name: "Ben", profile: null } },
  moveChips: { evening: "none", after: 0, kind: "buy-in", person: "p1", counts: [20], note: "" },
  buyEverybodyIn: { evening: "none", after: 0 },
  reverseChips: { evening: "none", after: 0, entry: 1 },
  settleChips: { evening: "none", after: 0 },
  recountChips: { evening: "none" },
  payChips: { evening: "none", payment: 1, paid: true },
  roomClock: {},
  planRoomClock: {
    plan: {
      name: "",
      stages: [{ kind: "level", small: 25, big: 50, ante: 0, minutes: 10 }],
      chips: [
        { value: 25, colour: "green" },
        { value: 100, colour: null },
      ],
    },
    anew: false,
  },
  moveRoomClock: { action: "start" },
};

const tournament = "none";

const tournamentAsks: { readonly [R in TournamentRequest]: TournamentAsk<R> } = {
  tournaments: {},
  watchTournament: { tournament },
  unwatchTournament: { tournament },
  createTournament: setup(),
  enterTournament: { tournament },
  seatEntrant: { tournament, bots: ["easy"] },
  leaveTournament: { tournament },
  startTournament: { tournament },
  admitToTournament: { tournament, open: true },
  pauseTournament: { tournament },
  resumeTournament: { tournament },
  moveEntrant: { tournament, entrant: "e1", table: "none", chair: 0 },
  removeEntrant: { tournament, entrant: "e1", note: "" },
  undoElimination: { tournament, elimination: 1 },
  correctStack: { tournament, entrant: "e1", stack: 100, note: "miscounted" },
  changeLevel: { tournament, level: 2, to: quick.levels[1]! },
  penalise: { tournament, entrant: "e1", rounds: 1, note: "" },
  buyAgain: { tournament, again: true },
  buyAddOn: { tournament },
  closeTournament: { tournament },
  directing: { tournament },
  nameDirector: { tournament, profile: "person-2", directs: true },
  setDirectorPin: { tournament, pin: "402816" },
  revokeDirectorDevice: { tournament, device: "none" },
  structures: {},
  saveStructure: { name: "Quick", structure: quick },
  deleteStructure: { name: "Quick" },
};

/** All that may be asked on a line to the house. */
export const lineAsks = { ...houseAsks, ...tournamentAsks };

/** Whoever leaves asks nothing more: that comes last. */
export const tableAsks: { readonly [R in TableRequest]: TableAsk<R> } = {
  move: { answers: 0, move: { type: "pass" } },
  back: {},
  hint: { answers: 0 },
  pace: { botPace: 1 },
  hurry: { on: false },
  finish: {},
  change: { rotation, settings: standardSettings },
  seats: { order: ["p1", "p2", "p4"] },
  rebuy: {},
  sitOut: { out: false },
  ready: {},
  stop: {},
  sit: {},
  swap: { with: "p2" },
  remove: { player: "p2", ban: false },
  mute: { player: "p2", muted: true },
  lock: { locked: true },
  handOver: { to: "p1" },
  say: { text: "hello" },
  emote: { emote: "wave" },
  announced: { skip: 0, limit: 50 },
  takePart: { key: "ab".repeat(32) },
  commit: { deal: "ab".repeat(16), commitment: "ab".repeat(32) },
  openSecret: {
    deal: "ab".repeat(16),
    secret: "ab".repeat(32),
    signature: "ab".repeat(64),
  },
  judge: { deal: "ab".repeat(16), fault: null },
  sealed: { deal: "ab".repeat(16), part: { type: "hasNone", signature: "ab".repeat(64) } },
  leave: {},
};

export const fileAsks: {
  readonly [F in keyof typeof fileRoles]: Readonly<{
    path: string;
    method?: string;
    body?: string;
  }>;
} = {
  replay: { path: "/house/rounds/1/replay" },
  replayText: { path: "/house/replay", method: "POST", body: "{}" },
  record: { path: "/house/rounds/1/record" },
  report: { path: "/house/tables/none/report" },
  hands: { path: "/house/hands.ohh" },
  ledger: { path: "/house/ledger.csv" },
  chips: { path: "/house/chips/none.csv" },
  chipOutcomes: { path: "/house/chips.csv" },
  results: { path: "/house/tournaments/none/results.csv" },
};
