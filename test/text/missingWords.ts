// Finds what a language lacks, or has too much, compared with English.

/**
 * By its place: "screens.home.title". A sentence that is given something must be given it in every
 * language.
 */
export function unlikeWords(english: unknown, other: unknown, place = ""): readonly string[] {
  const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;
  if (isBranch(english) && isBranch(other)) {
    const keys = [...new Set([...Object.keys(english), ...Object.keys(other)])];
    return keys.flatMap((key) =>
      unlikeWords(
        (english as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
        place === "" ? key : `${place}.${key}`,
      ),
    );
  }
  if (other === undefined) return [`${place} is missing`];
  if (english === undefined) return [`${place} is nothing that English says`];
  return typeof english === typeof other
    ? []
    : [`${place} is a ${typeof other}, not a ${typeof english}`];
}
