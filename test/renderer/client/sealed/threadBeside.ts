import type { ClientClock } from "#renderer/client/clientClock.ts";
import type { FromSeat, ToSeat } from "#renderer/client/sealed/seatMessages.ts";
import { seatThread } from "#renderer/client/sealed/seatThread.ts";
import type { Apart } from "#renderer/client/sealed/takingSeat.ts";
import type { RandomBytes } from "#shared/sealedDeal/scalars.ts";
import { fastGroup as group } from "#test/sealedDeal/fastGroup.ts";

const copied = <T>(message: T): T => structuredClone(message);

/** A thread of a seat that runs in this one: what is posted is copied, and comes later. */
export function threadBeside(random: RandomBytes, clock: Pick<ClientClock, "after">): Apart {
  let hasEnded = false;
  const thread: Apart = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: ToSeat) => {
      const sent = copied(message);
      void Promise.resolve().then(() => hasEnded || heed(sent));
    },
    terminate: () => (hasEnded = true),
  };
  const fail = (error: unknown): void => {
    thread.onerror?.call(null as never, { error } as ErrorEvent);
  };
  const heed = seatThread({ group, random, clock, fail }, (message) => {
    const event = { data: copied(message) } as MessageEvent<FromSeat>;
    if (!hasEnded) thread.onmessage?.call(null as never, event);
  });
  return thread;
}
