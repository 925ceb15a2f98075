// When does what move, after something happened?

import type { Beat } from './beat.ts';
import { chainAligned, planChain, planSettle } from '#renderer/table/parts/chain/chainPlan.ts';
import { choicesAligned, planChoose, planDiscard, planDuel } from '#renderer/table/parts/choices/choicePlan.ts';
import { planClear, planDeal } from './dealPlan.ts';
import { planExchange } from '#renderer/table/parts/exchange/exchangePlan.ts';
import { planSwap } from '#renderer/table/parts/exchange/swapPlan.ts';
import { planFold } from './foldPlan.ts';
import type { Scene } from './scene.ts';
import { planName, planRefill, planReverse, planSequent, planTake, planTurnUp, planWin, shedAligned } from '#renderer/table/parts/shed/shedPlan.ts';
import { planHide, planShow, signsAligned, withOpenHands } from '#renderer/table/parts/openHands/openPlan.ts';
import { planSkip } from '#renderer/table/parts/skips/skipPlan.ts';
import { celebrating, times, type Draft, type Plan, type Step } from './step.ts';
import { planLay, planSweep } from '#renderer/table/parts/trick/trickPlan.ts';
import { planAward, planBet, planChips, planGather, planReturn, stacked, type Award } from '#renderer/table/parts/wager/wagerPlan.ts';

/** The plan that leads from one scene to the next by way of what happened in between. */
export function planOf(before: Scene, beats: readonly Beat[], after: Scene): Plan {
  const deal = beats.find((beat) => beat.type === 'deal');
  const first = deal ? planClear(before, after, beats, deal.dealer) : { steps: [], until: 0, scene: before };
  const told = { awards: beats.filter((beat) => beat.type === 'award'), stakes: beats.filter((beat) => beat.type === 'chips' && beat.to === 'pot'), isTurned: beats.some((beat) => beat.type === 'duel') };
  const draft = beats.reduce((sofar, beat) => {
    const next = withOpenHands(beat, sofar.scene, draftOf(beat, sofar.scene, after, told, sofar.until), sofar.until);
    return { ...next, steps: [...sofar.steps, ...next.steps] };
  }, first);
  const steps: readonly Step[] = [...draft.steps, ...aligned(draft.scene, after, draft.until), { type: 'hold', hand: after.hand, at: draft.until, ms: 0 }];
  return { steps, ms: Math.max(draft.until, ...steps.filter(({ type }) => !celebrating.has(type)).map(({ at, ms }) => at + ms)) };
}

/** What no beat told of: what must be matched now, bubbles that are over, pots layered anew, seats not dealt in, thrown cards mixed into a new stock, hands that a replay opens. */
function aligned(scene: Scene, after: Scene, at: number): readonly Step[] {
  const said = after.speech.flatMap((words, seat): readonly Step[] => (words === (scene.speech[seat] ?? '') ? [] : [{ type: 'say', seat, words, at, ms: 0 }]));
  const mucked = after.folded.flatMap((folded, seat): readonly Step[] => (folded && !scene.folded[seat] ? [{ type: 'muck', seat, at, ms: 0 }] : []));
  const mixed: readonly Step[] = scene.heap > after.heap ? [{ type: 'heap', cards: after.heap, at, ms: 0 }, { type: 'sound', name: 'shuffle', at, ms: 0 }] : [];
  return [
    ...said, ...mucked, ...mixed, ...signsAligned(scene, after, at), ...stacked(after.pots, scene, at), ...shedAligned(scene, after, at),
    ...chainAligned(scene, after, at), ...choicesAligned(scene, after, at),
  ];
}

/** What else is told of in the same plan. */
type Beside = { readonly awards: readonly Award[]; readonly stakes: readonly Beat[]; /** Choices were turned over in a duel. */ readonly isTurned: boolean };

function draftOf(beat: Beat, scene: Scene, after: Scene, { awards, stakes, isTurned }: Beside, at: number): Draft {
  switch (beat.type) {
    case 'deal': return planDeal(beat.dealer, scene, after, at);
    case 'lay': return planLay(beat.seat, beat.cards, scene, after, at);
    case 'sweep': return planSweep(scene, at);
    case 'swap': return planSwap(beat.gifts, scene, after, at);
    case 'fold': return planFold(beat.seat, beat.count, scene, after, at);
    case 'bet': return planBet(beat, scene, after, at);
    case 'gather': return planGather(scene, after, awards, at);
    case 'return': return planReturn(beat, scene, at);
    case 'award': return planAward(beat, scene, after, awards, at);
    case 'exchange': return planExchange(beat, scene, after, at);
    case 'show': return planShow(beat, scene, at);
    case 'turnUp': return planTurnUp(beat, scene, after, at);
    case 'take': return planTake(beat, scene, after, at);
    case 'refill': return planRefill(beat, scene, at);
    case 'reverse': return planReverse(beat, scene, at);
    case 'name': return planName(beat, scene, at);
    case 'sequent': return planSequent(beat, scene, after, at);
    case 'chain': return planChain(beat, scene, after, at);
    case 'settle': return planSettle(beat, scene, after, at);
    case 'choose': return planChoose(beat, scene, at);
    case 'duel': return planDuel(beat, scene, at);
    case 'discard': return planDiscard(beat, isTurned, scene, after, at);
    case 'hide': return planHide(beat, scene, at);
    case 'skip': return planSkip(beat, scene, at);
    case 'win': return planWin(beat, scene, at);
    case 'say': return {
      steps: [{ type: 'say', seat: beat.seat, words: beat.words, at, ms: 0 }, { type: 'sound', name: beat.sound, at, ms: 0 }],
      until: at + times.say, scene: { ...scene, speech: scene.speech.with(beat.seat, beat.words) },
    };
    case 'place': return { steps: [{ ...beat, at, ms: times.place }], until: at + times.place, scene: { ...scene, places: scene.places.with(beat.seat, beat.place) } };
    case 'crown': return {
      steps: [{ ...beat, at, ms: times.crown }, { type: 'sound', name: beat.party === 'king' ? 'win' : 'lose', at, ms: 0 }],
      until: at + (beat.party === 'king' ? times.crownUntil : 0), scene,
    };
    case 'chips': return planChips(beat, stakes, scene, at);
  }
}
