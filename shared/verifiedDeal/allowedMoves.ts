// Hidden cards that are exchanged between hands change no number that a view shows, so a host could
// do it unseen (H-18). Each game has few moves by which that might be, most have none.

import type { Card } from "#shared/cards/card.ts";
import type { Whereabouts } from "./transcript.ts";

type Unseen =
  /** From hand to hand. */
  | "given"
  /** From the pile into a hand. */
  | "takenUp"
  | "laid"
  /** A card that was turned up in the deal, into the stock. */
  | "turnedBack";

const unseenIn: { readonly [game: string]: readonly Unseen[] | undefined } = {
  "crazy-eights": ["turnedBack"],
  "eights-nomic": [],
  exordia8: [],
  "five-card-draw": [],
  "gin-rummy": ["takenUp"],
  "kings-and-bastards": ["given"],
  "normal-eights": ["given", "laid"],
};

/** Of games that it does not know the check says nothing. */
const has = (game: string, move: Unseen): boolean => unseenIn[game]?.includes(move) ?? true;

function unseen(from: Whereabouts | "stock", to: Whereabouts): Unseen | null {
  if (from === "laid" || to === "laid") return "laid";
  if (typeof to !== "number") return null;
  return typeof from === "number" ? "given" : from === "pile" ? "takenUp" : null;
}

/** Removed cards come back only where they are shuffled. */
export function mayMove(game: string, from: Whereabouts | "stock", to: Whereabouts): boolean {
  const move = unseen(from, to);
  return from !== "removed" && (move === null || has(game, move));
}

/** CE-4: an Eight; any other card the host would turn back for a better deck. */
export const mayTurnBack = (game: string, card: Card): boolean =>
  has(game, "turnedBack") && (unseenIn[game] === undefined || card.startsWith("8"));
