// Gives a built program that imports `electron` the stand-in: `node --import
// ./test/fakes/register.ts out/main/index.js`.

import { registerHooks } from "node:module";

const url = new URL("./electron.ts", import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "electron" ? { url, shortCircuit: true } : next(specifier, context),
});
