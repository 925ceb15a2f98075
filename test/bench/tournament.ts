// Measures what it takes to play a whole tournament at once on one machine, and how much of that
// its hands would take alone.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { botAnswer, type BotMind, type BotQuestion } from "#main/bots/botMind.ts";
import { simulatedTournament } from "#main/cli/simulation/simulatedTournament.ts";
import { startHost } from "#main/start/host.ts";
import type { TournamentVisitor } from "#main/base/visitor.ts";
import { openStore, type Store } from "#main/store/store.ts";
import type {
  TournamentAnswers,
  TournamentAsk,
  TournamentRequest,
  TournamentSetup,
} from "#shared/protocol/tournament.ts";
import { loadedBot } from "#shared/games/catalogue.ts";
import { presets } from "#shared/tournament/structure.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { Followed } from "#test/tournament/support/followed.ts";
import { grouped, type Bench, type Report } from "./bench.ts";

const chairs = 8;
/** ms for a move, from a bot's answer to the next question: a frame of the screen. */
const mostMs = 16;
const mostMegabytes = 800;
/** To ask how much memory is taken costs more than a move: it is asked at one timer in so many. */
const memoryEvery = 200;

/**
 * Bots in the host's own thread; notes how long the host takes from one answer to the next
 * question.
 */
class TimedMind implements BotMind {
  readonly gaps: number[] = [];
  /** ms that the bots took themselves. */
  thought = 0;
  #answered: number | null = null;

  async think(question: BotQuestion): ReturnType<BotMind["think"]> {
    const asked = performance.now();
    if (this.#answered !== null) this.gaps.push(asked - this.#answered);
    const thought = botAnswer(JSON.stringify(question), loadedBot);
    this.#answered = performance.now();
    this.thought += this.#answered - asked;
    return thought;
  }

  async close(): Promise<void> {}
}

/** By rounds, so that no clock decides how many hands are played. */
const setup: TournamentSetup = {
  name: "Bench",
  format: { kind: "freezeout" },
  rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
  chairs,
  rebuySeconds: 30,
  settings: {
    turnSeconds: 10,
    timeBankSeconds: 0,
    keepSeconds: 10,
    botPace: 0,
    titles: false,
    standIns: false,
  },
  structure: {
    ...presets.turbo,
    measure: "rounds",
    breaks: [],
    lateEntry: 0,
    levels: presets.turbo.levels.map((level) => ({ ...level, length: 2 })),
  },
};

type Played = Readonly<{
  seconds: number;
  /** The processor's share of them; the rest is the disk, and what else the machine does. */
  cpuSeconds: number;
  botSeconds: number;
  hands: number;
  gaps: readonly number[];
  megabytes: number;
}>;

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1e6;
}

/** The store, and how many rounds were begun in it. */
function counting(store: Store, begun: () => void): Store {
  const { rounds } = store;
  return {
    ...store,
    rounds: { ...rounds, begin: (...given) => (begun(), rounds.begin(...given)) },
  };
}

/** On a true host with its store on disk; one line watches. */
async function playedOnHost(folder: string, entrants: number): Promise<Played> {
  const [clock, mind] = [new SimulatedClock(), new TimedMind()];
  const seen = new Followed();
  let [hands, most] = [0, 0];
  const { house, close } = await startHost({
    dataFolder: folder,
    clock,
    mind,
    log: (line) => void process.stderr.write(`${line}\n`),
    openStore: (opened) => counting(openStore(opened), () => (hands += 1)),
  });
  const ask = async <R extends TournamentRequest>(
    request: R,
    payload: TournamentAsk<R>,
  ): Promise<TournamentAnswers[R]> => {
    const answer = await house.tournaments.ask(
      { role: "owner", profile: house.owner } as TournamentVisitor<R>,
      seen,
      request,
      payload,
    );
    if (!answer.ok) throw new Error(`${request}: ${answer.error.code}`);
    return answer.value;
  };
  try {
    const { tournament } = await ask("createTournament", setup);
    const [began, cpu] = [performance.now(), process.threadCpuUsage()];
    await ask("seatEntrant", { tournament, bots: Array.from({ length: entrants }, () => "easy") });
    await ask("watchTournament", { tournament });
    await ask("startTournament", { tournament });
    let asked = 0;
    await clock.until(() => {
      asked += 1;
      if (asked % memoryEvery === 0) most = Math.max(most, process.memoryUsage.rss());
      return seen.last?.stage === "over";
    }, Infinity);
    return {
      seconds: (performance.now() - began) / 1000,
      cpuSeconds: cpuSeconds(cpu),
      botSeconds: mind.thought / 1000,
      hands,
      gaps: mind.gaps,
      megabytes: most / 2 ** 20,
    };
  } finally {
    await close();
  }
}

/** The tournament's core with the rules of its games, in memory: no tables, no store, no views. */
function playedInMemory(entrants: number): Readonly<{ cpuSeconds: number; hands: number }> {
  const cpu = process.threadCpuUsage();
  const { deals } = simulatedTournament({
    setup,
    players: entrants,
    level: "easy",
    seed: "bench",
    moveMs: 0,
    betweenMs: 1,
  });
  return { cpuSeconds: cpuSeconds(cpu), hands: deals };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function reported(
  entrants: number,
  host: Played,
  alone: ReturnType<typeof playedInMemory>,
): Report {
  const gaps = host.gaps.toSorted((one, other) => one - other);
  const perHand = (seconds: number, hands: number): number => (1000 * seconds) / hands;
  const [onHost, inMemory] = [
    perHand(host.cpuSeconds, host.hands),
    perHand(alone.cpuSeconds, alone.hands),
  ];
  const p99 = at(gaps, 0.99);
  return {
    lines: [
      `${grouped(entrants)} entrants at ${Math.ceil(entrants / chairs)} tables, down to the winner: ${host.seconds.toFixed(1)} s, of the processor ${host.cpuSeconds.toFixed(1)} s (bots: ${host.botSeconds.toFixed(1)} s); ${grouped(host.hands)} hands, ${grouped(gaps.length)} moves`,
      `a move: median ${at(gaps, 0.5).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, longest ${at(gaps, 1).toFixed(1)} ms; ${host.megabytes.toFixed(0)} MB at most`,
      `in memory, without tables, store and views: ${alone.cpuSeconds.toFixed(1)} s, ${grouped(alone.hands)} hands`,
      `a hand, of the processor: ${onHost.toFixed(2)} ms on the host, ${inMemory.toFixed(2)} ms in memory, ${(onHost / inMemory).toFixed(2)}×`,
    ],
    goals: [
      { what: `p99 of a move ${p99.toFixed(2)} ms, at most ${mostMs}`, met: p99 <= mostMs },
      {
        what: `${host.megabytes.toFixed(0)} MB, at most ${mostMegabytes}`,
        met: host.megabytes <= mostMegabytes,
      },
    ],
  };
}

export const bench: Bench = {
  title: "A freezeout on one machine, all of it bots at once, beside the same one in memory",
  run: async (quick) => {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
    const entrants = quick ? 40 : 1000;
    try {
      const host = await playedOnHost(folder, entrants);
      return reported(entrants, host, playedInMemory(entrants));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
