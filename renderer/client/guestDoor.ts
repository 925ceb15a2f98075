// How does a page learn whose it is and where a code leads, and how does somebody new come in?

import { refused } from '#shared/contract/outcome.ts';
import type { Answer, GuestWelcome, Refusal } from '#shared/protocol/messages.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';
import { guestPath } from '#shared/protocol/wire.ts';
import { saysOfLine } from './saysOfLine.ts';

/** Nothing here rejects: no answer is a refusal too. */
export interface GuestDoor {
  /** Who am I by this browser's cookie, and which table does the code open? */
  ask(code: string | null): Promise<Answer<GuestWelcome>>;
  /** Somebody new gets a profile, and the cookie by which he is known from then on. */
  come(code: string, person: HouseAsk<'addProfile'>): Promise<Answer<GuestWelcome>>;
}

const isAnswer = (told: unknown): told is Answer<GuestWelcome> | Refusal => typeof told === 'object' && told !== null && 'ok' in told;

export function guestDoor(origin: string, send: typeof fetch = fetch): GuestDoor {
  const post = async (form: object): Promise<Answer<GuestWelcome>> => {
    try {
      const response = await send(`${origin}${guestPath}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form), cache: 'no-store' });
      const told: unknown = await response.json().catch(() => null);
      return isAnswer(told) ? told : refused('no-answer', saysOfLine('noAnswer'));
    } catch {
      return refused('not-connected', saysOfLine('unreachable'));
    }
  };
  return {
    ask: (code) => post({ code }),
    come: (code, { name, avatar }) => post({ code, name, avatar }),
  };
}
