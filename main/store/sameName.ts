// Two names are the same when nobody can tell them apart by looking (H-1).

import unhomoglyph from "unhomoglyph";

/** Marks that are drawn as nothing, and blanks of any width. */
const undrawn = /\p{Default_Ignorable_Code_Point}+/gu;
const blanks = /[\s\u2800]+/gu;

const drawn = (name: string): string =>
  name
    .replaceAll(undrawn, "")
    .normalize("NFKC")
    .replaceAll(undrawn, "")
    .replaceAll(blanks, " ")
    .trim();

/** The skeleton of UTS 39: every sign stands for all that look like it. */
const skeleton = (name: string): string => unhomoglyph(name.normalize("NFD")).normalize("NFD");

/**
 * What a name looks like. Case does not count either, and a capital looks like other signs than its
 * small letter does (В like B, в like neither): so both are asked, and either is enough.
 */
const looksOf = (name: string): readonly [plain: string, capitals: string] => {
  const bare = drawn(name);
  return [skeleton(bare.toLowerCase()), skeleton(bare).toLowerCase()];
};

/** Whether another name looks like this one. */
export function namesake(name: string): (other: string) => boolean {
  const [plain, capitals] = looksOf(name);
  return (other) => {
    const [otherPlain, otherCapitals] = looksOf(other);
    return plain === otherPlain || capitals === otherCapitals;
  };
}
