// Plays tournaments of every format and game to their end through the runner itself, on real
// tables, with bots that act at once.

import { expect, test } from "vitest";
import { botLevels } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { playersWith } from "#shared/contract/game.ts";
import { catalogue, gameOf } from "#shared/games/catalogue.ts";
import type { Format, TournamentSetup } from "#shared/protocol/tournament.ts";
import { hasStacks } from "#shared/tournament/elimination.ts";
import { presets, type Structure } from "#shared/tournament/structure.ts";
import type { TournamentState } from "#shared/tournament/state.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";
import { randomStructure } from "./tournamentOf.ts";

const shedding = catalogue
  .filter(({ traits }) => traits.playedFor.kind === "stake")
  .map(({ id }) => id);
type Entry = TournamentSetup["rotation"][number];
const entryOf = (game: string, rounds = 1): Entry => ({ game, rounds, options: {} });
/**
 * Under the first level's stake two have chips for one round and a bit: what the poorer has left
 * caps the next one.
 */
const short: Structure = {
  ...presets.turbo,
  stack: 100,
  measure: "rounds",
  lateEntry: 0,
  levels: [60, 120].map((stake) => ({ ante: 5, stake, length: 3, rebuyPrice: null })),
};
const cup = {
  kind: "bracket",
  seeding: "random",
  thirdPlace: true,
  wins: null,
} as const satisfies Format;

type Evening = Readonly<{
  host: TournamentHost;
  tournament: string;
}>;

const stateOf = ({ host, tournament }: Evening): TournamentState =>
  host.store.tournaments.load(tournament)!.state;

async function begun(
  host: TournamentHost,
  change: Partial<TournamentSetup>,
  players: number,
): Promise<Evening> {
  const { tournament } = await host.done("createTournament", setup(change));
  await host.done("seatEntrant", {
    tournament,
    bots: Array.from({ length: players }, (_, at) => botLevels[at % 2]!),
  });
  await host.done("startTournament", { tournament });
  return { host, tournament };
}

/**
 * Whoever is in no hand has in the books what the tournament says, and all chips together are those
 * that were given out.
 */
function expectConserved(evening: Evening): void {
  const {
    host: { store },
    tournament,
  } = evening;
  const { session, tables, entrants, phase } = stateOf(evening);
  const inHand = new Set(tables.flatMap(({ playing }) => Object.keys(playing?.stacks ?? {})));
  const balanceOf = (id: string): number => store.bank.balance(`seat:${session}:${id}`);
  expect(
    entrants
      .filter(({ id, stack }) => !inHand.has(id) && balanceOf(id) !== stack)
      .map(({ name, stack, id }) => [name, stack, balanceOf(id)]),
  ).toEqual([]);
  expect(
    entrants.reduce(
      (sum, { id }) => sum + balanceOf(id),
      store.bank.balance(`stacks:${tournament}`),
    ),
  ).toBe(0);
  if (phase === "over")
    expect([
      store.bank.balance(`stacks:${tournament}`),
      store.bank.balance(`tournament:${tournament}`),
    ]).toEqual([0, 0]);
}

/**
 * To its end, looking at the chips whenever anything has happened; nothing is paused on the way,
 * and nothing goes wrong.
 */
async function expectPlayedOut(evening: Evening): Promise<void> {
  const { host, tournament } = evening;
  let revision = -1;
  let isOver = false;
  await host.clock.until(() => {
    const now = host.store.tournaments.revision(tournament);
    if (now === revision) return isOver;
    revision = now ?? -1;
    const { paused, phase } = stateOf(evening);
    expectConserved(evening);
    isOver = phase === "over";
    return isOver || paused || host.log.length > 0;
  }, 400_000);
  const state = stateOf(evening);
  expect({ log: host.log, paused: state.paused, phase: state.phase }).toEqual({
    log: [],
    paused: false,
    phase: "over",
  });
  if (hasStacks(state))
    expect(
      state.entrants.filter(({ status }) => status === "in" || status === "broke"),
    ).toHaveLength(1);
}

type Cup = readonly [string, Partial<TournamentSetup>];

const cups: readonly Cup[] = [
  ...shedding.map((game): Cup => [
    `a freezeout of ${game}`,
    { rotation: [entryOf(game)], chairs: game === "gin-rummy" ? 2 : 4 },
  ]),
  ...shedding.map((game): Cup => [
    `a bracket of ${game}`,
    { rotation: [entryOf(game)], chairs: 2, format: cup },
  ]),
  [
    "a freezeout that goes from Kings & Bastards to draw and on to Exordia8",
    {
      rotation: [entryOf("kings-and-bastards"), entryOf("five-card-draw", 2), entryOf("exordia8")],
      chairs: 4,
    },
  ],
  [
    "a freezeout whose last two play Gin",
    { rotation: [entryOf("crazy-eights"), entryOf("gin-rummy")], chairs: 4 },
  ],
];

/** A round of Eights Nomic among bots that take any move is long. */
const isLong = ({ rotation }: Partial<TournamentSetup>): boolean =>
  rotation?.[0]?.game === "eights-nomic";
const countsOf = (change: Partial<TournamentSetup>): readonly number[] =>
  isLong(change) ? [2] : soaking ? [2, 3, 4] : [3];

test.each(cups.filter(([, change]) => soaking || !isLong(change)))(
  "H-20 C-8 %s ends: a stake is never more than what those who play on can pay",
  async (_what, change) => {
    const host = await tournamentHost();
    for (const players of countsOf(change))
      await expectPlayedOut(await begun(host, { structure: short, ...change }, players));
    expect(host.store.bank.audit().problems).toEqual([]);
  },
);

const some = <T>(dice: DiceReader, list: readonly T[]): T => list[dice.below(list.length)]!;

/** Every kind in turn. */
function randomFormat(dice: DiceReader, number: number): Format {
  const brackets: readonly Format[] = [
    cup,
    { ...cup, seeding: "entered", thirdPlace: false },
    { ...cup, wins: 1 + dice.below(3) },
  ];
  const formats: readonly Format[] = [
    { kind: "freezeout" },
    some(dice, brackets),
    {
      kind: "league",
      rounds: 1 + dice.below(3),
      deals: 1 + dice.below(2),
      points: [5, 3, 1],
      draw: dice.below(2) === 0 ? "swiss" : "roundRobin",
    },
  ];
  return formats[number % formats.length]!;
}

/** Games that go together, and a table that each of them, or one at least, can be dealt at. */
function randomGames(
  dice: DiceReader,
  format: Format,
): Pick<TournamentSetup, "rotation" | "chairs"> {
  const isForChips =
    format.kind === "freezeout" || (format.kind === "bracket" && format.wins === null);
  const ids = (isForChips ? catalogue.map(({ id }) => id) : shedding).filter(
    (id) => id !== "eights-nomic" || (soaking && dice.below(8) === 0),
  );
  const rotation = dice
    .shuffled(ids)
    .slice(0, 1 + dice.below(3))
    .map((game) => entryOf(game, 1 + dice.below(2)));
  const most = rotation.map(({ game, options }) => playersWith(gameOf(game)!, options).max);
  return {
    rotation,
    chairs: Math.min(
      2 + dice.below(5),
      format.kind === "league" ? Math.min(...most) : Math.max(...most),
    ),
  };
}

function randomSetup(dice: DiceReader, number: number): Partial<TournamentSetup> {
  const format = randomFormat(dice, number);
  const structure = randomStructure(dice, format.kind);
  // By minutes time must pass: bots that act at once would play a level for ever.
  return {
    format,
    ...randomGames(dice, format),
    structure,
    settings: { ...setup().settings, botPace: structure.measure === "minutes" ? 1 : 0 },
  };
}

test("H-20 C-8 tournaments of all formats and games, mixed ones too, go through the runner to their end, with every chip where it should be after every hand", async () => {
  let host = await tournamentHost();
  const kinds = new Set<string>();
  for (let number = 0; number < sweep(3, 2000); number += 1) {
    const dice = new DiceReader(newDice(`runner ${number}`));
    // One store for some: looking through all of its books is what takes long.
    if (number % 20 === 19) host = await tournamentHost();
    try {
      const evening = await begun(host, randomSetup(dice, number), 2 + dice.below(9));
      await expectPlayedOut(evening);
      kinds.add(stateOf(evening).setup.format.kind);
    } catch (error) {
      throw new Error(`in number ${number}`, { cause: error });
    }
    if (number % 20 === 18) expect(host.store.bank.audit().problems).toEqual([]);
  }
  expect([...kinds].toSorted()).toEqual(["bracket", "freezeout", "league"]);
}, 8_000_000);
