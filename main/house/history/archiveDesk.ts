// Makes files piece by piece, so that other requests come in between.

import { StoreError } from "#main/store/storeError.ts";
import type { ReadingStore } from "#main/store/store.ts";
import { granted } from "#main/base/refusal.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BalancePoint } from "#shared/protocol/bank.ts";
import type { GameRatings, HeadToHead, RoundFilters } from "#shared/protocol/history.ts";
import type { FileHead } from "#main/base/houseFiles.ts";
import { madeFile, notARecord, type FileWish } from "./madeFile.ts";
import type { Reader } from "./mayOpen.ts";
import { Ratings } from "./ratings.ts";
import { RoundBookmarks } from "./replayOf.ts";

/** `now` is in ms since 1970. */
export type AskedFile = Readonly<{
  reader: Reader;
  wish: FileWish;
  now: number;
}>;

/** Figures of a long history, dear to count. */
export type Figures = Readonly<{
  roundFilters: RoundFilters;
  headToHead: readonly HeadToHead[];
  ratings: readonly GameRatings[];
  balances: readonly BalancePoint[];
}>;

/** `of`: a profile; null for the filters of all rounds. */
export type AskedFigures =
  | Readonly<{ figure: "roundFilters"; of: string | null }>
  | Readonly<{ figure: "headToHead" | "ratings" | "balances"; of: string }>;

/** A chart is not wide enough to show more. */
const mostPoints = 500;

/** A piece of a file, UTF-8; may be empty. */
export type Piece = Readonly<{
  bytes: Uint8Array<ArrayBuffer>;
  isLast: boolean;
}>;

export type BegunFile = FileHead & { readonly piece: Piece };

export type PieceLimits = Readonly<{
  bytes: number;
  milliseconds: number;
}>;

const usualLimits: PieceLimits = { bytes: 256 * 1024, milliseconds: 100 };

export class ArchiveDesk {
  readonly #store: ReadingStore;
  readonly #limits: PieceLimits;
  readonly #bookmarks = new RoundBookmarks();
  readonly #ratings = new Ratings();
  readonly #open = new Map<number, Iterator<string, unknown>>();

  constructor(store: ReadingStore, limits = usualLimits) {
    this.#store = store;
    this.#limits = limits;
  }

  figures<A extends AskedFigures>(asked: A): Answer<Figures[A["figure"]]>;
  figures({ figure, of }: AskedFigures): Answer<Figures[keyof Figures]> {
    const { rounds, bank } = this.#store;
    try {
      switch (figure) {
        case "roundFilters":
          return granted(rounds.filters(of));
        case "headToHead":
          return granted(rounds.headToHead(of));
        case "ratings":
          return granted(this.#ratings.of(of, this.#store));
        case "balances":
          return granted(bank.balances(of, mostPoints));
      }
    } catch (error) {
      if (error instanceof StoreError) return error.refusal;
      throw error;
    }
  }

  /** Returns the first piece; an unfinished file stays open under this number. */
  begin(number: number, { reader, wish, now }: AskedFile): Answer<BegunFile> {
    try {
      const made = madeFile({ store: this.#store, bookmarks: this.#bookmarks, reader, now }, wish);
      if (!made.ok) return made;
      const { name, type, parts } = made.value;
      this.#open.set(number, parts[Symbol.iterator]());
      return granted({ name, type, piece: this.more(number) });
    } catch (error) {
      if (error instanceof StoreError) return error.refusal;
      return notARecord(error);
    }
  }

  /** Throws the errors of its making, and then closes the file. */
  more(number: number): Piece {
    const parts = this.#open.get(number);
    if (!parts) throw new Error(`no file is open under the number ${number}`);
    try {
      const piece = pieceOf(parts, this.#limits);
      if (piece.isLast) this.#open.delete(number);
      return piece;
    } catch (error) {
      this.#open.delete(number);
      throw error;
    }
  }

  drop(number: number): void {
    this.#open.get(number)?.return?.();
    this.#open.delete(number);
  }
}

function pieceOf(parts: Iterator<string, unknown>, most: PieceLimits): Piece {
  const until = performance.now() + most.milliseconds;
  let [text, isLast] = ["", false];
  do {
    const next = parts.next();
    if (next.done) isLast = true;
    else text += next.value;
  } while (!isLast && text.length < most.bytes && performance.now() < until);
  return { bytes: new TextEncoder().encode(text), isLast };
}
