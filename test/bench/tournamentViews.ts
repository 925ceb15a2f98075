// What a change in a large tournament costs where many watch: a whole view for each of them, beside
// one open part and what has changed.

import { getMessageBytes, Protocol } from "@colyseus/core";
import { tournamentFrame } from "#main/connections/packing.ts";
import type { Visitor } from "#main/base/visitor.ts";
import { Watchers } from "#main/tournament/watchers.ts";
import type { TournamentLine } from "#shared/protocol/tournament.ts";
import { tournamentMessage } from "#shared/protocol/wire.ts";
import type { TournamentState } from "#shared/tournament/state.ts";
import { openViewOf, ownViewOf, timesOf, viewOf, type Viewing } from "#shared/tournament/view.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { PlayedTournament } from "#test/tournament/PlayedTournament.ts";
import { entry, openingOf } from "#test/tournament/tournamentOf.ts";
import { grouped, type Bench, type Report } from "./bench.ts";

const linesShown = 200;
/** Longer than watchers rest. */
const restMs = 1000;

interface Sums {
  /** ms of the main thread. */
  ms: number;
  bytes: number;
}

/** As a host has it; with the log that a host would tell. */
class Evening {
  readonly played: PlayedTournament;
  readonly #lines: TournamentLine[] = [];
  #read = 0;

  constructor(entrants: number) {
    this.played = new PlayedTournament(openingOf(), "bench of views");
    for (let number = 1; number <= entrants; number += 1) this.played.tell(entry(number));
    this.played.tell({ type: "start" });
  }

  get beside(): Pick<Viewing, "log" | "presence"> {
    const { effects, at } = this.played;
    for (const effect of effects.slice(this.#read))
      if (effect.type === "tell")
        this.#lines.push({ number: this.#lines.length + 1, at, said: effect.said });
    this.#read = effects.length;
    return { log: this.#lines.slice(-linesShown), presence: () => "here" };
  }
}

/** The first directs, most of the others play, and some screens are nobody's. */
function visitors(count: number): readonly Visitor[] {
  return Array.from({ length: count }, (_, at): Visitor => {
    if (at === 0) return { role: "owner", profile: "host" };
    return at % 20 === 0
      ? { role: "spectator", profile: null }
      : { role: "guest", profile: `p${at}` };
  });
}

const looking = ({ role, profile }: Visitor): Pick<Viewing, "purse" | "directs" | "code"> => ({
  purse: profile === null ? null : `profile:${profile}`,
  directs: role === "owner",
  code: profile === null ? null : "ABCDEF",
});

function timed(sums: Sums, work: () => number): void {
  const before = process.threadCpuUsage();
  sums.bytes += work();
  const { user, system } = process.threadCpuUsage(before);
  sums.ms += (user + system) / 1000;
}

/** Of which nothing is kept that was shown before. */
const asNew = (state: TournamentState): TournamentState => ({
  ...state,
  entrants: state.entrants.map((entrant) => ({ ...entrant })),
});

/** Every view is built and packed for one watcher. */
function wholeForEach({ played, beside }: Evening, watching: readonly Visitor[], sums: Sums): void {
  for (const visitor of watching) {
    const state = asNew(played.state);
    timed(
      sums,
      () =>
        getMessageBytes.raw(
          Protocol.ROOM_DATA,
          tournamentMessage,
          viewOf(state, { at: played.at, ...beside, ...looking(visitor) }),
        ).length,
    );
  }
}

type Measured = Readonly<{
  before: Sums;
  after: Sums;
  first: Sums;
  changes: number;
}>;

async function measured(entrants: number, watchers: number, changes: number): Promise<Measured> {
  const [evening, clock, watching] = [
    new Evening(entrants),
    new SimulatedClock(),
    visitors(watchers),
  ];
  const { played } = evening;
  const shown = () => ({
    open: () => openViewOf(played.state, evening.beside),
    times: timesOf(played.state, played.at),
    ownOf: (visitor: Visitor) => ownViewOf(played.state, looking(visitor)),
  });
  const told = new Watchers({ clock, shown });
  let bytes = 0;
  const [before, after, first] = [
    { ms: 0, bytes: 0 },
    { ms: 0, bytes: 0 },
    { ms: 0, bytes: 0 },
  ];
  const onlookers = watching.map((visitor) => ({
    visitor,
    onlooker: {
      sendTournament: (...message: Parameters<typeof tournamentFrame>[0]) =>
        void (bytes += tournamentFrame(message).length),
    },
  }));
  timed(first, () => {
    for (const { visitor, onlooker } of onlookers) told.add(played.state.id, onlooker, visitor);
    return bytes;
  });
  for (let change = 0; change < changes; change += 1) {
    played.next();
    wholeForEach(evening, watching, before);
    bytes = 0;
    timed(after, () => {
      told.changed(played.state.id);
      return bytes;
    });
    await clock.advance(restMs);
  }
  return { before, after, first, changes };
}

function reported(
  { before, after, first, changes }: Measured,
  entrants: number,
  watchers: number,
): Report {
  const of = ({ ms, bytes }: Sums, count: number): string =>
    `${(ms / count).toFixed(2)} ms of the main thread, ${grouped(bytes / count)} bytes`;
  const [ms, bytes] = [before.ms / Math.max(after.ms, 0.001), before.bytes / after.bytes];
  return {
    lines: [
      `${grouped(entrants)} entrants, ${grouped(watchers)} watchers, ${changes} changes, each for all who watch`,
      `whole for each: ${of(before, changes)}`,
      `what has changed: ${of(after, changes)}; ${ms.toFixed(1)}× less time, ${bytes.toFixed(0)}× fewer bytes`,
      `all of them begin to watch at once: ${of(first, 1)}`,
    ],
    goals: [
      { what: `bytes: ${bytes.toFixed(0)}× fewer, at least 50×`, met: bytes >= 50 },
      { what: `time: ${ms.toFixed(1)}× less, at least 20×`, met: ms >= 20 },
    ],
  };
}

export const bench: Bench = {
  title:
    "Watchers of a tournament: a whole view built and packed for each, beside one open part and what has changed of it",
  run: async (quick) => {
    const [entrants, watchers, changes] = quick ? [60, 10, 3] : [1000, 200, 40];
    return reported(await measured(entrants, watchers, changes), entrants, watchers);
  },
};
