// Provides what a tournament of a test begins with.

import { botLevels } from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import type { Format, TournamentSetup } from "#shared/protocol/tournament.ts";
import type { EventOf, GameFacts } from "#shared/tournament/state.ts";
import { presets, type Level, type Structure } from "#shared/tournament/structure.ts";
import type { Opening } from "#shared/tournament/tournament.ts";

export const poker: GameFacts = { players: { min: 2, max: 16 }, playedFor: "pots" };
export const shedding: GameFacts = { players: { min: 2, max: 12 }, playedFor: "stake" };

const { turnSeconds, timeBankSeconds, keepSeconds, botPace, titles, standIns } = standardSettings;

const setupOf = (change: Partial<TournamentSetup> = {}): TournamentSetup => ({
  name: "Friday night",
  format: { kind: "freezeout" },
  rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
  settings: { turnSeconds, timeBankSeconds, keepSeconds, botPace, titles, standIns },
  structure: presets.standard,
  chairs: 8,
  rebuySeconds: 60,
  ...change,
});

export const openingOf = (
  change: Partial<TournamentSetup> = {},
  games: readonly GameFacts[] = [poker],
): Opening => ({
  id: "t1",
  session: "s1",
  setup: setupOf(change),
  games,
  host: "profile:host",
  secret: "only the host knows it",
});

export const entry = (number: number, bot = false): Omit<EventOf<"enter">, "at" | "now"> => ({
  type: "enter",
  name: `P${number}`,
  avatar: "avatar-01",
  bot: bot ? botLevels[0] : null,
  purse: bot ? "bots" : `profile:p${number}`,
});

const between = (dice: DiceReader, least: number, most: number): number =>
  least + dice.below(most - least + 1);
const oneIn = (dice: DiceReader, chances: number): boolean => dice.below(chances) === 0;

/** Rising as chance will have it, and at last so high that every stack is soon at stake whole. */
function randomLevels(dice: DiceReader, byRounds: boolean, stack: number): Level[] {
  let [ante, stake] = [between(dice, 1, 20), between(dice, 1, 60)];
  const levels: Level[] = [];
  const slow = between(dice, 1, 14);
  while (levels.length < slow || (Math.min(ante, stake) < 4 * stack && levels.length < 60)) {
    levels.push({
      ante,
      stake,
      length: byRounds ? between(dice, 1, 6) : between(dice, 1, 8),
      rebuyPrice: oneIn(dice, 3) ? between(dice, 0, 300) : null,
    });
    const isSlow = levels.length < slow;
    [ante, stake] = [
      ante + (isSlow ? between(dice, 0, ante) : ante),
      stake + (isSlow ? between(dice, 0, stake) : stake),
    ];
  }
  return levels;
}

function randomPercent(dice: DiceReader): number[] {
  const weights = Array.from({ length: between(dice, 1, 12) }, () => between(dice, 1, 50)).toSorted(
    (one, other) => other - one,
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const hundredths = weights.map((weight) => Math.max(1, Math.floor((10_000 * weight) / sum)));
  hundredths[0] = hundredths[0]! + 10_000 - hundredths.reduce((all, each) => all + each, 0);
  return hundredths.map((each) => each / 100);
}

/** Of a freezeout anything may be; of other formats what they take. */
export function randomStructure(dice: DiceReader, kind: Format["kind"]): Structure {
  const measure = oneIn(dice, 2) ? "minutes" : "rounds";
  const stack = between(dice, 60, 3000);
  const levels = randomLevels(dice, measure === "rounds", stack);
  const last = levels.length;
  const open = kind === "freezeout";
  const until = open && oneIn(dice, 3) ? between(dice, 0, Math.min(last - 1, 4)) : 0;
  return {
    stack,
    buyIn: oneIn(dice, 5) ? 0 : between(dice, 1, 1000),
    bounty: open && oneIn(dice, 3) ? between(dice, 1, 301) : 0,
    measure,
    levels,
    breaks: levels
      .slice(0, -1)
      .flatMap((_, at) =>
        oneIn(dice, 4) ? [{ after: at + 1, minutes: between(dice, 1, 10) }] : [],
      ),
    rebuys: {
      until,
      most: oneIn(dice, 2) ? between(dice, 1, 3) : null,
      stack: until > 0 ? between(dice, 1, 2000) : 0,
    },
    addOn:
      open && oneIn(dice, 3)
        ? {
            at: between(dice, 1, last),
            price: between(dice, 0, 500),
            stack: between(dice, 1, 2000),
          }
        : null,
    lateEntry: oneIn(dice, 2) ? between(dice, 0, Math.min(last, 4)) : 0,
    payouts: [
      { from: 1, percent: randomPercent(dice) },
      ...(oneIn(dice, 2) ? [{ from: between(dice, 2, 40), percent: randomPercent(dice) }] : []),
    ],
    guaranteed: oneIn(dice, 4)
      ? Array.from({ length: between(dice, 1, 5) }, () => between(dice, 1, 500)).toSorted(
          (one, other) => other - one,
        )
      : [],
    handForHand: oneIn(dice, 2),
  };
}

function randomFormat(dice: DiceReader): Format {
  const kind = (["freezeout", "freezeout", "freezeout", "league", "bracket"] as const)[
    dice.below(5)
  ]!;
  if (kind === "league") {
    const points = Array.from({ length: between(dice, 1, 6) }, () => between(dice, 0, 20)).toSorted(
      (one, other) => other - one,
    );
    return {
      kind,
      rounds: between(dice, 1, 6),
      deals: between(dice, 1, 3),
      points,
      draw: oneIn(dice, 2) ? "swiss" : "roundRobin",
    };
  }
  return kind === "bracket"
    ? {
        kind,
        seeding: oneIn(dice, 2) ? "random" : "entered",
        thirdPlace: oneIn(dice, 2),
        wins: oneIn(dice, 2) ? between(dice, 1, 3) : null,
      }
    : { kind };
}

/**
 * Two or three chairs a table, levels by rounds and late entry: where people are soonest left alone
 * at a table.
 */
function tightOpening(dice: DiceReader, secret: string): Opening {
  const structure: Structure = { ...randomStructure(dice, "freezeout"), measure: "rounds" };
  const until = oneIn(dice, 2)
    ? structure.levels.length
    : between(dice, 1, structure.levels.length);
  return {
    ...openingOf(
      {
        chairs: between(dice, 2, 3),
        structure: { ...structure, lateEntry: until },
        rebuySeconds: 30,
      },
      [oneIn(dice, 2) ? poker : shedding],
    ),
    secret,
  };
}

/** A tournament of any kind. */
export function randomOpening(dice: DiceReader, secret: string): Opening {
  if (oneIn(dice, 8)) return tightOpening(dice, secret);
  const format = randomFormat(dice);
  const hasStacks =
    format.kind === "freezeout" || (format.kind === "bracket" && format.wins === null);
  const games = hasStacks ? [[poker], [shedding], [poker, shedding]][dice.below(3)]! : [shedding];
  const rotation = games.map(({ playedFor }) => ({
    game: playedFor === "pots" ? "five-card-draw" : "kings-and-bastards",
    rounds: between(dice, 1, 4),
    options: {},
  }));
  const chairs = between(
    dice,
    2,
    format.kind === "freezeout" && games.length === 1 ? games[0]!.players.max : 9,
  );
  return {
    ...openingOf(
      {
        format,
        rotation,
        chairs,
        structure: randomStructure(dice, format.kind),
        rebuySeconds: between(dice, 10, 120),
      },
      games,
    ),
    secret,
  };
}
