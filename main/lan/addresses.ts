// Private addresses at which others in the network reach this machine; never a public one (H-14).

import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

export type LanAddress = Readonly<{
  address: string;
  family: 4 | 6;
  network: string;
}>;

export type ReadAddresses = () => readonly LanAddress[];

const privateOnes = new BlockList();
privateOnes.addSubnet("10.0.0.0", 8);
privateOnes.addSubnet("172.16.0.0", 12);
privateOnes.addSubnet("192.168.0.0", 16);
// Link-local addresses, which machines choose themselves where there is no DHCP server.
privateOnes.addSubnet("169.254.0.0", 16);
privateOnes.addSubnet("fc00::", 7, "ipv6");

/**
 * Accepts RFC 1918, link-local IPv4, and unique local IPv6 (RFC 4193). Returns false for anything
 * that is not an address.
 */
export const isPrivate = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && privateOnes.check(address, family === 6 ? "ipv6" : "ipv4");
};

/**
 * Interfaces for virtual machines, containers and tunnels, by which hardly anybody in the room
 * reaches the host.
 */
const isVirtual = ({ network }: LanAddress): boolean =>
  /^(?:docker|br-|veth|virbr|vbox|vmnet|vEthernet|tun|tap|utun|zt|tailscale|wg)/i.test(network);
const rank = (found: LanAddress): number =>
  (isVirtual(found) ? 4 : 0) +
  (found.address.startsWith("169.254.") ? 2 : 0) +
  (found.family === 6 ? 1 : 0);

/** Prefers IPv4, which every phone has and which is shortest to type. */
export const likeliestFirst = (found: readonly LanAddress[]): readonly LanAddress[] =>
  found.toSorted((one, other) => rank(one) - rank(other));

export const machineAddresses: ReadAddresses = () =>
  likeliestFirst(
    Object.entries(networkInterfaces())
      .flatMap(([network, found = []]) =>
        found.map(({ address, family }): LanAddress => ({
          address,
          family: family === "IPv6" ? 6 : 4,
          network,
        })),
      )
      .filter(({ address }) => isPrivate(address)),
  );

export const inUrl = ({ address, family }: Pick<LanAddress, "address" | "family">): string =>
  family === 6 ? `[${address}]` : address;

/**
 * Reads these addresses even if the machine does not have them now: listening at a missing one
 * fails and reports it.
 */
export const theseAddresses =
  (addresses: readonly string[]): ReadAddresses =>
  () => {
    const networks = new Map(
      Object.entries(networkInterfaces()).flatMap(([network, found = []]) =>
        found.map(({ address }) => [address, network] as const),
      ),
    );
    return addresses.map((address) => ({
      address,
      family: isIP(address) === 6 ? 6 : 4,
      network: networks.get(address) ?? "",
    }));
  };
