import { listed } from "./words.ts";

export const lan = {
  noNetwork: "This computer isn’t on a network. Connect it to the Wi-Fi that the others use.",
  portTaken: ({ port }: { port: number }) =>
    `Another program is using port ${port}. Close it, or choose another port with --port.`,
  /** `detail`: what the system says. */
  refused: ({ addresses, detail }: { addresses: readonly string[]; detail: string }) =>
    `The system blocks connections on ${listed(addresses)} (${detail}). Allow Cardtable in the firewall, and check that the network is still there.`,
  unheard:
    "Others can’t find this table by themselves on this network. They can join with its code or address.",
};
