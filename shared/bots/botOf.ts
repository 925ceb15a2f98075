import { manifests } from "#shared/games/catalogue.ts";
import type { AnyBot } from "#shared/games/manifest.ts";
import type { BotLevel } from "./bot.ts";

export type { AnyBot };

/** Throws for a game that is not in the catalogue. */
export function botOf(gameId: string, level: BotLevel): AnyBot {
  const manifest = manifests.find(({ rules }) => rules.id === gameId);
  if (!manifest) throw new Error(`no bots for ${gameId}`);
  return manifest.bots[level];
}
