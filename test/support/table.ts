// Lets a test write a round as a story: one script, played on bare rules, a chart, a host's table
// or a socket.

import { expect } from "vitest";
import type { Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { sentence } from "#shared/games/texts.ts";
import { bareRules } from "./bareRules.ts";
import { chart } from "./chart.ts";
import type { Depth, OpenTable, SeenView } from "./depth.ts";
import { hand } from "./hand.ts";
import { moveText } from "./moveText.ts";
import { recordOf, type RecordParts } from "./recordOf.ts";

interface Sending {
  readonly seat: Seat;
  readonly move: unknown;
  refusedBy: string | null;
  refusedWith: RegExp | null;
}

type Doing = Readonly<{ says: string; run: (open: OpenTable) => Promise<void> }>;

/** The parts of a record that are given once, before the first move. */
type Setting = Omit<RecordParts, "game" | "moves">;

export const table = (game: string): TableScript => new TableScript(game);

/**
 * Nothing happens until `played`: then each step runs on each depth, and a failure names the step.
 */
export class TableScript {
  readonly #game: string;
  #setting: Setting = { hands: [] };
  #turnMs: number | null = null;
  #seat: Seat = 0;
  readonly #doings: Doing[] = [];
  #lastSending: Sending | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** Seat 0's hand first, each written like "3c 7d Jk". */
  hands(...hands: readonly string[]): this {
    return this.#set({ hands });
  }

  /** What lies below the cards dealt, top first. */
  stock(stock: string): this {
    return this.#set({ stock });
  }

  options(options: { readonly [key: string]: boolean | number }): this {
    return this.#set({ options });
  }

  dealer(dealer: Seat): this {
    return this.#set({ dealer });
  }

  carry(carry: Public): this {
    return this.#set({ carry });
  }

  /** A turn clock, for the depths that have one. */
  turnMs(turnMs: number): this {
    this.#turnMs = turnMs;
    return this;
  }

  /** Whose moves follow. */
  seat(seat: Seat): this {
    this.#seat = seat;
    return this;
  }

  plays(cards: string): this {
    const [words = "", as] = cards.split(" as ");
    return this.sends({ type: "play", cards: hand(words), ...(as !== undefined && { as }) });
  }

  passes(): this {
    return this.sends({ type: "pass" });
  }

  gives(cards: string): this {
    return this.sends({ type: "give", cards: hand(cards) });
  }

  bets(to: number): this {
    return this.sends({ type: "bet", to });
  }

  raises(to: number): this {
    return this.sends({ type: "raise", to });
  }

  calls(): this {
    return this.sends({ type: "call" });
  }

  checks(): this {
    return this.sends({ type: "check" });
  }

  folds(): this {
    return this.sends({ type: "fold" });
  }

  draws(cards = ""): this {
    return this.sends({ type: "draw", cards: hand(cards) });
  }

  leaves(): this {
    return this.sends({ type: "leave" });
  }

  /**
   * Any move at all, of the right form or not. It must be accepted unless `expectRefused` follows.
   */
  sends(move: unknown): this {
    const sending: Sending = { seat: this.#seat, move, refusedBy: null, refusedWith: null };
    this.#lastSending = sending;
    return this.#do(`seat ${sending.seat}: ${moveText(move)}`, async (open) => {
      const error = await open.send(sending.seat, sending.move);
      if (sending.refusedBy === null) expect(error).toBeNull();
      else expect(error?.code).toBe(sending.refusedBy);
      if (sending.refusedWith) expect(error && sentence(error)).toMatch(sending.refusedWith);
    });
  }

  /**
   * The move just before this is refused with this rule's number (C-9), and leaves all views as
   * they were.
   */
  expectRefused(code: string, words: RegExp | null = null): this {
    if (!this.#lastSending) throw new Error("expectRefused stands after a move");
    this.#lastSending.refusedBy = code;
    this.#lastSending.refusedWith = words;
    return this;
  }

  waits(ms: number): this {
    return this.#do(`${ms} ms pass`, (open) => open.wait(ms));
  }

  expectPhase(phase: string): this {
    return this.#expectPublic("phase", ({ seen }) => seen.phase, phase);
  }

  expectToAct(...seats: readonly Seat[]): this {
    return this.#expectPublic("toAct", ({ seen }) => seen.toAct, seats);
  }

  /** A public fact, such as `lead`, `out`, `pot` or `chips`. */
  expectFact(name: string, value: unknown): this {
    return this.#expectPublic(name, ({ seen }) => seen.facts[name], value);
  }

  expectPile(cards: string): this {
    return this.#expectPublic("pile", ({ seen }) => seen.pile, hand(cards));
  }

  expectRemoved(count: number): this {
    return this.#expectPublic("removed", ({ seen }) => seen.removed, count);
  }

  /** The hand as its own seat sees it, in any order. */
  expectHand(seat: Seat, cards: string): this {
    return this.#expectOf(
      seat,
      `hand of seat ${seat}`,
      ({ seen }) => [...(seen.hands[seat] as readonly string[])].sort(),
      [...hand(cards)].sort(),
    );
  }

  /** Card counts of all hands. */
  expectCounts(...counts: readonly number[]): this {
    return this.#expectPublic("counts", ({ seen }) => seen.hands, counts);
  }

  /**
   * Every legal move of the present seat, written like "7c 7d Jk", "Jk as 9", "pass"; in any order.
   */
  expectLegal(...moves: readonly string[]): this {
    return this.#expectOf(
      this.#seat,
      `legal of seat ${this.#seat}`,
      ({ seen }) => seen.legal.map(moveText).sort(),
      [...moves].sort(),
    );
  }

  /** Types of what just happened, as everyone is told. */
  expectHappened(...types: readonly string[]): this {
    return this.#expectPublic(
      "happened",
      ({ happened }) => happened.map(({ type }) => type),
      types,
    );
  }

  /** The round is over, with at least these parts of the result. */
  expectResult(result: Partial<RoundResult>): this {
    this.#expectPublic("phase", ({ seen }) => seen.phase, "over");
    return this.#expectPublic(
      "result",
      ({ seen }) => seen.facts.result,
      expect.objectContaining(result),
    );
  }

  /** Looks at a view with own eyes. */
  expectView(viewer: Viewer, look: (view: SeenView) => void): this {
    return this.#do(`view of ${viewer}`, async (open) => look(await open.view(viewer)));
  }

  /** Plays the script at each depth, the first two where none is named. */
  async played(...depths: readonly Depth[]): Promise<void> {
    for (const depth of depths.length > 0 ? depths : [bareRules, chart])
      await this.#playedOn(depth);
  }

  async #playedOn(depth: Depth): Promise<void> {
    const open = await depth.open(
      recordOf({ ...this.#setting, game: this.#game, moves: [] }),
      this.#turnMs,
    );
    try {
      for (const [at, doing] of this.#doings.entries()) await this.#step(depth, open, doing, at);
    } finally {
      await open.close();
    }
  }

  async #step(depth: Depth, open: OpenTable, doing: Doing, at: number): Promise<void> {
    try {
      await doing.run(open);
    } catch (error) {
      (error as Error).message =
        `on ${depth.name}, step ${at + 1} (${doing.says}): ${(error as Error).message}`;
      throw error;
    }
  }

  #set(setting: Partial<Setting>): this {
    this.#setting = { ...this.#setting, ...setting };
    return this;
  }

  #do(says: string, run: (open: OpenTable) => Promise<void>): this {
    this.#doings.push({ says, run });
    return this;
  }

  #expectPublic(what: string, read: (view: SeenView) => unknown, wanted: unknown): this {
    return this.#expectOf("spectator", what, read, wanted);
  }

  #expectOf(
    viewer: Viewer,
    what: string,
    read: (view: SeenView) => unknown,
    wanted: unknown,
  ): this {
    return this.#do(`expect ${what}`, async (open) =>
      expect(read(await open.view(viewer))).toEqual(wanted),
    );
  }
}
