import type { GamePart } from "#renderer/table/part.ts";
import { inOrderOf, keptOrder, movedTo, type Scene } from "#renderer/table/scene/scene.ts";
import type { Plan } from "#renderer/table/scene/animation.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { isDeal, isNewTurn, laidBy, nothingShown, type Shown } from "./deskState.ts";
import {
  heardLines,
  linesOf,
  ownMoveIn,
  pastOf,
  sealedIn,
  showingOf,
  withLines,
  type Occasion,
  type OwnMove,
} from "./showing.ts";
import { z } from "zod";
import type { Card } from "#shared/cards/card.ts";

export interface Display {
  /** Plays the plan (null jumps) and calls `done` once the scene, made of these parts, is shown. */
  perform(plan: Plan | null, scene: Scene, parts: readonly GamePart[], done: () => void): void;
  hold(hand: Scene["hand"]): void;
  shake(keys: ReadonlySet<string>): void;
  yourTurn(): void;
  pressed(waiting: number): void;
}

/** With more views waiting than this the table jumps instead of playing every plan. */
const mostQueued = 6;
const none: ReadonlySet<string> = new Set();

/** A view that has just been shown. `move`: the viewer's own move that led to it, if any. */
export type News = Readonly<{ message: ViewMessage; move: OwnMove }>;

type ViewPlayerInput = Readonly<{
  snapshot: TableSnapshot;
  gameOf: (id: string) => TableGame;
  sortBy: Settings["sortBy"];
  memory: TableMemory | null;
  /**
   * Own cards that leave first where several have the same name; default: those chosen face down.
   */
  leaving?: () => ReadonlySet<string>;
  /**
   * True if a move was sent that no view has shown yet; absent for past views, where every move was
   * sent.
   */
  wasSent?: () => boolean;
}>;

export class ViewPlayer {
  readonly #given: ViewPlayerInput;
  readonly #listeners = new Set<(news: News | null) => void>();
  #state: Shown;
  #display: Display | null = null;
  #queue: ViewMessage[] = [];
  #sortBy: Settings["sortBy"];
  #isPut = false;
  /** The current motion was started by the person, not by a view. */
  #isStaged = false;
  #leaps: number | null = null;
  #occasion: Occasion | null = null;
  #keys = 0;
  #ids = 0;

  constructor(given: ViewPlayerInput) {
    this.#given = given;
    this.#sortBy = given.sortBy;
    this.#state = nothingShown(given.snapshot);
  }

  readonly subscribe = (listener: (news: News | null) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): Shown => this.#state;

  /** The game of the view shown or awaited; before that the table's game, if known. */
  get game(): TableGame | null {
    const { snapshot } = this.#state;
    const id = laidBy(this.#state)?.game ?? snapshot.table?.game;
    return id === undefined ? null : this.#given.gameOf(id);
  }

  get #parts(): readonly GamePart[] {
    return this.game?.parts ?? [];
  }

  attach(display: Display): void {
    this.#display = display;
    if (this.#state.view) display.perform(null, this.#state.scene, this.#parts, () => undefined);
    this.#next();
  }

  close(): void {
    this.#display = null;
  }

  hear(snapshot: TableSnapshot): void {
    const { lines, snapshot: before } = this.#state;
    this.#set({
      snapshot,
      lines: withLines(lines, heardLines(before.table, snapshot, this.#makeId)),
    });
  }

  take(message: ViewMessage): void {
    this.#queue.push(message);
    if (!laidBy(this.#state)) this.#set({ awaited: message });
    this.#display?.pressed(this.#queue.length);
    this.#next();
  }

  /** Skips to the end of this round; null plays everything again. */
  leap(round: number | null): void {
    this.#leaps = round;
  }

  /** What makes the deals from now on greater than others, if anything does. */
  mark(occasion: Occasion | null): void {
    this.#occasion = occasion;
  }

  /**
   * Shows the state after the last of these views at once. They must be of one round, from its deal
   * on.
   */
  jump(past: readonly ViewMessage[]): void {
    const shown = pastOf(past, this.#state.snapshot.table, {
      gameOf: this.#given.gameOf,
      sortBy: this.#sortBy,
      makeKey: this.#makeKey,
      makeId: this.#makeId,
    });
    this.#queue = [];
    this.#set(shown);
    this.#display?.perform(null, shown.scene, this.#parts, () => undefined);
  }

  /** The order of the hand stays local; the host never learns it. */
  sort(sortBy: Settings["sortBy"]): void {
    if (sortBy === this.#sortBy) return;
    this.#sortBy = sortBy;
    this.#isPut = false;
    this.#hold((hand) => this.game?.arranged(hand, sortBy) ?? hand);
  }

  /**
   * Moves the card to this place in the hand, counted from the left. The person's order then holds
   * until the round ends or the hand is sorted.
   */
  put(key: string, to: number): void {
    if (!this.game?.ordersByHand) return;
    this.#isPut = true;
    this.#hold((hand) => movedTo(hand, key, to));
  }

  /**
   * Shows what the person is about to do before it is sent; the next view shows the result. Returns
   * false and shows nothing while a view is still being played.
   */
  stage(scene: Scene, plan: Plan): boolean {
    const display = this.#display;
    if (!display) return false;
    if (this.#isStaged) display.perform(null, this.#state.scene, this.#parts, () => undefined);
    if (this.#state.moving) return false;
    this.#isStaged = true;
    this.#set({ scene, moving: true });
    display.perform(plan, scene, this.#parts, () => {
      this.#isStaged = false;
      this.#set({ moving: false });
      this.#next();
    });
    return true;
  }

  #hold(change: (hand: Scene["hand"]) => Scene["hand"]) {
    const { scene: before, view } = this.#state;
    const scene = { ...before, hand: change(before.hand), isPut: this.#isPut };
    this.#set({ scene });
    this.#display?.hold(scene.hand);
    if (view) this.#keep(view, scene);
  }

  shake(keys: ReadonlySet<string>): void {
    this.#display?.shake(keys);
  }

  #next() {
    const display = this.#display;
    const message = this.#queue[0];
    if (!display || !message || this.#state.moving) return;
    this.#queue.shift();
    const { parts } = this.#given.gameOf(message.game);
    const { scene: before } = this.#state;
    const plan = this.#show(message);
    const { scene } = this.#state;
    const isTurn = isNewTurn(before, scene, parts);
    display.pressed(this.#queue.length);
    display.perform(plan, scene, parts, () => {
      this.#set({ moving: false });
      // Not before: the person would look up and see cards that are still being dealt.
      if (isTurn && this.#queue.length === 0) display.yourTurn();
      this.#next();
    });
  }

  #show(message: ViewMessage): ReturnType<typeof showingOf>["plan"] {
    const { gameOf, memory, leaving, wasSent } = this.#given;
    const { view, snapshot, scene: before, lines, sealed } = this.#state;
    const [game, first] = [gameOf(message.game), leaving?.() ?? sealed ?? none];
    const putBefore = view
      ? null
      : (memory?.recall(snapshot.table?.id ?? "", message.round) ?? null);
    this.#isPut = !isDeal(message) && (this.#isPut || putBefore !== null);
    const { scene, plan, fresh } = showingOf(message, this.#state, {
      game,
      compare: game.order(this.#sortBy),
      isPut: this.#isPut,
      makeKey: this.#makeKey,
      leaving: first,
      isLate:
        this.#queue.length >= mostQueued ||
        (message.round === this.#leaps && message.seen.facts.result === null),
      arrange: (hand, held) =>
        !this.#isPut
          ? game.arranged(hand, this.#sortBy)
          : putBefore
            ? inOrderOf(hand, putBefore)
            : keptOrder(hand, held),
      former: view ? gameOf(view.game).parts : game.parts,
      table: snapshot.table,
      occasion: this.#occasion,
    });
    this.#keep(message, scene);
    const move = ownMoveIn(message, before, game.parts, snapshot.table, wasSent?.() ?? true);
    const added = linesOf(message, snapshot.table, game, move, this.#makeId);
    this.#set(
      {
        view: message,
        scene,
        fresh,
        moving: true,
        sealed: sealedIn(game, message, scene.hand, [...first]),
        lines: withLines(lines, added),
      },
      { message, move },
    );
    return plan;
  }

  #keep({ round }: ViewMessage, scene: Scene) {
    this.#given.memory?.keep(this.#state.snapshot.table?.id ?? "", round, scene);
  }

  readonly #makeKey = () => `own-${(this.#keys += 1)}`;
  readonly #makeId = () => (this.#ids += 1);

  #set(change: Partial<Shown>, news: News | null = null) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(news);
  }
}

// Remembers in the tab what a view does not contain, so that a reloaded page keeps the person's
// order of the hand.

export interface TableMemory {
  /**
   * Returns the own hand as last kept for this round of this table, or null if its order is not the
   * person's own.
   */
  recall(table: string, round: number): readonly Card[] | null;
  keep(table: string, round: number, scene: Scene): void;
}

const storeKey = "cardtable.table";
/** Built lazily: by then zod is configured not to compile, which the page's policy forbids. */
const kept = () =>
  z.object({
    table: z.string(),
    round: z.number(),
    hand: z.array(z.string()).optional(),
  });

/** Lives in this tab only; where it cannot be kept, the hand is sorted after a reload. */
export const tabMemory = (storage: Pick<Storage, "getItem" | "setItem">): TableMemory => ({
  recall: (table, round) => {
    try {
      const read = kept().parse(JSON.parse(storage.getItem(storeKey) ?? "null"));
      return read.table === table && read.round === round && read.hand
        ? (read.hand as Card[])
        : null;
    } catch {
      return null;
    }
  },
  keep: (table, round, { isPut, hand }) => {
    try {
      storage.setItem(
        storeKey,
        JSON.stringify({ table, round, ...(isPut && { hand: hand.map(({ card }) => card) }) }),
      );
    } catch {
      // A full or forbidden store only costs a reloaded page the order of its hand.
    }
  },
});
