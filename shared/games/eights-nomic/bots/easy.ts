import type { DiceReader } from "#shared/chance/dice.ts";
import { isGuess, type Lapses } from "#shared/contract/lapses.ts";
import type { Move, Play } from "../types.ts";
import { goes, type Field } from "./field.ts";

/** So often it puts any card, so that others have something to notice (EN-14). */
const beginner: Lapses = { misjudges: 0, guesses: 12 };

/** Null where nothing may be done. */
export function easyMove(field: Field, dice: DiceReader): Move | null {
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

/** EN-16, EN-18: an empty deck stands between an empty hand and the five cards for it. */
const isEmptied = ({ hand }: Field): boolean => hand.length === 0;
