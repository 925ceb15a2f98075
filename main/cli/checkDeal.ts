// npm run -s check-deal -- FILE|-: checks the transcript of a verified deal. Exits with 0 if it fits
// so far, 1 if not, 2 if it could not be read (H-18).

import { readFileSync } from "node:fs";
import { checkedDeal } from "./checkDealCommand.ts";
import { problemLine } from "./given.ts";

try {
  const { lines, fits } = checkedDeal(process.argv.slice(2), () => readFileSync(0));
  for (const line of lines) console.log(line);
  process.exitCode = fits ? 0 : 1;
} catch (error) {
  console.error(problemLine("check-deal", error));
  process.exitCode = 2;
}
