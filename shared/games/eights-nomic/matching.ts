import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";

/** Every card matches an empty pile. These packs have no jokers (EN-11). */
export const matches = (card: Card, top: Card | undefined): boolean =>
  top === undefined ||
  rankOf(card as Natural) === rankOf(top as Natural) ||
  suitOf(card as Natural) === suitOf(top as Natural);
