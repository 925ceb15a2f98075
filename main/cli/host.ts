// npm run host [-- --lan --address A --port N --data FOLDER --screen FOLDER --json --config FILE]:
// the host without a window, for a club's machine.

import "./nodeVersion.js";
import { cli } from "#main/text/english.ts";
import { hostArguments } from "./hostArguments.ts";

try {
  const given = hostArguments(process.argv.slice(2), "host");
  // Imported only now, so that a Node that is too old is reported first.
  const { serveTerminal } = await import("./serveTerminal.ts");
  if (given) await serveTerminal(given);
  else console.log(cli.usage.host);
} catch (error) {
  console.error(`host: ${(error as Error).message}`);
  process.exitCode = 1;
}
