// The devices in the room that direct a tournament, let in by its PIN (H-38).
import type { RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { byKey, isUseNews, newDevice } from "#main/base/deviceKeys.ts";
import type { DirectorDoor, Pass } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { Store } from "#main/store/store.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Directing } from "#shared/protocol/tournament.ts";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const saltBytes = 16;
const hashBytes = 32;
/** About 32 MB and a twentieth of a second for each try. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const stretched = promisify<string, Buffer, number, object, Buffer>(scrypt);

type StoredPin = Readonly<{
  salt: string;
  hash: string;
}>;

async function pinKept(pin: string): Promise<StoredPin> {
  const salt = randomBytes(saltBytes);
  return {
    salt: salt.toString("base64url"),
    hash: (await stretched(pin, salt, hashBytes, cost)).toString("base64url"),
  };
}

async function isPin(pin: string, { salt, hash }: StoredPin): Promise<boolean> {
  return timingSafeEqual(
    await stretched(pin, Buffer.from(salt, "base64url"), hashBytes, cost),
    Buffer.from(hash, "base64url"),
  );
}

/** The PINs guessed first: one digit repeated, or digits that go up or down by one. */
function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  return [0, 1, 9].includes(steps[0] ?? 0) && steps.every((step) => step === steps[0]);
}

type Parts = Readonly<{
  store: Pick<Store, "directors">;
  clock: Pick<Clock, "now">;
  random: RandomBytes;
  isShown: (tournament: string) => boolean;
}>;

/**
 * Wrong tries by all together that void a PIN: with six digits, a chance of one in twenty thousand.
 */
const mostWrong = 50;
/** The one used longest ago is dropped. */
const mostDevices = 16;

type PinAndDevices = Pick<Directing, "pin" | "devices">;

/** Methods throw a StoreError, or reject with one. */
export class DirectorDevices implements DirectorDoor {
  readonly #parts: Parts;
  readonly #listeners: ((device: string) => void)[] = [];
  readonly #good = new Map<string, ReadonlySet<string>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Devices that were let in stay. */
  async setPin(tournament: string, pin: string | null): Promise<Refusal | null> {
    if (pin !== null && isEasyPin(pin)) return refusal("not-now", "easyPin");
    const kept = pin === null ? null : await pinKept(pin);
    this.#parts.store.directors.keepPin(tournament, kept);
    return null;
  }

  async admit(tournament: string, pin: string, name: string): Promise<Answer<string>> {
    const {
      store: { directors },
      isShown,
    } = this.#parts;
    const kept = isShown(tournament) ? directors.pin(tournament) : null;
    if (!kept || kept.wrong >= mostWrong) return refusal("wrong-pin", kept ? "pinEnded" : "noPin");
    const isRight = await isPin(pin, kept);
    // The PIN was changed or removed while this one was checked.
    if (directors.pin(tournament)?.hash !== kept.hash) return refusal("wrong-pin", "wrongPin");
    if (!isRight) {
      directors.wrongPin(tournament);
      return refusal("wrong-pin", "wrongPin");
    }
    const { key, device } = newDevice(name, this.#parts);
    this.#good.delete(tournament);
    directors.addDevice({ ...device, tournament });
    for (const { id } of directors.devices(tournament).slice(mostDevices))
      this.revoke(tournament, id);
    return { ok: true, value: key };
  }

  find(key: string): Pass | null {
    const {
      store: { directors },
      isShown,
      clock,
    } = this.#parts;
    const found = byKey(key, directors.device);
    if (!found || !isShown(found.tournament)) return null;
    const now = clock.now();
    if (isUseNews(found, now)) directors.useDevice(found.id, now);
    return { device: found.id, tournament: found.tournament };
  }

  onRevoked(listener: (device: string) => void): void {
    this.#listeners.push(listener);
  }

  opens({ device, tournament }: Pass, wanted: string): boolean {
    if (tournament !== wanted) return false;
    const known = this.#good.get(tournament);
    if (known) return known.has(device);
    const { directors } = this.#parts.store;
    const good = new Set(directors.devices(tournament).map(({ id }) => id));
    this.#good.set(tournament, good);
    return good.has(device);
  }

  revoke(tournament: string, id: string): Refusal | null {
    this.#good.delete(tournament);
    if (!this.#parts.store.directors.removeDevice(tournament, id))
      return refusal("unknown-device", "unknownDevice");
    this.#tell(id);
    return null;
  }

  /** Revokes everything once the tournament is no longer shown. */
  ended(tournament: string): void {
    const { directors } = this.#parts.store;
    const devices = directors.devices(tournament);
    this.#good.delete(tournament);
    directors.dropEnded(tournament);
    for (const { id } of devices) this.#tell(id);
  }

  pinAndDevices(tournament: string, own: Pass | undefined): PinAndDevices {
    const { directors } = this.#parts.store;
    const pin = directors.pin(tournament);
    return {
      pin: pin === null ? "none" : pin.wrong < mostWrong ? "set" : "ended",
      devices: directors.devices(tournament).map(({ id, name, madeAt, usedAt }) => ({
        id,
        name,
        madeAt,
        usedAt,
        isThis: id === own?.device,
      })),
    };
  }

  #tell(device: string): void {
    for (const listener of this.#listeners) listener(device);
  }
}
