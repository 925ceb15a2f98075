// Which card may be played in a turn, as what and at whom, and why not another (NE-3, NE-10, NE-15…NE-18, NE-24)?

import { isJoker, rankOf, suits, type Card, type Natural, type Rank } from '#shared/cards/card.ts';
import { anyOfRank, capital, cardWords, suitWords } from '#shared/cards/words.ts';
import { refused, type RuleError } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { activeSeats } from '#shared/game/turns.ts';
import { isAce, mayFollow, namings, type ToMatch } from './matching.ts';
import type { Facts, NormalRound, Play } from './types.ts';

/** What is done to whom: NE-10 to another player, NE-15 and NE-17 to any, the user too. */
const aims: { readonly [R in Rank]?: { readonly rule: string; readonly other: boolean; readonly words: string } } = {
  5: { rule: 'NE-10', other: true, words: 'who gives you a card' },
  J: { rule: 'NE-15', other: false, words: 'whose next turn is skipped' },
  K: { rule: 'NE-17', other: false, words: 'who draws four cards' },
};

const error = (code: string, message: string): RuleError => ({ code, message });

/** As what a card of a move counts (NE-24), or why that cannot be told. */
type Counted = { readonly ok: true; readonly card: Natural } | { readonly ok: false; readonly error: RuleError };

/** `what`: which cards the joker may be named. */
export function countedAs({ card, as }: Pick<Play, 'card' | 'as'>, what: 'card' | 'ace' = 'card'): Counted {
  if (!isJoker(card)) return as === undefined ? { ok: true, card } : refused('C-13', 'Only a joker is named: leave "as" out (NE-24).');
  return as === undefined || isJoker(as) ? refused('C-13', `Say with "as" which ${what} the joker is (NE-24).`) : { ok: true, card: as };
}

/** Why who holds this card may not play it so, or null. */
export const objection = (move: Play, counted: Natural, round: NormalRound, seat: Seat): RuleError | null =>
  barred(counted, move.card, round.facts) ?? misaimed(move, rankOf(counted), round, seat);

function barred(counted: Natural, card: Card, facts: Facts): RuleError | null {
  const named = isJoker(card) ? `A joker named ${cardWords(counted)}` : capital(cardWords(counted));
  if (isAce(counted)) return error('NE-18', `${named} is never played in a turn: it answers a card that was just played. Play ${wanted(facts)}, or ${otherwise(facts)}.`);
  if (mayFollow(counted, facts)) return null;
  return error(isJoker(card) ? 'NE-24' : 'NE-3', `${named} matches neither suit nor rank: play ${wanted(facts)}, or ${otherwise(facts)}.`);
}

/** "hearts, a 7 or any queen" */
export function wanted({ suit, rank, blank }: ToMatch): string {
  if (blank || suit === null) return 'any card but an ace';
  const ranked = rank === null || rank === 'A' || rank === 'Q' ? [] : [anyOfRank(rank)];
  return `${[suitWords[suit], ...ranked].join(', ')} or any queen`;
}

const otherwise = ({ drew }: Facts): string => (drew ? 'keep the card you have drawn' : 'draw a card (pass when none can be drawn)');

/** C-13 rather than the rule of the card: what is wrong is the form of the move. */
function misaimed({ suit, target }: Play, rank: Rank, round: NormalRound, seat: Seat): RuleError | null {
  if (rank === 'Q' && suit === undefined) return error('C-13', 'Name the suit to be played with a queen: "suit" must be c, d, h or s (NE-16).');
  if (rank !== 'Q' && suit !== undefined) return error('C-13', 'A suit is named with a queen only: leave "suit" out (NE-16).');
  const aim = aims[rank];
  if (!aim) return target === undefined ? null : error('C-13', `Nobody is picked with ${anyOfRank(rank)}: leave "target" out.`);
  const allowed = targetsOf(rank, round, seat);
  if (target === undefined) return error('C-13', `Say with "target" ${aim.words}: seat ${allowed.join(', ')} (${aim.rule}).`);
  return allowed.includes(target) ? null : error(aim.rule, `Seat ${target} cannot be picked: say ${aim.words} – seat ${allowed.join(', ')}.`);
}

function targetsOf(rank: Rank, round: NormalRound, seat: Seat): readonly Seat[] {
  const aim = aims[rank];
  return aim ? activeSeats(round).filter((other) => !aim.other || other !== seat) : [];
}

/** Each card of these that may be played, once by name, once per naming, target and suit. */
export function legalPlays(cards: readonly Card[], round: NormalRound, seat: Seat): readonly Play[] {
  const active = activeSeats(round);
  const plays: Play[] = [];
  for (const card of new Set(cards)) {
    if (isJoker(card)) for (const as of namings(round.facts)) addPlays(plays, { type: 'play', card, as }, as, active, seat);
    else if (!isAce(card) && mayFollow(card, round.facts)) addPlays(plays, { type: 'play', card }, card, active, seat);
  }
  return plays;
}

function addPlays(plays: Play[], play: Play, counted: Natural, active: readonly Seat[], seat: Seat): void {
  const rank = rankOf(counted);
  const aim = aims[rank];
  if (rank === 'Q') for (const suit of suits) plays.push({ ...play, suit });
  else if (!aim) plays.push(play);
  else for (const target of active) if (!aim.other || target !== seat) plays.push({ ...play, target });
}
