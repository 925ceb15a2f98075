// Which card may be put now, and why not another (X8-8…X8-17)?

import { isJoker, rankOf, suitOf, suits, type Card } from '#shared/cards/card.ts';
import { anyOfRank, capital, suitWords } from '#shared/cards/words.ts';
import type { RuleError } from '#shared/game/outcome.ts';
import { owedCard } from './sequents.ts';
import { colourOf, isEight, namesSuit } from './top.ts';
import type { ExordiaRound, Facts, Options, Play, Sequent, Top } from './types.ts';
import { cardWords } from './words.ts';

type Table = Pick<ExordiaRound, 'facts' | 'options'>;

const error = (code: string, message: string): RuleError => ({ code, message });

/** Why this play is forbidden of who holds the card, or null. */
export function objection({ card, suit }: Play, { facts, options }: Table): RuleError | null {
  const barred = barredCard(card, facts, options);
  if (barred) return barred;
  const named = suit !== undefined;
  const names = namesSuit(card, facts.top);
  if (names === named) return null;
  // C-13 rather than the rule of the card: what is wrong is the form of the move.
  return names
    ? error('C-13', `Name a suit with ${cardWords(card)}: "suit" must be c, d, h or s (${isJoker(card) ? 'X8-14' : 'X8-9'}).`)
    : error('C-13', `No suit is named with ${cardWords(card)} now: leave "suit" out (X8-9, X8-13, X8-14).`);
}

function barredCard(card: Card, { sequent, extra, top }: Facts, options: Options): RuleError | null {
  if (sequent) return barredInSequent(card, sequent);
  // X8-17: whatever was named, and so `eightOnEight` or not.
  if (extra) return isJoker(card) ? error('X8-17', 'The extra card may be any but a joker: put another, or decline.') : null;
  if (top.card === null) return card === 'Qh' ? error('X8-12', 'The Queen of Hearts is never the first card: put another; else take a card, or skip when the stock is empty.') : null;
  if (top.any) return null;
  return top.demand ? barredByDemand(card, top, options) : barredByCard(card, top);
}

/** X8-14 says it of jokers, X8-16 of all else. */
function barredInSequent(card: Card, sequent: Sequent): RuleError | null {
  const owed = owedCard(sequent);
  if (card === owed) return null;
  const message = `A sequent runs and ${cardWords(owed)} is owed: put it if you hold it, else break the sequent.`;
  return isJoker(card) ? error('X8-14', `A joker is never put into a sequent. ${message}`) : error('X8-16', message);
}

/** X8-9 after an eight, X8-14 after a joker; `eightOnEight` speaks of eights on eights alone. */
function barredByDemand(card: Card, { card: on, suit }: Top, { eightOnEight }: Options): RuleError | null {
  const onEight = isEight(on);
  const named = suit === null ? '' : suitWords[suit];
  if (isJoker(card)) return onEight ? error('X8-9', `No joker goes on an eight whose suit is named: put a card of ${named}, or take a card.`) : null;
  if (suitOf(card) === suit || (isEight(card) && (eightOnEight || !onEight))) return null;
  if (isEight(card)) return error('X8-9', `At this table only the 8 of ${named} goes on this eight: put a card of ${named}, or take a card.`);
  const alsoEights = onEight ? (eightOnEight ? ', or an eight' : '') : ', a joker or an eight';
  return error(onEight ? 'X8-9' : 'X8-14', `${capital(suitWords[suitOf(card)])} were not named: put a card of ${named}${alsoEights}, or take a card.`);
}

/** X8-8, and X8-10 on a jack; eights and jokers go on any card (X8-9, X8-14). */
function barredByCard(card: Card, { suit, rank, colour }: Top): RuleError | null {
  if (isJoker(card) || isEight(card) || suitOf(card) === suit || rankOf(card) === rank || colourOf(suitOf(card)) === colour) return null;
  if (colour !== null) return error('X8-10', `${capital(cardWords(card))} does not follow this jack: put any ${colour} card, a jack, an eight or a joker.`);
  const wanted = suit === null || rank === null ? 'what lies there' : `${suitWords[suit]} or ${anyOfRank(rank)}`;
  return error('X8-8', `${capital(cardWords(card))} matches neither suit nor rank: put ${wanted}, an eight or a joker.`);
}

/** Every card of the hand that may be put, one of each name, once per suit where one must be named. */
export function legalPlays(hand: readonly Card[], { facts, options }: Table): readonly Play[] {
  const allowed = [...new Set(hand)].filter((card) => barredCard(card, facts, options) === null);
  return allowed.flatMap((card): readonly Play[] => (namesSuit(card, facts.top) ? suits.map((suit) => ({ type: 'play', card, suit })) : [{ type: 'play', card }]));
}
