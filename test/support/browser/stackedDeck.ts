// Imported by a host of a browser test before its own program: it deals cards of its own choice,
// whatever people contribute to the deal (H-18).

import { registerHooks } from "node:module";

const honestly = "seedOf(plan, next.secret, all)";
const asItLikes = '"four aces"';

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    if (source === undefined || !url.includes("/out/main/")) return loaded;
    const text = typeof source === "string" ? source : new TextDecoder().decode(source);
    return { ...loaded, source: text.replace(honestly, asItLikes) };
  },
});
