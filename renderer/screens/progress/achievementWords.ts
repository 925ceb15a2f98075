// What is an achievement called? The house's say the screens, a game's the game.

import { gameText, text } from "#renderer/text/text.ts";
import type { AchievementState } from "#shared/protocol/merits.ts";
import type { AchievementText } from "#shared/text/gameText.ts";

/** By which the host names those over all games. */
const house = "house";

/** One that this page does not know, older than its host, is called by its key. */
export function achievementWords({
  of,
  key,
}: Pick<AchievementState, "of" | "key">): AchievementText {
  const known = of === house ? text().progress.achievements : gameText(of).achievements;
  return known[key] ?? { name: key, help: "" };
}

export const groupName = (of: string): string =>
  of === house ? text().progress.house : gameText(of).name;
