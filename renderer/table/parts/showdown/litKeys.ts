// Which of the own cards count in the hand that was shown?

import type { HandCard } from "#renderer/table/scene/scene.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";

export function litKeys(held: readonly HandCard[], { cards, lit }: ShownHand): ReadonlySet<string> {
  const counting = cards.filter((_, index) => lit[index]);
  return new Set(
    held.flatMap(({ key, card }) => {
      const at = counting.indexOf(card);
      if (at < 0) return [];
      counting.splice(at, 1);
      return [key];
    }),
  );
}
