const number = "[A-Z]+\\d*-\\d+";
const citation = new RegExp(`^(.*\\S)\\s+\\((${number}(?:, ${number})*)\\)(\\.?)$`, "s");

/**
 * "Choose another name (H-1)." → "Choose another name." and "H-1"; `cited` is null if no rule is
 * cited.
 */
export function citing(words: string): { readonly bare: string; readonly cited: string | null } {
  const [, bare, cited, end = ""] = citation.exec(words) ?? [];
  return bare === undefined || cited === undefined
    ? { bare: words, cited: null }
    : { bare: `${bare}${end}`, cited };
}
