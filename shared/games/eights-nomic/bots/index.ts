import { isGuess, type Bot, type BotLevel, type Lapses } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { View } from "#shared/contract/view.ts";
import { defaultIn } from "../legal.ts";
import { phaseOf } from "../phase.ts";
import type { Facts, Move, Options, Play } from "../types.ts";
import { fieldOf, goes, type Field } from "./field.ts";
import { answer, cannotJudge, mustSay } from "./judging.ts";
import { anyChange, bestChange, isTimeToModify } from "./lawgiving.ts";
import { reasonFor } from "./reason.ts";
import { regularMove } from "./regular.ts";
import { regularWeights, type Weights } from "./worth.ts";
import { usualPenalty } from "../options.ts";
import { mismatched } from "../seen.ts";
import type { NomicSeen } from "../standing.ts";

/** Sometimes plays a random card, so that others have something to notice (EN-14). */
const beginner: Lapses = { misjudges: 0, guesses: 12 };

/** Null if no move is possible. */
function easyMove(field: Field, dice: DiceReader): Move | null {
  const { moves } = field;
  const bare = (type: "emptyHand" | "deckShuffle" | "draw" | "endTurn"): Move | undefined =>
    moves.find((move) => move.type === type);
  const plays = moves.filter((move): move is Play => move.type === "play");
  const among = isGuess(beginner, dice) ? plays : plays.filter(({ card }) => goes(field, card));
  const draw = field.seen.facts.done.drew ? (bare("endTurn") ?? bare("draw")) : bare("draw");
  const rest =
    (field.seen.facts.done.played ? bare("endTurn") : undefined) ??
    draw ??
    bare("deckShuffle") ??
    bare("endTurn") ??
    plays[0];
  return (
    bare("emptyHand") ??
    (isEmptied(field) ? bare("deckShuffle") : undefined) ??
    (among.length > 0 ? among[dice.below(among.length)] : rest) ??
    null
  );
}

/**
 * EN-16, EN-18: an empty hand takes its five cards from the deck, so the deck must be filled first.
 */
const isEmptied = ({ hand }: Field): boolean => hand.length === 0;

/** `notices` is a percentage of improper plays. */
function called(seen: NomicSeen, notices: number, dice: DiceReader): Move | null {
  const found = mismatched(seen);
  return found && found.seat !== seen.viewer && dice.below(100) < notices
    ? { type: "improper", player: found.seat, penalty: { kind: "standard", n: usualPenalty } }
    : null;
}

export type NomicBot = Bot<Options, Facts, Move>;
type NomicView = View<Options, Facts, Move>;

/** Used for hints, so that the same view gives the same advice. */
const ofAdvice = newDice("advice");

export interface Skill {
  /** A percentage of improper plays. */
  readonly notices: number;
  readonly change: (view: NomicView, field: Field, dice: DiceReader) => Move | null;
  readonly turn: (view: NomicView, field: Field, dice: DiceReader) => Move | null;
}

const by = (weights: Weights): Pick<Skill, "change" | "turn"> => ({
  change: (view, field, dice) => bestChange(view, field, weights, dice),
  turn: (view, field, dice) => regularMove(view, field, weights, dice),
});
/** H-27: a hint advises nothing that may be called. */
const honest = by({ ...regularWeights, dares: 0 });

function chosen(
  view: NomicView,
  { change, turn }: Pick<Skill, "change" | "turn">,
  dice: DiceReader,
): Move {
  const field = fieldOf(view.seen);
  if (phaseOf(field.seen.facts) === "judging") return answer(view, field, dice);
  const changed = isTimeToModify(view, field) ? change(view, field, dice) : null;
  return changed ?? turn(view, field, dice) ?? defaultIn(phaseOf(view.seen.facts), field.giver);
}

const botWith = ({ notices, ...skill }: Skill): NomicBot => ({
  choose: (view, dice) =>
    mustSay(view.seen) ? { type: "announce", text: cannotJudge } : chosen(view, skill, dice),
  advise: (view) => chosen(view, honest, new DiceReader(ofAdvice)),
  takeUp: ({ seen }, _cue, dice) => called(seen, notices, dice),
  reason: ({ seen }, move) => reasonFor(fieldOf(seen), move),
});

export const nomicBots: { readonly [L in BotLevel]: NomicBot } = {
  easy: botWith({
    notices: 15,
    change: anyChange,
    turn: (_view, field, dice) => easyMove(field, dice),
  }),
  regular: botWith({ notices: 65, ...by(regularWeights) }),
};
