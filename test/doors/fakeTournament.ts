// A fake tournament that nobody plays in, at each of its stages.

import { refused } from "#shared/contract/outcome.ts";
import { saysOfLine } from "#renderer/client/saysOfLine.ts";
import { fakeHall, isFakeHall } from "./fakeHalls.ts";
import { presets } from "#shared/tournament/structure.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import type {
  BracketMatch,
  Directing,
  Format,
  FormatKind,
  KnownPerson,
  TournamentAnswers,
  TournamentDraw,
  TournamentEntrant,
  TournamentRequest,
  TournamentStage,
  TournamentSummary,
  TournamentTable,
  TournamentView,
} from "#shared/protocol/tournament.ts";

/**
 * `entered`: before the start, and one is in. `moving`: one's table has broken, and one's chair is
 * at another. `broke`: one may buy in again. `addOn`: an add-on may be bought. `out`: one has one's
 * place. Else as in `TournamentStage`.
 */
export const fakeTournamentStages = [
  "registering",
  "entered",
  "running",
  "moving",
  "handForHand",
  "break",
  "paused",
  "broke",
  "addOn",
  "waiting",
  "out",
  "over",
  "cancelled",
] as const;
export type FakeTournamentStage = (typeof fakeTournamentStages)[number];

const stages: { readonly [K in FakeTournamentStage]: TournamentStage } = {
  registering: "registering",
  entered: "registering",
  running: "running",
  moving: "running",
  handForHand: "handForHand",
  break: "break",
  paused: "paused",
  broke: "running",
  addOn: "break",
  waiting: "running",
  out: "running",
  over: "over",
  cancelled: "cancelled",
};

/** Where Robin sits, unless he moves: the first is the table of the other fakes. */
export const fakeTables = ["fake-table", "fake-table-2", "fake-table-3"] as const;
const me = "e0";
const minutes = 60_000;
const started = 1_760_000_000_000;

const names = [
  "Robin",
  "Ada",
  "Ludwig",
  "Mei",
  "Greta",
  "Omar",
  "Yuki",
  "Nils",
  "Paula",
  "Ravi",
  "Sofia",
  "Tomás",
  "Una",
  "Viktor",
  "Wanda",
  "Xenia",
  "Zoë",
  "Amir",
  "Bea",
  "Carlos",
  "Dina",
  "Emil",
  "Fatou",
  "Goran",
] as const;
const chairs = 8;
/** Those who are still in sit so many at a table. */
const sitting = [6, 6, 5] as const;
const stillIn = sitting.reduce((sum, count) => sum + count, 0);

const structure: TournamentView["structure"] = {
  ...presets.standard,
  bounty: 50,
  rebuys: { until: 4, most: 2, stack: 2000 },
  addOn: { at: 5, price: 500, stack: 3000 },
};
const formats: { readonly [K in FormatKind]: Format } = {
  freezeout: { kind: "freezeout" },
  league: { kind: "league", rounds: 3, deals: 4, points: [10, 7, 5, 3, 2, 1], draw: "swiss" },
  bracket: { kind: "bracket", seeding: "random", thirdPlace: true, wins: 3 },
};
const games: { readonly [K in FormatKind]: string } = {
  freezeout: "five-card-draw",
  league: "crazy-eights",
  bracket: "kings-and-bastards",
};
const called: { readonly [K in FormatKind]: string } = {
  freezeout: "Friday night",
  league: "Eights league",
  bracket: "King of the hill",
};

/** Of one's own: kept under this name. */
const ownStructure = "Our Friday";

/** What people are, and have, called. */
export const fakeNames: readonly string[] = [...names, ...Object.values(called), ownStructure];

const isBefore = (stage: FakeTournamentStage): boolean =>
  stage === "registering" || stage === "entered";

const chairOf = (at: number): Readonly<{ table: number; chair: number }> => {
  const table = at < sitting[0] ? 0 : at < sitting[0] + sitting[1] ? 1 : 2;
  return {
    table,
    chair: at - sitting.slice(0, table).reduce<number>((sum, count) => sum + count, 0),
  };
};
/** Those in are the first ones, with the chips of all. */
const stackOf = (at: number): number =>
  at === stillIn - 1
    ? names.length * structure.stack -
      Array.from({ length: stillIn - 1 }, (_, other) => stackOf(other)).reduce(
        (sum, chips) => sum + chips,
        0,
      )
    : 1900 + ((at * 577) % 1800);

function entrantAt(at: number, stage: FakeTournamentStage, kind: FormatKind): TournamentEntrant {
  const isIn = kind !== "freezeout" || at < stillIn;
  const person = {
    id: `e${at}`,
    name: names[at]!,
    avatar: `avatar-${String(7 + at).padStart(2, "0")}`,
    bot: at === 0 || at === 3 || at === 9 ? null : at % 2 === 0 ? "regular" : "easy",
  } as const;
  const bare = {
    ...person,
    presence: null,
    place: null,
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
  if (isBefore(stage)) return { ...bare, status: "registered", stack: 0 };
  const points = kind === "league" ? 30 - at : null;
  if (stage === "over")
    return {
      ...bare,
      status: "out",
      stack: at === 0 ? names.length * structure.stack : 0,
      place: at + 1,
      points,
      prize: [4320, 2800, 1800, 1320, 960, 800][at] ?? 0,
      heads: at === 0 ? 7 : at % 3,
      bounties: at === 0 ? 400 : (at % 3) * 50,
    };
  if (!isIn) return { ...bare, status: "out", stack: 0, place: at + 1, prize: 0, rebuys: at % 2 };
  const { table, chair } = chairOf(at);
  const playing: TournamentEntrant = {
    ...bare,
    status: "playing",
    presence: "here",
    stack: stackOf(at),
    table: fakeTables[table] ?? null,
    chair,
    heads: at % 3,
    bounties: (at % 3) * 50,
    points,
  };
  return at === 0 ? asMe(playing, stage) : playing;
}

/** What is special about Robin at a stage. */
function asMe(playing: TournamentEntrant, stage: FakeTournamentStage): TournamentEntrant {
  const unseated = { ...playing, table: null, chair: null, presence: null };
  switch (stage) {
    case "moving":
      return { ...playing, table: fakeTables[1], chair: 6 };
    case "broke":
      return { ...unseated, status: "broke", stack: 0, thinkMs: 45_000 };
    case "waiting":
      return { ...unseated, status: "waiting" };
    case "out":
      return { ...unseated, status: "out", stack: 0, place: stillIn, prize: 120 };
    default:
      return playing;
  }
}

function tablesOf(
  entrants: readonly TournamentEntrant[],
  stage: FakeTournamentStage,
): readonly TournamentTable[] {
  if (isBefore(stage) || stage === "over") return [];
  return fakeTables.map((id, at) => ({
    id,
    number: at + 1,
    round: 14 + at,
    state:
      stage === "break" || stage === "paused" || stage === "addOn"
        ? "held"
        : stage === "handForHand" && at > 0
          ? "held"
          : "playing",
    chairs: Array.from(
      { length: chairs },
      (_, chair) =>
        entrants.find((entrant) => entrant.table === id && entrant.chair === chair)?.id ?? null,
    ),
    button: at,
    breaking: stage === "moving" && at === 0,
  }));
}

function bracketOf(stage: FakeTournamentStage): readonly BracketMatch[] {
  const bare = {
    isThirdPlace: false,
    isBye: false,
    wins: [0, 0],
    winner: null,
    table: null,
  } as const;
  const won = isBefore(stage) ? null : "first";
  const quarters = [0, 1, 2, 3].map((at): BracketMatch => ({
    ...bare,
    id: `q${at}`,
    round: 1,
    players: [`e${at}`, `e${7 - at}`],
    from: [null, null],
    ...(won && { wins: [3, at % 3], winner: `e${at}` }),
  }));
  const semis = [0, 1].map((at): BracketMatch => ({
    ...bare,
    id: `s${at}`,
    round: 2,
    players: won ? [`e${at}`, `e${3 - at}`] : [null, null],
    from: [`q${at}`, `q${3 - at}`],
    wins: won ? [2, 1] : [0, 0],
    table: won ? (fakeTables[at] ?? null) : null,
  }));
  return [
    ...quarters,
    ...semis,
    {
      ...bare,
      id: "third",
      round: 3,
      isThirdPlace: true,
      players: [null, null],
      from: ["s0", "s1"],
    },
    { ...bare, id: "final", round: 3, players: [null, null], from: ["s0", "s1"] },
  ];
}

function drawOf(kind: FormatKind, stage: FakeTournamentStage): TournamentDraw {
  if (kind === "bracket") return { kind, matches: bracketOf(stage) };
  if (kind === "freezeout") return { kind };
  const round = (number: number) =>
    fakeTables.map((table, at) => ({
      table: number === 2 ? table : null,
      players: Array.from({ length: chairs }, (_, chair) => ({
        entrant: `e${(chair * 3 + at + number) % names.length}`,
        points: number === 1 ? Math.max(0, 10 - chair) : null,
      })),
    }));
  return isBefore(stage)
    ? { kind, round: 0, rounds: [] }
    : { kind, round: 2, rounds: [round(1), round(2)] };
}

const said = (key: string, args: TournamentView["log"][number]["said"]["args"]) => ({ key, args });
const log: TournamentView["log"] = [
  {
    number: 1,
    at: started,
    said: said("tournament.log.started", { entrants: names.length, tables: 3 }),
  },
  { number: 2, at: started + 62 * minutes, said: said("tournament.log.out", { names: ["Amir"] }) },
];

const clockOf = (stage: FakeTournamentStage): TournamentView["clock"] => {
  const running = !isBefore(stage) && !["paused", "over", "cancelled"].includes(stage);
  if (isBefore(stage))
    return { level: 0, leftMs: null, roundsLeft: null, running, breakAhead: null };
  return {
    level: stage === "addOn" ? 5 : 4,
    leftMs: stage === "break" || stage === "addOn" ? 7 * minutes + 12_000 : 4 * minutes + 5_000,
    roundsLeft: null,
    running,
    breakAhead: null,
  };
};

/** `directs`: to who owns the house. */
export function fakeTournament(
  kind: FormatKind,
  stage: FakeTournamentStage,
  directs: boolean,
): TournamentView {
  const count = kind === "bracket" ? chairs : names.length;
  const entrants = names
    .slice(0, count)
    .map((_, at) => entrantAt(at, stage, kind))
    .filter(({ id }) => stage !== "registering" || id !== me);
  return {
    id: kind,
    revision: 40 + fakeTournamentStages.indexOf(stage),
    name: called[kind],
    format: formats[kind],
    rotation: [{ game: games[kind], rounds: 1, options: {} }],
    structure,
    chairs: kind === "bracket" ? 2 : chairs,
    stage: stages[stage],
    startedAt: isBefore(stage) ? null : started,
    endedAt: stage === "over" ? started + 150 * minutes : null,
    clock: clockOf(stage),
    isOpen: isBefore(stage),
    code: "T7Q2M4",
    addOnOpen: stage === "addOn",
    entrants,
    tables: tablesOf(entrants, stage),
    breakOrder: isBefore(stage) ? [] : [3, 2, 1],
    payouts: {
      pool: names.length * structure.buyIn,
      prizes: [4320, 2800, 1800, 1320, 960, 800],
      isFinal: !isBefore(stage),
      bounties: stillIn * structure.bounty,
    },
    draw: drawOf(kind, stage),
    commitment: "5f2d6c0a".repeat(8),
    secret: stage === "over" ? "0c1e77aa".repeat(8) : null,
    draws: isBefore(stage) ? [] : [{ number: 1, purpose: "seats", seed: "91ab03de".repeat(8) }],
    log: isBefore(stage) ? [] : log,
    undo: stage === "out" || isBefore(stage) ? null : { elimination: 7, entrants: [`e${stillIn}`] },
    you: { entrant: stage === "registering" ? null : me, directs },
  };
}

const summaryOf = ({
  id,
  name,
  format,
  rotation,
  stage,
  entrants,
  structure: { buyIn },
  isOpen,
  startedAt,
  you,
}: TournamentView): TournamentSummary => ({
  id,
  name,
  format: format.kind,
  game: rotation[0]!.game,
  stage,
  entrants: entrants.length,
  left: entrants.filter(({ status }) => status !== "out").length,
  buyIn,
  isOpen,
  startedAt,
  winner: entrants.find(({ place }) => place === 1)?.name ?? null,
  yours: you.entrant !== null,
});

/** What a request makes of the stage. */
const leadsTo: { readonly [R in TournamentRequest]?: FakeTournamentStage } = {
  enterTournament: "entered",
  leaveTournament: "registering",
  startTournament: "running",
  pauseTournament: "paused",
  resumeTournament: "running",
  buyAddOn: "break",
  closeTournament: "cancelled",
};

/**
 * Tournaments that go from stage to stage as they are asked to; for as long as the page is there.
 */
const known = (profile: string, name: string, comesAlone: boolean): KnownPerson => ({
  profile,
  name,
  avatar: "avatar-03",
  comesAlone,
});
const directing: Directing = {
  pin: "set",
  mayName: true,
  devices: [
    {
      id: "d1",
      name: "Chrome, Android",
      madeAt: 1_795_000_000_000,
      usedAt: 1_795_000_000_000,
      isThis: false,
    },
  ],
  directors: [known("p3", "Noor", true)],
  people: [known("p1", "Robin", false), known("p2", "Mei", true), known("p3", "Noor", true)],
};

export class FakeTournaments {
  readonly #stages = new Map<FormatKind, FakeTournamentStage>();
  readonly #directs: boolean;
  readonly #listeners = new Set<(view: TournamentView | null) => void>();
  #revision = 100;

  constructor(stage: FakeTournamentStage, directs: boolean) {
    this.#directs = directs;
    for (const kind of Object.keys(formats) as FormatKind[]) this.#stages.set(kind, stage);
  }

  readonly onTournament: HouseClient["onTournament"] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  answer(request: TournamentRequest, payload: object): object {
    const kind = (payload as { readonly tournament?: FormatKind }).tournament ?? "freezeout";
    if (request === "tournaments")
      return { ok: true, value: [...this.#stages.keys()].map((one) => summaryOf(this.#view(one))) };
    if (request === "structures")
      return {
        ok: true,
        value: [{ name: ownStructure, structure }] satisfies TournamentAnswers["structures"],
      };
    if (
      request === "directing" ||
      request === "nameDirector" ||
      request === "setDirectorPin" ||
      request === "revokeDirectorDevice"
    )
      return { ok: true, value: directing };
    const asked = (payload as { readonly tournament?: string }).tournament ?? "";
    if (request === "watchTournament" && isFakeHall(asked))
      return { ok: true, value: fakeHall(asked) };
    if (request === "watchTournament")
      return this.#stages.has(kind)
        ? { ok: true, value: this.#view(kind) }
        : refused("unknown-tournament", saysOfLine("noHost"));
    if (request === "createTournament") this.#go("freezeout", "entered");
    if (request === "createTournament") return { ok: true, value: { tournament: "freezeout" } };
    const next =
      request === "buyAgain"
        ? (payload as { readonly again: boolean }).again
          ? "running"
          : "out"
        : leadsTo[request];
    if (next) this.#go(kind, next);
    return { ok: true, value: null };
  }

  #view(kind: FormatKind): TournamentView {
    const view = fakeTournament(kind, this.#stages.get(kind) ?? "running", this.#directs);
    return { ...view, revision: this.#revision };
  }

  #go(kind: FormatKind, stage: FakeTournamentStage): void {
    this.#stages.set(kind, stage);
    this.#revision += 1;
    for (const listener of this.#listeners) listener(this.#view(kind));
  }
}
