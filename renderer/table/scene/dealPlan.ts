// How is a round dealt: from the dealer's place, one card at a time, quickly?

import type { Seat } from '#shared/game/seats.ts';
import type { Beat } from './beat.ts';
import { pileKey, type HandCard, type Scene } from './scene.ts';
import { times, type Draft, type Step } from './step.ts';

/** A whole deal takes about so long, ms, however many cards there are. */
const dealTime = 2000;
const slowest = 64;
const flight = 300;
const gather = 320;
const pause = 140;

/** C-4: clockwise from the dealer's left, one card each, until all hands are full. */
function dealOrder(counts: readonly number[], dealer: Seat): readonly { readonly seat: Seat; readonly nth: number }[] {
  const most = Math.max(0, ...counts);
  return Array.from({ length: most }, (_, nth) =>
    counts.flatMap((_count, step) => {
      const seat = (dealer + 1 + step) % counts.length;
      return (counts[seat] ?? 0) > nth ? [{ seat, nth }] : [];
    })).flat();
}

/** What still lies there from the last round goes back to the dealer. */
function gatherSteps(scene: Scene, dealer: Seat, at: number): readonly Step[] {
  const open = scene.trick.flatMap(({ cards, from }) => cards.map((card, index) => ({ card, key: pileKey(from + index) })));
  const own = scene.hand.map(({ card, key }) => ({ card, key }));
  const steps = [...open, ...own].map(({ card, key }): Step => ({
    type: 'fly', key, card, from: { zone: 'heap', level: 0 }, to: { zone: 'deck', seat: dealer }, flip: [1, 0], becomes: null, at, ms: gather,
  }));
  const heap = Array.from({ length: Math.min(scene.heap, 6) }, (_, level): Step => ({
    type: 'fly', key: `heap-${level}`, card: null, from: { zone: 'heap', level }, to: { zone: 'deck', seat: dealer }, flip: [0, 0], becomes: null, at, ms: gather,
  }));
  const counts = scene.counts.map((_, seat): Step => ({ type: 'count', seat, cards: 0, at, ms: 0 }));
  return [{ type: 'heap', cards: 0, at, ms: 0 }, { type: 'hold', hand: [], at, ms: 0 }, ...counts, ...steps, ...heap];
}

/** What each seat has before these beats take chips from it. */
function stacksBefore(after: Scene, beats: readonly Beat[]): readonly number[] | null {
  return after.chips && after.chips.map((stack, seat) => stack + beats.reduce((sum, beat) => {
    if (beat.type === 'bet' && beat.seat === seat) return sum + beat.amount;
    if (beat.type === 'chips' && beat.from === seat) return sum + beat.amount;
    return sum;
  }, 0));
}

/** A new deal begins on a bare table, before anybody pays for it. */
export function planClear(scene: Scene, after: Scene, beats: readonly Beat[], dealer: Seat): Draft {
  const isBare = scene.trick.length === 0 && scene.heap === 0 && scene.counts.every((count) => count === 0);
  const chips = stacksBefore(after, beats);
  const none = scene.counts.map(() => 0);
  return {
    steps: [{ type: 'clear', chips, at: 0, ms: isBare ? 0 : times.clear }, ...(isBare ? [] : gatherSteps(scene, dealer, 0))],
    until: isBare ? 0 : gather,
    scene: {
      ...scene, chips, hand: [], trick: [], heap: 0, open: 0, counts: none, speech: none.map(() => ''), places: none.map(() => null), shown: none.map(() => null), folded: none.map(() => false),
      bets: after.bets && none, pots: after.pots && [],
    },
  };
}

/** Own cards land in the order in which they were dealt – their keys count up – and are sorted once all lie there. */
export function planDeal(dealer: Seat, scene: Scene, after: Scene, begin: number): Draft {
  const at = begin;
  const order = dealOrder(after.counts, dealer);
  const stagger = Math.min(slowest, dealTime / Math.max(1, order.length));
  const dealt = after.hand.toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }));
  const steps = order.flatMap(({ seat, nth }, index) => dealOne(seat, nth, { at: at + index * stagger, dealer, after, dealt, sounds: index % 2 === 0 }));
  const end = at + (order.length - 1) * stagger + flight;
  return {
    steps: [{ type: 'sound', name: 'shuffle', at: begin, ms: 0 }, { type: 'hold', hand: dealt, at, ms: 0 }, ...steps, { type: 'hold', hand: after.hand, at: end + pause, ms: 0 }],
    until: end + pause + 200,
    scene: { ...after, trick: [], heap: 0, open: 0, speech: scene.speech, shown: scene.shown },
  };
}

type Dealing = { readonly at: number; readonly dealer: Seat; readonly after: Scene; readonly dealt: readonly HandCard[]; readonly sounds: boolean };

function dealOne(seat: Seat, nth: number, { at, dealer, after, dealt, sounds }: Dealing): readonly Step[] {
  const own = seat === after.own ? dealt[nth] : undefined;
  const flying: Step = {
    type: 'fly', key: own?.key ?? `dealt-${seat}-${nth}`, card: own?.card ?? null, from: { zone: 'deck', seat: dealer },
    to: own ? { zone: 'hand', index: nth, of: dealt.length } : { zone: 'fan', seat },
    flip: own ? [0, 1] : [0, 0], becomes: own?.key ?? null, at, ms: flight,
  };
  return [flying, { type: 'count', seat, cards: nth + 1, at: at + flight, ms: 0 }, ...(sounds ? [{ type: 'sound', name: 'deal', at, ms: 0 } as const] : [])];
}
