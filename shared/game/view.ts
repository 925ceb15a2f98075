// What may a viewer know of a step? The only maker of views; everything is allowed field by field (C-7).

import type { Card } from '#shared/cards/card.ts';
import { peekAll } from '#shared/cards/faceDown.ts';
import type { Game, Offer } from './game.ts';
import type { Public } from './json.ts';
import type { Accepted, Happening } from './outcome.ts';
import type { CommonFacts, Move, Round } from './round.ts';
import type { Seat, Viewer } from './seats.ts';

/** A happening as one viewer is told it. */
export interface Told {
  readonly type: string;
  readonly seat?: Seat;
  readonly told: Public;
  readonly cards?: readonly Card[];
  readonly text?: string;
}

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

/** A view as plain JSON. */
export interface SentView<O extends Public, F extends CommonFacts, M extends Move> {
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly Told[];
}

/** A step of a round: where it stands now and what led there. The deal is a step too. */
export type Step<O extends Public, F extends CommonFacts, M extends Move, S> = Omit<Accepted<Round<O, F, M, S>>, 'ok'>;

/** May this viewer know that the step happened at all? */
export const notices = (step: Pick<Accepted<unknown>, 'noticedBy'>, viewer: Viewer): boolean =>
  step.noticedBy === undefined || (viewer !== 'spectator' && step.noticedBy.includes(viewer));

/**
 * One viewer's view of one step. `Connection.send` and `Bot.choose` take a View and nothing else, and only
 * `View.of` makes one – the brand keeps a look-alike object out, which a private constructor alone would not.
 */
export class View<O extends Public, F extends CommonFacts, M extends Move> {
  declare private readonly brand: true;
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly Told[];

  private constructor(seen: Seen<O, F, M>, happened: readonly Told[]) {
    this.seen = seen;
    this.happened = happened;
  }

  static of<O extends Public, F extends CommonFacts, M extends Move, S, C extends Public>(
    game: Game<O, F, M, S, C>,
    step: Step<O, F, M, S>,
    viewer: Viewer,
  ): View<O, F, M> {
    const happened = notices(step, viewer) ? step.happened.map((happening) => toldTo(viewer, happening)) : [];
    return new View(seenBy(game, step.round, viewer), happened);
  }

  /** A view that came over a wire – to a bot's worker, to a client – and holds what `View.of` once allowed. */
  static received<O extends Public, F extends CommonFacts, M extends Move>(sent: SentView<O, F, M>): View<O, F, M> {
    return new View(sent.seen, sent.happened);
  }
}

function seenBy<O extends Public, F extends CommonFacts, M extends Move, S, C extends Public>(
  game: Game<O, F, M, S, C>,
  round: Round<O, F, M, S>,
  viewer: Viewer,
): Seen<O, F, M> {
  const { hands, stock, pile, removed } = round.zones;
  const open = game.openHands(round.facts);
  const own = viewer === 'spectator' ? null : viewer;
  return {
    viewer,
    options: round.options,
    phase: game.phase(round),
    facts: round.facts,
    hands: hands.map((hand, seat) => (seat === own || open.includes(seat) ? peekAll(hand) : hand.length)),
    stock: stock.length,
    pile,
    removed: removed.length,
    known: own === null ? [] : game.known(round, own).map(({ seat, cards }) => ({ seat, cards: peekAll(cards) })),
    chosen: own === null ? null : (round.sealed?.choices.get(own) ?? null),
    toAct: seenToAct(game, round),
    legal: own === null ? [] : game.legal(round, own),
  };
}

/** In a window that must not tell who has answered, every seat asked stays listed until it closes. */
function seenToAct<O extends Public, F extends CommonFacts, M extends Move, S, C extends Public>(
  game: Game<O, F, M, S, C>,
  round: Round<O, F, M, S>,
): readonly Seat[] {
  return round.sealed && !round.sealed.tellsProgress ? round.sealed.from : game.toAct(round);
}

function toldTo(viewer: Viewer, { type, seat, told, only }: Happening): Told {
  const open = { type, ...(seat !== undefined && { seat }), told };
  if (!only || viewer === 'spectator' || !only.to.includes(viewer)) return open;
  return { ...open, ...(only.cards && { cards: peekAll(only.cards) }), ...(only.text !== undefined && { text: only.text }) };
}
