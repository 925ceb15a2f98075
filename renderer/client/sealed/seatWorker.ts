// Worker in which a player's program follows the sealed deals at their table (H-51): what it computes
// would hold up the page, and is more than a page needs to start.

import "#shared/contract/zodSetup.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import { loadGroup } from "#shared/sealedDeal/loadGroup.ts";
import type { ToSeat } from "./seatMessages.ts";
import { seatThread } from "./seatThread.ts";

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

const heeding = loadGroup().then((group) =>
  seatThread({ group, random, clock: realClock, fail: reportError }, (message) =>
    postMessage(message),
  ),
);

onmessage = ({ data }: MessageEvent<ToSeat>) => {
  heeding.then((heed) => heed(data)).catch(reportError);
};
