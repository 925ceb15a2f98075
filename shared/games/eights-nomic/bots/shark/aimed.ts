import { rankOf, suitOf, type Natural } from "#shared/cards/card.ts";
import {
  firstValues,
  templates,
  type SlotValues,
  type TemplateId,
} from "../../clauses/templates.ts";
import { passing } from "../../legal.ts";
import { obstacle } from "../../obstacles.ts";
import { broughtBy } from "../../ruleBook.ts";
import { nullName } from "../../startingRules.ts";
import type { Modify } from "../../types.ts";
import type { Field } from "../field.ts";
import { changeBy } from "../wording.ts";

/**
 * Turns of each player before a count of turns may end the game, so that nobody loses it before it
 * has got going.
 */
const leastTurnsEach = 5;
/** In how many more turns of each player a count of turns ends the game. */
const laps = [1, 2];
/** Of the ranks in hand, those with the most cards. */
const bestRanks = 2;

/**
 * Every change that a Shark thinks of, each allowed now: ends of the game, other ways to more rules
 * or fewer cards, and one that says nothing. None forbids, punishes or costs cards.
 */
export function aimedChanges(field: Field): readonly Modify[] {
  const all = [...endings(field), ...helping(field), passing(field.seen.facts)];
  const different = new Map(all.map((change) => [`${change.rule}/${change.name}`, change]));
  return [...different.values()].filter((change) => obstacle(field.giver, change) === null);
}

function filled(id: TemplateId, values: SlotValues = {}, rule = nullName): Modify {
  const template = templates.find((one) => one.id === id)!;
  return changeBy(template, { ...firstValues(template), ...values }, rule);
}

function endings({ seen: { facts }, seat }: Field): readonly Modify[] {
  const { turnCycle, turns, rules, history } = facts;
  const players = turnCycle.length;
  const after = (lap: number, rule?: string) =>
    filled("turnsEnd", { turns: Math.max(leastTurnsEach * players, turns + lap * players) }, rule);
  const others = rules.filter(({ clause }) => clause?.do === "endGame");
  return [
    ...laps.map((lap) => after(lap)),
    ...others.map(({ name }) => after(1, name)),
    filled("rulesWin", { number: broughtBy(history, seat) + 2 }),
    filled("pendingWins", { number: 1 }),
    filled("emptyWins"),
  ];
}

const commonestFirst = <T>(all: readonly T[]): readonly T[] =>
  [...Map.groupBy(all, (one) => one)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([one]) => one);

function helping({ seen: { facts }, giver }: Field): readonly Modify[] {
  const hand = giver.hand as readonly Natural[];
  const ranks = commonestFirst(hand.map(rankOf)).slice(0, bestRanks);
  const suits = commonestFirst(hand.map(suitOf)).slice(0, 1);
  return [
    filled("turnsPend", { turns: facts.turnCycle.length }),
    ...ranks.map((rank) => filled("rankPends", { rank })),
    ...suits.map((suit) => filled("wildSuit", { suit })),
  ];
}
