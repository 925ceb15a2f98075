// Repeats a request on a network that loses packets or comes and goes.

import type { ClientClock } from "./clientClock.ts";

/**
 * ms without an answer after which the request is sent again, beside those under way. The system
 * repeats the first packet of a connection only after a second, and then ever more rarely, so a
 * connection begun while the network was gone may hang long after its return. With a Wi-Fi of 60 ms
 * each way an answer takes 300 ms.
 */
export const againMs = 900;

/**
 * A browser opens six connections to a host. The oldest of five has had more than four seconds, in
 * which even a slow host would have answered.
 */
const mostUnderWay = 5;

/**
 * Wraps `send` to settle with the first answer, whatever it says, and to abort the other attempts.
 * Rejects when nothing is under way any more or `gone` is aborted. Only for requests that may reach
 * the host more than once.
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
            // Its body is still to be read, so this attempt must not be aborted.
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
