// The only maker of views; everything is allowed field by field (C-7).

import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import type { Game, Offer } from "./game.ts";
import type { Public } from "./json.ts";
import type { Accepted, Happening } from "./outcome.ts";
import type { CommonFacts, Move, Round } from "./round.ts";
import type { Seat, Viewer } from "./seats.ts";

/**
 * A happening as one viewer is told it: what is for all, and beside it what is for some and he is
 * one of them.
 */
export type Told<H extends Happening = Happening> = H extends unknown
  ? Omit<H, "only"> & {
      readonly [K in ToSome<H>]?: K extends "cards" ? readonly Card[] : string;
    }
  : never;
type ToSome<H extends Happening> = Extract<keyof NonNullable<H["only"]>, "cards" | "text">;

/** What a viewer is shown; the JSON of it is what is sent. */
export interface Seen<O extends Public, F extends CommonFacts, M extends Move> {
  readonly viewer: Viewer;
  readonly options: O;
  readonly phase: string;
  readonly facts: F;
  /** Cards where the viewer may see them, else their number. */
  readonly hands: readonly (number | readonly Card[])[];
  readonly stock: number;
  readonly pile: readonly Card[];
  readonly removed: number;
  /** Cards in others' hands that the viewer has rightly seen. */
  readonly known: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  /** The viewer's own sealed choice. */
  readonly chosen: M | null;
  readonly toAct: readonly Seat[];
  /** The viewer's own moves; none for others and spectators. */
  readonly legal: readonly Offer<M>[];
}

/** A view of any game; each game knows its own facts. */
export type AnySeen = Seen<Public, CommonFacts, Move>;

/** A view as plain JSON. */
export interface SentView<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends Happening = Happening,
> {
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly Told<H>[];
}

/** A step of a round: where it stands now and what led there. The deal is a step too. */
export type Step<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  S,
  H extends Happening = Happening,
> = Omit<Accepted<Round<O, F, M, S>, H>, "ok">;

/** May this viewer know that the step happened at all? */
export const notices = (step: Pick<Accepted<unknown>, "noticedBy">, viewer: Viewer): boolean =>
  step.noticedBy === undefined || (viewer !== "spectator" && step.noticedBy.includes(viewer));

/**
 * One viewer's view of one step. `Connection.send` and `Bot.choose` take a View and nothing else,
 * and only `View.of` makes one – the brand keeps a look-alike object out, which a private
 * constructor alone would not.
 */
export class View<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends Happening = Happening,
> {
  declare private readonly brand: true;
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly Told<H>[];

  private constructor(seen: Seen<O, F, M>, happened: readonly Told<H>[]) {
    this.seen = seen;
    this.happened = happened;
  }

  /**
   * `open`: the spectators' view of the same step, where it is there already. Throws where it is
   * another one.
   */
  static of<
    O extends Public,
    F extends CommonFacts,
    M extends Move,
    H extends Happening,
    S,
    C extends Public,
  >(
    game: Game<O, F, M, H, S, C>,
    step: Step<O, F, M, S, H>,
    viewer: Viewer,
    open?: View<O, F, M, H>,
  ): View<O, F, M, H> {
    const happened = notices(step, viewer)
      ? step.happened.map((happening, at) => toldTo(viewer, happening, open?.happened[at]))
      : [];
    return new View(
      seenBy(game, step.round, viewer, open?.seen ?? seenOpenly(game, step.round)),
      happened,
    );
  }

  /**
   * The same for a viewer whose answer is held (NE-20): he has given it, and has no other to give.
   */
  static answered<O extends Public, F extends CommonFacts, M extends Move, H extends Happening>({
    seen,
    happened,
  }: View<O, F, M, H>): View<O, F, M, H> {
    return new View({ ...seen, legal: [] }, happened);
  }

  /**
   * A view that came over a wire – to a bot's worker, to a client – and holds what `View.of` once
   * allowed.
   */
  static received<O extends Public, F extends CommonFacts, M extends Move, H extends Happening>(
    sent: SentView<O, F, M, H>,
  ): View<O, F, M, H> {
    return new View(sent.seen, sent.happened);
  }
}

/** What everybody sees, and a spectator nothing else. */
function seenOpenly<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends Happening,
  S,
  C extends Public,
>(game: Game<O, F, M, H, S, C>, round: Round<O, F, M, S>): Seen<O, F, M> {
  const { hands, stock, pile, removed } = round.zones;
  const shown = game.views.openHands(round.facts);
  return {
    viewer: "spectator",
    options: round.options,
    phase: game.phase(round),
    facts: round.facts,
    hands: hands.map((hand, seat) => (shown.includes(seat) ? peekAll(hand) : hand.length)),
    stock: stock.length,
    pile,
    removed: removed.length,
    known: [],
    chosen: null,
    toAct: openlyToAct(game, round),
    legal: [],
  };
}

function seenBy<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends Happening,
  S,
  C extends Public,
>(
  game: Game<O, F, M, H, S, C>,
  round: Round<O, F, M, S>,
  viewer: Viewer,
  open: Seen<O, F, M>,
): Seen<O, F, M> {
  if (open.viewer !== "spectator" || open.facts !== round.facts)
    throw new Error("a view is made of what spectators see of the same step (C-7)");
  if (viewer === "spectator") return open;
  const own = round.zones.hands[viewer];
  return {
    viewer,
    options: open.options,
    phase: open.phase,
    facts: open.facts,
    hands: own ? withAt(open.hands, viewer, peekAll(own)) : open.hands,
    stock: open.stock,
    pile: open.pile,
    removed: open.removed,
    known: game.views
      .known(round, viewer)
      .map(({ seat, cards }) => ({ seat, cards: peekAll(cards) })),
    chosen: round.sealed?.choices.get(viewer) ?? null,
    toAct: open.toAct,
    legal: game.legal(round, viewer),
  };
}

/**
 * Seats that everyone may know to be waited for: in a window that must not tell who has answered,
 * every seat asked stays listed until it closes.
 */
export function openlyToAct<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends Happening,
  S,
  C extends Public,
>(game: Game<O, F, M, H, S, C>, round: Round<O, F, M, S>): readonly Seat[] {
  return round.sealed && !round.sealed.tellsProgress ? round.sealed.from : game.toAct(round);
}

/** `toAll`: as everybody is told it, where that is there already. */
function toldTo<H extends Happening>(
  viewer: Viewer,
  { type, seat, told, only }: H,
  toAll?: Told<H>,
): Told<H> {
  const shown = only && viewer !== "spectator" && only.to.includes(viewer) ? only : null;
  if (toAll && !shown) return toAll;
  const open = {
    type,
    ...(seat !== undefined && { seat: seat }),
    told,
    ...(shown?.cards && { cards: peekAll(shown.cards) }),
    ...(shown?.text !== undefined && { text: shown.text }),
  };
  // Field by field the same as `Told` says; TypeScript does not follow a type that depends on which
  // happening it is.
  return open as unknown as Told<H>;
}
