import type { BotLevel, UsualLevel, Way } from "#shared/bots/bot.ts";
import type { AnyGame, PlayerRange } from "#shared/contract/game.ts";
import * as games from "./list.ts";
import type { AnyBot, Manifest } from "./manifest.ts";

export const manifests: readonly Manifest[] = Object.values<Manifest>(games).toSorted(
  (one, other) => one.place - other.place,
);

export const catalogue: readonly AnyGame[] = manifests.map(({ rules }) => rules);

export const gameOf = (id: unknown): AnyGame | null =>
  catalogue.find((game) => game.id === id) ?? null;

/** The games as a host offers them to players who may choose one. */
export const offers: readonly (Pick<AnyGame, "id" | "traits" | "options"> & {
  readonly players: PlayerRange & { readonly waiting?: number };
})[] = catalogue.map(({ id, players: { min, max, waiting }, traits, options }) => ({
  id,
  players: { min, max, ...(waiting !== undefined && { waiting }) },
  traits,
  options,
}));

/** `share`: of its usual budget. Null for a game without one. */
export const sharkOf = async (gameId: string, share = 1): Promise<AnyBot | null> =>
  (await manifests.find(({ rules }) => rules.id === gameId)?.shark?.(share)) ?? null;

/** Throws for a game that is not in the catalogue. */
export function botOf(gameId: string, level: UsualLevel): AnyBot {
  const manifest = manifests.find(({ rules }) => rules.id === gameId);
  if (!manifest) throw new Error(`no bots for ${gameId}`);
  return manifest.bots[level];
}

/** Throws for a game that is not in the catalogue. */
export async function loadedBot(
  gameId: string,
  level: BotLevel,
  way: Way = "steady",
): Promise<AnyBot> {
  const usual = botOf(gameId, level === "shark" ? "regular" : level);
  const bot = (level === "shark" && (await sharkOf(gameId))) || usual;
  const manifest = manifests.find(({ rules }) => rules.id === gameId);
  return manifest?.inWay?.(bot, way) ?? bot;
}
