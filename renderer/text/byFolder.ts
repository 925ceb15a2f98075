/** By the game's id; the kernel of the eights games counts as one. `found`: by the files' paths. */
export const byFolder = <T>(found: {
  readonly [path: string]: T;
}): { readonly [folder: string]: T } =>
  Object.fromEntries(
    Object.entries(found).map(([path, words]) => [
      /games\/([^/]+)\//.exec(path)?.[1] ?? path,
      words,
    ]),
  );
