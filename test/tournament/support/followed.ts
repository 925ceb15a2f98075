// Follows tournaments as a page does, from the messages that a host sends.

import type { Onlooker } from "#main/base/ports.ts";
import type { TournamentMessage, TournamentView } from "#shared/protocol/tournament.ts";
import { watchedAfter, wholeView, type Watched } from "#shared/tournament/watched.ts";

export class Followed implements Onlooker {
  readonly #watched = new Map<string, Watched>();
  readonly #onView: (view: TournamentView, text: string) => void;
  /** After the last message. */
  last: TournamentView | null = null;

  /** Told of the view after each message, and of the message's text. */
  constructor(onView: (view: TournamentView, text: string) => void = () => undefined) {
    this.#onView = onView;
  }

  /** Each message is read from its text, as it would come over a line. */
  readonly sendTournament: Onlooker["sendTournament"] = (...message) => {
    const text = JSON.stringify(message);
    const told = JSON.parse(text) as TournamentMessage;
    const [{ id }] = told;
    const watched = watchedAfter(this.#watched.get(id) ?? null, told);
    if (!watched) throw new Error(`nothing was told of ${id} before ${text}`);
    this.#watched.set(id, watched);
    this.last = wholeView(watched);
    this.#onView(this.last, text);
  };
}
