import { gameText, text } from "#renderer/text/text.ts";
import type { AchievementState } from "#shared/protocol/history.ts";
import type { AchievementText } from "#shared/text/gameText.ts";

const house = "house";

/**
 * Falls back to the key of an achievement that this page does not know, being older than its host.
 */
export function achievementWords({
  of,
  key,
}: Pick<AchievementState, "of" | "key">): AchievementText {
  const known = of === house ? text().progress.achievements : gameText(of).achievements;
  return known[key] ?? { name: key, help: "" };
}

export const groupName = (of: string): string =>
  of === house ? text().progress.house : gameText(of).name;
