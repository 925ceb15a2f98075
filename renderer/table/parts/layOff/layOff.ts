// How does somebody lay cards off on another's melds, one by one and where he wants them?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { LaidHand } from "#renderer/table/parts/melds/meldsScene.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { layOffDesk } from "./layOffDesk.ts";
import { LayOffTargets } from "./LayOffTargets.tsx";

/** For each meld, as they lie, the cards put to it. */
export type PutOn = readonly (readonly Card[])[];

/** What the viewer may do with the melds that lie open. */
export interface LayOffOffer {
  /** Whose they are. */
  readonly to: Seat;
  readonly melds: readonly (readonly Card[])[];
  /** The places of the melds on which the card goes, with what was put there before. */
  takes(this: void, on: PutOn, card: Card): readonly number[];
  /** What stays there when this card is taken back. */
  without(this: void, on: PutOn, card: Card): PutOn;
  /** How that hand lies then. */
  hand(this: void, on: PutOn): LaidHand;
}

export interface LayOffWords {
  /** "three 9s" */
  meld(this: void, cards: readonly Card[]): string;
  put(this: void, card: Card, meld: readonly Card[]): string;
  takeBack(this: void, card: Card): string;
  /** It goes on no meld; on the one that it was put to. */
  doesNotGo(this: void, card: Card): string;
  /** It goes on several melds. */
  whichMeld(this: void, card: Card): string;
  /** Of several cards, or none, that go on a meld. */
  whichCard(this: void, cards: readonly Card[]): string;
}

export interface LayOffHooks {
  /** Null where the viewer lays nothing off now. */
  offer(this: void, seen: AnySeen): LayOffOffer | null;
  words(this: void): LayOffWords;
  /** What the own hand is called with these cards gone. */
  holding(this: void, seen: AnySeen, on: PutOn): string;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    layOff: LayOffHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Inputs {
    /** What has been put to the melds, and not been sent yet. */
    readonly putOn?: PutOn;
  }
  interface Additions {
    /** The card that was put there last. */
    takeBack: true;
  }
}

/** After the part that shows the melds. */
export const layOff = (hooks: LayOffHooks): Part => ({
  name: "layOff",
  hooks: { layOff: hooks },
  desk: layOffDesk,
  controls: { beforeActions: LayOffTargets },
});
