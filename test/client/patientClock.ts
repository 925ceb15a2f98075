// A client's clock for tests that are not about time: nobody is given up for being slow, and a
// client that waits before it tries again does so at once.

import { delayBefore } from "#renderer/client/reconnectingClient.ts";
import { realClock, type ClientClock } from "#renderer/client/clientClock.ts";

const longestPause = delayBefore(Infinity);

export const patientClock: ClientClock = {
  ...realClock,
  after: (ms, act) => (ms > longestPause ? () => {} : realClock.after(0, act)),
};
