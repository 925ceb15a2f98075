import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";
import type { Public } from "./json.ts";
import type { Seat } from "./seats.ts";

/**
 * Something that happened, in the past tense: `told` is for all, `only` for some (a drawn card, a
 * whisper). Every game has its own union of these.
 */
export type GameEvent = Readonly<{
  type: string;
  seat?: Seat;
  told: Public;
  only?: Readonly<{
    to: readonly Seat[];
    cards?: readonly FaceDown[];
    text?: string;
  }>;
}>;

export type Nothing = { readonly [key: string]: never };
export type OfTable<T extends string, D extends Public = Nothing> = Readonly<{
  type: T;
  seat?: never;
  told: D;
}>;
export type OfSeat<T extends string, D extends Public = Nothing> = Readonly<{
  type: T;
  seat: Seat;
  told: D;
}>;
export type ShowingSome<H extends GameEvent> = H & {
  readonly only: Readonly<{ to: readonly Seat[]; cards: readonly FaceDown[] }>;
};
/** Without `only` where the cards are open to all. */
export type MayShowSome<H extends GameEvent> = H & {
  readonly only?: Readonly<{ to: readonly Seat[]; cards: readonly FaceDown[] }>;
};

/** The beginning of every round; no move produces it. */
export type Dealt<D extends Seat | null = Seat> = OfTable<"dealt", { readonly dealer: D }>;
/** `removed`: the number of cards that went out of play with the leaver (C-5). */
export type Left = OfSeat<"left", { readonly removed: number }>;
/** C-8 */
export type TookPot = OfSeat<"tookPot", { readonly amount: number }>;

/** Cards taken by a seat; only it sees them. */
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

export type Accepted<R, H extends GameEvent = GameEvent> = Readonly<{
  ok: true;
  round: R;
  happened: readonly H[];
  /**
   * The seats that may know that anything happened at all, as with a pass in a hidden window or a
   * whisper; absent: everyone.
   */
  noticedBy?: readonly Seat[];
}>;

export type Refusal = Readonly<{
  ok: false;
  error: RuleError;
}>;

export type Outcome<R, H extends GameEvent = GameEvent> = Accepted<R, H> | Refusal;

export const forbidden = (code: string, { key, args }: Said): RuleError => ({ code, key, args });

export const refused = (code: string, said: Said): Refusal => ({
  ok: false,
  error: forbidden(code, said),
});

/** Sentences of the rules common to all games (C-11, C-13). */
export const commonly = saying<CommonText["rules"]>("rules");
