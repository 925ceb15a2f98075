// What does Crazy Eights say at the table, in every language?

import type { Suit } from '#shared/cards/card.ts';
import { en as eights } from '#renderer/games/eights/text.ts';

const { does, naming } = eights;
const points = (amount: number): string => `${amount.toLocaleString('en')} ${amount === 1 ? 'point' : 'points'}`;

/** Names are null for the reader. */
export const en = {
  name: 'Crazy Eights',
  /** The last of a set is what must be matched. */
  onTop: (set: string, suit: Suit) => `${set}, ${eights.suit(suit)} on top`,
  dealt: 'The cards are dealt.',
  played: (name: string | null, card: string, suit: Suit | null) => `${does(name, 'played')} the ${card}${naming(suit)}.`,
  playedSet: (name: string | null, set: string, names: readonly string[], suit: Suit | null) => `${does(name, 'played')} ${set}${naming(suit)}: ${eights.allOf(names)}.`,
  blocked: 'Everybody has passed: the round is blocked. The fewest points in hand win.',
  won: (name: string | null, score: number) => `${does(name, 'have', 'has')} won ${points(score)}!`,
  saysPoints: (score: number) => `+${score.toLocaleString('en')} ${score === 1 ? 'point' : 'points'}`,
  yourTurn: (want: string, other: 'draw' | 'pass' | null) => `Your turn – ${want}${other === null ? '' : `, or ${other}`}`,
  youCanOnly: (want: string, other: 'draw' | 'pass') => `Your turn – nothing fits (${want}): ${other === 'draw' ? 'draw a card' : 'you can only pass'}`,
  drawOn: (want: string) => `Your turn – still nothing fits (${want}): draw on`,
  noDraw: 'There is no card to draw',
  hasDrawn: 'You have drawn: play now, or pass',
  unfit: (want: string) => `Does not fit: ${want} or an 8 is asked for`,
  wild: 'goes on any card',
  handHelp: 'Arrow keys move between cards, Space picks, Enter plays, Escape clears. Several cards of one rank may be picked; the last picked lies on top. D draws a card, P passes. A rank’s key picks its cards.',
} as const;

type Widened<T> = T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => R : { readonly [K in keyof T]: Widened<T[K]> };
export type CrazyText = Widened<typeof en>;
