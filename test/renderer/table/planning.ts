// Where do the steps of a plan lead, on a stage that only carries them out?

import { expect } from 'vitest';
import { planOf } from '#renderer/table/scene/plan.ts';
import { emptyScene, pileKey, type Scene } from '#renderer/table/scene/scene.ts';
import { chainKey, type InChain } from '#renderer/table/parts/chain/chainScene.ts';
import { chosenKey } from '#renderer/table/parts/choices/choiceScene.ts';
import { mostOnPile, topOfPile, type Want } from '#renderer/table/parts/shed/shedScene.ts';
import { sceneOf } from '#renderer/table/scene/sceneOf.ts';
import type { Plan, Step } from '#renderer/table/scene/step.ts';
import type { AnySeen, TableGame } from '#renderer/table/tableGame.ts';
import type { Told } from '#shared/game/view.ts';

type SeenView = { readonly seen: unknown; readonly happened: readonly Told[] };

/** What lies on a stage that only carries out steps. */
type Shed = { stock: number; pile: number; want: Want | null; direction: number };
type Stage = { shed: Shed; chips: number[]; bets: number[]; pots: number[]; shown: (readonly string[] | null)[]; folded: boolean[]; skips: number[]; signs: string[]; ordered: Set<number>; hand: readonly string[]; readonly open: Set<string>; heap: number; counts: number[]; speech: string[]; places: (number | null)[] };

/** What a card of a chain bears. */
const signOf = (card: InChain | null): string => `${card?.as ?? '-'} ${card?.cancelled ?? false} ${card?.back ?? false}`;
const plain = signOf(null);

const stageOf = (scene: Scene): Stage => ({
  hand: scene.hand.map(({ key }) => key),
  open: new Set([...scene.hand.map(({ key }) => key), ...(scene.trick ?? []).flatMap(({ cards, from }) => cards.map((_, index) => pileKey(from + index))), ...topOfPile(scene).map(({ number }) => pileKey(number)), ...(scene.chain ?? []).map((_, place) => chainKey(place)), ...(scene.chosen ?? []).map(chosenKey)]),
  shed: { stock: scene.shed?.stock ?? 0, pile: scene.shed?.pile.length ?? 0, want: scene.shed?.want ?? null, direction: scene.direction ?? 1 },
  chips: [...(scene.chips ?? [])], bets: [...(scene.wager?.bets ?? [])], pots: (scene.wager?.pots ?? []).map(({ amount }) => amount).filter((amount) => amount > 0),
  shown: (scene.shown ?? []).map((hand) => hand?.cards ?? null), folded: [...scene.folded], skips: scene.counts.map((_, seat) => scene.skips?.[seat] ?? 0), signs: (scene.chain ?? []).map(signOf), ordered: new Set(),
  heap: scene.heap, counts: [...scene.counts], speech: [...scene.speech], places: [...scene.places],
});

function carryOut(stage: Stage, step: Step): void {
  switch (step.type) {
    case 'fly':
      stage.open.delete(step.key);
      if (step.becomes !== null) stage.open.add(step.becomes);
      if (step.to.zone === 'pile') stage.open.delete(pileKey(step.to.number - mostOnPile));
      break;
    case 'stock': stage.shed.stock = step.cards; break;
    case 'pile': stage.shed.pile = step.cards; break;
    case 'want': stage.shed.want = step.want; break;
    case 'reverse': stage.shed.direction = step.direction; break;
    case 'hold': stage.hand = step.hand.map(({ key }) => key); break;
    case 'count': stage.counts[step.seat] = step.cards; break;
    case 'heap': stage.heap = step.cards; break;
    case 'say': stage.speech[step.seat] = step.words; break;
    case 'hush': stage.speech = stage.speech.map(() => ''); break;
    case 'place': stage.places[step.seat] = step.place; break;
    case 'bet': stake(stage, step.seat, step.amount); break;
    case 'return': stake(stage, step.seat, -step.amount); break;
    case 'gather':
      stage.bets = stage.bets.map(() => 0);
      stage.pots = step.pots.map(({ amount }) => amount);
      break;
    case 'stack': stage.pots = step.pots.map(({ amount }) => amount); break;
    case 'award':
      stage.pots[step.pot] = 0;
      for (const { seat, amount } of step.shares) stage.chips[seat] = (stage.chips[seat] ?? 0) + amount;
      break;
    case 'clear':
      stage.chips = [...(step.chips ?? [])];
      stage.places = stage.places.map(() => null);
      stage.heap = 0;
      stage.shown = stage.shown.map(() => null);
      stage.skips = stage.skips.map(() => 0);
      stage.folded = stage.folded.map(() => false);
      stage.speech = stage.speech.map(() => '');
      break;
    case 'show': case 'open': stage.shown[step.seat] = step.hand.cards; break;
    case 'hide': stage.shown[step.seat] = null; break;
    case 'skips': stage.skips[step.seat] = step.turns; break;
    case 'vanish': step.keys.forEach((key) => stage.open.delete(key)); break;
    case 'judge': stage.signs[step.place] = signOf(step.card); break;
    case 'order':
      if (step.number === null) stage.ordered.delete(step.seat);
      else stage.ordered.add(step.seat);
      break;
    case 'muck':
      stage.folded[step.seat] = true;
      stage.shown[step.seat] = null;
      break;
    case 'chips': case 'crown': case 'glow': case 'sound': case 'beckon': case 'name': case 'sequent': case 'cheer': case 'count-down': case 'best': break;
  }
}

function stake(stage: Stage, seat: number, amount: number): void {
  stage.bets[seat] = Math.max(0, (stage.bets[seat] ?? 0) + amount);
  stage.chips[seat] = (stage.chips[seat] ?? 0) - amount;
}

function playedOut(before: Scene, plan: Plan, seats: number): Stage {
  const stage = stageOf({ ...before, counts: before.counts.length > 0 ? before.counts : Array<number>(seats).fill(0) });
  for (const step of plan.steps.toSorted((one, other) => one.at + one.ms - other.at - other.ms)) carryOut(stage, step);
  return stage;
}

export type Planned<V> = { readonly before: Scene; readonly after: Scene; readonly plan: Plan; readonly view: V };

/** Every view of a round with the plan that leads to it. */
export function plannedFor<V extends SeenView>(game: TableGame, views: readonly V[]): readonly Planned<V>[] {
  let scene = emptyScene;
  let keys = 0;
  return views.map((view) => {
    const seen = view.seen as AnySeen;
    const making = { game, compare: game.order('rank'), makeKey: () => `own-${(keys += 1)}`, leaving: new Set<string>(), remembered: {} };
    const after = sceneOf(seen, view.happened, scene, making);
    const before = scene.counts.length === after.counts.length ? scene : bareOf(after, (seen.facts as { readonly stacks?: readonly number[] }).stacks);
    const planned = { before, after, plan: planOf(before, game.beats(seen, view.happened), after, game.parts), view };
    scene = after;
    return planned;
  });
}

/** As the table lies before the deal. */
const bareOf = (after: Scene, stacks: readonly number[] | undefined): Scene => ({
  ...after, ...(stacks && { chips: stacks }), hand: [], ...(after.trick && { trick: [] }), heap: 0, open: 0, counts: after.counts.map(() => 0), speech: after.counts.map(() => ''), places: after.counts.map(() => null),
  ...(after.wager && { wager: { bets: after.wager.bets.map(() => 0), pots: [] } }), shown: after.counts.map(() => null), folded: after.folded.map(() => false),
  ...(after.shed && { shed: { ...after.shed, pile: [], want: null } }),
});

export function expectNoJump({ before, after, plan }: Planned<unknown>): void {
  const shown = playedOut(before, plan, after.counts.length);
  const wanted = stageOf(after);
  expect(shown.hand).toEqual(wanted.hand);
  expect([...shown.open].toSorted()).toEqual([...wanted.open].toSorted());
  expect(shown.heap).toBe(wanted.heap);
  expect(shown.shed).toEqual(wanted.shed);
  expect(shown.counts).toEqual(wanted.counts);
  expect(shown.speech).toEqual(wanted.speech);
  // A stake is paid before the first view of a round.
  if (after.wager) expect([shown.chips, shown.bets, shown.pots.filter((amount) => amount > 0)]).toEqual([wanted.chips, wanted.bets, wanted.pots]);
  expect([shown.shown, shown.folded, shown.skips]).toEqual([wanted.shown, wanted.folded, wanted.skips]);
  // Signs go with the cards that bear them.
  expect([(after.chain ?? []).map((_, place) => shown.signs[place] ?? plain), [...shown.ordered]]).toEqual([wanted.signs, []]);
}
