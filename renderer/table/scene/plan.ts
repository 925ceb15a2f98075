import type { GamePart, Moment } from "#renderer/table/part.ts";
import {
  times,
  type Beat,
  type Draft,
  type Plan,
  type AnimationStep,
  type Spot,
} from "./animation.ts";
import { planIn } from "./beatPlans.ts";
import type { Scene, HandCard } from "./scene.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** `former`: the parts that made the scene before. */
export function planOf(
  before: Scene,
  beats: readonly Beat[],
  after: Scene,
  parts: readonly GamePart[],
  former: readonly GamePart[] = parts,
): Plan {
  const deal = beats.find((beat) => beat.type === "deal");
  const first = deal
    ? planClear(deal.dealer, parts, former, { scene: before, after, beats, at: 0 })
    : { steps: [], until: 0, scene: before };
  const draft = beats.reduce((sofar, beat) => {
    const next = draftOf(beat, sofar, after, beats, parts);
    return { ...next, steps: [...sofar.steps, ...next.steps] };
  }, first);
  const steps: readonly AnimationStep[] = [
    ...draft.steps,
    ...aligned(draft.scene, after, draft.until, parts),
    { type: "hold", hand: after.hand, at: draft.until, ms: 0 },
  ];
  const nonBlocking = new Set(parts.flatMap((part) => part.nonBlocking ?? []));
  return {
    steps,
    ms: Math.max(
      draft.until,
      ...steps.filter(({ type }) => !nonBlocking.has(type)).map(({ at, ms }) => at + ms),
    ),
  };
}

/**
 * The part that plans the beat goes first; others follow the cards that it moves. A beat that no
 * part plans is not shown.
 */
function draftOf(
  beat: Beat,
  { scene, until: at }: Draft,
  after: Scene,
  beats: readonly Beat[],
  parts: readonly GamePart[],
): Draft {
  const moment = { scene, after, beats, at };
  if (beat.type === "deal") return planDeal(beat.dealer, parts, moment);
  const plan = planIn(parts, beat);
  if (!plan) return { steps: [], until: at, scene };
  const changes = plan.hands?.(beat) ?? [];
  return parts.reduce(
    (draft, part) => part.follow?.(beat, changes, scene, draft, at) ?? draft,
    plan.plan(beat, moment),
  );
}

/**
 * Steps for differences that no beat explains: finished bubbles, seats not dealt in, cards mixed
 * into a new stock, and those of parts.
 */
function aligned(
  scene: Scene,
  after: Scene,
  at: number,
  parts: readonly GamePart[],
): readonly AnimationStep[] {
  const said = after.speech.flatMap((words, seat): readonly AnimationStep[] =>
    words === (scene.speech[seat] ?? "") ? [] : [{ type: "say", seat, words, at, ms: 0 }],
  );
  const mucked = after.folded.flatMap((folded, seat): readonly AnimationStep[] =>
    folded && !scene.folded[seat] ? [{ type: "muck", seat, at, ms: 0 }] : [],
  );
  const mixed: readonly AnimationStep[] =
    scene.heap > after.heap
      ? [
          { type: "heap", cards: after.heap, at, ms: 0 },
          { type: "sound", name: "shuffle", at, ms: 0 },
        ]
      : [];
  return [
    ...said,
    ...mucked,
    ...mixed,
    ...parts.flatMap((part) => part.aligned?.(scene, after, at) ?? []),
  ];
}

/** Time of a whole deal, ms, however many cards there are; a little less for very many. */
const dealTime = 2000;
const longDeal = { cards: 100, time: 1340 };
const slowest = 64;
/** Sounds closer together than this would be noise, ms. */
const soundGap = 100;
const flight = 300;
const gather = 320;
const pause = 140;
/** A few backs stand for all. */
export const fewBacks = 6;

/**
 * C-4: clockwise from the dealer's left, one card each, until all hands are full; without a dealer
 * in turn order, which is how the seats sit.
 */
function dealOrder(
  { counts, circle }: Scene,
  dealer: Seat | null,
): readonly Readonly<{ seat: Seat; nth: number }>[] {
  const most = Math.max(0, ...counts);
  const seats = circle ?? [...counts.keys()];
  const first = dealer === null ? 0 : seats.indexOf(dealer) + 1;
  return Array.from({ length: most }, (_, nth) =>
    seats.flatMap((_seat, step) => {
      const seat = seats[(first + step) % seats.length]!;
      return (counts[seat] ?? 0) > nth ? [{ seat, nth }] : [];
    }),
  ).flat();
}

const packIn = (parts: readonly GamePart[]) => parts.find(({ pack }) => pack)?.pack ?? null;

const packSpot = (parts: readonly GamePart[], dealer: Seat | null): Spot =>
  packIn(parts)?.spot ?? { zone: "deck", seat: dealer ?? 0 };

function gatherSteps(
  scene: Scene,
  cleared: readonly ReturnType<NonNullable<GamePart["clear"]>>[],
  to: Spot,
): readonly AnimationStep[] {
  const lying = [...cleared.flatMap(({ cards = [] }) => cards), ...scene.hand];
  const toPack = (key: string, card: HandCard["card"] | null, from: Spot): AnimationStep => ({
    type: "fly",
    key,
    card,
    from,
    to,
    flip: card === null ? [0, 0] : [1, 0],
    becomes: null,
    at: 0,
    ms: gather,
  });
  const heap = Array.from({ length: Math.min(scene.heap, fewBacks) }, (_, level) =>
    toPack(`heap-${level}`, null, { zone: "heap", level }),
  );
  const counts = scene.counts.map((_, seat): AnimationStep => ({
    type: "count",
    seat,
    cards: 0,
    at: 0,
    ms: 0,
  }));
  return [
    { type: "heap", cards: 0, at: 0, ms: 0 },
    { type: "hold", hand: [], at: 0, ms: 0 },
    ...counts,
    ...cleared.flatMap(({ gathering = [] }) => gathering),
    ...lying
      .filter(({ card }) => card !== null)
      .map(({ key, card }) => toPack(key, card, { zone: "heap", level: 0 })),
    ...heap,
    ...lying.flatMap((one) => ("from" in one ? [toPack(one.key, null, one.from)] : [])),
  ];
}

function stacksBefore(
  after: Scene,
  beats: readonly Beat[],
  parts: readonly GamePart[],
): readonly number[] | null {
  const paid = beats.flatMap((beat) => planIn(parts, beat)?.pays?.(beat) ?? []);
  return (
    after.chips &&
    after.chips.map(
      (stack, seat) =>
        stack + paid.reduce((sum, pays) => (pays.seat === seat ? sum + pays.amount : sum), 0),
    )
  );
}

/**
 * A new deal begins on a cleared table, before anybody pays for it. `former`: the parts of the
 * previous table.
 */
function planClear(
  dealer: Seat | null,
  parts: readonly GamePart[],
  former: readonly GamePart[],
  { scene, after, beats }: Moment,
): Draft {
  const to = packSpot(parts, dealer);
  const cleared = [
    ...parts,
    ...former.filter(({ name }) => !parts.some((part) => part.name === name)),
  ].flatMap((part) => part.clear?.(scene, after, to) ?? []);
  const isBare =
    cleared.every(({ cards = [] }) => !cards.some(({ card }) => card !== null)) &&
    scene.heap === 0 &&
    scene.counts.every((count) => count === 0);
  const chips = stacksBefore(after, beats, parts);
  const none = scene.counts.map(() => 0);
  const gone = cleared.flatMap((one) => one.gone ?? []);
  return {
    steps: [
      { type: "clear", chips, at: 0, ms: isBare ? 0 : times.clear },
      ...cleared.flatMap(({ steps = [] }) => steps),
      ...(isBare ? [] : gatherSteps(scene, cleared, to)),
      ...(gone.length > 0 ? [{ type: "vanish", keys: gone, at: 0, ms: 0 } as const] : []),
    ],
    until: isBare ? 0 : gather,
    scene: Object.assign(
      {
        ...scene,
        chips,
        hand: [],
        heap: 0,
        open: 0,
        counts: none,
        speech: none.map(() => ""),
        places: none.map(() => null),
        folded: none.map(() => false),
        circle: after.circle,
        direction: after.direction,
      },
      ...cleared.map((one) => one.scene),
    ) as Scene,
  };
}

/**
 * Own cards land in the order in which they were dealt (their keys count up) and are sorted once
 * all lie there.
 */
function planDeal(
  dealer: Seat | null,
  parts: readonly GamePart[],
  { scene, after, at }: Moment,
): Draft {
  const order = dealOrder(after, dealer);
  const stagger = Math.min(
    slowest,
    (order.length > longDeal.cards ? longDeal.time : dealTime) / Math.max(1, order.length),
  );
  const soundEvery = Math.max(2, Math.round(soundGap / stagger));
  const dealt = after.hand.toSorted((one, other) =>
    one.key.localeCompare(other.key, "en", { numeric: true }),
  );
  const from = packSpot(parts, dealer);
  const steps = order.flatMap(({ seat, nth }, index) =>
    dealOne(seat, nth, {
      at: at + index * stagger,
      from,
      after,
      dealt,
      parts,
      left: order.length - index - 1,
      sounds: index % soundEvery === 0,
    }),
  );
  const end = at + (order.length - 1) * stagger + flight;
  const bare = Object.assign(
    { ...after, heap: 0, open: 0, speech: scene.speech },
    ...parts.map((part) => part.dealt?.(scene, after)),
  ) as Scene;
  return {
    steps: [
      { type: "sound", name: "shuffle", at, ms: 0 },
      { type: "hold", hand: dealt, at, ms: 0 },
      ...steps,
      { type: "hold", hand: after.hand, at: end + pause, ms: 0 },
    ],
    until: end + pause + 200,
    scene: bare,
  };
}

type Dealing = Readonly<{
  at: number;
  from: Spot;
  after: Scene;
  dealt: readonly HandCard[];
  parts: readonly GamePart[];
  left: number;
  sounds: boolean;
}>;

function dealOne(
  seat: Seat,
  nth: number,
  { at, from, after, dealt, parts, left, sounds }: Dealing,
): readonly AnimationStep[] {
  const own = seat === after.own ? dealt[nth] : undefined;
  const flying: AnimationStep = {
    type: "fly",
    key: own?.key ?? `dealt-${seat}-${nth}`,
    card: own?.card ?? null,
    from,
    to: own ? { zone: "hand", index: nth, of: dealt.length } : { zone: "fan", seat },
    flip: own ? [0, 1] : [0, 0],
    becomes: own?.key ?? null,
    at,
    ms: flight,
  };
  return [
    flying,
    { type: "count", seat, cards: nth + 1, at: at + flight, ms: 0 },
    ...(packIn(parts)?.steps(after, left, at) ?? []),
    ...(sounds ? [{ type: "sound", name: "deal", at, ms: 0 } as const] : []),
  ];
}
