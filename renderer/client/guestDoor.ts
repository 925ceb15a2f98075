import type { Answer } from "#shared/protocol/answer.ts";
import type { GuestWelcome } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { directorPath, guestPath } from "#shared/protocol/wire.ts";
import { postJson } from "./postJson.ts";

/** Never rejects: a missing answer is a refusal too. */
export interface GuestDoor {
  ask(code: string | null): Promise<Answer<GuestWelcome>>;
  /** Creates a profile for a new guest and sets the cookie that identifies them from then on. */
  come(code: string, person: HouseAsk<"addProfile">): Promise<Answer<GuestWelcome>>;
  /** H-38: lets this browser direct the tournament, by the PIN that its director has set. */
  direct(tournament: string, pin: string): Promise<Answer<null>>;
}

export function guestDoor(origin: string, send: typeof fetch = fetch): GuestDoor {
  const post = <T>(path: string, form: object) => postJson<T>(`${origin}${path}`, form, send);
  return {
    ask: (code) => post(guestPath, { code }),
    come: (code, { name, avatar }) => post(guestPath, { code, name, avatar }),
    direct: (tournament, pin) => post(directorPath, { tournament, pin }),
  };
}
