// Devices that the host recognizes as its owner's across restarts (H-38).

import type { RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { byKey, isUseNews, newDevice } from "#main/base/deviceKeys.ts";
import type { DeviceDoor, KnownDevice } from "#main/base/ports.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { Store } from "#main/store/store.ts";
import type { OwnerDevice } from "#shared/protocol/house.ts";
import type { Handlers } from "./handlers.ts";

/**
 * Each was admitted by an address of its own that the host printed; the one not used for longest is
 * removed.
 */
const mostDevices = 32;

type Parts = Readonly<{
  store: Pick<Store, "devices">;
  clock: Clock;
  random: RandomBytes;
}>;

/** Methods throw a StoreError. */
export class Devices implements DeviceDoor {
  readonly #parts: Parts;
  readonly #listeners: ((device: string) => void)[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  admit(name: string): string {
    const { devices } = this.#parts.store;
    const { key, device } = newDevice(name, this.#parts);
    devices.add(device);
    for (const { id } of devices.list().slice(mostDevices)) this.#remove(id);
    return key;
  }

  find(key: string): KnownDevice | null {
    const { store, clock } = this.#parts;
    const found = byKey(key, store.devices.find);
    const now = clock.now();
    if (found && isUseNews(found, now)) store.devices.use(found.id, now);
    return found && { id: found.id };
  }

  onRevoked(listener: (device: string) => void): void {
    this.#listeners.push(listener);
  }

  readonly requests: Handlers<"devices" | "revokeDevice"> = {
    devices: ({ device }) => granted(this.#list(device)),
    revokeDevice: ({ device }, { device: id }) =>
      this.#remove(id) ? granted(this.#list(device)) : refusal("unknown-device", "unknownDevice"),
  };

  #list(own: string | undefined): readonly OwnerDevice[] {
    return this.#parts.store.devices
      .list()
      .map(({ hash: _hash, ...device }) => ({ ...device, isThis: device.id === own }));
  }

  #remove(id: string): boolean {
    if (!this.#parts.store.devices.remove(id)) return false;
    for (const listener of this.#listeners) listener(id);
    return true;
  }
}
