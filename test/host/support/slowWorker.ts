// A worker in place of the bots': each level behaves in its own bad way, told by the game's name.

import { parentPort, threadId } from "node:worker_threads";
import { openBotThread } from "#main/bots/botMind.ts";
import { anyMove } from "./localMind.ts";

openBotThread(parentPort!, (game) => {
  if (game === "dies") process.exit(1);
  if (game === "throws") throw new Error("I cannot think");
  if (game === "hangs") for (;;);
  const bot = anyMove();
  return {
    choose: (view, dice) => bot.choose(view, dice),
    reason: () => ({ key: `thread ${threadId}`, args: {} }),
  };
});
