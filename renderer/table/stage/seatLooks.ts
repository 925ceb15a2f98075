// What does a seat show of the scene?

import type { Seat } from '#shared/game/seats.ts';
import type { SeatLook } from '#renderer/sprites/SeatPlate.ts';
import type { Scene } from '#renderer/table/scene/scene.ts';
import { tableText } from '#renderer/table/tableText.ts';
import type { SeatPerson } from './seatPerson.ts';

export type SeatScene = Pick<Scene, 'counts' | 'speech' | 'titles' | 'places' | 'chips' | 'dealer' | 'toAct' | 'own' | 'shown' | 'folded' | 'bets' | 'pots' | 'shed' | 'chain' | 'skips'>;

/** Are there chips to be won yet? */
const hasStakes = ({ bets, pots }: Pick<Scene, 'bets' | 'pots'>): boolean => [...(bets ?? []), ...(pots ?? []).map(({ amount }) => amount)].some((amount) => amount > 0);

/** Nothing is asked for before all cards are dealt, nor after the round. */
const isUnderWay = ({ shed }: Pick<Scene, 'shed'>): boolean => shed !== null && shed.want !== null;

/** C-5: while cards are shed, only who left is out of play. */
export const outWords = ({ shed }: Pick<Scene, 'shed'>): string => (shed === null ? tableText().folded : tableText().left);

/** While answers are waited for all are asked alike (NE-20): nobody stands out. `isBare`: a bare head wears no crown and no cap. `next`: whose turn comes after. */
export function seatLook(scene: SeatScene, seat: Seat, person: SeatPerson, { isBare, next }: { readonly isBare: boolean; readonly next: Seat | null }): SeatLook {
  const { speech, titles, places, chips, dealer, toAct, folded, chain, shown, skips } = scene;
  const cards = scene.counts[seat] ?? 0;
  const isOut = folded[seat] ?? false;
  const isAllIn = cards > 0 && chips?.[seat] === 0 && !isOut && hasStakes(scene);
  return {
    name: person.name, crowns: isBare ? 0 : (person.titles['king'] ?? 0), bastards: isBare ? 0 : (person.titles['bastard'] ?? 0), title: titles[seat] ?? null, bot: person.bot, presence: person.presence,
    chips: chips?.[seat] ?? person.chips, cards, dealer: dealer === seat, active: toAct.includes(seat) && chain.length === 0, next: next === seat, lastCard: cards === 1 && isUnderWay(scene) && !isOut,
    place: places[seat] ?? null, speech: speech[seat] ?? '', folded: isOut, skips: skips[seat] ?? 0, open: scene.shed !== null && seat === scene.own && Boolean(shown[seat]), notice: isAllIn ? tableText().allIn : isOut && scene.shed !== null ? outWords(scene) : '',
  };
}

/** Of a large company only one speaks at a time: the last whose words are new. */
export const speakerOf = (before: readonly string[], now: readonly string[]): Seat | null => {
  const at = now.findLastIndex((words, seat) => words !== '' && words !== before[seat]);
  return at < 0 ? null : at;
};
