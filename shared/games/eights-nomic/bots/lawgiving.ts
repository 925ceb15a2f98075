import type { DiceReader } from "#shared/chance/dice.ts";
import { bestOf, noLapses } from "#shared/bots/bot.ts";
import type { Modify, Move, NomicRound, Rule } from "../types.ts";
import { after, imaginedRound, isLostFor, type Field, type NomicView } from "./field.ts";
import { endsGames } from "./judging.ts";
import { worthOf, type Weights } from "./regular.ts";
import { passing } from "../legal.ts";
import { obstacle } from "../obstacles.ts";
import {
  choicesOf,
  templates,
  type Slot,
  type SlotValues,
  type Template,
} from "../clauses/templates.ts";
import { nullName } from "../startingRules.ts";
import { playedOn } from "./playedOn.ts";
import { changeBy } from "./wording.ts";

/**
 * Bots cannot judge texts and invent no words, so they use only rules that the machine enforces.
 */
const usable = templates.filter(({ slots }) =>
  Object.values(slots).every(({ kind }) => kind !== "text"),
);
/**
 * Of ten changes this many replace a rule that has a clause, if there is one; the others add a
 * rule.
 */
const replacing = 3;
/** The maximum distance of a number from its slot's first value. */
const spread = 2;
const triesEach = 6;

/** Returns at most `most`, all different and allowed now. */
function proposals(field: Field, most: number, dice: DiceReader) {
  const found: Modify[] = [];
  for (let tries = 0; tries < most * triesEach && found.length < most; tries += 1) {
    const change = drawn(field, dice);
    if (
      change &&
      !found.some(({ name }) => name === change.name) &&
      obstacle(field.giver, change) === null
    )
      found.push(change);
  }
  return found;
}

function drawn({ seen, seat }: Field, dice: DiceReader): Modify | null {
  const template = usable[dice.below(Math.max(1, usable.length))];
  if (!template) return null;
  const values = filled(template, dice);
  const replaceable = seen.facts.rules.filter(
    ({ clause: had, owner }) => had !== null && owner !== seat,
  );
  const rule: Rule | undefined =
    dice.below(10) < replacing
      ? replaceable[dice.below(Math.max(1, replaceable.length))]
      : undefined;
  return changeBy(template, values, rule?.name ?? nullName);
}

const filled = ({ slots }: Template, dice: DiceReader): SlotValues =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, valueOf(slot, dice)]));

function valueOf(slot: Slot, dice: DiceReader) {
  if (slot.kind === "number") {
    const least = Math.max(slot.least, slot.first - spread);
    const most = Math.min(slot.most, slot.first + spread);
    return least + dice.below(most - least + 1);
  }
  const choices = choicesOf(slot);
  return choices[dice.below(Math.max(1, choices.length))]?.value ?? slot.first;
}

/**
 * The changes that Regular compares and the rounds in which each is played on. They bound its work
 * independently of the clock.
 */
const candidates = 8;
const playouts = 3;

/**
 * An owed change is made at once. A Pending Rule is used at the beginning of the turn or after the
 * five cards that earned it, but not right after a refusal: the game goes on first, so that players
 * who object are not asked for ever.
 */
export function isTimeToModify({ happened }: NomicView, { seen, seat, mayModify }: Field): boolean {
  if (!mayModify || seen.facts.mustModify === seat) return mayModify;
  const isOwn = (type: string) => happened.some((one) => one.type === type && one.seat === seat);
  const { played, drew } = seen.facts.done;
  return (
    !isOwn("refusedCommand") &&
    ((!played && !drew) || (isOwn("drew") && happened.some(({ type }) => type === "propertySet")))
  );
}

/**
 * Returns a random rule whose own clause does not end the game at once. Null if the change would
 * lose the game and is not owed.
 */
export function anyChange(view: NomicView, field: Field, dice: DiceReader): Move | null {
  const round = imaginedRound(view, dice);
  const change =
    proposals(field, candidates, dice).find((one) => !endsAtOnce(one, round, field)) ??
    passing(field.seen.facts);
  return isBearable(change, round, field) ? change : null;
}

/**
 * Returns the change that leaves this seat best off after simple players have continued for a
 * while. Null as in `anyChange`.
 */
export function bestChange(
  view: NomicView,
  field: Field,
  weights: Weights,
  dice: DiceReader,
): Move | null {
  const rounds = Array.from({ length: playouts }, () => imaginedRound(view, dice));
  const [first] = rounds as [NomicRound, ...NomicRound[]];
  const possible = [
    ...proposals(field, candidates, dice).filter((one) => !endsAtOnce(one, first, field)),
    passing(field.seen.facts),
  ];
  const worth = (change: Modify) =>
    rounds.reduce((sum, round) => {
      const changed = after(round, field.seat, change);
      return changed ? sum + worthOf(playedOn(changed), field.seat, weights) : -Infinity;
    }, 0);
  const change = bestOf(possible, worth, noLapses, dice);
  return isBearable(change, first, field) ? change : null;
}

const endsAtOnce = (change: Modify, round: NomicRound, { seat }: Field) =>
  endsGames(change) && after(round, seat, change)?.facts.result !== null;

const isBearable = (change: Modify, round: NomicRound, { seat, seen }: Field) =>
  seen.facts.mustModify === seat || !isLostFor(after(round, seat, change), seat);
