// The house's owner and its other profiles (H-1).

import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { keyOfBack, keyOfFelt, opens, type Key } from "#shared/profile/appearance.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Profile } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { anyAvatar } from "#main/bots/botNames.ts";
import { newId, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { granted, refusal } from "#main/base/refusal.ts";

const firstName = "Player";

type Parts = Readonly<{
  store: Pick<Store, "profiles" | "guests">;
  clock: Clock;
  random: RandomBytes;
}>;

const stillClosed = (key: Key, { level }: Profile): Refusal =>
  "level" in key
    ? refusal("CE-12", "levelTooLow", { level, opensAt: key.level })
    : refusal("H-47", "rungNotWon", { game: key.game, rung: key.rung });

export class ProfileRequests {
  readonly #parts: Parts;
  #id: string;

  /**
   * `wanted` owns the house; if it is missing, unknown or a guest's, the last owner does, or else a
   * new profile. Throws a StoreError.
   */
  constructor(parts: Parts, wanted: string | undefined) {
    this.#parts = parts;
    const { profiles, guests } = parts.store;
    const known = wanted === undefined || guests.isGuest(wanted) ? null : profiles.find(wanted);
    this.#id =
      (known ?? profiles.lastUsed())?.id ??
      this.#add({ name: firstName, avatar: anyAvatar(parts.random) });
  }

  get id(): string {
    return this.#id;
  }

  /** Throws a StoreError. */
  find(id: string): Profile {
    const profile = this.#parts.store.profiles.find(id);
    if (!profile) throw new StoreError("store-conflict", saysOfStore("profileGone"));
    return profile;
  }

  save(id: string, payload: HouseAsk<"saveProfile">): Profile {
    this.#parts.store.profiles.change(id, payload);
    return this.find(id);
  }

  /** H-1: only levels and ladders unlock card backs and felts. */
  setAppearance(id: string, looks: HouseAsk<"wear">): Answer<Profile> {
    const reached = this.find(id);
    const wanted = [keyOfBack(looks.back), keyOfFelt(looks.felt)];
    const closed = wanted.find((key) => !opens(key, reached));
    if (closed) return stillClosed(closed, reached);
    this.#parts.store.profiles.setAppearance(id, looks);
    return granted(this.find(id));
  }

  list(): Answer<readonly Profile[]> {
    return granted(this.#parts.store.profiles.list());
  }

  add(payload: HouseAsk<"addProfile">): Answer<Profile> {
    return granted(this.find(this.#add(payload)));
  }

  /**
   * Makes this profile the owner. Seats that others have at tables stay theirs, and guests'
   * profiles stay private with all that only they may see (C-7).
   */
  use({ profile }: HouseAsk<"useProfile">): Answer<Profile> {
    const { store, clock } = this.#parts;
    const found = store.profiles.find(profile);
    if (!found) return refusal("unknown-profile", "unknownProfile");
    if (store.guests.isGuest(found.id))
      return refusal("not-yours", "guestsProfile", { name: found.name });
    store.profiles.use(found.id, clock.now());
    this.#id = found.id;
    return granted(found);
  }

  #add(profile: HouseAsk<"addProfile">): string {
    const { store, random, clock } = this.#parts;
    const id = newId(random);
    store.profiles.add({ id, ...profile, madeAt: clock.now() });
    return id;
  }
}
