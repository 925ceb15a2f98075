import { isGuess, type Bot, type UsualLevel, type Lapses } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { defaultIn } from "../legal.ts";
import { phaseOf } from "../phase.ts";
import type { BareCommand, Facts, Move, Options, Play } from "../types.ts";
import { fieldOf, type Field, type NomicView } from "./field.ts";
import { answer, cannotJudge, mustSay } from "./judging.ts";
import { anyChange, bestChange, isTimeToModify } from "./lawgiving.ts";
import { reasonFor } from "./reason.ts";
import { regularMove, regularWeights, type Weights } from "./regular.ts";
import { isFree } from "../obstacles.ts";
import { usualPenalty } from "../options.ts";
import { mismatched, type NomicSeen } from "../seen.ts";

/** Sometimes plays a random card, so that others have something to notice (EN-14). */
const beginner: Lapses = { misjudges: 0, guesses: 12 };

/** Null if no move is possible. */
function easyMove({ moves, seen, giver }: Field, dice: DiceReader): Move | null {
  const bare = (type: BareCommand["type"]) => moves.find((move) => move.type === type);
  const plays = moves.filter((move): move is Play => move.type === "play");
  const among = isGuess(beginner, dice) ? plays : plays.filter(({ card }) => isFree(giver, card));
  const { played, drew } = seen.facts.done;
  const five = bare("emptyHand");
  if (five) return five;
  // EN-16, EN-18: an empty hand takes its five cards from the deck, so that must be filled first.
  const shuffle = bare("deckShuffle");
  if (shuffle && giver.hand.length === 0) return shuffle;
  if (among.length > 0) return among[dice.below(among.length)] ?? null;
  return (
    (played || drew ? bare("endTurn") : undefined) ??
    bare("draw") ??
    shuffle ??
    bare("endTurn") ??
    plays[0] ??
    null
  );
}

/** `notices` is a percentage of improper plays. */
function called(seen: NomicSeen, notices: number, dice: DiceReader): Move | null {
  const found = mismatched(seen);
  return found && found.seat !== seen.viewer && dice.below(100) < notices
    ? { type: "improper", player: found.seat, penalty: { kind: "standard", n: usualPenalty } }
    : null;
}

export type NomicBot = Bot<Options, Facts, Move>;

/** Used for hints, so that the same view gives the same advice. */
const ofAdvice = newDice("advice");

type Choose = (view: NomicView, field: Field, dice: DiceReader) => Move | null;
type Skill = Readonly<{
  /** A percentage of improper plays. */
  notices: number;
  change: Choose;
  turn: Choose;
}>;

const by = (weights: Weights): Pick<Skill, "change" | "turn"> => ({
  change: (view, field, dice) => bestChange(view, field, weights, dice),
  turn: (view, field, dice) => regularMove(view, field, weights, dice),
});
/** H-27: a hint advises nothing that may be called. */
export const honest = by({ ...regularWeights, dares: 0 });

function chosen(
  view: NomicView,
  { change, turn }: Pick<Skill, "change" | "turn">,
  dice: DiceReader,
) {
  const field = fieldOf(view.seen);
  const phase = phaseOf(view.seen.facts);
  if (phase === "judging") return answer(view, field, dice);
  const changed = isTimeToModify(view, field) ? change(view, field, dice) : null;
  return changed ?? turn(view, field, dice) ?? defaultIn(phase, field.giver);
}

export const botWith = ({ notices, ...skill }: Skill): NomicBot => ({
  choose: (view, dice) =>
    mustSay(view.seen) ? { type: "announce", text: cannotJudge } : chosen(view, skill, dice),
  advise: (view) => chosen(view, honest, new DiceReader(ofAdvice)),
  takeUp: ({ seen }, _cue, dice) => called(seen, notices, dice),
  reason: ({ seen }, move) => reasonFor(fieldOf(seen), move),
});

export const nomicBots: { readonly [L in UsualLevel]: NomicBot } = {
  easy: botWith({
    notices: 15,
    change: anyChange,
    turn: (_view, field, dice) => easyMove(field, dice),
  }),
  regular: botWith({ notices: 65, ...by(regularWeights) }),
};
