// How do chips go from the seats to the pots and from the pots to who has won them?

import type { Beat, BeatOf } from '#renderer/table/scene/beat.ts';
import type { Pot, Scene } from '#renderer/table/scene/scene.ts';
import { times, type Draft, type Step } from '#renderer/table/scene/step.ts';

/** Antes, of which nothing is said, come in one right after the other, ms. */
const anteUntil = times.betUntil * 0.2;
/** How much longer the last chips are under way when the next beat may begin, ms. */
const landing = times.bet - anteUntil;

export type Award = BeatOf<'award'>;

/** All stakes of a large company are in the pot within this time, ms, and no more of them are heard than so many. */
const allStakes = 1240;
const heardStakes = 8;

/** C-8: stakes come in one after the other, the more of them the faster. */
export function planChips(beat: BeatOf<'chips'>, stakes: readonly Beat[], scene: Scene, at: number): Draft {
  const index = stakes.indexOf(beat);
  const isHeard = index < 0 || index % Math.ceil(stakes.length / heardStakes) === 0;
  const until = index < 0 ? times.chips * 0.5 : Math.min(times.chips * 0.5, allStakes / stakes.length);
  return { steps: [{ ...beat, at, ms: times.chips }, ...(isHeard ? [{ type: 'sound', name: 'chip', at: at + times.chips * 0.7, ms: 0 } as const] : [])], until: at + until, scene };
}

const changed = (list: readonly number[] | null, seat: number, change: number): readonly number[] | null => list && list.with(seat, (list[seat] ?? 0) + change);

/** The chips tell the amount; said is only what stays to be read, such as that somebody is all in. */
export function planBet({ seat, amount, words: saying }: BeatOf<'bet'>, scene: Scene, after: Scene, at: number): Draft {
  const words = after.speech[seat] === saying ? saying : '';
  const said: readonly Step[] = words === '' ? [] : [{ type: 'say', seat, words, at, ms: 0 }];
  return {
    steps: [...said, { type: 'bet', seat, amount, at, ms: times.bet }, { type: 'sound', name: 'chip', at: at + times.bet * 0.7, ms: 0 }],
    until: at + (saying === '' ? anteUntil : times.betUntil),
    scene: { ...scene, bets: changed(scene.bets, seat, amount), chips: changed(scene.chips, seat, -amount), speech: words === '' ? scene.speech : scene.speech.with(seat, words) },
  };
}

/** The pots as the new scene has them; where it has none any more, as they are about to be paid out. */
function potsToBe(after: Scene, awards: readonly Award[]): readonly Pot[] {
  if (awards.length === 0) return after.pots ?? [];
  const pots: Pot[] = Array.from({ length: 1 + Math.max(...awards.map(({ pot }) => pot)) }, () => ({ amount: 0, seats: [] }));
  for (const { pot, shares } of awards) pots[pot] = { amount: shares.reduce((sum, { amount }) => sum + amount, 0), seats: shares.map(({ seat }) => seat) };
  return pots;
}

export function planGather(scene: Scene, after: Scene, awards: readonly Award[], begin: number): Draft {
  const pots = potsToBe(after, awards);
  const hasBets = scene.bets?.some((bet) => bet > 0) ?? false;
  const at = begin + (hasBets ? landing : 0);
  const ms = hasBets ? times.gather : 0;
  return {
    steps: [{ type: 'gather', pots, at, ms }, ...(hasBets ? [{ type: 'sound', name: 'chip', at: at + ms * 0.6, ms: 0 } as const] : [])],
    until: at + ms,
    scene: { ...scene, bets: scene.bets && scene.bets.map(() => 0), pots },
  };
}

export function planReturn({ seat, amount }: BeatOf<'return'>, scene: Scene, begin: number): Draft {
  const at = begin + landing;
  return {
    steps: [{ type: 'return', seat, amount, at, ms: times.bet }],
    until: at + times.bet,
    // An ante that nobody could call lies in the pot already.
    scene: { ...scene, bets: changed(scene.bets, seat, -Math.min(amount, scene.bets?.[seat] ?? 0)), chips: changed(scene.chips, seat, amount) },
  };
}

const isSame = (one: readonly Pot[] | null, other: readonly Pot[] | null): boolean => JSON.stringify(one?.map(({ amount }) => amount)) === JSON.stringify(other?.map(({ amount }) => amount));

/** Pots that are layered otherwise than before, though no chip has moved. */
export const stacked = (pots: readonly Pot[] | null, scene: Scene, at: number): readonly Step[] =>
  pots === null || isSame(pots, scene.pots) ? [] : [{ type: 'stack', pots, at, ms: 0 }];

/** Turned hands may be looked at before the chips go. */
export function planAward(award: Award, before: Scene, after: Scene, awards: readonly Award[], begin: number): Draft {
  const { pot, shares } = award;
  const begins = award === awards[0];
  const pots = potsToBe(after, awards);
  const scene = begins ? { ...before, pots } : before;
  const at = begin + (begins && scene.shown.some((hand) => hand !== null) ? times.lookAtHands : 0);
  const isOurs = shares.some(({ seat }) => seat === scene.own);
  return {
    steps: [
      ...(begins ? stacked(pots, before, begin) : []),
      { type: 'award', pot, shares, at, ms: times.award },
      { type: 'sound', name: 'chip', at: at + times.award * 0.75, ms: 0 },
      ...shares.map(({ seat }): Step => ({ type: 'glow', seat, at: at + times.award * 0.7, ms: times.glow })),
      ...(isOurs ? [{ type: 'sound', name: 'win', at, ms: 0 } as const] : []),
    ],
    until: at + times.award,
    scene: {
      ...scene,
      pots: scene.pots && scene.pots.map((one, index) => (index === pot ? { ...one, amount: 0 } : one)),
      chips: shares.reduce((chips, { seat, amount }) => changed(chips, seat, amount), scene.chips),
    },
  };
}
