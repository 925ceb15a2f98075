// Fake tournaments that nobody plays in, as their director and the room see them: many tables,
// every format, every moment.

import { presets, type Structure } from "#shared/tournament/structure.ts";
import type {
  BracketMatch,
  Format,
  LeagueTable,
  TournamentDraw,
  TournamentEntrant,
  TournamentLine,
  TournamentStage,
  TournamentTable,
  TournamentView,
} from "#shared/protocol/tournament.ts";

/** Each is a tournament's id in the house that keeps nothing. */
export const fakeHalls = [
  "registering",
  "running",
  "hall",
  "crowd",
  "break",
  "paused",
  "hand-for-hand",
  "breaking",
  "league-running",
  "bracket-running",
  "bracket-large",
  "over",
  "league-over",
  "bracket-over",
  "cancelled",
] as const;
export type FakeHall = (typeof fakeHalls)[number];

const people = [
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
];
const nameAt = (at: number): string =>
  `${people[at % people.length]}${at < people.length ? "" : ` ${Math.floor(at / people.length) + 1}`}`;
const avatarAt = (at: number): string => `avatar-${String(((at * 7) % 48) + 1).padStart(2, "0")}`;
const idAt = (at: number): string => `e${at + 1}`;
const called = "Cardtable 2026";
/** The same at every look. */
const spread = (at: number): number => ((at * 2_654_435_761) % 1000) / 1000;

const structure: Structure = {
  ...presets.standard,
  bounty: 50,
  rebuys: { until: 3, most: 2, stack: 2000 },
  addOn: { at: 4, price: 300, stack: 3000 },
  guaranteed: [5000],
};
const startedAt = 1_760_000_000_000;
const minute = 60_000;

const blank: Omit<TournamentEntrant, "id" | "name" | "avatar"> = {
  bot: null,
  status: "registered",
  presence: null,
  place: null,
  stack: 0,
  table: null,
  chair: null,
  rebuys: 0,
  addOn: false,
  heads: 0,
  bounties: 0,
  paid: 550,
  points: null,
  prize: null,
  missing: 0,
  thinkMs: null,
};
const entrantAt = (at: number): TournamentEntrant => ({
  ...blank,
  id: idAt(at),
  name: nameAt(at),
  avatar: avatarAt(at),
  bot: at > 0 && at % 3 === 0 ? "regular" : null,
});

type Hall = Readonly<{
  entrants: readonly TournamentEntrant[];
  tables: readonly TournamentTable[];
}>;

const presenceAt = (at: number): TournamentEntrant["presence"] =>
  at % 11 === 10 ? "away" : at % 13 === 12 ? "dropped" : "here";

/** So many of so many are still in, as evenly at so many tables as can be. */
function hallOf(
  all: number,
  left: number,
  tables: number,
  chairs: number,
  prizes: readonly number[],
): Hall {
  const seated = (at: number): TournamentEntrant => ({
    ...entrantAt(at),
    status: "playing",
    presence: entrantAt(at).bot ? "here" : presenceAt(at),
    stack: 400 + 10 * Math.round(spread(at) * 900),
    table: `t${(at % tables) + 1}`,
    chair: Math.floor(at / tables),
    rebuys: at % 9 === 4 ? 1 : 0,
    addOn: at % 4 === 1,
    heads: at % 5 === 2 ? 1 : 0,
    bounties: at % 5 === 2 ? 50 : 0,
    missing: at === 5 ? 2 : 0,
  });
  const gone = (at: number): TournamentEntrant => ({
    ...entrantAt(at),
    status: "out",
    place: at + 1,
    prize: prizes[at] ?? 0,
  });
  const entrants = Array.from({ length: all }, (_, at) => (at < left ? seated(at) : gone(at)));
  const tableAt = (at: number): TournamentTable => ({
    id: `t${at + 1}`,
    number: at + 1,
    round: 14 - (at % 3),
    state: at % 4 === 2 ? "between" : "playing",
    button: (at * 3) % Math.max(1, Math.floor(left / tables)),
    breaking: false,
    chairs: Array.from(
      { length: chairs },
      (_, chair) =>
        entrants.find((entrant) => entrant.table === `t${at + 1}` && entrant.chair === chair)?.id ??
        null,
    ),
  });
  return { entrants, tables: Array.from({ length: tables }, (_, at) => tableAt(at)) };
}

const prizesOf = (pool: number, percent: readonly number[]): readonly number[] =>
  percent.map((share) => Math.round((pool * share) / 100));

function viewOf(
  id: string,
  stage: TournamentStage,
  hall: Hall,
  more: Partial<TournamentView> = {},
): TournamentView {
  const pool = 500 * hall.entrants.length;
  return {
    id,
    revision: 1,
    name: called,
    format: { kind: "freezeout" },
    rotation: [
      { game: "five-card-draw", rounds: 4, options: {} },
      { game: "kings-and-bastards", rounds: 1, options: {} },
    ],
    structure,
    chairs: 8,
    stage,
    startedAt: stage === "registering" ? null : startedAt,
    endedAt: null,
    clock: {
      level: stage === "registering" ? 0 : 5,
      leftMs: stage === "registering" ? null : 7 * minute + 12_000,
      roundsLeft: null,
      running: stage === "running" || stage === "handForHand",
      breakAhead: stage === "registering" ? null : 10,
    },
    isOpen: stage === "registering",
    code: stage === "registering" ? "K7Q2M4" : null,
    addOnOpen: false,
    entrants: hall.entrants,
    tables: hall.tables,
    breakOrder: hall.tables.map(({ number }) => number).toReversed(),
    payouts: {
      pool,
      prizes: prizesOf(pool, [36, 23, 15, 11, 8, 7]),
      isFinal: stage !== "registering",
      bounties: 50 * hall.entrants.length,
    },
    draw: { kind: "freezeout" },
    commitment: "f5c1a2".repeat(10) + "9b04",
    secret: null,
    draws:
      stage === "registering" ? [] : [{ number: 1, purpose: "seats", seed: "3b0c44e1f7a95d20" }],
    log: logOf(stage),
    undo: null,
    you: { entrant: "e1", directs: true },
    ...more,
  };
}

const said = (key: string, args: TournamentLine["said"]["args"]) => ({
  key: `tournament.log.${key}`,
  args,
});
const happened: readonly TournamentLine["said"][] = [
  said("started", { entrants: 27, tables: 4 }),
  said("level", { level: 2, ante: 15, stake: 60 }),
  said("ranOut", { name: "Egon" }),
  said("boughtAgain", { name: "Egon", stack: 2000 }),
  said("level", { level: 3, ante: 20, stake: 80 }),
  said("out", { names: ["Clara 2"] }),
  said("balanced", { name: "Mei", from: 2, table: 1, chair: 2 }),
  said("breaking", { table: 4 }),
  said("broken", { table: 4 }),
  said("corrected", { name: "Omar", from: 700, to: 800, note: "7 → 8" }),
  said("level", { level: 5, ante: 40, stake: 160 }),
];
const logOf = (stage: TournamentStage): readonly TournamentLine[] =>
  stage === "registering"
    ? []
    : happened.map((one, at) => ({ number: at + 1, at: startedAt + at * 7 * minute, said: one }));

const nobody: Hall = { entrants: [], tables: [] };
const registered = (count: number): Hall => ({
  ...nobody,
  entrants: Array.from({ length: count }, (_, at) => entrantAt(at)),
});

function leagueView(id: string, isOver: boolean): TournamentView {
  const format: Format = {
    kind: "league",
    rounds: 5,
    deals: 2,
    points: [10, 7, 5, 3, 1],
    draw: "swiss",
  };
  const hall = hallOf(15, 15, 3, 5, []);
  const points = (at: number): number => 40 - 2 * at + (at % 3);
  const round = (turn: number, played: boolean): readonly LeagueTable[] =>
    Array.from({ length: 3 }, (_, table) => ({
      table: played ? null : `t${table + 1}`,
      players: Array.from({ length: 5 }, (_unused, seat) => ({
        entrant: idAt((seat * 3 + table * (turn + 1)) % 15),
        points: played ? [10, 7, 5, 3, 1][(seat + turn) % 5]! : null,
      })),
    }));
  const draw: TournamentDraw = {
    kind: "league",
    round: isOver ? 5 : 3,
    rounds: Array.from({ length: isOver ? 5 : 3 }, (_, turn) => round(turn, isOver || turn < 2)),
  };
  const entrants = hall.entrants.map((entrant, at): TournamentEntrant => ({
    ...entrant,
    stack: 0,
    points: points(at),
    ...(isOver && {
      place: at + 1,
      table: null,
      chair: null,
      prize: [2700, 1725, 1125, 1050, 900][at] ?? 0,
    }),
  }));
  return viewOf(
    id,
    isOver ? "over" : "running",
    { entrants, tables: isOver ? [] : hall.tables },
    {
      format,
      draw,
      rotation: [{ game: "exordia8", rounds: 1, options: {} }],
      clock: { level: 1, leftMs: null, roundsLeft: 2, running: false, breakAhead: null },
      ...(isOver && { endedAt: startedAt + 150 * minute }),
    },
  );
}

/**
 * A bracket for so many, of whose matches so many are decided: the upper side wins, but for every
 * third.
 */
function bracketOf(count: number, decided: number): readonly BracketMatch[] {
  const matches: BracketMatch[] = [];
  type Side = Readonly<{ player: string | null; from: string | null }>;
  const lines = 2 ** Math.ceil(Math.log2(count));
  const byes = lines - count;
  const first = Array.from({ length: lines / 2 }, (_, at) => at);
  const begins = (at: number): readonly [Side | null, Side | null] => [
    { player: idAt(at), from: null },
    at < byes ? null : { player: idAt(lines - 1 - at), from: null },
  ];
  let sides: readonly (Side | null)[] = first.flatMap(begins);
  for (let round = 1; sides.length > 1; round += 1) {
    const pairs = Array.from(
      { length: sides.length / 2 },
      (_, at) => [sides[2 * at] ?? null, sides[2 * at + 1] ?? null] as const,
    );
    const isFinal = pairs.length === 1;
    sides = pairs.map(([one, other]): Side | null => {
      if (!one || !other) return one ?? other;
      const isDecided = matches.length < decided;
      const winner = isDecided ? (matches.length % 3 === 1 ? other.player : one.player) : null;
      const isPlayed = winner === null && one.player !== null && other.player !== null;
      matches.push({
        id: `m${matches.length + 1}`,
        round,
        isThirdPlace: false,
        players: [one.player, other.player],
        wins:
          winner === null ? (isPlayed ? [1, 0] : [0, 0]) : winner === one.player ? [3, 1] : [2, 3],
        from: [one.from, other.from],
        isBye: false,
        winner,
        table: isPlayed ? `t${matches.length + 1}` : null,
      });
      return { player: winner, from: matches.at(-1)!.id };
    });
    if (!isFinal || count < 4) continue;
    const final = matches.at(-1)!;
    const losers = final.from
      .map((from) => matches.find(({ id }) => id === from))
      .map((semi) =>
        semi?.winner ? (semi.players.find((player) => player !== semi.winner) ?? null) : null,
      );
    const isOver = final.winner !== null;
    matches.push({
      ...final,
      id: "third",
      isThirdPlace: true,
      players: [losers[0] ?? null, losers[1] ?? null],
      wins: isOver ? [3, 2] : [0, 0],
      winner: isOver ? (losers[0] ?? null) : null,
      table: null,
    });
  }
  return matches;
}

function bracketView(id: string, count: number, decided: number): TournamentView {
  const matches = bracketOf(count, decided);
  const final = matches.find(
    ({ round, isThirdPlace }) =>
      !isThirdPlace && round === Math.max(...matches.map((match) => match.round)),
  )!;
  const third = matches.find(({ isThirdPlace }) => isThirdPlace);
  const isOver = final.winner !== null;
  const lost = new Map(
    matches
      .filter(({ winner, isThirdPlace }) => winner !== null && !isThirdPlace)
      .map(({ players, winner, round }) => [
        players.find((player) => player !== winner) ?? "",
        round,
      ]),
  );
  const placeOf = (entrant: string): number | null => {
    if (entrant === final.winner) return 1;
    const round = lost.get(entrant);
    if (round === undefined) return null;
    if (third && round === final.round - 1)
      return third.winner === null ? null : third.winner === entrant ? 3 : 4;
    return round === final.round ? 2 : 2 ** (final.round - round) + 1;
  };
  const entrants = Array.from({ length: count }, (_, at): TournamentEntrant => {
    const place = placeOf(idAt(at));
    const table =
      matches.find(({ players, table: its }) => its !== null && players.includes(idAt(at)))
        ?.table ?? null;
    return {
      ...entrantAt(at),
      place,
      status: lost.has(idAt(at)) ? "out" : table ? "playing" : "waiting",
      table,
      chair: table ? 0 : null,
      presence: table ? "here" : null,
      stack: table ? 2000 : 0,
      prize: place === null ? null : ([4000, 2500][place - 1] ?? 0),
    };
  });
  const tables = matches.flatMap(({ table, players }, at): readonly TournamentTable[] =>
    table === null
      ? []
      : [
          {
            id: table,
            number: at + 1,
            round: 3,
            state: "playing",
            chairs: players,
            button: 0,
            breaking: false,
          },
        ],
  );
  return viewOf(
    id,
    isOver ? "over" : "running",
    { entrants, tables },
    {
      format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: 3 },
      draw: { kind: "bracket", matches },
      rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
      breakOrder: [],
      payouts: {
        pool: 500 * count,
        prizes: prizesOf(500 * count, [65, 35]),
        isFinal: true,
        bounties: 0,
      },
      ...(isOver && {
        endedAt: startedAt + 90 * minute,
        clock: { level: 4, leftMs: null, roundsLeft: null, running: false, breakAhead: null },
      }),
    },
  );
}

function overView(id: string): TournamentView {
  const prizes = prizesOf(13_500, [36, 23, 15, 11, 8, 7]);
  const entrants = Array.from({ length: 27 }, (_, at): TournamentEntrant => ({
    ...entrantAt(at),
    status: "out",
    place: at + 1,
    stack: at === 0 ? 54_000 : 0,
    prize: prizes[at] ?? 0,
    heads: at < 4 ? 6 - at : 0,
    bounties: at < 4 ? 50 * (6 - at) : 0,
  }));
  return viewOf(
    id,
    "over",
    { entrants, tables: [] },
    {
      endedAt: startedAt + 200 * minute,
      secret: "9d".repeat(16),
      clock: { level: 14, leftMs: null, roundsLeft: null, running: false, breakAhead: null },
      payouts: { pool: 13_500, prizes, isFinal: true, bounties: 0 },
    },
  );
}

const someLeft = (
  id: string,
  stage: TournamentStage,
  more: Partial<TournamentView> = {},
): TournamentView =>
  viewOf(id, stage, hallOf(27, 22, 3, 8, []), {
    undo: { elimination: 5, entrants: ["e23"] },
    ...more,
  });

const made: { readonly [T in FakeHall]: (id: string) => TournamentView } = {
  registering: (id) => viewOf(id, "registering", registered(19)),
  running: (id) => someLeft(id, "running"),
  hall: (id) => viewOf(id, "running", hallOf(34, 30, 8, 5, []), { chairs: 5 }),
  crowd: (id) => viewOf(id, "running", hallOf(1000, 960, 125, 8, [])),
  break: (id) =>
    someLeft(id, "break", {
      clock: {
        level: 5,
        leftMs: 4 * minute + 5_000,
        roundsLeft: null,
        running: true,
        breakAhead: null,
      },
      addOnOpen: true,
    }),
  paused: (id) => someLeft(id, "paused"),
  "hand-for-hand": (id) => viewOf(id, "handForHand", hallOf(27, 7, 2, 8, [])),
  breaking: (id) => {
    const hall = hallOf(27, 16, 3, 8, []);
    return viewOf(id, "running", {
      ...hall,
      tables: hall.tables.map((table) => ({
        ...table,
        breaking: table.number === 3,
        state: table.number === 3 ? "held" : table.state,
      })),
    });
  },
  "league-running": (id) => leagueView(id, false),
  "bracket-running": (id) => bracketView(id, 13, 8),
  "bracket-large": (id) => bracketView(id, 64, 40),
  over: overView,
  "league-over": (id) => leagueView(id, true),
  "bracket-over": (id) => bracketView(id, 13, 99),
  cancelled: (id) => ({
    ...viewOf(id, "cancelled", registered(19)),
    isOpen: false,
    endedAt: startedAt,
  }),
};

export const isFakeHall = (id: string): id is FakeHall => Object.hasOwn(made, id);
export const fakeHall = (id: FakeHall): TournamentView => made[id](id);
