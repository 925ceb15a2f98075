// npm run simulate -- FILE: plays a tournament of this structure with bots. Exits with 0, or 2 if
// it cannot.

import { simulate, simulateProblem } from "./simulation/simulateCommand.ts";

try {
  simulate(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(simulateProblem(error));
  process.exitCode = 2;
}
