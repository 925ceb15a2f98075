// Devices that the host recognizes as its owner's across restarts (H-38).

import { hashOf, newId, newKey, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import type { DeviceDoor, KnownDevice } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import type { Store } from "#main/store/store.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { OwnerDevice } from "#shared/protocol/house.ts";

/**
 * Each was admitted by an address of its own that the host printed; the one not used for longest is
 * removed.
 */
const mostDevices = 32;
const keyForm = /^[\w-]{43}$/;
/** A device's last use is stored to the minute. */
const exactMs = 60_000;

interface Parts {
  readonly store: Pick<Store, "devices">;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** Handlers and methods throw a StoreError. */
export class Devices implements DeviceDoor {
  readonly #parts: Parts;
  readonly #listeners: ((device: string) => void)[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  admit(name: string): string {
    const {
      store: { devices },
      random,
      clock,
    } = this.#parts;
    const key = newKey(random);
    const now = clock.now();
    devices.add({ id: newId(random), hash: hashOf(key), name, madeAt: now, usedAt: now });
    for (const { id } of devices.list().slice(mostDevices)) this.#remove(id);
    return key;
  }

  find(key: string): KnownDevice | null {
    const {
      store: { devices },
      clock,
    } = this.#parts;
    const found = keyForm.test(key) ? devices.find(hashOf(key)) : null;
    if (!found) return null;
    const now = clock.now();
    if (Math.abs(now - found.usedAt) >= exactMs) devices.use(found.id, now);
    return { id: found.id };
  }

  onRevoked(listener: (device: string) => void): void {
    this.#listeners.push(listener);
  }

  readonly requests = {
    devices: ({ device }: HouseVisitor<"devices">): Answer<readonly OwnerDevice[]> => ({
      ok: true,
      value: this.#list(device),
    }),
    revokeDevice: (
      { device }: HouseVisitor<"revokeDevice">,
      { device: id }: { readonly device: string },
    ): Answer<readonly OwnerDevice[]> =>
      this.#remove(id)
        ? { ok: true, value: this.#list(device) }
        : refusal("unknown-device", "unknownDevice"),
  };

  #list(own: string | undefined): readonly OwnerDevice[] {
    return this.#parts.store.devices
      .list()
      .map(({ id, name, madeAt, usedAt }) => ({ id, name, madeAt, usedAt, isThis: id === own }));
  }

  #remove(id: string): boolean {
    if (!this.#parts.store.devices.remove(id)) return false;
    for (const listener of this.#listeners) listener(id);
    return true;
  }
}
