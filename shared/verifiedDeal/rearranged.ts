import type { FaceDown } from "#shared/cards/faceDown.ts";
import { lyingAt, withMoved, type Lying, type Moved, type PlacesStep } from "./places.ts";
import type { Whereabouts } from "./transcript.ts";

/** The cards that come to lie in each, in their order. */
export type Wanted = ReadonlyMap<Whereabouts, readonly FaceDown[]>;

/** A whereabouts whose cards change: those that stay at their new index, and those that leave. */
type Changed = Readonly<{
  where: Whereabouts;
  cards: readonly FaceDown[];
  staying: readonly (Lying | null)[];
  leaving: readonly Lying[];
}>;

type Source = Readonly<{ lying: Lying; from: Whereabouts }>;

/**
 * Moves places between hands, pile and removed cards until they hold what is wanted. What leaves a
 * hand and comes to none of them is laid. Throws an Error if a card comes from nowhere.
 */
export function withRearranged(step: PlacesStep, wanted: Wanted): PlacesStep {
  const { lies } = step.places;
  const changed = [...wanted].flatMap(([where, cards]) =>
    changedIn(where, lyingAt(lies, where), cards),
  );
  if (changed.length === 0) return step;
  const sources: Source[] = [
    ...changed.flatMap(({ where, leaving }) => leaving.map((lying) => ({ lying, from: where }))),
    ...lyingAt(lies, "laid").map((lying): Source => ({ lying, from: "laid" })),
  ];
  const after = new Map(lies);
  const moved: Moved[] = [];
  for (const { where, cards, staying } of changed) {
    const filled = staying.map((stays, at) => {
      if (stays) return stays;
      const lying = takenFrom(sources, cards[at], where);
      moved.push({ lying, to: where });
      return lying;
    });
    after.set(where, filled);
  }
  after.set(
    "laid",
    sources.map(({ lying }) => lying),
  );
  return withMoved(step, after, [...moved, ...newlyLaid(sources)]);
}

function changedIn(
  where: Whereabouts,
  lying: readonly Lying[],
  cards: readonly FaceDown[],
): readonly Changed[] {
  const differs = cards.findIndex((card, at) => lying[at]?.card !== card);
  if (differs < 0 && lying.length === cards.length) return [];
  const same = differs < 0 ? cards.length : differs;
  const leaving = lying.slice(same);
  const others = cards.slice(same).map((card) => {
    // Of one name, the first leave: what came last in this step is what a seat then holds.
    const at = leaving.findLastIndex((other) => other.card === card);
    return at < 0 ? null : (leaving.splice(at, 1)[0] ?? null);
  });
  return [{ where, cards, staying: [...lying.slice(0, same), ...others], leaving }];
}

function takenFrom(sources: Source[], card: FaceDown | undefined, where: Whereabouts): Lying {
  const at = sources.findIndex(({ lying }) => lying.card === card);
  const [source] = at < 0 ? [] : sources.splice(at, 1);
  if (!source) throw new Error(`a card in ${where} comes from nowhere (H-18)`);
  return source.lying;
}

function newlyLaid(sources: readonly Source[]): readonly Moved[] {
  return sources.flatMap(({ lying, from }): readonly Moved[] => {
    if (from === "laid") return [];
    if (typeof from !== "number") throw new Error(`a card of ${from} is nowhere (H-18)`);
    return [{ lying, to: "laid" }];
  });
}
