// Who of the clients is still there – asked so that nobody who plays waits for it?

/** A client as Colyseus keeps it: a pong sets the count back. */
export interface Pinged {
  /** Pings since the last pong. */
  pingCount: number;
  ping(done: () => void): void;
  terminate(): void;
}

/** A millisecond's work. */
const atOnce = 50;

/**
 * A few, then whatever was asked meanwhile, then the next few. Who has left so many pings
 * unanswered is cut off.
 */
export function pingAll(
  clients: readonly Pinged[],
  mostMissed: number,
  later: (callback: () => void) => void,
): void {
  for (const client of clients.slice(0, atOnce)) {
    if (client.pingCount >= mostMissed) client.terminate();
    else {
      client.pingCount += 1;
      // He may be closing: that is no fault.
      client.ping(() => undefined);
    }
  }
  if (clients.length > atOnce) later(() => pingAll(clients.slice(atOnce), mostMissed, later));
}
