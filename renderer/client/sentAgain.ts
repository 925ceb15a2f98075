// How does what is asked once get an answer over a network that loses some of it, and comes and
// goes?

import type { ClientClock } from "./clientClock.ts";

/**
 * ms without an answer after which the same is sent again, beside what is under way. What is lost
 * of a connection's first packet the system sends again only after a second, and then ever more
 * seldom: one that was begun while the network was gone may sleep on for long after its return. By
 * a Wi-Fi of 60 ms each way an answer takes 300 ms.
 */
export const againMs = 900;

/**
 * A browser opens six connections to a host, and the oldest of five has had more than four seconds:
 * a host that is merely slow has answered.
 */
const mostUnderWay = 5;

/**
 * `send`, until the first answer, whatever it says; the others are given up then. Rejects when
 * nothing is under way any more, or when `gone` is aborted. Only for what may reach the host more
 * than once.
 */
export function sentAgain(send: typeof fetch, clock: ClientClock, gone: AbortSignal): typeof fetch {
  return (url, init) =>
    new Promise<Response>((resolve, reject) => {
      const underWay = new Set<AbortController>();
      let forget = (): void => {};
      const end = (settle: () => void): void => {
        forget();
        gone.removeEventListener("abort", giveUp);
        for (const attempt of underWay) attempt.abort();
        settle();
      };
      const giveUp = (): void => end(() => reject(gone.reason as Error));
      const once = (): void => {
        const attempt = new AbortController();
        underWay.add(attempt);
        const [oldest] = underWay;
        if (oldest && underWay.size > mostUnderWay) {
          underWay.delete(oldest);
          oldest.abort();
        }
        forget = clock.after(againMs, once);
        send(url, { ...init, signal: attempt.signal }).then(
          (response) => {
            // Its body is still to be read.
            underWay.delete(attempt);
            end(() => resolve(response));
          },
          (error: Error) => {
            underWay.delete(attempt);
            if (underWay.size === 0) end(() => reject(error));
          },
        );
      };
      if (gone.aborted) return giveUp();
      gone.addEventListener("abort", giveUp);
      once();
    });
}
