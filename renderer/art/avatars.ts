// The faces that a player can wear: keys, addresses and colours. They are kept apart from the
// painting, so that the first screen needs no Pixi.
/// <reference types="vite/client" />

const urls = import.meta.glob<string>("../../assets/avatars/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const keyOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".svg".length);
const urlByKey = new Map(Object.entries(urls).map(([path, url]) => [keyOf(path), url]));

/** `avatar-01` … `avatar-48`. */
export const avatarKeys: readonly string[] = [...urlByKey.keys()].toSorted();

/**
 * Address of an avatar's drawing (transparent ground), for use in the page; unknown keys get the
 * first.
 */
export const avatarUrl = (key: string): string =>
  urlByKey.get(key) ?? urlByKey.get(avatarKeys[0]!)!;

/** A hue 0…359 for a key: neighbours in the list lie far apart on the colour wheel. */
export const avatarHue = (key: string): number =>
  Math.round(avatarKeys.indexOf(key) * 137.5 + 360) % 360;
