// How is Normal Eights spoken of in English?

import { isJoker, type Card, type Natural, type Rank, type Suit } from '#shared/cards/card.ts';
import { anyOfRank, capital, cardWords, listed, suitWords } from '#shared/text/english.ts';
import type { Said, Tell } from '#shared/text/said.ts';

type ToMatch = { readonly suit: Suit | null; readonly rank: Rank | null; readonly blank: boolean };
/** "hearts, a 7 or any queen" */
function wanted({ suit, rank, blank }: ToMatch): string {
  if (blank || suit === null) return 'any card but an ace';
  const ranked = rank === null || rank === 'A' || rank === 'Q' ? [] : [anyOfRank(rank)];
  return `${listed([suitWords[suit], ...ranked])} or any queen`;
}
type Barred = ToMatch & { readonly card: Card; readonly counted: Natural; readonly drew: boolean };
const named = ({ card, counted }: Barred): string => (isJoker(card) ? `A joker named ${cardWords(counted)}` : capital(cardWords(counted)));
const instead = (at: Barred): string => `${wanted(at)}, or ${at.drew ? 'keep the card you have drawn' : 'draw a card (pass when none can be drawn)'}`;

/** Who is picked with a card of this rank. */
type Aim = { readonly rank: '5' | 'J' | 'K'; readonly rule: string; readonly seats: readonly number[] };
const aims = { 5: 'who gives you a card', J: 'whose next turn is skipped', K: 'who draws four cards' };

const refusals = {
  chosen: 'You have chosen, and a choice cannot be changed: wait until all have chosen.',
  passed: 'You have let this card pass: you may answer again when another ace is played.',
  notAsked: ({ seats }: { seats: readonly number[] }) => `Nothing is asked of you now: seat ${listed(seats)} is to choose.`,
  nopeNothing: ({ instead: words }: { instead: Said }, tell: Tell) => `An ace answers only a card that was just played, while its window is open. ${tell(words)}`,
  turn: (top: ToMatch) => `It is your turn: play ${wanted(top)}, or draw a card (pass when none can be drawn).`,
  drawn: 'You have drawn, and only one card is drawn: play the very card drawn if it matches, or keep it.',
  respond: 'A card is in question: answer it with an ace, or pass.',
  war: 'It is war: pick a card of your hand.',
  give: 'A card is asked of you: pick the one you give.',
  sets: 'Say which sets you discard, an empty list for none.',
  purge: 'Pick the card that you discard.',
  notHeld: ({ card }: { card: Card }) => `You do not hold ${cardWords(card)}: play a card from your own hand.`,
  notDrawn: 'Only the very card that you have drawn may be played now: play it if it matches, or keep it.',
  noStock: (top: ToMatch) => `No card can be drawn: play ${wanted(top)}, or pass.`,
  canDraw: (top: ToMatch) => `You may pass only when no card can be drawn: play ${wanted(top)}, or draw a card.`,
  asNamed: 'Only a joker is named: leave "as" out (NE-24).',
  noAs: ({ what }: { what: 'card' | 'ace' }) => `Say with "as" which ${what} the joker is (NE-24).`,
  aceInTurn: (at: Barred) => `${named(at)} is never played in a turn: it answers a card that was just played. Play ${instead(at)}.`,
  doesNotFollow: (at: Barred) => `${named(at)} matches neither suit nor rank: play ${instead(at)}.`,
  noSuit: 'Name the suit to be played with a queen: "suit" must be c, d, h or s (NE-16).',
  suitNamed: 'A suit is named with a queen only: leave "suit" out (NE-16).',
  targetNamed: ({ rank }: { rank: Rank }) => `Nobody is picked with ${anyOfRank(rank)}: leave "target" out.`,
  noTarget: ({ rank, rule, seats }: Aim) => `Say with "target" ${aims[rank]}: seat ${listed(seats)} (${rule}).`,
  otherTarget: ({ target, rank, seats }: Aim & { readonly target: number }) => `Seat ${target} cannot be picked: say ${aims[rank]} – seat ${listed(seats)}.`,
  notHeldToAnswer: ({ card }: { card: Card }) => `You do not hold ${cardWords(card)}: answer with an ace from your own hand, or pass.`,
  noAce: ({ card }: { card: Card }) => `Only an ace answers a card, and ${cardWords(card)} is none: answer with an ace, or pass.`,
  noQuestion: 'Nothing is in question now.',
  notHeldToPick: ({ card }: { card: Card }) => `You do not hold ${cardWords(card)}: pick a card from your own hand.`,
  notHeldToLay: 'You do not hold all of these cards: lay sets from your own hand, and no card in two of them.',
  noSet: ({ cards }: { cards: readonly Card[] }) =>
    `${cards.length === 0 ? 'An empty list' : cards.join(' ')} is no set: lay three or more of a rank, or a run of three or more in a suit, a joker in place of any card but the last natural one – or no sets.`,
  otherTop: ({ top }: { top: Card }) => `${top} is in none of these sets: "top" names one of the cards discarded, or is left out.`,
  noChoice: 'No choice is asked of you now.',
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) => `${cards} cards are too few to deal ${each} each to ${seats} players and turn one up (NE-2)`,
};

/** "who has one card left" */
const leftWords = (count: number): string => (count === 1 ? 'who has one card left' : `who has ${count} cards`);
const ofWhich = (suit: Suit, held: number): string => (held > 1 ? `${suitWords[suit]}, of which you hold ${held}` : suitWords[suit]);

/** Why a bot makes a move (H-27). */
const reasons = {
  spares: 'What you could play is worth more later, or would do you more harm than a card drawn.',
  nothingGoes: 'Nothing in your hand goes on this card.',
  sparesDrawn: 'The card you drew is worth more later.',
  drawnDoesNotGo: 'The card you drew does not go on this one.',
  cannotDraw: 'No card can be drawn, and nothing you hold is worth playing now.',
  leaves: 'Leaves the round.',
  anyJoker: 'The joker counts as any card you name.',
  jokerAs: ({ as, why }: { as: Card; why: Said }, tell: Tell) => `The joker counts as ${cardWords(as)}. ${tell(why)}`,
  lastThree: 'Your last card, but a 3 that stands brings you three more: it wins only if it is cancelled.',
  lastFive: 'Your last card, but a 5 that stands brings you one more: it wins only if it is cancelled.',
  lastCard: 'Your last card: you win, unless somebody sends it back with an ace.',
  answersItself: ({ rest }: { rest: number }) => `You can answer this card yourself with your last ${rest > 1 ? 'cards' : 'card'}, and so go out.`,
  war: 'In the war that follows you may be rid of a second card.',
  cancelsThree: 'Three cards to draw, unless you cancel your own 3 with an ace and are rid of both.',
  five: ({ count }: { count: number }) => `The card you are given comes from a player ${leftWords(count)}: that helps him least.`,
  sets: 'Everybody may discard sets now, and so may you.',
  purge: 'Everybody else discards a card too, but nobody goes out by it yet.',
  reverses: 'The turns go the other way round, which suits you better.',
  againAndGoes: 'You have another turn at once, and hold a card that goes on this one.',
  again: 'You have another turn at once.',
  skipsSelf: 'Somebody must miss a turn, and the others would answer worse.',
  skips: ({ count }: { count: number }) => `The player ${leftWords(count)} misses a turn.`,
  queen: ({ suit, held }: { suit: Suit; held: number }) => `A queen goes on anything: ask for ${ofWhich(suit, held)}.`,
  king: ({ count }: { count: number }) => `The player ${leftWords(count)} draws four: that sets the most dangerous one back.`,
  holdsMore: ({ suit, held }: { suit: Suit; held: number }) => `One card fewer, and you hold ${held} more of ${suitWords[suit]} for the next turn.`,
  goesTogether: 'One card fewer; what is left of your hand goes well together.',
  onlyCard: 'The only card you have to choose.',
  gives: ({ card }: { card: Card }) => `${capital(cardWords(card))} is the card that you do best without, and that helps its new owner least.`,
  purges: ({ card }: { card: Card }) => `${capital(cardWords(card))} is the card that you do best without.`,
  highest: 'Only the highest card is discarded: lay your highest.',
  highEnough: 'High enough to be discarded perhaps, while what is higher is worth more in your hand.',
  sparesSets: 'What you could discard is worth more in your hand.',
  noSet: 'There is no set in your hand.',
  wholeHand: 'These sets are your whole hand: you go out.',
  laysSets: ({ count }: { count: number }) => `You are rid of ${count} cards at once.`,
  laysSetsAndGoes: ({ count, top }: { count: number; top: Card }) => `You are rid of ${count} cards at once; should ${cardWords(top)} come to lie on top, you can go on from it.`,
  cancels: 'Cancels the card that was played.',
  lastAnswer: ({ what }: Answer) => `The ${what} is your last card: you win, unless somebody sends it back.`,
  ownCard: 'You answer your own card: so you are rid of both.',
  stopsWin: 'That was a last card: sent back, it stops the win.',
  restores: 'It cancels the ace that had cancelled your own card.',
  harms: ({ what, sendsBack }: Answer & { readonly sendsBack: boolean }) => `What happens otherwise harms you more than the ${what} is worth${sendsBack ? ', and its player has the card again' : ''}.`,
  againstKing: 'The king was aimed at you: the ace saves you four cards.',
  againstJack: 'The jack was aimed at you: the ace saves your turn.',
  wouldGoOut: 'Somebody has one card left and would go out by it.',
  takesTurn: 'It takes the other turn away from a player who is close to winning.',
  noAnswer: 'You hold no card to answer with.',
  ownCounts: 'Your own card is to count: keep what could cancel it.',
  isCancelled: 'The card is cancelled already: keep your ace for a greater need.',
  littleHarm: 'This does you little harm: keep your ace for a greater need.',
};
/** Of what an answer is made. */
type Answer = { readonly what: 'ace' | 'joker' };

export const en = { refusals, reasons };

export type Text = typeof en;
