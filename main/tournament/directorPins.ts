// A PIN opens the director's screen on a device in the room (H-38).

import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** So many letters in base64url: 128 bits of salt, 256 of hash. */
const saltBytes = 16;
const hashBytes = 32;
/** About 32 MB and a twentieth of a second for each try. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const stretched = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** What is kept of a PIN. */
export interface StoredPin {
  readonly salt: string;
  readonly hash: string;
}

export async function pinKept(pin: string): Promise<StoredPin> {
  const salt = randomBytes(saltBytes);
  return {
    salt: salt.toString("base64url"),
    hash: (await stretched(pin, salt, hashBytes, cost)).toString("base64url"),
  };
}

export async function isPin(pin: string, { salt, hash }: StoredPin): Promise<boolean> {
  return timingSafeEqual(
    await stretched(pin, Buffer.from(salt, "base64url"), hashBytes, cost),
    Buffer.from(hash, "base64url"),
  );
}

/** Those that are tried first: one digit all along, or digits that go up or down by one. */
export function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  return [0, 1, 9].includes(steps[0] ?? 0) && steps.every((step) => step === steps[0]);
}
