// How is it said how often somebody had which title?

import type { TitleCounts } from "#shared/protocol/table.ts";
import { tableText } from "./tableText.ts";

/** H-8 */
export function timesHeld({ king = 0, bastard = 0 }: TitleCounts): readonly string[] {
  const words = tableText();
  return [
    ...(king > 0 ? [words.timesKing(king)] : []),
    ...(bastard > 0 ? [words.timesBastard(bastard)] : []),
  ];
}
