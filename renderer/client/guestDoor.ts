// Asks who this browser is and where a code leads, and registers guests and directors' devices.

import { refused } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { GuestWelcome } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { directorPath, guestPath } from "#shared/protocol/wire.ts";
import { saysOfLine } from "./saysOfLine.ts";

/** Never rejects: a missing answer is a refusal too. */
export interface GuestDoor {
  /** Asks whom this browser's cookie identifies, and which table the code opens. */
  ask(code: string | null): Promise<Answer<GuestWelcome>>;
  /** Creates a profile for a new guest and sets the cookie that identifies them from then on. */
  come(code: string, person: HouseAsk<"addProfile">): Promise<Answer<GuestWelcome>>;
  /** H-38: lets this browser direct the tournament, by the PIN that its director has set. */
  direct(tournament: string, pin: string): Promise<Answer<null>>;
}

const isAnswer = <T>(body: unknown): body is Answer<T> =>
  typeof body === "object" && body !== null && "ok" in body;

export function guestDoor(origin: string, send: typeof fetch = fetch): GuestDoor {
  const post = async <T>(path: string, form: object): Promise<Answer<T>> => {
    try {
      const response = await send(`${origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(form),
        cache: "no-store",
      });
      const body: unknown = await response.json().catch(() => null);
      return isAnswer<T>(body) ? body : refused("no-answer", saysOfLine("noAnswer"));
    } catch {
      return refused("not-connected", saysOfLine("unreachable"));
    }
  };
  return {
    ask: (code) => post(guestPath, { code }),
    come: (code, { name, avatar }) => post(guestPath, { code, name, avatar }),
    direct: (tournament, pin) => post(directorPath, { tournament, pin }),
  };
}
