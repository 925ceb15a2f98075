import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Cleared, Moment } from "#renderer/table/part.ts";
import {
  said,
  speechWith,
  times as common,
  type BeatOf,
  type Draft,
  type Plan,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import { missingFrom, type HandCard, type Scene } from "#renderer/table/scene/scene.ts";
import { cardsOf, groupsOf, laidKeys, pointsOf, type LaidHand } from "./meldsScene.ts";

/** `card`, `group`: between one and the next; `counted`: between cards that are counted; ms. */
const times = {
  flight: common.flight,
  away: 300,
  card: 60,
  group: 300,
  counted: 170,
  counts: 240,
  shift: 240,
  layOff: 460,
  laysOff: 340,
  look: 420,
} as const;

export const laidIn = ({ laid, counts }: Scene): readonly (LaidHand | null)[] =>
  laid ?? counts.map(() => null);

function takenFrom(pool: HandCard[], card: Card): HandCard | null {
  const at = pool.findIndex((held) => held.card === card);
  return at < 0 ? null : (pool.splice(at, 1)[0] ?? null);
}

type Going = Readonly<{
  seat: Seat;
  card: Card;
  becomes: string;
  to: Readonly<{ seat: Seat; hand: LaidHand; index: number }>;
  at: number;
  ms: number;
}>;

/** Own cards leave the hand face up; others' cards turn over on their way. */
const goes = (pool: HandCard[], { seat, card, becomes, to, at, ms }: Going): AnimationStep => {
  const held = takenFrom(pool, card);
  return {
    type: "fly",
    key: held?.key ?? becomes,
    card,
    from: { zone: "fan", seat },
    to: { zone: "laid", ...to },
    flip: held ? [1, 1] : [0, 1],
    becomes,
    at,
    ms,
  };
};

const poolOf = ({ own, hand }: Scene, seat: Seat): HandCard[] => (seat === own ? hand.slice() : []);
const counted = (seat: Seat, cards: number, at: number): AnimationStep => ({
  type: "count",
  seat,
  cards,
  at,
  ms: 0,
});
const heard = (name: "play" | "countTick", at: number): AnimationStep => ({
  type: "sound",
  name,
  at,
  ms: 0,
});

/**
 * Start time of each card: a meld together, the next after a pause, and the remaining cards one by
 * one.
 */
function leavings({ melds, rest }: LaidHand, at: number): readonly number[] {
  let next = at;
  const ofMelds = melds.flatMap((cards) => {
    const from = next;
    next += cards.length * times.card + times.group;
    return cards.map((_, index) => from + index * times.card);
  });
  return [...ofMelds, ...rest.map((_, index) => next + index * times.counted)];
}

export function planLayDown(
  { seat, hand, words }: BeatOf<"layDown">,
  { scene, at }: Moment,
): Draft {
  const pool = poolOf(scene, seat);
  const cards = cardsOf(hand);
  const keys = laidKeys(seat, cards);
  const isAway = scene.shed?.isAway ?? true;
  const begin = at + (isAway ? 0 : times.away);
  const starts = leavings(hand, begin);
  const held = scene.counts[seat] ?? 0;
  const steps = cards.flatMap((card, index): readonly AnimationStep[] => {
    const start = starts[index] ?? at;
    return [
      goes(pool, {
        seat,
        card,
        becomes: keys[index]!,
        to: { seat, hand, index },
        at: start,
        ms: times.flight,
      }),
      counted(seat, Math.max(0, held - index - 1), start),
      ...(seat === scene.own
        ? [{ type: "hold", hand: pool.slice(), at: start, ms: 0 } as const]
        : []),
    ];
  });
  const first = cards.length - hand.rest.length;
  const tally = hand.rest.flatMap((_, index): readonly AnimationStep[] => {
    const lands = (starts[first + index] ?? at) + times.flight;
    return [
      {
        type: "leftOver",
        seat,
        points: pointsOf({ rest: hand.rest.slice(0, index + 1) }),
        at: lands,
        ms: times.counts,
      },
      heard("countTick", lands),
    ];
  });
  const sounds = groupsOf(hand).map((_, group) =>
    heard(
      "play",
      (starts[groupsOf(hand).slice(0, group).flat().length] ?? at) + times.flight * 0.75,
    ),
  );
  const end = (starts.at(-1) ?? at) + times.flight;
  return {
    steps: [
      ...said(seat, words, at),
      ...(isAway ? [] : [{ type: "away", isAway: true, at, ms: times.away } as const]),
      { type: "lies", seat, hand, at: begin, ms: 0 },
      ...steps,
      ...sounds,
      ...(hand.rest.length > 0
        ? tally
        : [{ type: "leftOver", seat, points: 0, at: end, ms: times.counts } as const]),
    ],
    until: end + times.look,
    scene: {
      ...scene,
      laid: laidIn(scene).with(seat, hand),
      counts: scene.counts.with(seat, 0),
      hand: seat === scene.own ? [] : scene.hand,
      speech: speechWith(scene, seat, words),
      ...(scene.shed && { shed: { ...scene.shed, isAway: true } }),
    },
  };
}

/** Cards already there move to their places in the changed hand. */
const shiftsIn = (
  seat: Seat,
  hand: LaidHand,
  lying: ReadonlySet<string>,
  at: number,
): readonly AnimationStep[] => {
  const cards = cardsOf(hand);
  return laidKeys(seat, cards).flatMap((key, index): readonly AnimationStep[] =>
    lying.has(key)
      ? [
          {
            type: "fly",
            key,
            card: cards[index]!,
            from: { zone: "laid", seat, hand, index },
            to: { zone: "laid", seat, hand, index },
            flip: [1, 1],
            becomes: key,
            at,
            ms: times.shift,
          },
        ]
      : [],
  );
};

/** Own cards move to another player's melds, or back, before the lay-off is sent. */
export function planMoved(scene: Scene, after: Scene, seat: Seat, to: Seat): Plan {
  const hand = laidIn(after)[to] ?? { melds: [], added: [], rest: [] };
  const before = laidIn(scene)[to] ?? hand;
  const [cards, keys, lay] = [
    cardsOf(hand),
    laidKeys(to, cardsOf(hand)),
    laidKeys(to, cardsOf(before)),
  ];
  const lying = new Set(lay);
  const pool = poolOf(scene, seat);
  const coming = keys.flatMap((key, index) =>
    lying.has(key)
      ? []
      : [
          goes(pool, {
            seat,
            card: cards[index]!,
            becomes: key,
            to: { seat: to, hand, index },
            at: 0,
            ms: times.layOff,
          }),
        ],
  );
  const back = missingFrom(after.hand, scene.hand).map(({ key, card }): AnimationStep => {
    const index = cardsOf(before).indexOf(card);
    return {
      type: "fly",
      key: lay[index] ?? key,
      card,
      from: { zone: "laid", seat: to, hand: before, index },
      to: {
        zone: "hand",
        index: after.hand.findIndex((held) => held.key === key),
        of: after.hand.length,
      },
      flip: [1, 1],
      becomes: key,
      at: 0,
      ms: times.layOff,
    };
  });
  return {
    steps: [
      { type: "lies", seat: to, hand, at: 0, ms: 0 },
      ...shiftsIn(to, hand, lying, 0),
      ...coming,
      ...back,
      { type: "hold", hand: after.hand, at: 0, ms: 0 },
      heard("play", times.layOff * 0.8),
    ],
    ms: times.layOff,
  };
}

/** The cards already there move together, then each new card flies to its place. */
export function planLayOff(
  { seat, to, cards, hand }: BeatOf<"layOff">,
  { scene, at }: Moment,
): Draft {
  const pool = poolOf(scene, seat);
  const all = cardsOf(hand);
  const keys = laidKeys(to, all);
  const before = laidIn(scene)[to];
  const lying = new Set(before ? laidKeys(to, cardsOf(before)) : []);
  const shifts = shiftsIn(to, hand, lying, at);
  // Cards that have not left yet stay where they are.
  const held = (start: number): readonly AnimationStep[] =>
    seat === scene.own ? [{ type: "hold", hand: pool.slice(), at: start, ms: 0 }] : [];
  const coming = all.flatMap((card, index) =>
    lying.has(keys[index]!) ? [] : [{ card, index, becomes: keys[index]! }],
  );
  const flights = coming.flatMap(({ card, index, becomes }, nth): readonly AnimationStep[] => {
    const start = at + times.shift + nth * times.laysOff;
    return [
      goes(pool, {
        seat,
        card,
        becomes,
        to: { seat: to, hand, index },
        at: start,
        ms: times.layOff,
      }),
      counted(seat, Math.max(0, (scene.counts[seat] ?? 0) - nth - 1), start),
      heard("play", start + times.layOff * 0.8),
      ...held(start),
    ];
  });
  // Some cards may have been put there before.
  const end =
    coming.length === 0
      ? at
      : at + times.shift + (coming.length - 1) * times.laysOff + times.layOff;
  const kept =
    seat === scene.own
      ? scene.hand.filter(({ key }) => pool.some((held) => held.key === key))
      : scene.hand;
  return {
    steps:
      cards.length === 0
        ? []
        : [{ type: "lies", seat: to, hand, at, ms: 0 }, ...shifts, ...flights],
    until: cards.length === 0 ? at : end + times.look,
    scene: {
      ...scene,
      hand: kept,
      laid: laidIn(scene).with(to, hand),
      counts: scene.counts.with(seat, Math.max(0, (scene.counts[seat] ?? 0) - coming.length)),
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A leaver's cards disappear, except those laid in melds. */
function gone(seat: Seat, before: LaidHand | null, after: LaidHand | null): readonly string[] {
  const kept = new Set(after ? laidKeys(seat, cardsOf(after)) : []);
  return before ? laidKeys(seat, cardsOf(before)).filter((key) => !kept.has(key)) : [];
}

/** Brings laid hands to their final state, whatever the beats showed. */
export function laidAligned(scene: Scene, after: Scene, at: number): readonly AnimationStep[] {
  return laidIn(after).flatMap((hand, seat): readonly AnimationStep[] =>
    isSame(laidIn(scene)[seat] ?? null, hand)
      ? []
      : [
          { type: "lies", seat, hand, at, ms: 0 },
          { type: "leftOver", seat, points: hand && pointsOf(hand), at, ms: 0 },
          { type: "vanish", keys: gone(seat, laidIn(scene)[seat] ?? null, hand), at, ms: 0 },
        ],
  );
}

export function clearedMelds(scene: Scene): Cleared {
  const hands = laidIn(scene);
  return {
    gathering: hands.flatMap((hand, seat): readonly AnimationStep[] =>
      hand
        ? [
            { type: "lies", seat, hand: null, at: 0, ms: 0 },
            { type: "leftOver", seat, points: null, at: 0, ms: 0 },
          ]
        : [],
    ),
    cards: hands.flatMap((hand, seat) =>
      hand
        ? cardsOf(hand).map((card, index) => ({ card, key: laidKeys(seat, cardsOf(hand))[index]! }))
        : [],
    ),
    scene: { laid: hands.map(() => null) },
  };
}
