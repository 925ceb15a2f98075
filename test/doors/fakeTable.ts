// A fake table that nobody plays at.

import type {
  ChatLine,
  ViewMessage,
  Stage,
  TableLan,
  TablePlayer,
  TableState,
} from "#shared/protocol/table.ts";
import { standardSettings, type Rotation } from "#shared/protocol/schema.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import type { Facts } from "#shared/games/kings-and-bastards/types.ts";

const people: readonly (readonly [string, string, TablePlayer["bot"]])[] = [
  ["Robin", "avatar-07", null],
  ["Ada", "avatar-12", "regular"],
  ["Ludwig", "avatar-23", "easy"],
  ["Mei", "avatar-31", null],
];

const stacks = [1070, 980, 960, 990];

const players = (stage: Stage): readonly TablePlayer[] =>
  people.map(([name, avatar, bot], seat) => ({
    id: `p${seat}`,
    name,
    avatar,
    bot,
    presence: "here",
    seat,
    out: false,
    gone: false,
    wins: [1, 2, 0, 0][seat] ?? 0,
    titles: ([{ king: 1 }, { king: 2 }, { bastard: 2 }, { bastard: 1 }] as const)[seat] ?? {},
    rounds: 3,
    points: null,
    chips: stage === "stopped" ? 0 : (stacks[seat] ?? 0),
    bought: 1000,
    cashedOut: stage === "stopped" ? (stacks[seat] ?? 0) : 0,
    sitsOut: null,
    ready: stage !== "playing" && bot !== null,
  }));

const result = { winners: [0], places: [[0], [3], [1], [2]], chips: [40, -10, -20, -10] };

const kingsOptions = { jokersPerPack: 1, exchangeTrumps: false, stake: 10, bastardPays: 10 };
const rotation: Rotation = [
  { game: "kings-and-bastards", rounds: 1, options: kingsOptions },
  { game: "five-card-draw", rounds: 4, options: {} },
];

export const fakeTable = (id: string, stage: Stage): TableState => ({
  id,
  game: "kings-and-bastards",
  options: kingsOptions,
  rotation,
  position: { entry: 0, round: 0 },
  next: stage === "stopped" ? null : { entry: 1, round: 0 },
  honours:
    stage === "between"
      ? { titles: { king: "p0", bastard: "p2" }, button: "p0" }
      : { titles: { king: "p1", bastard: "p2" }, button: null },
  stopping: false,
  lan: null,
  alone: false,
  hints: true,
  settings: standardSettings,
  stage,
  players: players(stage),
  waiting: [],
  owner: "p0",
  roundNumber: stage === "waiting" ? 0 : 3,
  clocks: [],
  lastResult: stage === "between" || stage === "stopped" ? result : null,
  sequel: null,
  tournament: null,
});

export const allPeople = (table: TableState): TableState => ({
  ...table,
  players: table.players.map((player) => ({
    ...player,
    bot: null,
    ready: table.stage !== "playing",
  })),
});

/**
 * As many players, each of them like one of the four, and the viewer in the middle of those who
 * have won and lost.
 */
export const crowded = (table: TableState, seats: number): TableState => ({
  ...table,
  players: Array.from({ length: seats }, (_, seat) => {
    const one = table.players[seat % 4]!;
    return seat === 0
      ? { ...one, cashedOut: 1000 }
      : {
          ...one,
          id: `p${seat}`,
          seat,
          name: seat < 4 ? one.name : `${one.name} ${Math.floor(seat / 4) + 1}`,
          cashedOut: one.cashedOut + seat,
        };
  }),
});

export const fakeLan: TableLan = {
  code: "K7Q2M4",
  seats: 6,
  fill: "regular",
  spectators: true,
  listed: true,
  locked: false,
  muted: ["p3"],
  mutedWatching: [],
  swaps: { p3: "p0" },
  watching: ["Omar"],
  screens: [2],
};

export const fakeChat: readonly ChatLine[] = [
  { number: 1, from: { player: "p3", name: "Mei" }, said: { text: "♥ 3 : 1 ♠" }, at: 1 },
  { number: 2, from: { player: "p0", name: "Robin" }, said: { emote: "laugh" }, at: 2 },
  { number: 3, from: { player: null, name: "Omar" }, said: { emote: "cheers" }, at: 3 },
];

const hiddenHands = [10, 9, 11, 10];

/** Null before the first deal. */
export function fakeView(stage: string, viewer: Viewer = 0): ViewMessage | null {
  if (stage === "waiting") return null;
  const isOver = stage === "between" || stage === "stopped";
  const facts: Facts = {
    dealer: 2,
    lead: null,
    trick: [],
    out: isOver ? [0, 3, 1] : [],
    turn: isOver ? null : 0,
    passed: [],
    owed: null,
    exchange: null,
    titles: isOver ? { king: 0, bastard: 2 } : { king: 1, bastard: 2 },
    left: [],
    chips: stacks,
    pot: 0,
    result: isOver ? result : null,
  };
  return {
    number: 1,
    round: 3,
    game: "kings-and-bastards",
    happened: [],
    seen: {
      viewer,
      options: {},
      phase: isOver ? "over" : "trick",
      facts,
      hands:
        viewer === "spectator"
          ? isOver
            ? [0, 0, 3, 0]
            : hiddenHands
          : isOver
            ? [[], 0, 3, 0]
            : [["3d", "5c", "5s", "8h", "Td", "Js", "Kc", "Ah", "2s", "Jk"], 9, 11, 10],
      stock: 0,
      pile: [],
      removed: 0,
      known: [],
      chosen: null,
      toAct: isOver ? [] : [0],
      legal: isOver || viewer === "spectator" ? [] : [{ type: "play" }],
    },
  };
}
