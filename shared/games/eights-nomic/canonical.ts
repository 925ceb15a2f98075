/**
 * Unicode's full case folding, as far as equality goes. To lower, upper and lower case again: the
 * first joins what has a capital only lower case knows (ẞ), the second joins letters whose lower
 * cases differ (ß and ss). The dotless ı alone is folded with no other.
 */
const folded = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll(/[^ı]+/gu, (letters) => letters.toUpperCase().toLowerCase())
    .replaceAll("ς", "σ");

/** EN-5: NFKC, case-folded, all but letters and digits dropped. */
export const canonical = (phrase: string): string =>
  folded(phrase.normalize("NFKC"))
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{Nd}]/gu, "");

export const areEquivalent = (one: string, other: string): boolean =>
  canonical(one) === canonical(other);

/** EN-17: the one phrase that the host knows. */
const reserved = canonical("Improper");

export const speaksReserved = (phrase: string): boolean => canonical(phrase).includes(reserved);
