import { diffWordsWithSpace } from "diff";

export interface TextPiece {
  readonly kind: "same" | "removed" | "inserted";
  readonly words: string;
}

/**
 * Words and spaces. With more differences the comparison would block the page and show nothing
 * useful.
 */
const mostChanged = 600;

/**
 * Returns pieces in reading order: the same and removed ones make up the old text, the same and
 * inserted ones the new text, exactly. Texts with almost nothing in common give one removal and one
 * insertion.
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
