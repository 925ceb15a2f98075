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

const manifestOf = (gameId: string): Manifest | undefined =>
  manifests.find(({ rules }) => rules.id === gameId);

/** `share`: of its usual budget. Null for a game without one. */
export const sharkOf = async (gameId: string, share = 1): Promise<AnyBot | null> =>
  (await manifestOf(gameId)?.shark?.(share)) ?? null;

/** Throws for a game that is not in the catalogue. */
export function botOf(gameId: string, level: UsualLevel): AnyBot {
  const manifest = manifestOf(gameId);
  if (!manifest) throw new Error(`no bots for ${gameId}`);
  return manifest.bots[level];
}

/** Throws for a game that is not in the catalogue. */
export async function loadedBot(
  gameId: string,
  level: BotLevel,
  way: Way = "steady",
): Promise<AnyBot> {
  const shark = level === "shark" ? await sharkOf(gameId) : null;
  const bot = shark ?? botOf(gameId, level === "shark" ? "regular" : level);
  return manifestOf(gameId)?.inWay?.(bot, way) ?? bot;
}
