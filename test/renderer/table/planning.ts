// Follows the steps of a plan to where they lead, on a table that only carries them out.

import { planOf } from "#renderer/table/scene/plan.ts";
import { emptyScene, isPileKey, pileKey, type Scene } from "#renderer/table/scene/scene.ts";
import { chainKey, type InChain } from "#renderer/games/normal-eights/chain/chainPlan.ts";
import { chosenKey } from "#renderer/games/normal-eights/choices/choiceScene.ts";
import { cardsOf, laidKeys, pointsOf } from "#renderer/games/gin-rummy/melds/meldsScene.ts";
import type { Sequent } from "#renderer/games/exordia8/sequent.ts";
import { mostOnPile, topOfPile, type Want } from "#renderer/table/parts/shed/shedScene.ts";
import { sceneOf } from "#renderer/table/scene/sceneOf.ts";
import type { Plan, AnimationStep } from "#renderer/table/scene/animation.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { expectSame } from "#test/support/expectSame.ts";

type SeenView = Readonly<{ seen: unknown; happened: readonly VisibleEvent[] }>;

/** What lies on a table that only carries out steps. */
type Shed = {
  stock: number;
  pile: number;
  want: Want | null;
  sequent: Sequent | null;
  direction: number;
};
type Laid = {
  shed: Shed;
  chips: number[];
  bets: number[];
  pots: number[];
  shown: (readonly string[] | null)[];
  folded: boolean[];
  skips: number[];
  signs: string[];
  ordered: Set<number>;
  hand: readonly string[];
  readonly open: Set<string>;
  left: (number | null)[];
  heap: number;
  counts: number[];
  speech: string[];
  places: (number | null)[];
};

/** What a card of a chain bears. */
const signOf = (card: InChain | null): string =>
  `${card?.as ?? "-"} ${card?.cancelled ?? false} ${card?.back ?? false}`;
const plain = signOf(null);

const laidOf = (scene: Scene): Laid => ({
  hand: scene.hand.map(({ key }) => key),
  open: new Set([
    ...scene.hand.map(({ key }) => key),
    ...(scene.trick ?? []).flatMap(({ cards, from }) =>
      cards.map((_, index) => pileKey(from + index)),
    ),
    ...(scene.shed?.isAway ? [] : topOfPile(scene).map(({ number }) => pileKey(number))),
    ...(scene.laid ?? []).flatMap((hand, seat) => (hand ? laidKeys(seat, cardsOf(hand)) : [])),
    ...(scene.chain ?? []).map((_, place) => chainKey(place)),
    ...(scene.chosen ?? []).map(chosenKey),
  ]),
  shed: {
    stock: scene.shed?.stock ?? 0,
    pile: scene.shed?.pile.length ?? 0,
    want: scene.shed?.want ?? null,
    sequent: scene.sequent ?? null,
    direction: scene.direction ?? 1,
  },
  chips: [...(scene.chips ?? [])],
  bets: [...(scene.wager?.bets ?? [])],
  pots: (scene.wager?.pots ?? []).map(({ amount }) => amount).filter((amount) => amount > 0),
  shown: (scene.shown ?? []).map((hand) => hand?.cards ?? null),
  folded: [...scene.folded],
  skips: scene.counts.map((_, seat) => scene.skips?.[seat] ?? 0),
  signs: (scene.chain ?? []).map(signOf),
  ordered: new Set(),
  left: (scene.laid ?? []).map((hand) => hand && pointsOf(hand)),
  heap: scene.heap,
  counts: [...scene.counts],
  speech: [...scene.speech],
  places: [...scene.places],
});

function carryOut(laid: Laid, step: AnimationStep): void {
  switch (step.type) {
    case "fly":
      laid.open.delete(step.key);
      if (step.becomes !== null) laid.open.add(step.becomes);
      if (step.to.zone === "pile") laid.open.delete(pileKey(step.to.number - mostOnPile));
      break;
    case "stock":
      laid.shed.stock = step.cards;
      break;
    case "pile":
      laid.shed.pile = step.cards;
      break;
    case "want":
      laid.shed.want = step.want;
      break;
    case "owing":
      laid.shed.sequent = step.sequent;
      break;
    case "reverse":
      laid.shed.direction = step.direction;
      break;
    case "hold":
      laid.hand = step.hand.map(({ key }) => key);
      break;
    case "count":
      laid.counts[step.seat] = step.cards;
      break;
    case "heap":
      laid.heap = step.cards;
      break;
    case "say":
      laid.speech[step.seat] = step.words;
      break;
    case "hush":
      laid.speech = laid.speech.map(() => "");
      break;
    case "place":
      laid.places[step.seat] = step.place;
      break;
    case "bet":
      stake(laid, step.seat, step.amount);
      break;
    case "return":
      stake(laid, step.seat, -step.amount);
      break;
    case "gather":
      laid.bets = laid.bets.map(() => 0);
      laid.pots = step.pots.map(({ amount }) => amount);
      break;
    case "stack":
      laid.pots = step.pots.map(({ amount }) => amount);
      break;
    case "award":
      laid.pots[step.pot] = 0;
      for (const { seat, amount } of step.shares)
        laid.chips[seat] = (laid.chips[seat] ?? 0) + amount;
      break;
    case "clear":
      laid.chips = [...(step.chips ?? [])];
      laid.places = laid.places.map(() => null);
      laid.heap = 0;
      laid.shown = laid.shown.map(() => null);
      laid.skips = laid.skips.map(() => 0);
      laid.folded = laid.folded.map(() => false);
      laid.speech = laid.speech.map(() => "");
      break;
    case "show":
    case "open":
      laid.shown[step.seat] = step.hand.cards;
      break;
    case "hide":
      laid.shown[step.seat] = null;
      break;
    case "leftOver":
      laid.left[step.seat] = step.points;
      break;
    case "away":
      if (step.isAway) for (const key of [...laid.open].filter(isPileKey)) laid.open.delete(key);
      break;
    case "skips":
      laid.skips[step.seat] = step.turns;
      break;
    case "vanish":
      step.keys.forEach((key) => laid.open.delete(key));
      break;
    case "judge":
      laid.signs[step.place] = signOf(step.card);
      break;
    case "order":
      if (step.number === null) laid.ordered.delete(step.seat);
      else laid.ordered.add(step.seat);
      break;
    case "muck":
      laid.folded[step.seat] = true;
      laid.shown[step.seat] = null;
      break;
    case "chips":
    case "crown":
    case "glow":
    case "score":
    case "sound":
    case "beckon":
    case "lies":
    case "moment":
    case "proclaim":
    case "name":
    case "sequent":
    case "cheer":
    case "count-down":
    case "best":
      break;
  }
}

function stake(laid: Laid, seat: number, amount: number): void {
  laid.bets[seat] = Math.max(0, (laid.bets[seat] ?? 0) + amount);
  laid.chips[seat] = (laid.chips[seat] ?? 0) - amount;
}

function playedOut(before: Scene, plan: Plan, seats: number): Laid {
  const laid = laidOf({
    ...before,
    counts: before.counts.length > 0 ? before.counts : Array<number>(seats).fill(0),
  });
  for (const step of plan.steps.toSorted((one, other) => one.at + one.ms - other.at - other.ms))
    carryOut(laid, step);
  return laid;
}

export type Planned<V> = Readonly<{
  before: Scene;
  after: Scene;
  plan: Plan;
  view: V;
}>;

/** Every view of a round with the plan that leads to it. */
export function plannedFor<V extends SeenView>(
  game: TableGame,
  views: readonly V[],
): readonly Planned<V>[] {
  let scene = emptyScene;
  let keys = 0;
  return views.map((view) => {
    const seen = view.seen as AnySeen;
    const making = {
      game,
      compare: game.order("rank"),
      arrange: (hand: Scene["hand"]) => game.arranged(hand, "rank"),
      makeKey: () => `own-${(keys += 1)}`,
      leaving: new Set<string>(),
    };
    const after = sceneOf(seen, view.happened, scene, making);
    const before =
      scene.counts.length === after.counts.length
        ? scene
        : bareOf(after, (seen.facts as { readonly stacks?: readonly number[] }).stacks);
    const planned = {
      before,
      after,
      plan: planOf(before, game.beats(seen, view.happened), after, game.parts),
      view,
    };
    scene = after;
    return planned;
  });
}

/** As the table lies before the deal. */
const bareOf = (after: Scene, stacks: readonly number[] | undefined): Scene => ({
  ...after,
  ...(stacks && { chips: stacks }),
  hand: [],
  ...(after.trick && { trick: [] }),
  heap: 0,
  open: 0,
  counts: after.counts.map(() => 0),
  speech: after.counts.map(() => ""),
  places: after.counts.map(() => null),
  ...(after.wager && { wager: { bets: after.wager.bets.map(() => 0), pots: [] } }),
  shown: after.counts.map(() => null),
  folded: after.folded.map(() => false),
  ...(after.shed && { shed: { ...after.shed, pile: [], want: null } }),
  ...(after.sequent !== undefined && { sequent: null }),
});

/** A stake is paid before the first view of a round. */
const endOf = (
  { hand, open, left, heap, shed, counts, speech, chips, bets, pots, shown, folded, skips }: Laid,
  { wager }: Scene,
): unknown => ({
  hand,
  left,
  open: [...open].toSorted(),
  heap,
  shed,
  counts,
  speech,
  shown,
  folded,
  skips,
  ...(wager && { chips, bets, pots: pots.filter((amount) => amount > 0) }),
});

export function expectNoJump({ before, after, plan }: Planned<unknown>): void {
  const shown = playedOut(before, plan, after.counts.length);
  const wanted = laidOf(after);
  expectSame(endOf(shown, after), endOf(wanted, after));
  // Signs go with the cards that bear them.
  expectSame(
    [(after.chain ?? []).map((_, place) => shown.signs[place] ?? plain), [...shown.ordered]],
    [wanted.signs, []],
  );
}
