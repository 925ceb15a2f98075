import { listed } from "./words.ts";

export const lan = {
  noNetwork:
    "This machine is in no network just now: connect it to the Wi-Fi that the others are in.",
  portTaken: ({ port }: { port: number }) =>
    `Another program is using port ${port}: end it, or choose another port with --port.`,
  /** `detail`: what the system says. */
  refused: ({ addresses, detail }: { addresses: readonly string[]; detail: string }) =>
    `The system does not let others come in by ${listed(addresses)} (${detail}): allow Cardtable in its firewall, and look whether the network is still there.`,
  unheard:
    "The network does not pass on that this table is open: others come in by its code or address.",
};
