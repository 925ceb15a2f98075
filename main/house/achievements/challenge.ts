// The weekly challenge: drawn from the week's number, so that it is the same at every host, and won
// by stored rounds of that week (H-48).

import type { BotLevel } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Achievements } from "#shared/contract/achievements.ts";
import { isRungWon, type Rung } from "#shared/contract/ladder.ts";
import { gameOf, manifests } from "#shared/games/catalogue.ts";
import type { WeeklyChallenge } from "#shared/protocol/history.ts";
import { dateOf } from "./days.ts";
import type { HouseRound } from "./houseRound.ts";
import { hasRules, isOrdinary } from "./ladders.ts";

type Leg = Readonly<{ game: string; options: Rung["options"] }>;
type Plan = Readonly<{ legs: readonly Leg[]; bots: readonly BotLevel[] }>;
type Challenge = Plan & Readonly<{ week: number; kind: WeeklyChallenge["kind"] }>;

const leg = (game: string, options: Leg["options"] = {}): Leg => ({ game, options });
const regulars = (count: number): readonly BotLevel[] => Array<BotLevel>(count).fill("regular");
const usual = regulars(3);

const rotation = (...games: readonly string[]): Plan => ({
  legs: games.map((game) => leg(game)),
  bots: usual,
});
/** More opponents than any rung of the game's ladder has. */
const handicap = (game: string, bots: number): Plan => ({
  legs: [leg(game)],
  bots: regulars(bots),
});
const rules = (game: string, options: Leg["options"], bots = usual): Plan => ({
  legs: [leg(game, options)],
  bots,
});

const [kings, draw, crazy, exordia, normal, gin] = [
  "kings-and-bastards",
  "five-card-draw",
  "crazy-eights",
  "exordia8",
  "normal-eights",
  "gin-rummy",
];

const plans: { readonly [K in Challenge["kind"]]: readonly Plan[] } = {
  rotation: [
    rotation(kings, crazy, exordia),
    rotation(crazy, exordia, normal),
    rotation(kings, normal, crazy),
    rotation(exordia, kings, normal),
  ],
  handicap: [
    handicap(kings, 7),
    handicap(crazy, 7),
    handicap(exordia, 11),
    handicap(normal, 6),
    handicap(draw, 7),
  ],
  rules: [
    rules(kings, { jokersPerPack: 2, exchangeTrumps: true }),
    rules(crazy, { drawUntilPlayable: true, refill: false }),
    rules(exordia, { eightOnEight: false }),
    rules(normal, { jokersPerPack: 2 }),
    rules(draw, { jokersPerPack: 2, maxDraw: 5 }),
    rules(gin, { oklahoma: true }, regulars(1)),
  ],
};
const kinds = ["rotation", "handicap", "rules"] as const;

const daysOfAWeek = 7;
/** 1970 began on a Thursday: the first Monday before it was three days earlier. */
const mondayOffset = 3;

/** Weeks since 1970, from Monday to Sunday. `day`: days since 1970. */
export const weekOf = (day: number): number => Math.floor((day + mondayOffset) / daysOfAWeek);
const mondayOf = (week: number): number => week * daysOfAWeek - mondayOffset;

const drawn = (kind: Challenge["kind"], cycle: number): readonly Plan[] =>
  new DiceReader(newDice(`weekly challenge ${kind} ${cycle}`)).shuffled(plans[kind]);

/** The last plan of a cycle is not the first of the next. A kind has three plans or more. */
function orderOf(kind: Challenge["kind"], cycle: number): readonly Plan[] {
  const [first, second, ...others] = drawn(kind, cycle);
  return first === drawn(kind, cycle - 1).at(-1)
    ? [second!, first!, ...others]
    : [first!, second!, ...others];
}

/** The kinds take turns; within a kind every plan comes once before any comes again. */
export function challengeOf(week: number): Challenge {
  const kind = kinds[week % kinds.length]!;
  const turn = Math.floor(week / kinds.length);
  const count = plans[kind].length;
  return { week, kind, ...orderOf(kind, Math.floor(turn / count))[turn % count]! };
}

/** A leg is won as the first rung of its game's ladder is, but against the challenge's row. */
function rungOf({ game, options }: Leg, bots: Plan["bots"]): Rung {
  const first = manifests.find(({ rules: { id } }) => id === game)!.ladder[0]!;
  return { ...first, options, opponents: bots.map((level) => ({ level })) };
}

function wins(round: HouseRound, { game, options }: Leg, bots: Plan["bots"]): boolean {
  const its = gameOf(game);
  return (
    round.game === game &&
    its !== null &&
    isOrdinary(round) &&
    hasRules(its, options, round.options) &&
    isRungWon(rungOf({ game, options }, bots), round)
  );
}

const keyOf = (week: number, at: number): string => `${week}/${at}`;

/** The leg of its week's challenge that the round wins, as it is counted; null if none. */
export function legWon(round: HouseRound): string | null {
  const { week, legs, bots } = challengeOf(weekOf(round.day));
  const at = legs.findIndex((one) => wins(round, one, bots));
  return at < 0 ? null : keyOf(week, at);
}

export const ofChallenge = "challenge";

/** No trophy hangs on a week: whoever skips one misses nothing. */
export const challengeTallies: Achievements<HouseRound> = {
  tallies: { legs: { kind: "different", of: legWon } },
  list: [],
};

/** The week's challenge as somebody stands in it. `won`: the legs counted for them. */
export function challengeFor(day: number, won: readonly string[]): WeeklyChallenge {
  const { week, kind, legs, bots } = challengeOf(weekOf(day));
  const weeks = new Set(won.map((key) => Number(key.split("/")[0])));
  const isWhole = (one: number): boolean =>
    challengeOf(one).legs.every((_, at) => won.includes(keyOf(one, at)));
  return {
    from: dateOf(mondayOf(week)),
    to: dateOf(mondayOf(week + 1) - 1),
    kind,
    bots,
    legs: legs.map((one, at) => ({
      ...one,
      goal: rungOf(one, bots).goal,
      isWon: won.includes(keyOf(week, at)),
    })),
    weeksWon: [...weeks].filter(isWhole).length,
  };
}
