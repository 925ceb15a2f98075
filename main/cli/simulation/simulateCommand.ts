import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cli } from "#main/text/english.ts";
import { usualLevels } from "#shared/bots/bot.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import {
  mostEntrants,
  type Format,
  type FormatKind,
  type TournamentSetup,
} from "#shared/protocol/tournament.ts";
import { SaidError } from "#shared/text/said.ts";
import { levelAt } from "#shared/tournament/clock.ts";
import { estimate, type Estimate } from "#shared/tournament/estimate.ts";
import { readStructure, type NamedStructure } from "#shared/tournament/structure.ts";
import { givenChoice, givenFile, givenWhole, UsageError } from "../given.ts";
import { simulatedTournament, type Simulated, type Simulation } from "./simulatedTournament.ts";

class StructureError extends SaidError {
  override readonly name = "StructureError";
}

const longestFile = 1024 * 1024;

const options = {
  players: { type: "string", default: "18" },
  chairs: { type: "string", default: "8" },
  game: { type: "string", default: "five-card-draw" },
  format: { type: "string", default: "freezeout" },
  level: { type: "string", default: "regular" },
  seconds: { type: "string", default: "5" },
  between: { type: "string", default: "20" },
  seed: { type: "string", default: "1" },
  help: { type: "boolean", default: false },
} as const;
type Values = { readonly [K in Exclude<keyof typeof options, "help">]: string };

const formats: { readonly [K in FormatKind]: Extract<Format, { readonly kind: K }> } = {
  freezeout: { kind: "freezeout" },
  league: { kind: "league", rounds: 5, deals: 1, points: [10, 7, 5, 4, 3, 2, 1], draw: "swiss" },
  bracket: { kind: "bracket", seeding: "random", thirdPlace: true, wins: null },
};

/** Throws a StructureError, or the system's error if the file cannot be read. */
function structureIn(file: string): NamedStructure {
  const bytes = readFileSync(givenFile(file, "simulate"));
  if (bytes.length > longestFile) throw new UsageError(cli.simulate.tooLarge(file));
  const read = readStructure(bytes.toString("utf8"));
  if (!read.ok) throw new StructureError(read.problem);
  return read;
}

/** Throws a UsageError if an argument is wrong. */
function simulationOf({ name, structure }: NamedStructure, values: Values): Simulation {
  const game = givenChoice(
    "--game",
    values.game,
    catalogue.map(({ id }) => id),
  );
  const setup: TournamentSetup = {
    name,
    structure,
    format: formats[givenChoice("--format", values.format, ["freezeout", "league", "bracket"])],
    rotation: [{ game, rounds: 1, options: {} }],
    settings: standardSettings,
    chairs: givenWhole("--chairs", values.chairs, 2, 50),
    rebuySeconds: 60,
  };
  return {
    setup,
    players: givenWhole("--players", values.players, 2, mostEntrants),
    level: givenChoice("--level", values.level, usualLevels),
    seed: values.seed,
    moveMs: 1000 * givenWhole("--seconds", values.seconds, 1, 600),
    betweenMs: 1000 * givenWhole("--between", values.between, 0, 3600),
  };
}

/** Throws if there is nothing to simulate. */
export function simulate(args: readonly string[], write: (line: string) => void): void {
  const {
    values: { help, ...values },
    positionals: [file, ...more],
  } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (help) return write(cli.simulate.usage);
  if (file === undefined || more.length > 0) throw new UsageError(cli.simulate.oneFile);
  const simulation = simulationOf(structureIn(file), values);
  const { setup, players } = simulation;
  write(
    cli.simulate.begins({
      name: setup.name,
      players,
      game: values.game,
      format: setup.format.kind,
      seed: values.seed,
    }),
  );
  for (const line of tellOf(simulation, simulatedTournament(simulation))) write(line);
}

/** Uses the average length of the simulated deals. */
const estimateOf = (
  { setup: { structure, format, chairs }, players }: Simulation,
  { state, dealMs }: Simulated,
): Estimate =>
  estimate({
    structure,
    format,
    entrants: players,
    chairs,
    roundSeconds: dealMs / 1000,
    by: state.games[0]?.playedFor === "pots" ? "ante" : "stake",
  });

function* tellOf(simulation: Simulation, simulated: Simulated): Generator<string> {
  const { structure, format } = simulation.setup;
  const { state, places, prizes, levels, lastsMs, deals, balances } = simulated;
  if (format.kind !== "league") {
    yield cli.simulate.levelHead;
    for (const played of levels)
      yield cli.simulate.level({ ...levelAt(structure, played.level), ...played });
  }
  yield cli.simulate.over(lastsMs, deals);
  const { minutes, level } = estimateOf(simulation, simulated);
  yield cli.simulate.estimated(minutes, level);
  yield cli.simulate.placeHead;
  for (const { place, entrants } of places) {
    for (const id of entrants) {
      const { name, points, rebuys } = state.entrants.find((entrant) => entrant.id === id) ?? {
        name: id,
        points: 0,
        rebuys: 0,
      };
      yield cli.simulate.place({
        place,
        name,
        prize: prizes.get(id) ?? 0,
        points: format.kind === "league" ? points : null,
        rebuys,
      });
    }
  }
  for (const [account, balance] of balances)
    if (account !== "bots") yield cli.simulate.notZero(account, balance);
}
