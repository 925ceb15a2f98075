// A host in a process of its own, made to be killed: told to begin, it lets a tournament of bots,
// and of one who is away, play on in simulated time as fast as it can, while its director pauses
// it, punishes and sends away. Each view that is sent, and every half second of that time, is
// printed before anything else happens.

import { once } from "node:events";
import { writeSync } from "node:fs";
import { startHost } from "#main/start/host.ts";
import type { TournamentVisitor } from "#main/base/visitor.ts";
import type {
  TournamentAsk,
  TournamentRequest,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { Followed } from "./followed.ts";

const tickMs = 500;
/** The director does something each so many of them. */
const deedTicks = 9;
const say = (line: unknown): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [dataFolder = "", tournament = ""] = process.argv.slice(2);
// Loading takes longer than playing: it is done while the host before is still being looked at.
await once(process.stdin, "data");
const clock = new SimulatedClock();
const { house } = await startHost({ dataFolder, clock, mind: localMind() });
const seen = new Followed((view) => say({ view }));
const ask = <R extends TournamentRequest>(request: R, payload: TournamentAsk<R>) =>
  house.tournaments.ask(
    { role: "owner", profile: house.owner } as TournamentVisitor<R>,
    seen,
    request,
    payload,
  );

/** Some of it is refused: that changes nothing. */
function deed(number: number, { entrants }: TournamentView): void {
  const playing = entrants.filter(({ status }) => status === "playing");
  const { id = "" } = playing[number % playing.length] ?? {};
  const deeds = [
    () => ask("pauseTournament", { tournament }),
    () => ask("resumeTournament", { tournament }),
    () => ask("penalise", { tournament, entrant: id, rounds: 1, note: "late" }),
    () => ask("correctStack", { tournament, entrant: id, stack: 100 + number, note: "miscounted" }),
    () => playing.length > 4 && ask("removeEntrant", { tournament, entrant: id, note: "rude" }),
  ];
  void deeds[number % deeds.length]?.();
}

let ticks = 0;
const tick = (): void => {
  say({ elapsed: clock.elapsed() });
  ticks += 1;
  if (ticks % deedTicks === 0 && seen.last) deed(ticks / deedTicks, seen.last);
  clock.setTimeout(tick, tickMs);
};
tick();
const watched = await ask("watchTournament", { tournament });
if (!watched.ok) throw new Error(watched.error.code);
await clock.until(() => seen.last?.stage === "over", Infinity);
say({ elapsed: clock.elapsed() });
// Who is to kill it finds it alive.
setInterval(() => {}, 1000);
