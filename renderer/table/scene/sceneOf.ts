import type { Card } from "#shared/cards/card.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { merged, type GamePart } from "#renderer/table/part.ts";
import type { AnySeen, TableGame } from "#renderer/table/tableGame.ts";
import type { Beat } from "./animation.ts";
import { keepHand, type HandCard, type Scene } from "./scene.ts";
import { planIn } from "./beatPlans.ts";

export type SceneMaking = Readonly<{
  game: TableGame;
  compare: (one: Card, other: Card) => number;
  /** Orders the own hand; `before`: its previous order. */
  arrange: (hand: readonly HandCard[], before: readonly HandCard[]) => readonly HandCard[];
  isPut?: boolean;
  makeKey: () => string;
  /** Own cards that go first where several have the same name. */
  leaving: ReadonlySet<string>;
  /** Given if already computed. */
  beats?: readonly Beat[];
}>;

/** `before` gives keys and what a view does not contain; a new round takes nothing from it. */
export function sceneOf(
  seen: AnySeen,
  happened: readonly VisibleEvent[],
  before: Scene,
  { game, compare, arrange, isPut = false, makeKey, leaving, beats }: SceneMaking,
): Scene {
  const { parts } = game;
  const isDealt = happened.some(({ type }) => type === "dealt");
  const isNew = isDealt || before.counts.length !== seen.hands.length;
  const own = seen.viewer === "spectator" ? null : seen.viewer;
  const held = own === null ? undefined : seen.hands[own];
  const cards = typeof held === "object" ? held : [];
  const heldBefore = isNew ? [] : before.hand;
  const seats = seen.hands.map((_, seat) => seat);
  const viewed = {
    seen,
    happened: isNew ? [] : happened,
    known: isDealt || isNew ? {} : before,
    compare,
  };
  const slices = merged<Partial<Scene>>(
    {},
    parts.map((part) => part.slice?.(viewed)),
  );
  return {
    own,
    hand: arrange(keepHand(heldBefore, cards, leaving, makeKey), heldBefore),
    ...(isPut && { isPut }),
    counts: seen.hands.map((hand) => (typeof hand === "number" ? hand : hand.length)),
    heap:
      seen.removed +
      seen.pile.length -
      parts.reduce((sum, part) => sum + (part.lying?.(slices, seen) ?? 0), 0),
    open: isNew
      ? seen.pile.length
      : Math.max(
          seen.pile.length,
          before.open + laidIn(beats ?? game.beats(seen, happened), parts),
        ),
    dealer: seen.facts.dealer,
    pot: seen.facts.pot ?? null,
    chips: seen.facts.chips ?? null,
    speech: seats.map((seat) => game.speech?.(seen, seat) ?? ""),
    titles: seats.map((seat) => game.title?.(seen, seat) ?? null),
    places: seats.map((seat) => game.place?.(seen, seat) ?? null),
    toAct: seen.toAct,
    folded: seats.map((seat) => game.folded?.(seen, seat) ?? false),
    circle: game.circle?.(seen) ?? null,
    direction: game.direction?.(seen) ?? null,
    ...slices,
  };
}

/** A pile that becomes a new stock does not reduce the number. */
const laidIn = (beats: readonly Beat[], parts: readonly GamePart[]) =>
  beats.reduce((sum, beat) => sum + (planIn(parts, beat)?.lays?.(beat) ?? 0), 0);
