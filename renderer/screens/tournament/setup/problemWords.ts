import type { Said } from "#shared/text/said.ts";

/** Drops the path to the problem, which makes sense only in a file. */
export function problemWords(said: Said): Said {
  const { problem } = said.args as { readonly problem?: Said };
  return said.key === "form.at" && problem ? problem : said;
}
