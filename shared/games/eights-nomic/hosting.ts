import type { Consent, Cooldown } from "#shared/contract/game.ts";
import { forbidden } from "#shared/contract/outcome.ts";
import { say } from "./say.ts";
import type { Facts, Move, Options } from "./types.ts";

/** EN-15: a turn is not ended sooner after its last command, so that others can call. */
export const cooldown = ({ improperFloor }: Options, { type }: Move): Cooldown | null =>
  type === "endTurn" && improperFloor > 0
    ? {
        ms: 1000 * improperFloor,
        error: forbidden("EN-15", say("tooSoon", { seconds: improperFloor })),
      }
    : null;

/** EN-10 */
const turnsAmongBots = 200;

export const consent: Consent<Facts, Move> = {
  move: "endGame",
  given: ({ consents }) => consents,
  areBotsDone: ({ turns }) => turns >= turnsAmongBots,
};
