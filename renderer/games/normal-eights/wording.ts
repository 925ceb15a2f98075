// What is said about a round of Normal Eights: its happenings, its cards, its pile?

import { isNatural, rankOf, type Card, type Suit } from '#shared/cards/card.ts';
import type { Move } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Told } from '#shared/game/view.ts';
import type { Choosing, Nope, Owned, Pick, Play, Sets, Settled } from '#shared/games/normal-eights/types.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { condition as cardsLeft, titles } from '#renderer/games/eights/seatMarks.ts';
import { field, mover, nameOf, telling, type Sentences } from '#renderer/games/telling.ts';
import { cardName } from '#renderer/text/cardName.ts';
import type { AnySeen, Whose, Words } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { countedName, setName } from './cardWords.ts';
import { normalText } from './catalogue.ts';
import { lies } from './lies.ts';
import { asNormal } from './normalSeen.ts';
import { stakeWords } from './stakes.ts';
import { status } from './status.ts';
import { fittingWords } from './want.ts';

const whoIs = (who: Whose, seat: Seat): string | null => nameOf(who(seat));

function played(told: Told, who: Whose): string {
  const card = field<Card>(told, 'card');
  const as = field<Card | undefined>(told, 'as');
  const effect = { seat: told.seat ?? 0, card: as ?? card, target: field<Seat | undefined>(told, 'target') ?? null, suit: field<Suit | undefined>(told, 'suit') ?? null };
  return normalText().played(mover(told, who), countedName(card, as), stakeWords(effect, who));
}

/** A card that nobody answered needs no words: what it does follows. */
function settled(told: Told, who: Whose): string | null {
  const chain = field<readonly Settled[]>(told, 'chain');
  if (chain.length < 2) return null;
  const worth = chain.filter(({ back }, at) => at === 0 || back);
  return normalText().sentences(worth.map(({ seat, card, as, stands, back }) => normalText().fate({ card: countedName(card, as), name: whoIs(who, seat), stands, back })));
}

function discarded(told: Told, who: Whose): string {
  const cards = field<readonly Owned[]>(told, 'cards');
  const seats = [...new Set(cards.map(({ seat }) => seat))];
  return normalText().discarded(seats.map((seat) => ({ name: whoIs(who, seat), cards: cards.flatMap((owned) => (owned.seat === seat ? [cardName(owned.card)] : [])) })));
}

/** Where a hand lies open, what comes to it is told to all. */
const shownCards = (told: Told): readonly Card[] => field<readonly Card[] | undefined>(told, 'cards') ?? told.cards ?? [];

function drew(told: Told, who: Whose): string {
  const count = field<number>(told, 'count');
  return count === 0 ? normalText().drewNone(mover(told, who)) : eightsText().drew(mover(told, who), count, shownCards(told).map(cardName));
}

function gave(told: Told, who: Whose): string {
  const card = field<Card | undefined>(told, 'card') ?? told.cards?.[0];
  return normalText().gave(mover(told, who), whoIs(who, field(told, 'to')), card === undefined ? null : cardName(card));
}

function turned(told: Told, who: Whose): string {
  const picks = field<readonly Owned[]>(told, 'picks');
  return normalText().turned(picks.map(({ seat, card }) => ({ name: whoIs(who, seat), card: cardName(card) })), field<readonly Seat[]>(told, 'highest').map((seat) => whoIs(who, seat)));
}

const sentences: Sentences = {
  dealt: (told, who) => normalText().dealt(whoIs(who, field(told, 'dealer'))),
  played, settled, discarded, drew, gave, turned,
  noped: (told, who) => normalText().noped(mover(told, who), countedName(field(told, 'card'), field<Card | undefined>(told, 'as')), field(told, 'sendBack')),
  asked: (told, who) => normalText().asked[field<Choosing>(told, 'what')](whoIs(who, field<readonly Seat[]>(told, 'seats')[0] ?? 0)),
  // Of the others the status line tells; of a pass nothing, or its missing would tell who was the last (NE-20).
  picked: (told, who) => (mover(told, who) === null ? normalText().picked : null),
  refilled: (told) => eightsText().refilled(field(told, 'cards')),
  showed: (told, who) => normalText().showed(mover(told, who), field<readonly Card[]>(told, 'cards').map(cardName)),
  hid: (told, who) => normalText().hid(mover(told, who)),
  reversed: (told) => eightsText().reversed(field(told, 'direction')),
  again: (told, who) => eightsText().tookAnotherTurn(mover(told, who)),
  skipping: (told, who) => normalText().skipping(whoIs(who, field(told, 'target')), field(told, 'skips')),
  skipped: (told, who) => normalText().skipped(mover(told, who), field(told, 'left')),
  named: (told, who) => normalText().named(mover(told, who), field(told, 'suit')),
  fizzled: () => normalText().fizzled,
  kept: (told, who) => normalText().kept(mover(told, who)),
  passed: (told, who) => eightsText().passed(mover(told, who)),
  left: (told, who) => eightsText().left(mover(told, who)),
  blocked: () => normalText().blocked,
  won: (told, who) => normalText().won(mover(told, who)),
  tookPot: (told, who) => eightsText().tookPot(mover(told, who), field(told, 'amount')),
};

function advisedPlay({ card, as, suit, target }: Play, who: Whose): string {
  const label = eightsText().playThis(countedName(card, as));
  if (suit !== undefined) return eightsText().adviseSuit(label, suit);
  if (target === undefined) return label;
  const counted = as ?? card;
  return isNatural(counted) && rankOf(counted) === '5' ? normalText().adviseGiver(label, whoIs(who, target)) : normalText().adviseSeat(label, whoIs(who, target));
}

function advisedPick(seen: AnySeen, { card }: Pick): string {
  const words = normalText();
  const labels: { readonly [phase: string]: (name: string) => string } = { war: words.layThis, give: words.giveThis, purge: words.discardThis };
  return labels[seen.phase]?.(cardName(card)) ?? '';
}

function advice(seen: AnySeen, move: Move, who: Whose): string {
  const words = normalText();
  switch (move.type) {
    case 'play': return advisedPlay(move as Play, who);
    case 'pick': return advisedPick(seen, move as Pick);
    case 'nope': {
      const { card, as, sendBack } = move as Nope;
      return sendBack ? words.nopeBackWith(countedName(card, as)) : words.nopeWith(countedName(card, as));
    }
    case 'sets': {
      const { sets } = move as Sets;
      return sets.length === 0 ? words.noSets : words.discardSets(sets.map(setName));
    }
    default: return { draw: eightsText().drawCard, keep: words.keep, pass: tableText().pass }[move.type] ?? '';
  }
}

function unfit(seen: AnySeen): string {
  const words = normalText();
  const { phase } = asNormal(seen);
  if (phase === 'respond') return words.unfitAnswer;
  return phase === 'drawn' ? words.unfitDrawn : words.unfit(fittingWords(seen));
}

/** What every card does; an eight does nothing (NE-13). */
const note = (card: Card): string => normalText().notes[isNatural(card) ? rankOf(card) : 'joker'];

function condition(seen: AnySeen, seat: Seat): string {
  const { facts: { skips, shown, result } } = asNormal(seen);
  const words = normalText();
  const missed = skips[seat] ?? 0;
  const parts = result !== null ? [] : [missed > 0 ? words.misses(missed) : '', shown.includes(seat) ? words.open : ''];
  return [cardsLeft(seen, seat), ...parts].filter((part) => part !== '').join(', ');
}

export const words = (): Words => ({
  name: normalText().name,
  sentence: telling(sentences),
  trick: () => '',
  handHelp: normalText().handHelp,
  status, advice, unfit, note, lies, titles, condition,
});
