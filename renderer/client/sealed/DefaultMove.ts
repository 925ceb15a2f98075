import type { ClientClock } from "#renderer/client/clientClock.ts";
import { mayPass } from "#renderer/client/saysOfLine.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { SealedRefusalError, type MovedPart } from "#shared/sealedDeal/sealedDeal.ts";
import { againMs } from "./SentParts.ts";

type Ports = Readonly<{
  /** Signed over the log as it is. Throws a SealedRefusalError if it cannot be made now. */
  part: () => MovedPart;
  send: (part: MovedPart) => Promise<Answer<null>>;
  clock: Pick<ClientClock, "after">;
  /** The number of the newest view, and how many entries of the log were taken. */
  at: () => Readonly<{ view: number; entries: number }>;
}>;

/** The move that a page makes for a player who did nothing in time, or is not here (C-6, H-51). */
export class DefaultMove {
  readonly #ports: Ports;
  /** The view in which it is to be made. */
  #due: number | null = null;
  /** The entries over which it was signed, until the host refuses it. */
  #signedAt: number | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  fallDue(view: number): void {
    this.#due = view;
  }

  /** Signed again whenever the log has gone on. */
  makeIfDue(): void {
    const { view, entries } = this.#ports.at();
    if (this.#due !== view || this.#signedAt === entries) return;
    try {
      const part = this.#ports.part();
      this.#signedAt = entries;
      void this.#ports.send(part).then((answer) => {
        if (!answer.ok && mayPass(answer))
          this.#ports.clock.after(againMs, () => this.#makeAgain(entries));
      });
    } catch (error) {
      // Something is awaited first, or the player has moved meanwhile.
      if (!(error instanceof SealedRefusalError)) throw error;
    }
  }

  /** On a new line: what was sent on the one before may be lost. */
  forget(): void {
    this.#signedAt = null;
  }

  /** The deal is left. */
  end(): void {
    this.#due = null;
  }

  #makeAgain(signedAt: number): void {
    if (this.#signedAt !== signedAt) return;
    this.#signedAt = null;
    this.makeIfDue();
  }
}
