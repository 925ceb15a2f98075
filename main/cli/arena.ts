// npm run arena -- GAME PLAYER PLAYER…: lets bots of ours and anybody's programs play the same
// deals from every seat. Exits with 0, or 2 if it cannot.

import { problemLine } from "./given.ts";
import { arena } from "./arena/arenaCommand.ts";

try {
  await arena(process.argv.slice(2), (text) => process.stdout.write(text));
} catch (error) {
  console.error(problemLine("arena", error));
  process.exitCode = 2;
}
