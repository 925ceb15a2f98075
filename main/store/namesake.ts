// Finds names that look the same to people, whatever characters they are written with (H-1).

import unhomoglyph from "unhomoglyph";

/** Invisible characters and spaces of any width. */
const undrawn = /\p{Default_Ignorable_Code_Point}+/gu;
const blanks = /[\s\u2800]+/gu;

const drawn = (name: string): string =>
  name
    .replaceAll(undrawn, "")
    .normalize("NFKC")
    .replaceAll(undrawn, "")
    .replaceAll(blanks, " ")
    .trim();

/** The skeleton of UTS 39: characters that look alike become one. */
const skeleton = (name: string): string => unhomoglyph(name.normalize("NFD")).normalize("NFD");

/**
 * Case is ignored. A capital may resemble other characters than its small letter does (В resembles
 * B, в neither), so names are compared both ways and either match counts.
 */
const drawnForm = (name: string): readonly [plain: string, capitals: string] => {
  const bare = drawn(name);
  return [skeleton(bare.toLowerCase()), skeleton(bare).toLowerCase()];
};

/** Two names are the same when they look the same (H-1). */
export function namesake(name: string): (other: string) => boolean {
  const [plain, capitals] = drawnForm(name);
  return (other) => {
    const [otherPlain, otherCapitals] = drawnForm(other);
    return plain === otherPlain || capitals === otherCapitals;
  };
}
