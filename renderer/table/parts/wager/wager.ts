// How does a table show bets and pots, and ask for an amount?

import type { Move } from "#shared/contract/round.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { planAward, planBet, planGather, planReturn, stacked } from "./wagerPlan.ts";
import type { Wagered } from "./wagerScene.ts";
import { wagerDrawing } from "./wagerDrawing.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { BetBar } from "./BetBar.tsx";
import { wagerDesk } from "./wagerDesk.ts";
import { wagerPlaces } from "./wagerPlaces.ts";

/**
 * A bet or raise that may be set to any whole amount in a range. Amounts are the seat's total in
 * this stage of betting.
 */
export type Wager = {
  readonly min: number;
  readonly max: number;
  /** What there is to match already; the total that a call would make. */
  readonly toMatch: number;
  /** What of the total the seat has put in already. */
  readonly putIn: number;
  /** By how much the amount goes up and down at a time. */
  readonly step: number;
  /**
   * Amounts worth a button: half the pot, the pot, all in; clamped to the range, ascending, none
   * twice.
   */
  readonly presets: readonly {
    readonly id: "half" | "pot" | "all";
    readonly label: string;
    readonly to: number;
  }[];
  moveTo(to: number): Move;
};

export interface WagerHooks {
  /** Chips before the seats and in the pots. */
  wagered(this: void, seen: AnySeen): Wagered;
  /** What may be bet now; null when nothing may. */
  wager(this: void, seen: AnySeen): Wager | null;
  /** The amount that a move names, as in `Wager`; null for none. */
  amountOf(this: void, move: Move): number | null;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    wager: WagerHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Additions {
    /** The amount that is set. */
    wager: Wager;
  }
  interface Inputs {
    /** The amount that is set; null where none has been asked for, and for a wrong one. */
    readonly wagered?: number | null;
  }
}

export const wager = (hooks: WagerHooks): Part => ({
  name: "wager",
  hooks: { wager: hooks },
  // The pots tell what lies in the middle.
  slice: ({ seen }) => ({ wager: hooks.wagered(seen), pot: null }),
  beats: {
    bet: { plan: planBet, pays: ({ seat, amount }) => ({ seat, amount }) },
    gather: { plan: planGather },
    return: { plan: planReturn },
    award: { plan: planAward },
  },
  clear: ({ counts }) => ({ scene: { wager: { bets: counts.map(() => 0), pots: [] } } }),
  aligned: (scene, { wager: stakes }, at) => (stakes ? stacked(stakes.pots, scene, at) : []),
  lasting: ["glow"],
  outWords: () => tableText().folded,
  desk: wagerDesk,
  controls: { afterActions: BetBar },
  places: wagerPlaces,
  drawing: wagerDrawing,
  words: ({ wager: stakes }, who) => {
    const { bets = [], pots = [] } = stakes ?? {};
    const named = bets.flatMap((amount, seat) =>
      amount > 0 ? [{ name: who(seat).name, amount }] : [],
    );
    return [
      pots.length > 0
        ? tableText().pots(
            pots.map(({ amount, seats }) => ({
              amount,
              names: seats.map((seat) => who(seat).name),
            })),
          )
        : "",
      named.length > 0 ? tableText().bets(named) : "",
    ];
  },
  seatWords: ({ wager: stakes }, seat) => {
    const bet = stakes?.bets[seat] ?? 0;
    return bet > 0 ? { chips: tableText().bet(bet) } : {};
  },
  seatLook: (scene, seat) => (isAllIn(scene, seat) ? { notice: tableText().allIn } : {}),
});

/** Are there chips to be won yet? */
const hasStakes = ({ wager: stakes }: Scene): boolean =>
  [...(stakes?.bets ?? []), ...(stakes?.pots ?? []).map(({ amount }) => amount)].some(
    (amount) => amount > 0,
  );

const isAllIn = (scene: Scene, seat: Seat): boolean =>
  (scene.counts[seat] ?? 0) > 0 &&
  scene.chips?.[seat] === 0 &&
  !scene.folded[seat] &&
  hasStakes(scene);
