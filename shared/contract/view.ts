// The only place where views are made; each field is allowed explicitly (C-7).

import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import type { Game } from "./game.ts";
import type { Public } from "./json.ts";
import type { Accepted, GameEvent } from "./outcome.ts";
import type { CommonFacts, Move, Round } from "./round.ts";
import type { Seat, Viewer } from "./seats.ts";
import type { Seen, SentView, VisibleEvent } from "./seen.ts";

/** A round and what led to it. The deal is a step too. */
export type RoundStep<
  O extends Public = Public,
  F extends CommonFacts = CommonFacts,
  M extends Move = Move,
  S = unknown,
  H extends GameEvent = GameEvent,
> = Omit<Accepted<Round<O, F, M, S>, H>, "ok">;

/** Whether this viewer may know that the step happened at all. */
export const notices = (step: Pick<Accepted<unknown>, "noticedBy">, viewer: Viewer): boolean =>
  step.noticedBy === undefined || (viewer !== "spectator" && step.noticedBy.includes(viewer));

/**
 * One viewer's view of one step. `Connection.send` and `Bot.choose` accept only a View, and only
 * `View.of` makes one. The brand rejects look-alike objects, which a private constructor alone
 * would not.
 */
export class View<
  O extends Public = Public,
  F extends CommonFacts = CommonFacts,
  M extends Move = Move,
  H extends GameEvent = GameEvent,
> {
  declare private readonly brand: true;
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly VisibleEvent<H>[];

  private constructor(seen: Seen<O, F, M>, happened: readonly VisibleEvent<H>[]) {
    this.seen = seen;
    this.happened = happened;
  }

  /**
   * `open` is the spectators' view of the same step, if it exists already. Throws if it is of
   * another step.
   */
  static of<
    O extends Public,
    F extends CommonFacts,
    M extends Move,
    H extends GameEvent,
    S,
    C extends Public,
  >(
    game: Game<O, F, M, H, S, C>,
    step: RoundStep<O, F, M, S, H>,
    viewer: Viewer,
    open?: View<O, F, M, H>,
  ): View<O, F, M, H> {
    const happened = notices(step, viewer) ? eventsFor(step.happened, viewer, open?.happened) : [];
    return new View(
      seenBy(game, step.round, viewer, open?.seen ?? seenOpenly(game, step.round)),
      happened,
    );
  }

  /** The same view for a viewer whose answer is held and who has no other to give (NE-20). */
  static answered<O extends Public, F extends CommonFacts, M extends Move, H extends GameEvent>({
    seen,
    happened,
  }: View<O, F, M, H>): View<O, F, M, H> {
    return new View({ ...seen, legal: [] }, happened);
  }

  /** A view that came over the wire (to a bot's worker, to a client) and was made by `View.of`. */
  static received<O extends Public, F extends CommonFacts, M extends Move, H extends GameEvent>(
    sent: SentView<O, F, M, H>,
  ): View<O, F, M, H> {
    return new View(sent.seen, sent.happened);
  }
}

function seenOpenly<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
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
  H extends GameEvent,
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
 * Returns the seats that everyone may know to be awaited. In a window that hides who has answered,
 * every seat asked stays listed until it closes.
 */
export function openlyToAct<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(game: Game<O, F, M, H, S, C>, round: Round<O, F, M, S>): readonly Seat[] {
  return round.sealed && !round.sealed.tellsProgress ? round.sealed.from : game.toAct(round);
}

/** `toAll`: the public versions, if they exist already; the same list is returned if none differs. */
function eventsFor<H extends GameEvent>(
  happened: readonly H[],
  viewer: Viewer,
  toAll: readonly VisibleEvent<H>[] = [],
): readonly VisibleEvent<H>[] {
  const isSame =
    toAll.length === happened.length && happened.every(({ only }) => !isFor(only, viewer));
  return isSame ? toAll : happened.map((event, at) => visibleTo(viewer, event, toAll[at]));
}

const isFor = (only: GameEvent["only"], viewer: Viewer) =>
  only !== undefined && viewer !== "spectator" && only.to.includes(viewer);

/** `toAll` is the public version, if it exists already. */
function visibleTo<H extends GameEvent>(
  viewer: Viewer,
  { type, seat, told, only }: H,
  toAll?: VisibleEvent<H>,
): VisibleEvent<H> {
  const shown = only && isFor(only, viewer) ? only : null;
  if (toAll && !shown) return toAll;
  const open = {
    type,
    ...(seat !== undefined && { seat: seat }),
    told,
    ...(shown?.cards && { cards: peekAll(shown.cards) }),
    ...(shown?.text !== undefined && { text: shown.text }),
  };
  // Has exactly the fields of `VisibleEvent`; TypeScript cannot follow the conditional type.
  return open as unknown as VisibleEvent<H>;
}
