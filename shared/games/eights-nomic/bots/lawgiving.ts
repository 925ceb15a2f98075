import type { DiceReader } from "#shared/chance/dice.ts";
import { bestOf, noLapses } from "#shared/contract/lapses.ts";
import type { View } from "#shared/contract/view.ts";
import type { Facts, Modify, Move, NomicRound, Options } from "../types.ts";
import type { Field } from "./field.ts";
import { after, imaginedRound, isLostFor } from "./imagined.ts";
import { endsGames } from "./judging.ts";
import { playedOn } from "./playouts.ts";
import { emptyRule, proposals } from "./proposals.ts";
import { worthOf, type Weights } from "./worth.ts";

type NomicView = View<Options, Facts, Move>;

/**
 * Changes that Regular chooses among, and rounds in which each is played on. Both bound its work,
 * whatever the clock says.
 */
const candidates = 8;
const playouts = 3;

/**
 * Owed, at once. For a Pending Rule where the turn begins, and after the five cards that earned it
 * – but not again right after the others refused one: then the game goes on first, and whoever
 * objects is not asked for ever.
 */
export function isTimeToModify({ happened }: NomicView, { seen, seat, mayModify }: Field): boolean {
  if (!mayModify || seen.facts.mustModify === seat) return mayModify;
  const isOwn = (type: string): boolean =>
    happened.some((one) => one.type === type && one.seat === seat);
  const { played, drew } = seen.facts.done;
  return (
    !isOwn("refusedCommand") &&
    ((!played && !drew) || (isOwn("drew") && happened.some(({ type }) => type === "propertySet")))
  );
}

/**
 * A rule by chance that does not end the game by its own clause at once. Null where it would lose
 * the game and is not owed.
 */
export function anyChange(view: NomicView, field: Field, dice: DiceReader): Move | null {
  const round = imaginedRound(view, dice);
  const change =
    proposals(field, candidates, dice).find((one) => !endsAtOnce(one, round, field)) ??
    emptyRule(field);
  return isBearable(change, round, field) ? change : null;
}

/**
 * Of several the one that leaves this seat best off when simple players have gone on with it for a
 * while. Null likewise.
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
    emptyRule(field),
  ];
  const worth = (change: Modify): number =>
    rounds.reduce((sum, round) => {
      const changed = after(round, field.seat, change);
      return changed ? sum + worthOf(playedOn(changed), field.seat, weights) : -Infinity;
    }, 0);
  const change = bestOf(possible, worth, noLapses, dice);
  return isBearable(change, first, field) ? change : null;
}

const endsAtOnce = (change: Modify, round: NomicRound, { seat }: Field): boolean =>
  endsGames(change) && after(round, seat, change)?.facts.result !== null;

const isBearable = (change: Modify, round: NomicRound, { seat, seen }: Field): boolean =>
  seen.facts.mustModify === seat || !isLostFor(after(round, seat, change), seat);
