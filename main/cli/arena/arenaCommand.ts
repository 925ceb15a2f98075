import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { systemClock } from "#main/base/clock.ts";
import { Program, usualLimitMs } from "#main/programs/program.ts";
import { cli } from "#main/text/english.ts";
import { usualLevels } from "#shared/bots/bot.ts";
import { playersWith, type AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { botOf, catalogue, gameOf, sharkOf } from "#shared/games/catalogue.ts";
import { givenChoice, givenFile, givenWhole, UsageError } from "../given.ts";
import { played, type Figures, type Mean } from "./figures.ts";
import { Arena, type Match } from "./match.ts";
import { botPlayer, programPlayer, type ArenaPlayer } from "./player.ts";

const options = {
  deals: { type: "string", default: "100" },
  rounds: { type: "string", default: "1" },
  seats: { type: "string" },
  options: { type: "string", default: "{}" },
  seed: { type: "string", default: "1" },
  limit: { type: "string", default: String(usualLimitMs) },
  csv: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const mostDeals = 1_000_000;
const mostRounds = 1000;
const longestLimitMs = 600_000;

/** Throws a UsageError for what is no object, and an OptionError for an option that is wrong. */
function optionsIn(game: AnyGame, given: string): Public {
  let read: unknown;
  try {
    read = JSON.parse(given);
  } catch (error) {
    throw new UsageError(cli.arena.notOptions((error as Error).message));
  }
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new UsageError(cli.arena.notOptions(given));
  return completeOptions(game.options as never, read as { readonly [key: string]: unknown });
}

/** Bots of one level are one player, however many seats they have; each command is one of its own. */
async function playersNamed(
  id: string,
  names: readonly string[],
  limitMs: number,
): Promise<readonly ArenaPlayer[]> {
  const bots = new Map(
    usualLevels.map((level) => [level as string, botPlayer(level, botOf(id, level))]),
  );
  const shark = names.includes("shark") ? await sharkOf(id) : null;
  if (shark) bots.set("shark", botPlayer("shark", shark));
  else if (names.includes("shark")) throw new UsageError(cli.arena.noShark(id));
  const folder = process.env["INIT_CWD"] ?? process.cwd();
  const programOf = (command: string) =>
    programPlayer(command, new Program({ command, folder, limitMs, clock: systemClock }));
  return names.map((name) => bots.get(name) ?? programOf(name));
}

/**
 * Throws a UsageError, an OptionError, a RecordError or a ProgramError if these players cannot play.
 */
export async function arena(args: readonly string[], write: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const line = (text: string) => write(`${text}\n`);
  if (values.help) return line(cli.arena.usage);
  const [id, ...names] = positionals;
  if (id === undefined || names.length === 0) throw new UsageError(cli.arena.players);
  const games = catalogue.map((one) => one.id);
  const game = gameOf(givenChoice("GAME", id, games))!;
  const rules = optionsIn(game, values.options);
  const { min, max } = playersWith(game, rules);
  const seats =
    values.seats === undefined ? names.length : givenWhole("--seats", values.seats, 1, 99);
  if (seats < min || seats > max || seats < names.length)
    throw new UsageError(cli.arena.seats(id, Math.max(min, names.length), max, seats));
  const players = await playersNamed(
    id,
    names,
    givenWhole("--limit", values.limit, 1, longestLimitMs),
  );
  const match: Match = {
    game,
    options: rules,
    lineup: Array.from({ length: seats }, (_, seat) => players[seat % players.length]!),
    deals: givenWhole("--deals", values.deals, 1, mostDeals),
    rounds: givenWhole("--rounds", values.rounds, 1, mostRounds),
    seed: values.seed,
    now: () => performance.now(),
  };
  line(cli.arena.begins(id, seats, match));
  try {
    const figures = await played(new Arena(match));
    for (const row of padded(tableOf(figures))) line(row);
    line(cli.arena.par(percent(1 / seats)));
    if (values.csv !== undefined) writeFileSync(givenFile(values.csv, "arena"), csvOf(figures));
  } finally {
    for (const player of players) player.close();
  }
}

const percent = (share: number): string => (100 * share).toFixed(1);
const twoPlaces = (value: number): string => value.toFixed(2);

const interval = (mean: Mean | null, shown: (value: number) => string): string =>
  mean === null ? "" : `${shown(mean.mean)} ±${shown(mean.margin)}`;

const faultsOf = ({ faults: { late, crashed, nonsense } }: Figures): readonly number[] => [
  late,
  crashed,
  nonsense,
];

/** A head, then a row for each player. */
function tableOf(all: readonly Figures[]): readonly (readonly string[])[] {
  const { player, rounds, firsts, points, chips, decisions, perSecond, ...faults } =
    cli.arena.columns;
  const head = [player, rounds, firsts, points, chips, decisions, perSecond];
  return [
    [...head, ...Object.values(faults)],
    ...all.map((one) => [
      one.name,
      String(one.rounds),
      interval(one.firsts, percent),
      interval(one.points, twoPlaces),
      interval(one.chips, twoPlaces),
      String(one.decisions),
      String(Math.round(one.perSecond)),
      ...faultsOf(one).map(String),
    ]),
  ];
}

const numbers = (mean: Mean | null): readonly (number | null)[] =>
  mean === null ? [null, null] : [mean.mean, mean.margin];

/** As numbers, unrounded; a margin is half the width of a 95 % interval. */
const csvOf = (all: readonly Figures[]): string =>
  stringify(
    [
      [
        ...["player", "rounds", "firsts", "firsts_margin", "points", "points_margin"],
        ...["chips", "chips_margin", "decisions", "per_second", "late", "crashed", "nonsense"],
      ],
      ...all.map((one) => [
        one.name,
        one.rounds,
        ...[one.firsts, one.points, one.chips].flatMap(numbers),
        one.decisions,
        one.perSecond,
        ...faultsOf(one),
      ]),
    ],
    { escape_formulas: true, record_delimiter: "windows" },
  );

/** Columns as wide as what stands in them; empty ones are left out. */
function padded(rows: readonly (readonly string[])[]): readonly string[] {
  const [head = [], ...others] = rows;
  const shown = head.flatMap((_, at) => (others.some((row) => row[at] !== "") ? [at] : []));
  const widthOf = (at: number) => Math.max(...rows.map((row) => (row[at] ?? "").length));
  return rows.map((row) =>
    shown
      .map((at) => (at === 0 ? row[at]!.padEnd(widthOf(at)) : row[at]!.padStart(widthOf(at))))
      .join("  "),
  );
}
