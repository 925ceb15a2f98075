// The network of a test: this machine's own 127.0.0.2, in which nobody is told or heard of anything
// unless a test says how.

import { Lan, type LanOptions } from "#main/lan/lan.ts";
import type { Clock } from "#main/base/clock.ts";
import type { LanAddress } from "#main/lan/addresses.ts";
import type { MakeMdns } from "#main/lan/mdns.ts";

export const testAddress: LanAddress = { address: "127.0.0.2", family: 4, network: "test" };

export const silentMdns: MakeMdns = () => ({
  publish: () => undefined,
  withdraw: () => Promise.resolve(),
  browse: () => ({ services: [], stop: () => undefined }),
  end: () => undefined,
});

export const testLan = (
  clock: Clock,
  log: (line: string) => void,
  options: Partial<LanOptions> = {},
): Lan =>
  new Lan({
    clock,
    report: (error) => log(String(error)),
    addresses: () => [testAddress],
    mdns: silentMdns,
    ...options,
  });
