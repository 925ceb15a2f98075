import type { Card } from "./card.ts";

declare const faceDown: unique symbol;

/**
 * A card lying face down (C-7). Opaque on purpose: it fits in no string, no JSON field and not on
 * the pile. At run time it is simply the card's name.
 */
export interface FaceDown {
  readonly [faceDown]: true;
}

export const turnDown = (card: Card): FaceDown => card as unknown as FaceDown;
export const turnAllDown = (cards: readonly Card[]): readonly FaceDown[] =>
  cards as unknown as readonly FaceDown[];

/** Looks at a hidden card. Allowed in shared/game, shared/games and shared/record only (lint). */
export const peek = (card: FaceDown): Card => card as unknown as Card;
export const peekAll = (cards: readonly FaceDown[]): readonly Card[] =>
  cards as unknown as readonly Card[];
