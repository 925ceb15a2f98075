// A request that moves chips carries a key, so that the host makes it once however often it comes (H-2).

import { isSilence } from './saysOfLine.ts';
import type { Refusal } from '#shared/protocol/messages.ts';

/** Pages that a phone opened by the network's plain http have no `crypto.randomUUID`. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One for all that a form sends. */
export class OnceKey {
  #asked: string | null = null;
  #key = '';

  /** The same for the same request, until the host has answered it. */
  for(payload: object): string {
    const asked = JSON.stringify(payload);
    if (asked !== this.#asked) this.#key = newKey();
    this.#asked = asked;
    return this.#key;
  }

  /** Whoever asks for the same after an answer wants it a second time; after none, they do not know whether it was done. */
  answered(answer: { readonly ok: true } | Refusal): void {
    if (answer.ok || !isSilence(answer)) this.#asked = null;
  }
}
