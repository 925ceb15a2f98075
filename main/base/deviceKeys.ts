// Keys by which a device is known again (H-38, H-39): 256 bits, of which the host stores the hash.

import { hashOf, newId, type RandomBytes } from "./chance.ts";
import type { Clock } from "./clock.ts";

const keyForm = /^[\w-]{43}$/;
/** ms; a device's last use is stored to the minute. */
const exactMs = 60_000;

type Parts = Readonly<{
  clock: Pick<Clock, "now">;
  random: RandomBytes;
}>;

/** The key that the device keeps, and what is stored of the device. */
export function newDevice(name: string, { clock, random }: Parts) {
  const key = Buffer.from(random(32)).toString("base64url");
  const now = clock.now();
  return { key, device: { id: newId(random), hash: hashOf(key), name, madeAt: now, usedAt: now } };
}

export const byKey = <D>(key: string, find: (hash: string) => D | null): D | null =>
  keyForm.test(key) ? find(hashOf(key)) : null;

export const isUseNews = ({ usedAt }: { readonly usedAt: number }, now: number): boolean =>
  Math.abs(now - usedAt) >= exactMs;
