// Do the animations lead from one view to the next without a jump?

import { describe, expect, test } from 'vitest';
import { kingsTable } from '#renderer/games/kings-and-bastards/kingsTable.ts';
import { planOf } from '#renderer/table/scene/plan.ts';
import { emptyScene, pileKey, type Scene } from '#renderer/table/scene/scene.ts';
import { sceneOf } from '#renderer/table/scene/sceneOf.ts';
import type { Plan, Step } from '#renderer/table/scene/step.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { randomSteps, recordedSteps, recordNames, viewsOf, type KingsView } from './rounds.ts';

/** What lies on a stage that only carries out steps. */
type Stage = { hand: readonly string[]; readonly open: Set<string>; heap: number; counts: number[]; speech: string[]; places: (number | null)[] };

const stageOf = (scene: Scene): Stage => ({
  hand: scene.hand.map(({ key }) => key),
  open: new Set([...scene.hand.map(({ key }) => key), ...scene.trick.flatMap(({ cards, from }) => cards.map((_, index) => pileKey(from + index)))]),
  heap: scene.heap, counts: [...scene.counts], speech: [...scene.speech], places: [...scene.places],
});

function carryOut(stage: Stage, step: Step): void {
  switch (step.type) {
    case 'fly':
      stage.open.delete(step.key);
      if (step.becomes !== null) stage.open.add(step.becomes);
      break;
    case 'hold': stage.hand = step.hand.map(({ key }) => key); break;
    case 'count': stage.counts[step.seat] = step.cards; break;
    case 'heap': stage.heap = step.cards; break;
    case 'say': stage.speech[step.seat] = step.words; break;
    case 'hush': stage.speech = stage.speech.map(() => ''); break;
    case 'place': stage.places[step.seat] = step.place; break;
    case 'chips': case 'crown': case 'sound': break;
  }
}

function playedOut(before: Scene, plan: Plan, seats: number): Stage {
  const stage = stageOf({ ...before, counts: before.counts.length > 0 ? before.counts : Array<number>(seats).fill(0) });
  for (const step of plan.steps.toSorted((one, other) => one.at + one.ms - other.at - other.ms)) carryOut(stage, step);
  return stage;
}

type Planned = { readonly before: Scene; readonly after: Scene; readonly plan: Plan; readonly view: KingsView };

/** Every view of a round with the plan that leads to it. */
function plansFor(views: readonly KingsView[]): readonly Planned[] {
  let scene = emptyScene;
  let keys = 0;
  return views.map((view) => {
    const seen = view.seen as unknown as AnySeen;
    const making = { game: kingsTable, compare: kingsTable.order('rank'), makeKey: () => `own-${(keys += 1)}`, leaving: new Set<string>(), remembered: [] };
    const after = sceneOf(seen, view.happened, scene, making);
    const empty = { ...after, hand: [], trick: [], heap: 0, open: 0, counts: after.counts.map(() => 0), speech: after.counts.map(() => ''), places: after.counts.map(() => null) };
    const before = scene.counts.length === after.counts.length ? scene : empty;
    const planned = { before, after, plan: planOf(before, kingsTable.beats(seen, view.happened), after), view };
    scene = after;
    return planned;
  });
}

function expectNoJump({ before, after, plan }: Planned): void {
  const shown = playedOut(before, plan, after.counts.length);
  const wanted = stageOf(after);
  expect(shown.hand).toEqual(wanted.hand);
  expect([...shown.open].toSorted()).toEqual([...wanted.open].toSorted());
  expect(shown.heap).toBe(wanted.heap);
  expect(shown.counts).toEqual(wanted.counts);
  expect(shown.speech).toEqual(wanted.speech);
}

describe.each(recordNames())('in the record %s', (name) => {
  test('H-24 the steps of every plan end in the scene of the next view, for every viewer', () => {
    const steps = recordedSteps(name);
    for (const viewer of [...steps[0]!.round.zones.hands.keys(), 'spectator'] as const) plansFor(viewsOf(steps, viewer)).forEach(expectNoJump);
  });
});

test.each([2, 3, 4, 6, 7, 9, 12])('H-24 random rounds of %d seats are played without a jump', (seats) => {
  for (let round = 0; round < 12; round += 1) {
    const titles = round % 2 === 0 ? {} : { king: round % seats, bastard: (round + 1) % seats };
    const steps = randomSteps(`plan ${seats} ${round}`, seats, titles);
    for (const viewer of [round % seats, 'spectator'] as const) plansFor(viewsOf(steps, viewer)).forEach(expectNoJump);
  }
});

const planned = (name: string, viewer: number | 'spectator', happening: string): Planned => {
  const found = plansFor(viewsOf(recordedSteps(name), viewer)).find(({ view }) => view.happened.some(({ type }) => type === happening));
  if (!found) throw new Error(`no ${happening} in ${name}`);
  return found;
};
const flights = ({ plan }: Planned) => plan.steps.filter((step) => step.type === 'fly');

describe('a plan', () => {
  test('C-4 deals one card at a time, clockwise from the dealer\'s left', () => {
    const dealt = planned('a-whole-round-by-seed.round.json', 'spectator', 'dealt');
    const { dealer } = dealt.after;
    const seats = dealt.after.counts.length;
    const order = flights(dealt).map(({ to }) => (to.zone === 'fan' ? to.seat : -1));
    expect(order.slice(0, seats)).toEqual(Array.from({ length: seats }, (_, step) => (dealer! + 1 + step) % seats));
    const starts = flights(dealt).map(({ at }) => at);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(dealt.plan.ms).toBeLessThan(3000);
  });

  test('C-7 shows given cards to King and Bastard only', () => {
    const name = 'exchange.round.json';
    const { king, bastard } = viewsOf(recordedSteps(name), 'spectator')[0]!.seen.facts.titles;
    const seats = recordedSteps(name)[0]!.round.zones.hands.keys();
    for (const viewer of [...seats, 'spectator'] as const) {
      const faces = flights(planned(name, viewer, 'gave')).map(({ card }) => card);
      if (viewer === king || viewer === bastard) expect(faces).not.toContain(null);
      else expect(new Set(faces)).toEqual(new Set([null]));
    }
  });

  test('crosses both gifts at the same time', () => {
    const gifts = flights(planned('exchange.round.json', 'spectator', 'gave'));
    const [first, last] = [Math.min(...gifts.map(({ at }) => at)), Math.max(...gifts.map(({ at }) => at))];
    expect(last - first).toBeLessThan(gifts[0]!.ms / 2);
    expect(new Set(gifts.map(({ from }) => (from.zone === 'fan' ? from.seat : -1))).size).toBe(2);
  });

  test('leaves time to look at a trick before it is swept away', () => {
    const won = planned('all-pass-and-the-winner-leads.round.json', 'spectator', 'wonTrick');
    const sweeps = flights(won).filter(({ to }) => to.zone === 'heap');
    expect(sweeps.length).toBeGreaterThan(0);
    expect(Math.min(...sweeps.map(({ at }) => at))).toBeGreaterThan(500);
  });

  test('KB-13 crowns the King and caps the Bastard', () => {
    const crowned = plansFor(viewsOf(recordedSteps('a-whole-round-by-seed.round.json'), 'spectator')).at(-1)!;
    const { places } = crowned.view.seen.facts.result!;
    const parties = crowned.plan.steps.flatMap((step) => (step.type === 'crown' ? [[step.party, step.seat]] : []));
    expect(parties).toEqual([['bastard', places.at(-1)![0]], ['king', places[0]![0]]]);
  });

  test('C-8 sends every stake to the pot and the pot to the King', () => {
    const views = viewsOf(recordedSteps('stake-and-what-the-bastard-pays.round.json'), 'spectator');
    const chipsIn = (plan: Plan) => plan.steps.flatMap((step) => (step.type === 'chips' ? [step] : []));
    const plans = plansFor(views);
    expect(chipsIn(plans[0]!.plan)).toHaveLength(views[0]!.seen.hands.length);
    const king = views.at(-1)!.seen.facts.result!.winners[0];
    expect(chipsIn(plans.at(-1)!.plan)[0]).toMatchObject({ from: 'pot', to: king });
  });

  test('of a single play is over within half a second', () => {
    expect(planned('a-whole-round-by-seed.round.json', 'spectator', 'played').plan.ms).toBeLessThan(500);
  });
});
