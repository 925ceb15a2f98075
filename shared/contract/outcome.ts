import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";
import type { Public } from "./json.ts";
import type { Seat } from "./seats.ts";

/**
 * What happened, in the past tense: `told` is for all, `only` for some (a drawn card, a whisper).
 * Every game has a union of its own.
 */
export interface Happening {
  readonly type: string;
  readonly seat?: Seat;
  readonly told: Public;
  readonly only?: {
    readonly to: readonly Seat[];
    readonly cards?: readonly FaceDown[];
    readonly text?: string;
  };
}

export type Nothing = { readonly [key: string]: never };
export type OfTable<T extends string, D extends Public = Nothing> = {
  readonly type: T;
  readonly seat?: never;
  readonly told: D;
};
export type OfSeat<T extends string, D extends Public = Nothing> = {
  readonly type: T;
  readonly seat: Seat;
  readonly told: D;
};
/** The same with cards that only some are shown. */
export type ShowingSome<H extends Happening> = H & {
  readonly only: { readonly to: readonly Seat[]; readonly cards: readonly FaceDown[] };
};
/** The same where the cards may lie open, so that there is nothing for some alone. */
export type MayShowSome<H extends Happening> = H & {
  readonly only?: { readonly to: readonly Seat[]; readonly cards: readonly FaceDown[] };
};

/** How every round of every game begins; nothing is made of it by a move. */
export type Dealt<D extends Seat | null = Seat> = OfTable<"dealt", { readonly dealer: D }>;
/** C-5: so many cards went out of play with who left. */
export type Left = OfSeat<"left", { readonly removed: number }>;
/** C-8 */
export type TookPot = OfSeat<"tookPot", { readonly amount: number }>;

/** So many cards came to the seat, which alone is shown them. */
export type Took<T extends string> = ShowingSome<OfSeat<T, { readonly count: number }>>;
export const took =
  <T extends string>(type: T) =>
  (seat: Seat, cards: readonly FaceDown[]): Took<T> => ({
    type,
    seat,
    told: { count: cards.length },
    only: { to: [seat], cards },
  });

/**
 * Why a move was refused: `code` is the rule's number, the sentence says what was wrong and what
 * would be legal (C-9).
 */
export type RuleError = Said & { readonly code: string };

export interface Accepted<R, H extends Happening = Happening> {
  readonly ok: true;
  readonly round: R;
  readonly happened: readonly H[];
  /**
   * The seats that may know that anything happened at all; absent = everyone. A pass in a hidden
   * window, a whisper.
   */
  readonly noticedBy?: readonly Seat[];
}

export interface Refusal {
  readonly ok: false;
  readonly error: RuleError;
}

export type Outcome<R, H extends Happening = Happening> = Accepted<R, H> | Refusal;

export const forbidden = (code: string, { key, args }: Said): RuleError => ({ code, key, args });

export const refused = (code: string, said: Said): Refusal => ({
  ok: false,
  error: forbidden(code, said),
});

/** What the rules of all games say alike (C-11, C-13). */
export const commonly = saying<CommonText["rules"]>("rules");
