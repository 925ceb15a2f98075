// Who directs a tournament: the owner of the house, named people, and devices in the room (H-35,
// H-38).

import type { Clock } from "#main/base/clock.ts";
import type { Pass } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { Visitor } from "#main/base/visitor.ts";
import type { Store } from "#main/store/store.ts";
import type { Profile } from "#shared/protocol/house.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Directing, KnownPerson } from "#shared/protocol/tournament.ts";
import type { DirectorDevices } from "./directorPins.ts";

type Parts = Readonly<{
  devices: DirectorDevices;
  store: Pick<Store, "directors" | "profiles">;
  clock: Pick<Clock, "now">;
}>;

const mostNamed = 8;

const shown = ({ id, name, avatar, guest }: Profile): KnownPerson => ({
  profile: id,
  name,
  avatar,
  comesAlone: guest,
});

const passOf = (visitor: Visitor): Pass | undefined =>
  "pass" in visitor ? visitor.pass : undefined;

/** Methods throw a StoreError. */
export class Directors {
  readonly #parts: Parts;
  /** Cached by tournament, because every watcher is looked up at each update. */
  readonly #named = new Map<string, ReadonlySet<string>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Nothing else decides this. `inPerson`: a device's PIN is not enough, so that a device grants
   * nothing permanent.
   */
  directs(visitor: Visitor, tournament: string, { inPerson = false } = {}): boolean {
    if (visitor.role === "owner") return true;
    const pass = passOf(visitor);
    if (!inPerson && pass && this.#parts.devices.opens(pass, tournament)) return true;
    return visitor.role === "guest" && this.#namedIn(tournament).has(visitor.profile);
  }

  #namedIn(tournament: string): ReadonlySet<string> {
    const known = this.#named.get(tournament);
    if (known) return known;
    const named = new Set(this.#parts.store.directors.named(tournament));
    this.#named.set(tournament, named);
    return named;
  }

  /** H-38: only people with their own browser; the owner's browsers direct anyway. */
  name(tournament: string, profile: string): Refusal | null {
    const {
      store: { directors, profiles },
      clock,
    } = this.#parts;
    const found = profiles.find(profile);
    if (!found) return refusal("unknown-profile", "unknownProfile");
    if (directors.isNamed(tournament, profile)) return null;
    if (!found.guest) return refusal("not-now", "directorNeedsBrowser");
    if (directors.named(tournament).length >= mostNamed)
      return refusal("full", "directorsFull", { most: mostNamed });
    this.#named.delete(tournament);
    directors.name(tournament, profile, clock.now());
    return null;
  }

  takeBack(tournament: string, profile: string): null {
    this.#named.delete(tournament);
    this.#parts.store.directors.takeBack(tournament, profile);
    return null;
  }

  directingFor(visitor: Visitor, tournament: string): Directing {
    const {
      store: { directors, profiles },
      devices,
    } = this.#parts;
    return {
      mayName: this.directs(visitor, tournament, { inPerson: true }),
      ...devices.pinAndDevices(tournament, passOf(visitor)),
      directors: directors
        .named(tournament)
        .flatMap((id) => profiles.find(id) ?? [])
        .map(shown),
      people: profiles.list().map(shown),
    };
  }
}
