import type { Card } from "./card.ts";

declare const faceDown: unique symbol;

/**
 * A card lying face down (C-7). Deliberately opaque: it is assignable to no string, no JSON field
 * and not to the pile. At run time it is the card's name.
 */
export interface FaceDown {
  readonly [faceDown]: true;
}

export const turnDown = (card: Card): FaceDown => card as unknown as FaceDown;
export const turnAllDown = (cards: readonly Card[]): readonly FaceDown[] =>
  cards as unknown as readonly FaceDown[];

/**
 * Reveals a hidden card. Allowed only in shared/contract, shared/games, shared/record and where the
 * places of a verified deal are opened (H-18), and not in bots (lint).
 */
export const peek = (card: FaceDown): Card => card as unknown as Card;
export const peekAll = (cards: readonly FaceDown[]): readonly Card[] =>
  cards as unknown as readonly Card[];
