// What of a match of Gin Rummy is written on its sheet (GR-14, GR-17)?

import { asGin, type GinSeen } from "#shared/games/gin-rummy/seen.ts";
import type { Standing } from "#renderer/table/parts/scoreSheet/sheet.ts";
import type { SheetWords } from "#renderer/table/parts/scoreSheet/scoreSheet.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { ginText } from "./text.ts";

/** The game bonus, and the boxes. */
function extrasOf({
  facts: { result, boxes },
  options: { boxBonus },
}: GinSeen): Standing["extras"] {
  if (!result?.bonus) return null;
  const ofBoxes = boxes.map((count) => count * boxBonus);
  const game = result.bonus.map((points, seat) => points - (ofBoxes[seat] ?? 0));
  return [
    { label: ginText().sheet.game, points: game },
    { label: ginText().sheet.boxBonus, points: ofBoxes },
  ].filter(({ points }) => points.some((more) => more > 0));
}

/** Facts of a hand that is over hold all that it brought: what was before it is written. */
export function standing(seen: AnySeen): Standing | null {
  const gin = asGin(seen);
  const { result, score, boxes } = gin.facts;
  if (result === null) return { score, boxes, hand: null, extras: null };
  const [winner = null] = result.winners;
  const won = (seat: number): number => (result.points[seat] ?? 0) - (result.bonus?.[seat] ?? 0);
  const hasBox = result.by !== "leave" && result.by !== "dead";
  return {
    score: score.map((points, seat) => points - (result.points[seat] ?? 0)),
    boxes: boxes.map((count, seat) => count - Number(hasBox && seat === winner)),
    hand: { winner, points: winner === null ? 0 : won(winner), by: result.by, box: hasBox },
    extras: extrasOf(gin),
  };
}

export function words(seen?: AnySeen): SheetWords {
  const { sheet } = ginText();
  const target = seen ? asGin(seen).options.target : 0;
  return {
    ...sheet,
    goal: target > 0 ? sheet.goalOf(target) : "",
    by: (by) => (Object.hasOwn(sheet.ways, by) ? sheet.ways[by as keyof typeof sheet.ways] : ""),
  };
}
