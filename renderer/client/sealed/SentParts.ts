import type { ClientClock } from "#renderer/client/clientClock.ts";
import { isSilence, mayPass } from "#renderer/client/saysOfLine.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { SealedPart } from "#shared/sealedDeal/parts.ts";

/** ms after which what the host could not take is sent again. */
export const againMs = 1000;

type Ports = Readonly<{
  ask: (part: SealedPart) => Promise<Answer<null>>;
  clock: Pick<ClientClock, "after">;
  /** Whether the deal still needs it. */
  isOwed: (part: SealedPart) => boolean;
}>;

/** What a page does for a sealed deal (H-51), which it sends until the host has taken it. */
export class SentParts {
  readonly #ports: Ports;
  readonly #unanswered = new Set<SealedPart>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  async send(part: SealedPart): Promise<void> {
    this.#unanswered.add(part);
    const answer = await this.#ports.ask(part);
    if (!answer.ok && mayPass(answer)) this.#ports.clock.after(againMs, () => this.#again(part));
    else if (answer.ok || !isSilence(answer)) this.#unanswered.delete(part);
  }

  /** On a new line: the one before may have been lost with them. */
  sendAgain(): void {
    for (const part of [...this.#unanswered]) this.#again(part);
  }

  /** The deal is left. */
  end(): void {
    this.#unanswered.clear();
  }

  #again(part: SealedPart): void {
    if (!this.#unanswered.delete(part) || !this.#ports.isOwed(part)) return;
    void this.send(part);
  }
}
