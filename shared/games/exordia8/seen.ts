import type { Card, Natural } from "#shared/cards/card.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seen } from "#shared/contract/seen.ts";
import { offered } from "../eights/seen.ts";
import {
  barredCard,
  cardsForBreak,
  losesMeaning,
  namesSuit as namesOn,
  owedCard as owedIn,
  sparkCard as sparkOn,
} from "./plays.ts";
import type { Facts, Move, Options, Play } from "./types.ts";

export type ExordiaSeen = Seen<Options, Facts, Move>;

export const offeredPlays = (seen: Pick<ExordiaSeen, "legal">, card: Card): readonly Play[] =>
  offered(seen, "play").filter((play) => play.card === card);

/** X8-15 */
export const owedCard = ({ facts: { sequent } }: ExordiaSeen): Natural | null =>
  sequent && owedIn(sequent);
/** X8-15 */
export const sparkCard = ({ facts }: ExordiaSeen): Natural | null => sparkOn(facts.top);
/** X8-9, X8-14 */
export const namesSuit = ({ facts }: ExordiaSeen, card: Card): boolean => namesOn(card, facts.top);

/** X8-16 */
export const pickedUp = ({ stock }: ExordiaSeen): number => Math.min(cardsForBreak, stock);

/** X8-8…X8-17 */
export const whyUnfit = ({ facts, options }: ExordiaSeen, card: Card): RuleError | null =>
  barredCard(card, facts, options);
/** X8-13 */
export const isPlainNow = ({ facts: { top, sequent, extra } }: ExordiaSeen, card: Card): boolean =>
  sequent === null && !extra && losesMeaning(card, top);
