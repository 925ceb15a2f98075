import type { Public } from "./json.ts";

export type PlayedFor =
  /**
   * C-8: every seat pays the option `stake` before the deal; by the options `besides`, too, chips
   * change hands. With all of them 0 nothing is played for.
   */
  | { readonly kind: "stake"; readonly stake: string; readonly besides: readonly string[] }
  /** Bets as far as a stack goes: who has any chips is dealt in, and nothing but chips is won. */
  | { readonly kind: "pots" };

/** Plain data, so that it is sent as it is. */
export interface Traits {
  readonly playedFor: PlayedFor;
  /** What lies between a deal and its end is called. */
  readonly unit: "round" | "hand";
  /**
   * H-8: does a round leave honours – titles, the button –, or do those of an earlier one count in
   * it?
   */
  readonly honours: "gives" | "heeds" | "none";
  /**
   * Is the result told in passing, and followed by the next deal, where nobody wishes to look at
   * it?
   */
  readonly flows: boolean;
}

export interface About {
  /** Folder, record name and command-line name in one. */
  readonly id: string;
  /** Games are listed by it, from 1. */
  readonly place: number;
  readonly traits: Traits;
}

const usualTraits: Traits = {
  playedFor: { kind: "stake", stake: "stake", besides: [] },
  unit: "round",
  honours: "gives",
  flows: false,
};

export const aboutGame = (id: string, place: number, own: Partial<Traits> = {}): About => ({
  id,
  place,
  traits: { ...usualTraits, ...own },
});

const amountOf = (options: Public, key: string): number => {
  const amount = options[key];
  return typeof amount === "number" ? amount : 0;
};

/** H-9: the chips without which nobody is dealt in. */
export const leastStack = ({ playedFor }: Traits, options: Public): number =>
  playedFor.kind === "pots" ? 1 : amountOf(options, playedFor.stake);

/** C-8, H-9: may chips be won and lost with these options? */
export const isForChips = ({ playedFor }: Traits, options: Public): boolean =>
  playedFor.kind === "pots" ||
  [playedFor.stake, ...playedFor.besides].some((key) => amountOf(options, key) > 0);
