// How is a round dealt: from the dealer's place, one card at a time, quickly?

import type { Seat } from '#shared/game/seats.ts';
import type { Beat } from './beat.ts';
import { chainKey, chosenKey, pileKey, topOfPile, type HandCard, type Scene } from './scene.ts';
import { shedChanged } from '#renderer/table/parts/shed/shedPlan.ts';
import { times, type Draft, type Spot, type Step } from './step.ts';

/** A whole deal takes about so long, ms, however many cards there are; one of very many a little less. */
const dealTime = 2000;
const longDeal = { cards: 100, time: 1340 };
const slowest = 64;
/** Sounds nearer together than this, ms, are a noise. */
const soundGap = 100;
const flight = 300;
const gather = 320;
const pause = 140;
/** Some backs stand for all. */
const fewBacks = 6;

/** C-4: clockwise from the dealer's left, one card each, until all hands are full. CE-3: in turn order, which is how they sit, where nobody deals. */
function dealOrder({ counts, circle }: Scene, dealer: Seat | null): readonly { readonly seat: Seat; readonly nth: number }[] {
  const most = Math.max(0, ...counts);
  const seats = circle ?? [...counts.keys()];
  const first = dealer === null ? 0 : seats.indexOf(dealer) + 1;
  return Array.from({ length: most }, (_, nth) =>
    seats.flatMap((_seat, step) => {
      const seat = seats[(first + step) % seats.length]!;
      return (counts[seat] ?? 0) > nth ? [{ seat, nth }] : [];
    })).flat();
}

/** Where the cards are dealt from, and where they all come together before. */
const packSpot = ({ shed }: Scene, dealer: Seat | null): Spot => (shed || dealer === null ? { zone: 'stock' } : { zone: 'deck', seat: dealer });

/** What still lies there from the last round becomes the pack again. */
function gatherSteps(scene: Scene, to: Spot, at: number): readonly Step[] {
  const laid = scene.trick.flatMap(({ cards, from }) => cards.map((card, index) => ({ card, key: pileKey(from + index) })));
  const shed = topOfPile(scene).map(({ card, number }) => ({ card, key: pileKey(number) }));
  const own = scene.hand.map(({ card, key }) => ({ card, key }));
  const steps = [...laid, ...shed, ...own].map(({ card, key }): Step => ({
    type: 'fly', key, card, from: { zone: 'heap', level: 0 }, to, flip: [1, 0], becomes: null, at, ms: gather,
  }));
  const back = (key: string, from: Spot): Step => ({ type: 'fly', key, card: null, from, to, flip: [0, 0], becomes: null, at, ms: gather });
  const heap = Array.from({ length: Math.min(scene.heap, fewBacks) }, (_, level) => back(`heap-${level}`, { zone: 'heap', level }));
  const stock = to.zone === 'stock' ? [] : Array.from({ length: Math.min(scene.shed?.stock ?? 0, fewBacks) }, (_, level) => back(`stock-${level}`, { zone: 'stock' }));
  const counts = scene.counts.map((_, seat): Step => ({ type: 'count', seat, cards: 0, at, ms: 0 }));
  const bare: readonly Step[] = scene.shed ? [{ type: 'pile', cards: 0, at, ms: 0 }] : [];
  return [{ type: 'heap', cards: 0, at, ms: 0 }, { type: 'hold', hand: [], at, ms: 0 }, ...counts, ...bare, ...steps, ...heap, ...stock];
}

/** What each seat has before these beats take chips from it. */
function stacksBefore(after: Scene, beats: readonly Beat[]): readonly number[] | null {
  return after.chips && after.chips.map((stack, seat) => stack + beats.reduce((sum, beat) => {
    if (beat.type === 'bet' && beat.seat === seat) return sum + beat.amount;
    if (beat.type === 'chips' && beat.from === seat) return sum + beat.amount;
    return sum;
  }, 0));
}

/** What is dealt from, with the card that is turned up afterwards. */
const packIn = ({ shed }: Scene): number => (shed ? shed.stock + shed.pile.length : 0);

/** The whole pack lies in the middle, and nothing is asked for. */
function packSteps(before: Scene, after: Scene): readonly Step[] {
  if (!before.shed && !after.shed) return [];
  const stock = packIn(after) + (after.shed ? after.counts.reduce((sum, count) => sum + count, 0) : 0);
  return [
    { type: 'want', want: null, at: 0, ms: times.want }, { type: 'stock', cards: stock, at: 0, ms: 0 },
    ...(after.shed ? [{ type: 'reverse', direction: after.shed.direction, at: 0, ms: times.reverse } as const] : []),
  ];
}

/** A new deal begins on a bare table, before anybody pays for it. */
export function planClear(scene: Scene, after: Scene, beats: readonly Beat[], dealer: Seat | null): Draft {
  const isBare = scene.trick.length === 0 && scene.heap === 0 && scene.counts.every((count) => count === 0);
  const chips = stacksBefore(after, beats);
  const none = scene.counts.map(() => 0);
  const gathered = isBare ? [] : gatherSteps(scene, packSpot(after, dealer), 0);
  const undecided = [...scene.chain.map((_, place) => chainKey(place)), ...scene.chosen.map(chosenKey)];
  return {
    steps: [{ type: 'clear', chips, at: 0, ms: isBare ? 0 : times.clear }, ...packSteps(scene, after), ...gathered, ...(undecided.length > 0 ? [{ type: 'vanish', keys: undecided, at: 0, ms: 0 } as const] : [])],
    until: isBare ? 0 : gather,
    scene: {
      ...scene, chips, hand: [], trick: [], heap: 0, open: 0, counts: none, speech: none.map(() => ''), places: none.map(() => null), shown: none.map(() => null), folded: none.map(() => false),
      bets: after.bets && none, pots: after.pots && [], circle: after.circle, chain: [], chosen: [], skips: none, shed: after.shed && { ...after.shed, pile: [], want: null },
    },
  };
}

/** Own cards land in the order in which they were dealt – their keys count up – and are sorted once all lie there. */
export function planDeal(dealer: Seat | null, scene: Scene, after: Scene, begin: number): Draft {
  const at = begin;
  const order = dealOrder(after, dealer);
  const stagger = Math.min(slowest, (order.length > longDeal.cards ? longDeal.time : dealTime) / Math.max(1, order.length));
  const soundEvery = Math.max(2, Math.round(soundGap / stagger));
  const dealt = after.hand.toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }));
  const from = packSpot(after, dealer);
  const steps = order.flatMap(({ seat, nth }, index) => dealOne(seat, nth, { at: at + index * stagger, from, after, dealt, left: order.length - index - 1, sounds: index % soundEvery === 0 }));
  const end = at + (order.length - 1) * stagger + flight;
  const bare = shedChanged({ ...after, trick: [], heap: 0, open: 0, speech: scene.speech, shown: scene.shown }, { pile: [], want: null });
  return {
    steps: [{ type: 'sound', name: 'shuffle', at: begin, ms: 0 }, { type: 'hold', hand: dealt, at, ms: 0 }, ...steps, { type: 'hold', hand: after.hand, at: end + pause, ms: 0 }],
    until: end + pause + 200, scene: bare,
  };
}

type Dealing = { readonly at: number; readonly from: Spot; readonly after: Scene; readonly dealt: readonly HandCard[]; /** Cards still to be dealt. */ readonly left: number; readonly sounds: boolean };

function dealOne(seat: Seat, nth: number, { at, from, after, dealt, left, sounds }: Dealing): readonly Step[] {
  const own = seat === after.own ? dealt[nth] : undefined;
  const flying: Step = {
    type: 'fly', key: own?.key ?? `dealt-${seat}-${nth}`, card: own?.card ?? null, from,
    to: own ? { zone: 'hand', index: nth, of: dealt.length } : { zone: 'fan', seat },
    flip: own ? [0, 1] : [0, 0], becomes: own?.key ?? null, at, ms: flight,
  };
  return [
    flying, { type: 'count', seat, cards: nth + 1, at: at + flight, ms: 0 },
    ...(after.shed ? [{ type: 'stock', cards: packIn(after) + left, at, ms: 0 } as const] : []),
    ...(sounds ? [{ type: 'sound', name: 'deal', at, ms: 0 } as const] : []),
  ];
}
