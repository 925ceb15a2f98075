// A line to the house that reports whatever a test wants of a tournament.

import type { HouseClient } from "#renderer/client/clients.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

type House = Pick<HouseClient, "ask" | "onTournament">;

/** Answers are given when the test says so. */
export class FakeLine implements House {
  readonly asked: string[] = [];
  readonly listeners = new Set<(view: TournamentView | null) => void>();
  #settle: (answer: Answer<never>) => void = () => undefined;

  readonly ask: House["ask"] = (request) => {
    this.asked.push(request);
    return new Promise((settle) => {
      this.#settle = settle;
    });
  };

  readonly onTournament: House["onTournament"] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What was asked last is answered; resolves once that has been heard. */
  async answer(answer: Answer<TournamentView>): Promise<void> {
    this.#settle(answer as Answer<never>);
    await Promise.resolve();
    await Promise.resolve();
  }

  push(view: TournamentView | null): void {
    for (const listener of this.listeners) listener(view);
  }
}
