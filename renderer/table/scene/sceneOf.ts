// Which scene does a view show?

import type { Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Told } from '#shared/game/view.ts';
import type { AnySeen, TableGame } from '#renderer/table/tableGame.ts';
import type { Beat } from './beat.ts';
import { keepHand, type MakeKey } from './hand.ts';
import type { Laid, Scene, ShownHand } from './scene.ts';

export type SceneMaking = {
  readonly game: TableGame;
  readonly compare: (one: Card, other: Card) => number;
  readonly makeKey: MakeKey;
  /** Own cards to be given up first where several have one name. */
  readonly leaving: ReadonlySet<string>;
  /** Plays of the trick that are known from before the page was loaded. */
  readonly remembered: readonly Laid[];
};

/** `before` lends keys and the plays of the trick; a new round takes nothing from it. */
export function sceneOf(seen: AnySeen, happened: readonly Told[], before: Scene, { game, compare, makeKey, leaving, remembered }: SceneMaking): Scene {
  const isDealt = happened.some(({ type }) => type === 'dealt');
  const isNew = isDealt || before.counts.length !== seen.hands.length;
  const own = seen.viewer === 'spectator' ? null : seen.viewer;
  const held = own === null ? undefined : seen.hands[own];
  const cards = typeof held === 'object' ? held : [];
  const seats = seen.hands.map((_, seat) => seat);
  const known = isDealt ? [] : isNew ? remembered : before.trick;
  const trick = game.trick(seen, isNew ? [] : happened, known);
  const shed = game.shed(seen);
  return {
    own,
    hand: keepHand(isNew ? [] : before.hand, cards, leaving, makeKey).toSorted((one, other) => compare(one.card, other.card)),
    counts: seen.hands.map((hand) => (typeof hand === 'number' ? hand : hand.length)),
    trick,
    heap: seen.removed + (shed ? 0 : seen.pile.length - trick.reduce((sum, laid) => sum + laid.cards.length, 0)),
    open: shed && !isNew ? Math.max(seen.pile.length, before.open + laidIn(game.beats(seen, happened))) : seen.pile.length,
    dealer: seen.facts.dealer,
    pot: seen.facts.pot ?? null,
    chips: seen.facts.chips ?? null,
    speech: seats.map((seat) => game.speech(seen, seat)),
    titles: seats.map((seat) => game.title(seen, seat)),
    places: seats.map((seat) => game.place(seen, seat)),
    toAct: seen.toAct,
    ...(game.stakes(seen) ?? { bets: null, pots: null }),
    shown: seats.map((seat) => game.shown(seen, seat) ?? openHand(seen, seat, compare)),
    folded: seats.map((seat) => game.folded(seen, seat)),
    circle: game.circle(seen),
    shed,
    chain: game.interrupts?.chain(seen) ?? [],
    chosen: game.interrupts?.chosen(seen) ?? [],
    skips: game.interrupts?.skips(seen) ?? [],
  };
}

/** CE-9: a pile that becomes a new stock does not count back. */
const laidIn = (beats: readonly Beat[]): number => beats.reduce((sum, beat) => sum + ontoPileBy(beat), 0);

function ontoPileBy(beat: Beat): number {
  switch (beat.type) {
    case 'lay': case 'discard': return beat.cards.length;
    case 'settle': return beat.cards.filter(({ back }) => !back).length;
    default: return 0;
  }
}

/** A hand that the viewer sees though it is not his own, and that the game says nothing about: a replay's, with all cards open. */
function openHand({ viewer, hands }: AnySeen, seat: Seat, compare: SceneMaking['compare']): ShownHand | null {
  const hand = hands[seat];
  if (typeof hand !== 'object' || hand.length === 0 || seat === viewer) return null;
  return { cards: hand.toSorted(compare), lit: hand.map(() => true), words: '' };
}
