import { gameText, text } from "#renderer/text/text.ts";
import { prizeOf } from "#shared/profile/appearance.ts";
import { ofLadder } from "#shared/profile/ladder.ts";
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
  if (of === ofLadder) return rungWords(key);
  const known = of === house ? text().progress.achievements : gameText(of).achievements;
  return known[key] ?? { name: key, help: "" };
}

function rungWords(key: string): AchievementText {
  const words = text().ladder;
  const at = key.lastIndexOf("/");
  const [game, rung] = [key.slice(0, at), Number(key.slice(at + 1))];
  const name = words.rungOf(gameText(game).name, rung);
  const prize = prizeWords(game, rung);
  return { name: prize === null ? name : words.withPrize(name, prize), help: "" };
}

/** What a rung wins, by its name; null where it wins nothing to wear. */
export function prizeWords(game: string, rung: number): string | null {
  const { ladder: words, settings } = text();
  const prize = prizeOf(game, rung);
  if (!prize) return null;
  return "back" in prize
    ? words.back(settings.backs[prize.back])
    : words.felt(settings.felts[prize.felt]);
}

export const groupName = (of: string): string =>
  of === house ? text().progress.house : gameText(of).name;
