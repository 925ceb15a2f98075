// What is a file called that is made of something with a name that somebody typed?

const longest = 60;

/** Letters, digits and hyphens; `tournament` where nothing is left of it. */
export function fileName(name: string): string {
  const bare = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLocaleLowerCase()
    .slice(0, longest);
  return bare === "" ? "tournament" : bare;
}
