import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf, Owned, Draft, Spot, AnimationStep } from "#renderer/table/scene/animation.ts";
import { leavingCard, type HandCard, type Scene } from "#renderer/table/scene/scene.ts";
import { ontoPile, shedChanged } from "#renderer/table/parts/shed/shedPlan.ts";
import { chosenKey } from "./choiceScene.ts";

const times = {
  choose: 340,
  chooseUntil: 150,
  countDown: 400,
  turn: 460,
  best: 700,
  takeBack: 420,
  reveal: 440,
  revealLook: 560,
  discard: 360,
  judge: 300,
} as const;

const chosenIn = ({ chosen }: Scene): readonly Seat[] => chosen ?? [];

const before = (seat: Seat, index = 0, of = 1): Spot => ({ zone: "chosen", seat, index, of });

/** Always a back, even from the own hand, where the card itself is only marked. */
const laidDown = (seat: Seat, at: number): AnimationStep => ({
  type: "fly",
  key: chosenKey(seat),
  card: null,
  from: { zone: "fan", seat },
  to: before(seat),
  flip: [0, 0],
  becomes: chosenKey(seat),
  at,
  ms: times.choose,
});

const takenBack = (seat: Seat, at: number): AnimationStep => ({
  type: "fly",
  key: chosenKey(seat),
  card: null,
  from: before(seat),
  to: { zone: "fan", seat },
  flip: [0, 0],
  becomes: null,
  at,
  ms: times.takeBack,
});

export function planChoose({ seat }: BeatOf<"choose">, { scene, at }: Moment): Draft {
  if (chosenIn(scene).includes(seat)) return { steps: [], until: at, scene };
  return {
    steps: [
      laidDown(seat, at),
      { type: "sound", name: "deal", at: at + times.choose * 0.7, ms: 0 },
    ],
    until: at + times.chooseUntil,
    scene: { ...scene, chosen: [...chosenIn(scene), seat] },
  };
}

const countTo = 3;

/** After a countdown from three all cards turn at once; beaten players take theirs back. */
export function planDuel({ picks, best }: BeatOf<"duel">, { scene, at: begin }: Moment): Draft {
  const late = picks.filter(({ seat }) => !chosenIn(scene).includes(seat));
  const at = begin + (late.length > 0 ? times.choose : 0);
  const numbers = Array.from({ length: countTo }, (_, index) => ({
    number: countTo - index,
    at: at + index * times.countDown,
  }));
  const turnAt = at + countTo * times.countDown;
  const backAt = turnAt + times.turn + times.best;
  const beaten = picks.filter(({ seat }) => !best.includes(seat));
  return {
    steps: [
      ...late.map(({ seat }) => laidDown(seat, begin)),
      ...numbers.flatMap(({ number, at: start }): readonly AnimationStep[] => [
        { type: "count-down", number, at: start, ms: times.countDown },
        { type: "sound", name: "countTick", at: start, ms: 0 },
      ]),
      ...picks.map(({ seat, card }): AnimationStep => ({
        type: "fly",
        key: chosenKey(seat),
        card,
        from: before(seat),
        to: before(seat),
        flip: [0, 1],
        becomes: chosenKey(seat),
        at: turnAt,
        ms: times.turn,
      })),
      { type: "sound", name: "flip", at: turnAt, ms: 0 },
      { type: "best", seats: best, at: turnAt + times.turn, ms: times.best },
      { type: "sound", name: "trickWon", at: turnAt + times.turn, ms: 0 },
      ...beaten.map((pick) => beatenStep(pick, scene, backAt)),
    ],
    until: backAt + (beaten.length > 0 ? times.takeBack : 0),
    scene: { ...scene, chosen: [...best] },
  };
}

/**
 * The own card stayed in the hand all the while, so its copy on the table just disappears there.
 */
function beatenStep({ seat, card }: Owned, scene: Scene, at: number): AnimationStep {
  const index = seat === scene.own ? scene.hand.findIndex((held) => held.card === card) : -1;
  const to: Spot =
    index >= 0 ? { zone: "hand", index, of: scene.hand.length } : { zone: "fan", seat };
  return {
    type: "fly",
    key: chosenKey(seat),
    card,
    from: before(seat),
    to,
    flip: [1, index >= 0 ? 1 : 0],
    becomes: null,
    at,
    ms: times.takeBack,
  };
}

type Group = Readonly<{ seat: Seat; cards: readonly Card[] }>;

function grouped(cards: readonly Owned[]): readonly Group[] {
  const groups: Readonly<{ seat: Seat; cards: Card[] }>[] = [];
  for (const { seat, card } of cards) {
    const last = groups.at(-1);
    if (last?.seat === seat) last.cards.push(card);
    else groups.push({ seat, cards: [card] });
  }
  return groups;
}

const laidKey = (seat: Seat, index: number): string => `laid-${seat}-${index}`;

/**
 * Shows all of the seat's cards before it. A card that lies there face down turns over; own cards
 * come from the hand onto it.
 */
function revealSteps(
  { seat, cards }: Group,
  leaving: readonly (HandCard | null)[],
  scene: Scene,
  at: number,
): readonly AnimationStep[] {
  const hasLaid = chosenIn(scene).includes(seat);
  const isOwn = seat === scene.own;
  const shown = cards.map((card, index): AnimationStep => {
    const held = leaving[index] ?? null;
    const key =
      held?.key ?? (index === 0 && hasLaid && !isOwn ? chosenKey(seat) : laidKey(seat, index));
    return {
      type: "fly",
      key,
      card,
      from: { zone: "fan", seat },
      to: before(seat, index, cards.length),
      flip: [held ? 1 : 0, 1],
      becomes: laidKey(seat, index),
      at,
      ms: times.reveal,
    };
  });
  return [
    ...shown,
    ...(isOwn && hasLaid
      ? [{ type: "vanish", keys: [chosenKey(seat)], at: at + times.reveal, ms: 0 } as const]
      : []),
  ];
}

/** Cards turned in a duel lie there already; the own card leaves the hand to join them. */
const mergeSteps = (
  { seat }: Group,
  leaving: readonly (HandCard | null)[],
  at: number,
): readonly AnimationStep[] =>
  leaving.flatMap((held): readonly AnimationStep[] =>
    held
      ? [
          {
            type: "fly",
            key: held.key,
            card: held.card,
            from: { zone: "fan", seat },
            to: before(seat),
            flip: [1, 1],
            becomes: null,
            at,
            ms: times.reveal,
          },
        ]
      : [],
  );

/** All cards are on the pile within about this time, ms. */
const allDiscards = 1900;
const discardStagger = { most: 220, least: 70 };

function ontoPileSteps(
  groups: readonly Group[],
  isTurned: boolean,
  scene: Scene,
  at: number,
): Readonly<{ steps: readonly AnimationStep[]; until: number }> {
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const stagger = Math.max(
    discardStagger.least,
    Math.min(discardStagger.most, allDiscards / Math.max(1, total)),
  );
  const soundEvery = Math.ceil(100 / stagger);
  let laid = 0;
  const steps = groups.flatMap(({ seat, cards }) =>
    cards.flatMap((card, index): readonly AnimationStep[] => {
      const { key, to } = ontoPile(scene, laid);
      const start = at + laid * stagger;
      laid += 1;
      return [
        {
          type: "fly",
          key: isTurned ? chosenKey(seat) : laidKey(seat, index),
          card,
          from: before(seat, index, cards.length),
          to,
          flip: [1, 1],
          becomes: key,
          at: start,
          ms: times.discard,
        },
        {
          type: "pile",
          cards: (scene.shed?.pile.length ?? 0) + laid,
          at: start + times.discard,
          ms: 0,
        },
        ...(groups.length > 1 && index === cards.length - 1
          ? [{ type: "order", seat, number: null, at: start, ms: 0 } as const]
          : []),
        ...(laid % soundEvery === 0
          ? [{ type: "sound", name: "play", at: start + times.discard * 0.75, ms: 0 } as const]
          : []),
      ];
    }),
  );
  return { steps, until: at + Math.max(0, total - 1) * stagger + times.discard };
}

/**
 * All cards are shown at the same time, with the order in which they will lie on the pile; then
 * they go there one by one. After a duel they lie open already.
 */
export function planDiscard(
  { cards }: BeatOf<"discard">,
  { scene, after, beats, at }: Moment,
): Draft {
  const isTurned = beats.some(({ type }) => type === "duel");
  const groups = grouped(cards);
  let { hand, counts } = scene;
  const steps: AnimationStep[] = [];
  for (const group of groups) {
    const leaving =
      group.seat === scene.own
        ? group.cards.map((card) => {
            const held = leavingCard(hand, after.hand, card);
            if (held) hand = hand.filter(({ key }) => key !== held.key);
            return held;
          })
        : [];
    counts = counts.with(group.seat, Math.max(0, (counts[group.seat] ?? 0) - group.cards.length));
    steps.push(
      ...(isTurned ? mergeSteps(group, leaving, at) : revealSteps(group, leaving, scene, at)),
      { type: "count", seat: group.seat, cards: counts[group.seat]!, at, ms: 0 },
    );
  }
  const idle = chosenIn(scene).filter((seat) => !groups.some((group) => group.seat === seat));
  const shownAt = at + times.reveal;
  if (groups.length > 1)
    groups.forEach(({ seat }, index) =>
      steps.push({ type: "order", seat, number: index + 1, at: shownAt, ms: times.judge }),
    );
  const look = isTurned ? times.judge : times.revealLook;
  const gone = ontoPileSteps(groups, isTurned, scene, shownAt + look);
  return {
    steps: [
      { type: "hold", hand, at, ms: 0 },
      ...steps,
      ...idle.map((seat) => takenBack(seat, at)),
      { type: "sound", name: "flip", at, ms: 0 },
      ...gone.steps,
    ],
    until: gone.until,
    scene: {
      ...shedChanged(scene, {
        pile: [...(scene.shed?.pile ?? []), ...cards.map(({ card }) => card)],
      }),
      hand,
      counts,
      chosen: [],
      open: scene.open + cards.length,
    },
  };
}

/** Steps for choices that no beat explains: made before this table was shown, or without effect. */
export function choicesAligned(scene: Scene, next: Scene, at: number): readonly AnimationStep[] {
  const [had, has] = [chosenIn(scene), chosenIn(next)];
  return [
    ...had.filter((seat) => !has.includes(seat)).map((seat) => takenBack(seat, at)),
    ...has.filter((seat) => !had.includes(seat)).map((seat) => laidDown(seat, at)),
  ];
}
