import { diffWordsWithSpace } from "diff";

export interface TextPiece {
  readonly kind: "same" | "removed" | "inserted";
  readonly words: string;
}

/**
 * Words and spaces. Of texts of the greatest length that are farther apart, the comparison would
 * hold up the page, and tell nothing.
 */
const mostChanged = 600;

/**
 * In the order of reading: what is the same and what is removed makes the old text, what is the
 * same and what is inserted the new one, to the last space. Texts that have next to nothing in
 * common are told as one taken out and one put in.
 */
export function textDiff(before: string, after: string): readonly TextPiece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: mostChanged });
  if (!changes)
    return [
      { kind: "removed", words: before },
      { kind: "inserted", words: after },
    ];
  return changes.map(({ value, added, removed }) => ({
    kind: added ? "inserted" : removed ? "removed" : "same",
    words: value,
  }));
}
