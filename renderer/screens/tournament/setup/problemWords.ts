// What is told of a problem with a structure that has been entered, not read from a file?

import type { Said } from "#shared/text/said.ts";

/** Without the path to it, which only a file has. */
export function problemWords(said: Said): Said {
  const { problem } = said.args as { readonly problem?: Said };
  return said.key === "form.at" && problem ? problem : said;
}
