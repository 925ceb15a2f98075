import type { Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Invitation } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { hashOf, newId, newToken, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import type { GuestDoor, NewGuest } from "#main/base/ports.ts";
import { granted, refusal } from "#main/base/refusal.ts";

/** Enough time to take the code to another device. */
const minutes = 10;
const mostInvitations = 32;
const secretForm = /^[\w-]{22}$/;

type Parts = Readonly<{
  store: Pick<Store, "guests" | "profiles">;
  clock: Clock;
  random: RandomBytes;
  /** H-15: is true for the join code of a table or tournament. */
  opensTable: (code: string) => boolean;
}>;

/** Invitations are good once and end with the process; secrets are stored as hashes. */
export class Guests implements GuestDoor {
  readonly #parts: Parts;
  #houseId: string | null = null;
  /** Expiry on the monotonic clock, by hash of the code. */
  readonly #invitations = new Map<string, number>();
  /** Codes by key of the request, so that a repeated request makes no second invitation. */
  readonly #codes = new Map<string, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get houseId(): string {
    return (this.#houseId ??= this.#parts.store.guests.houseId());
  }

  invite(key?: string): Answer<Invitation> {
    const { random, clock } = this.#parts;
    const before = key === undefined ? key : this.#codes.get(key);
    if (before !== undefined) return granted({ code: before, minutes });
    const code = newToken(random);
    if (key !== undefined) this.#codes.set(key, code);
    this.#invitations.set(hashOf(code), clock.elapsed() + minutes * 60_000);
    for (const made of [this.#invitations, this.#codes])
      for (const oldest of made.keys()) if (made.size > mostInvitations) made.delete(oldest);
    return granted({ code, minutes });
  }

  profileOf(secret: string): string | null {
    return secretForm.test(secret) ? this.#parts.store.guests.profileOf(hashOf(secret)) : null;
  }

  isInvitation(code: string): boolean {
    return (this.#invitations.get(hashOf(code)) ?? -1) > this.#parts.clock.elapsed();
  }

  come(code: string, wanted: HouseAsk<"addProfile">): Answer<NewGuest> {
    if (!this.#parts.opensTable(code) && !this.isInvitation(code))
      return refusal("wrong-invitation", "wrongInvitation");
    try {
      const guest = this.#add(wanted);
      this.#invitations.delete(hashOf(code));
      return granted(guest);
    } catch (error) {
      if (error instanceof StoreError) return error.refusal;
      throw error;
    }
  }

  #add({ name, avatar }: HouseAsk<"addProfile">): NewGuest {
    const { store, random, clock } = this.#parts;
    const [profile, secret] = [newId(random), newToken(random)];
    const hash = hashOf(secret);
    try {
      store.guests.add({ id: profile, name, avatar, madeAt: clock.now(), hash });
    } catch (error) {
      // The error may have come after the guest was stored; only the store knows.
      if (store.guests.profileOf(hash) === null) throw error;
    }
    return { profile, secret };
  }
}
