import { suits } from "#shared/cards/card.ts";
import type { ToMatch } from "./plays.ts";
import {
  none,
  queen,
  quickJoker,
  quickRank,
  rankIn,
  suitIn,
  type QuickCard,
  type QuickRank,
} from "./quickCards.ts";

/** What the next card of a quick round is to match. */
export class QuickToMatch {
  /** `none` where none is to be matched, as `rank`. */
  suit: number;
  rank: QuickRank;
  /** NE-23 */
  blank: boolean;

  constructor({ suit, rank, blank }: ToMatch) {
    this.suit = suit === null ? none : suits.indexOf(suit);
    this.rank = rank === null ? none : quickRank(rank);
    this.blank = blank;
  }

  /** NE-3, NE-16: for a joker, pass the card it is named (NE-24). */
  mayFollow(counted: QuickCard): boolean {
    const rank = rankIn(counted);
    return this.blank || suitIn(counted) === this.suit || rank === this.rank || rank === queen;
  }

  /** NE-23: a joker without a name is blank. */
  follow(top: QuickCard): void {
    this.blank = top === quickJoker;
    this.suit = this.blank ? none : suitIn(top);
    this.rank = this.blank ? none : rankIn(top);
  }

  /** NE-16 */
  nameSuit(suit: number): void {
    this.suit = suit;
    this.rank = none;
  }
}
