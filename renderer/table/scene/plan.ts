import { merged, type GamePart, type Moment } from "#renderer/table/part.ts";
import {
  instant,
  intoHand,
  times,
  type AnimationStep,
  type Beat,
  type Draft,
  type Plan,
  type Spot,
} from "./animation.ts";
import { planIn } from "./beatPlans.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { HandCard, Scene } from "./scene.ts";

/** `former`: the parts that made the scene before. */
export function planOf(
  before: Scene,
  beats: readonly Beat[],
  after: Scene,
  parts: readonly GamePart[],
  former: readonly GamePart[] = parts,
): Plan {
  const deal = beats.find((beat) => beat.type === "deal");
  const first: Draft = deal
    ? planClear(deal.dealer, parts, former, { scene: before, after, beats, at: 0 })
    : { steps: [], until: 0, scene: before };
  const draft = beats.reduce((sofar, beat) => {
    const at = sofar.until;
    const next = slowed(
      draftOf(beat, { scene: sofar.scene, after, beats, at }, parts),
      at,
      sofar.slow,
    );
    return { ...next, steps: [...sofar.steps, ...next.steps] };
  }, first);
  const steps = [
    ...draft.steps,
    ...aligned(draft.scene, after, draft.until, parts),
    ...instant(draft.until, { type: "hold", hand: after.hand }),
  ];
  const nonBlocking = new Set(parts.flatMap((part) => part.nonBlocking ?? []));
  const blocking = steps.filter(({ type }) => !nonBlocking.has(type));
  return { steps, ms: Math.max(draft.until, ...blocking.map(({ at, ms }) => at + ms)) };
}

/**
 * The part that plans the beat goes first; others follow the cards that it moves. A beat that no
 * part plans is not shown.
 */
function draftOf(beat: Beat, moment: Moment, parts: readonly GamePart[]): Draft {
  const { scene, at } = moment;
  if (beat.type === "deal") return planDeal(beat.dealer, parts, moment);
  const plan = planIn(parts, beat);
  if (!plan) return { steps: [], until: at, scene };
  const changes = plan.hands?.(beat) ?? [];
  return parts.reduce(
    (draft, part) => part.follow?.(beat, changes, scene, draft, at) ?? draft,
    placed(plan.plan(beat, moment), seatOf(beat)),
  );
}

/** Stretches a beat that began at `at`; a moment in it slows anew. */
function slowed(draft: Draft, at: number, slow: Draft["slow"]): Draft {
  const length = draft.until - at;
  if (!slow || slow.ms <= 0 || length <= 0) return { ...(slow && { slow }), ...draft };
  const more = Math.min(length * (slow.by - 1), slow.ms);
  const factor = 1 + more / length;
  return {
    slow: { ...slow, ms: slow.ms - more },
    ...draft,
    steps: draft.steps.map((step) => ({
      ...step,
      at: at + (step.at - at) * factor,
      ms: step.ms * factor,
      slowed: factor,
    })),
    until: draft.until + more,
  };
}

/** The seat from which a beat comes, if it comes from one. */
function seatOf(beat: Beat): Seat | null {
  const { seat, from, to, shares } = beat as Readonly<{
    seat?: Seat;
    from?: Seat | "pot";
    to?: Seat | "pot";
    shares?: readonly { readonly seat: Seat }[];
  }>;
  const seats = [seat, from, to, shares?.[0]?.seat];
  return seats.find((one): one is Seat => typeof one === "number") ?? null;
}

/** What a seat does is heard from its place. */
const placed = (draft: Draft, seat: Seat | null): Draft =>
  seat === null
    ? draft
    : {
        ...draft,
        steps: draft.steps.map((step) =>
          step.type === "sound" && step.seat === undefined ? { ...step, seat } : step,
        ),
      };

/**
 * Steps for differences that no beat explains: finished bubbles, seats not dealt in, cards mixed
 * into a new stock, and those of parts.
 */
function aligned(scene: Scene, after: Scene, at: number, parts: readonly GamePart[]) {
  return [
    ...after.speech.flatMap((words, seat) =>
      words === (scene.speech[seat] ?? "") ? [] : instant(at, { type: "say", seat, words }),
    ),
    ...after.folded.flatMap((folded, seat) =>
      folded && !scene.folded[seat] ? instant(at, { type: "muck", seat }) : [],
    ),
    ...(scene.heap > after.heap
      ? instant(at, { type: "heap", cards: after.heap }, { type: "sound", name: "shuffle" })
      : []),
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
function dealOrder({ counts, circle }: Scene, dealer: Seat | null) {
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

const packSpot = ({ shed }: Scene, dealer: Seat | null): Spot =>
  shed ? { zone: "stock" } : { zone: "deck", seat: dealer ?? 0 };

/** The stock, with the card that is turned up afterwards, while `left` cards are to be dealt. */
const packSteps = ({ shed }: Scene, left: number, at: number): readonly AnimationStep[] =>
  shed ? instant(at, { type: "stock", cards: shed.stock + shed.pile.length + left }) : [];

function gatherSteps(
  scene: Scene,
  cleared: readonly ReturnType<NonNullable<GamePart["clear"]>>[],
  to: Spot,
) {
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
  return [
    ...instant(0, { type: "heap", cards: 0 }, { type: "hold", hand: [] }),
    ...scene.counts.flatMap((_, seat) => instant(0, { type: "count", seat, cards: 0 })),
    ...cleared.flatMap(({ gathering = [] }) => gathering),
    ...lying
      .filter(({ card }) => card !== null)
      .map(({ key, card }) => toPack(key, card, { zone: "heap", level: 0 })),
    ...Array.from({ length: Math.min(scene.heap, fewBacks) }, (_, level) =>
      toPack(`heap-${level}`, null, { zone: "heap", level }),
    ),
    ...lying.flatMap((one) => ("from" in one ? [toPack(one.key, null, one.from)] : [])),
  ];
}

function stacksBefore(after: Scene, beats: readonly Beat[], parts: readonly GamePart[]) {
  const paid = beats.flatMap((beat) => planIn(parts, beat)?.pays?.(beat) ?? []);
  return (
    after.chips &&
    after.chips.map((stack, seat) =>
      paid.reduce((sum, pays) => (pays.seat === seat ? sum + pays.amount : sum), stack),
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
  const to = packSpot(after, dealer);
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
  const bare: Scene = {
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
  };
  return {
    steps: [
      { type: "clear", chips, at: 0, ms: isBare ? 0 : times.clear },
      ...cleared.flatMap(({ steps = [] }) => steps),
      ...(isBare ? [] : gatherSteps(scene, cleared, to)),
      ...(gone.length > 0 ? instant(0, { type: "vanish", keys: gone }) : []),
    ],
    until: isBare ? 0 : gather,
    scene: merged(
      bare,
      cleared.map((one) => one.scene),
    ),
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
  const from = packSpot(after, dealer);
  const steps = order.flatMap(({ seat, nth }, index): readonly AnimationStep[] => {
    const start = at + index * stagger;
    const own = seat === after.own ? dealt[nth] : undefined;
    return [
      { ...intoHand(own, seat, dealt, from, `dealt-${seat}-${nth}`), at: start, ms: flight },
      ...instant(start + flight, { type: "count", seat, cards: nth + 1 }),
      ...packSteps(after, order.length - index - 1, start),
      ...(index % soundEvery === 0 ? instant(start, { type: "sound", name: "deal", seat }) : []),
    ];
  });
  const end = at + (order.length - 1) * stagger + flight;
  return {
    steps: [
      ...instant(at, { type: "sound", name: "shuffle" }, { type: "hold", hand: dealt }),
      ...steps,
      ...instant(end + pause, { type: "hold", hand: after.hand }),
    ],
    until: end + pause + 200,
    scene: merged<Scene>(
      { ...after, heap: 0, open: 0, speech: scene.speech },
      parts.map((part) => part.dealt?.(scene, after)),
    ),
  };
}
