// npm run simulate -- FILE: plays a tournament of this structure with bots. Exits with 0, or 2 if
// it cannot.

import { problemLine } from "./given.ts";
import { simulate } from "./simulation/simulateCommand.ts";

try {
  simulate(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(problemLine("simulate", error));
  process.exitCode = 2;
}
