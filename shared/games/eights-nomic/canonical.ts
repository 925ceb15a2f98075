/**
 * Unicode's full case folding, for comparison only. Lower, upper and lower case again: the first
 * joins letters whose capital only lower-casing maps (ẞ), the second joins letters whose lower
 * cases differ (ß and ss). The dotless ı is not folded.
 */
const folded = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll(/[^ı]+/gu, (letters) => letters.toUpperCase().toLowerCase())
    .replaceAll("ς", "σ");

/** EN-5: NFKC, case-folded, letters and digits only. */
export const canonical = (phrase: string): string =>
  folded(phrase.normalize("NFKC"))
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{Nd}]/gu, "");

export const areEquivalent = (one: string, other: string): boolean =>
  canonical(one) === canonical(other);

/** EN-17: the only phrase that the host knows. */
const reserved = canonical("Improper");

export const speaksReserved = (phrase: string): boolean => canonical(phrase).includes(reserved);
