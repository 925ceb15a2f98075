// Which view does this game's part of the table look at?

import { isJoker, isNatural, rankOf, type Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import { activeSeats } from '#shared/game/turns.ts';
import type { Seen } from '#shared/game/view.ts';
import type { Choosing, Facts, Move, Nope, Options, Phase, Play } from '#shared/games/normal-eights/types.ts';
import { heldBy } from '#renderer/games/eights/seatMarks.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

export type NormalSeen = Seen<Options, Facts, Move> & { readonly phase: Phase };

/** The table shows this game's views to this game only. */
export const asNormal = (seen: AnySeen): NormalSeen => seen as unknown as NormalSeen;

export const isAsked = ({ toAct, viewer }: NormalSeen): boolean => toAct.some((seat) => seat === viewer);
export const offersMove = ({ legal }: NormalSeen, type: Exclude<Move['type'], 'leave'>): boolean => legal.some((offer) => offer.type === type);
export const offeredPlays = ({ legal }: NormalSeen, card: Card): readonly Play[] => legal.filter((offer): offer is Play => offer.type === 'play' && 'card' in offer && offer.card === card);
export const offeredNopes = ({ legal }: NormalSeen): readonly Nope[] => legal.filter((offer): offer is Nope => offer.type === 'nope' && 'card' in offer);
/** Is the card in any move that may be made now? */
export const isOffered = ({ legal }: NormalSeen, card: Card): boolean => legal.some((offer) => 'card' in offer && offer.card === card);

/** NE-18, NE-24: what could answer a card. */
export const answers = (card: Card): boolean => isJoker(card) || (isNatural(card) && rankOf(card) === 'A');

const choosing: ReadonlySet<string> = new Set<Choosing>(['war', 'give', 'sets', 'purge']);
export const isChoosing = ({ phase }: NormalSeen): boolean => choosing.has(phase);

/** NE-7, NE-11, NE-12, NE-25: in war all are asked, for sets too, by a 7 all but its user; never who has no cards. What is given is asked of one alone. */
export function askedSeats(seen: NormalSeen): readonly Seat[] {
  const { phase, facts } = seen;
  if (!isChoosing(seen)) return [];
  if (phase === 'give') return facts.pending ?? [];
  return activeSeats({ zones: seen, facts }).filter((seat) => heldBy(seen, seat) > 0 && (phase !== 'purge' || seat !== facts.effect?.seat));
}

/** The viewer has answered the open window, or chosen, while others have not. */
export const hasAnswered = (seen: NormalSeen): boolean => {
  const { viewer, phase, legal } = seen;
  if (viewer === 'spectator') return false;
  return phase === 'respond' ? isAsked(seen) && legal.length === 0 : askedSeats(seen).includes(viewer) && !isAsked(seen);
};
