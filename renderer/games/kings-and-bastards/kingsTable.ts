// How does Kings & Bastards look on the table?

import { isNatural, rankOf, suitOf, type Card, type Suit } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Told } from '#shared/game/view.ts';
import { stakeBeats } from '#renderer/games/stakes.ts';
import { field } from '#renderer/games/telling.ts';
import type { Beat, Gift } from '#renderer/table/scene/beat.ts';
import type { Laid } from '#renderer/table/scene/scene.ts';
import type { AnySeen, TableGame } from '#renderer/table/tableGame.ts';
import { actions } from './actions.ts';
import { kingsText } from './catalogue.ts';
import { asKings } from './kingsSeen.ts';
import { picking } from './picking.ts';
import { words } from './wording.ts';

/** The plays since the last trick was won, as told; after a reload only the play to beat is known. */
function trick(seen: AnySeen, happened: readonly Told[], before: readonly Laid[]): readonly Laid[] {
  const { facts, pile } = asKings(seen);
  const { lead } = facts;
  if (!lead) return [];
  const plays = happened.filter(({ type }) => type === 'played');
  const told = plays.reduceRight<{ readonly from: number; readonly laid: readonly Laid[] }>(({ from, laid }, play) => {
    const cards = field<readonly Card[]>(play, 'cards');
    return { from: from - cards.length, laid: [{ seat: play.seat ?? 0, cards, from: from - cards.length }, ...laid] };
  }, { from: pile.length, laid: [] });
  const all = [...before, ...told.laid];
  const last = all.at(-1);
  const isWhole = last?.seat === lead.seat && all.every(({ from, cards }, at) =>
    from + cards.length === (all[at + 1]?.from ?? pile.length) && cards.every((card, index) => card === pile[from + index]));
  return isWhole ? all : [{ seat: lead.seat, cards: pile.slice(pile.length - lead.count), from: pile.length - lead.count }];
}

function beatsOf(seen: AnySeen, told: Told): readonly Beat[] {
  const seat = told.seat ?? 0;
  switch (told.type) {
    case 'dealt': return [...stakeBeats(seen, asKings(seen).options.stake), { type: 'deal', dealer: field<Seat>(told, 'dealer') }];
    case 'played': return [{ type: 'lay', seat, cards: field<readonly Card[]>(told, 'cards') }];
    case 'passed': return [{ type: 'say', seat, words: kingsText().saysPass, sound: 'pass' }];
    case 'wonTrick': return [{ type: 'sweep' }];
    case 'wentOut': return [{ type: 'place', seat, place: field<number>(told, 'place') }];
    case 'left': return [{ type: 'fold', seat, count: field<number>(told, 'removed') }];
    case 'crowned': return crownings(told);
    case 'tookPot': return [{ type: 'chips', from: 'pot', to: seat, amount: field<number>(told, 'amount') }];
    case 'paid': return [{ type: 'chips', from: seat, to: field<Seat>(told, 'to'), amount: field<number>(told, 'amount') }];
    default: return [];
  }
}

function crownings(told: Told): readonly Beat[] {
  const king = field<Seat | null>(told, 'king');
  const bastard = field<Seat | null>(told, 'bastard');
  return [
    ...(bastard === null ? [] : [{ type: 'crown', seat: bastard, party: 'bastard' } as const]),
    ...(king === null ? [] : [{ type: 'crown', seat: king, party: 'king' } as const]),
    { type: 'sweep' },
  ];
}

function beats(seen: AnySeen, happened: readonly Told[]): readonly Beat[] {
  const gifts = happened.filter(({ type }) => type === 'gave').map((told): Gift => ({
    from: told.seat ?? 0, to: field<Seat>(told, 'to'), count: field<number>(told, 'count'), cards: told.cards ?? null,
  }));
  const swap: readonly Beat[] = gifts.length > 0 ? [{ type: 'swap', gifts }] : [];
  return [...swap, ...happened.flatMap((told) => beatsOf(seen, told))];
}

/** KB-2: 3 to ace, then what stands outside the order: joker and 2. */
const heights = '3456789TJQKA';
const height = (card: Card): number => (isNatural(card) ? (rankOf(card) === '2' ? heights.length + 1 : heights.indexOf(rankOf(card))) : heights.length);
/** Black and red in turn, so that neighbours are told apart. */
const suitOrder: readonly Suit[] = ['c', 'd', 's', 'h'];
const suitPlace = (card: Card): number => (isNatural(card) ? suitOrder.indexOf(suitOf(card)) : suitOrder.length);

export const kingsTable: TableGame = {
  id: 'kings-and-bastards',
  family: 'shedding',
  picking,
  words,
  actions,
  trick,
  mostCards: ({ hands, pile, removed, stock }) => {
    const cards = hands.reduce<number>((sum, hand) => sum + (typeof hand === 'number' ? hand : hand.length), pile.length + removed + stock);
    return Math.ceil(cards / hands.length);
  },
  speech: (seen, seat) => (asKings(seen).facts.passed.includes(seat) ? kingsText().saysPass : ''),
  title: (seen, seat) => {
    const { king, bastard } = asKings(seen).facts.titles;
    if (seat === king) return 'first';
    return seat === bastard ? 'last' : null;
  },
  place: (seen, seat) => {
    const { out, result } = asKings(seen).facts;
    if (result) return result.places.findIndex((seats) => seats.includes(seat)) + 1 || null;
    return out.includes(seat) ? out.indexOf(seat) + 1 : null;
  },
  stakes: () => null,
  shown: () => null,
  folded: () => false,
  shed: () => null,
  circle: () => null,
  interrupts: null,
  wager: () => null,
  amountOf: () => null,
  beats,
  order: (sortBy) => (one, other) =>
    sortBy === 'rank' ? height(one) - height(other) || suitPlace(one) - suitPlace(other) : suitPlace(one) - suitPlace(other) || height(one) - height(other),
};
