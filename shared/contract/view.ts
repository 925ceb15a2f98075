// What may a viewer know of a step? The only maker of views; everything is allowed field by field (C-7).

import type { Card } from '#shared/cards/card.ts';
import { peekAll } from '#shared/cards/faceDown.ts';
import type { Game, Offer } from './game.ts';
import type { Public } from './json.ts';
import type { Accepted, Happening } from './outcome.ts';
import type { CommonFacts, Move, Round } from './round.ts';
import type { Seat, Viewer } from './seats.ts';

/** A happening as one viewer is told it: what is for all, and beside it what is for some and he is one of them. */
export type Told<H extends Happening = Happening> = H extends unknown
  ? Omit<H, 'only'> & {
      readonly [K in ToSome<H>]?: K extends 'cards' ? readonly Card[] : string;
    }
  : never;
type ToSome<H extends Happening> = Extract<keyof NonNullable<H['only']>, 'cards' | 'text'>;

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
export interface SentView<O extends Public, F extends CommonFacts, M extends Move, H extends Happening = Happening> {
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly Told<H>[];
}

/** A step of a round: where it stands now and what led there. The deal is a step too. */
export type Step<O extends Public, F extends CommonFacts, M extends Move, S, H extends Happening = Happening> = Omit<Accepted<Round<O, F, M, S>, H>, 'ok'>;

/** May this viewer know that the step happened at all? */
export const notices = (step: Pick<Accepted<unknown>, 'noticedBy'>, viewer: Viewer): boolean =>
  step.noticedBy === undefined || (viewer !== 'spectator' && step.noticedBy.includes(viewer));

/**
 * One viewer's view of one step. `Connection.send` and `Bot.choose` take a View and nothing else, and only
 * `View.of` makes one – the brand keeps a look-alike object out, which a private constructor alone would not.
 */
export class View<O extends Public, F extends CommonFacts, M extends Move, H extends Happening = Happening> {
  declare private readonly brand: true;
  readonly seen: Seen<O, F, M>;
  readonly happened: readonly Told<H>[];

  private constructor(seen: Seen<O, F, M>, happened: readonly Told<H>[]) {
    this.seen = seen;
    this.happened = happened;
  }

  static of<O extends Public, F extends CommonFacts, M extends Move, H extends Happening, S, C extends Public>(
    game: Game<O, F, M, H, S, C>,
    step: Step<O, F, M, S, H>,
    viewer: Viewer,
  ): View<O, F, M, H> {
    const happened = notices(step, viewer) ? step.happened.map((happening) => toldTo(viewer, happening)) : [];
    return new View(seenBy(game, step.round, viewer), happened);
  }

  /** A view that came over a wire – to a bot's worker, to a client – and holds what `View.of` once allowed. */
  static received<O extends Public, F extends CommonFacts, M extends Move, H extends Happening>(sent: SentView<O, F, M, H>): View<O, F, M, H> {
    return new View(sent.seen, sent.happened);
  }
}

function seenBy<O extends Public, F extends CommonFacts, M extends Move, H extends Happening, S, C extends Public>(
  game: Game<O, F, M, H, S, C>,
  round: Round<O, F, M, S>,
  viewer: Viewer,
): Seen<O, F, M> {
  const { hands, stock, pile, removed } = round.zones;
  const open = game.shownHands(round.facts);
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
function seenToAct<O extends Public, F extends CommonFacts, M extends Move, H extends Happening, S, C extends Public>(
  game: Game<O, F, M, H, S, C>,
  round: Round<O, F, M, S>,
): readonly Seat[] {
  return round.sealed && !round.sealed.tellsProgress ? round.sealed.from : game.toAct(round);
}

function toldTo<H extends Happening>(viewer: Viewer, { type, seat, told, only }: H): Told<H> {
  const shown = only && viewer !== 'spectator' && only.to.includes(viewer) ? only : null;
  const open = {
    type, ...(seat !== undefined && { seat: seat }), told,
    ...(shown?.cards && { cards: peekAll(shown.cards) }), ...(shown?.text !== undefined && { text: shown.text }),
  };
  // Field by field the same as `Told` says; TypeScript does not follow a type that depends on which happening it is.
  return open as unknown as Told<H>;
}
