// The people who direct a tournament: the owner of the house, and whoever was named (H-35, H-38).

import type { Clock } from '#main/host/clock.ts';
import { refusal } from '#main/host/refusal.ts';
import type { Visitor } from '#main/host/visitor.ts';
import type { Store } from '#main/store/store.ts';
import type { Profile, Refusal } from '#shared/protocol/messages.ts';
import type { Directing, KnownPerson } from '#shared/protocol/tournament.ts';

interface Parts {
  readonly store: Pick<Store, 'directors' | 'profiles'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Each may do all that a director may: more than a room needs. */
const mostNamed = 8;

const shown = ({ id, name, avatar, guest }: Profile): KnownPerson => ({ profile: id, name, avatar, comesAlone: guest });

/** Methods throw a StoreError. */
export class Directors {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether this visitor directs this tournament: decided here and nowhere else. */
  directs(visitor: Visitor, tournament: string): boolean {
    if (visitor.role === 'owner') return true;
    return visitor.profile !== null && visitor.role === 'guest' && this.#parts.store.directors.isNamed(tournament, visitor.profile);
  }

  /** H-38: somebody who comes with a browser of their own, for the owner's directs anyway. */
  name(tournament: string, profile: string): Refusal | null {
    const { store: { directors, profiles }, clock } = this.#parts;
    const found = profiles.find(profile);
    if (!found) return refusal('unknown-profile', 'unknownProfile');
    if (directors.isNamed(tournament, profile)) return null;
    if (!found.guest) return refusal('not-now', 'directorNeedsBrowser');
    if (directors.named(tournament).length >= mostNamed) return refusal('full', 'directorsFull', { most: mostNamed });
    directors.name(tournament, profile, clock.now());
    return null;
  }

  takeBack(tournament: string, profile: string): null {
    this.#parts.store.directors.takeBack(tournament, profile);
    return null;
  }

  /** What a director is told of the others, and of whom there is to name and to enter. */
  told(tournament: string): Directing {
    const { store: { directors, profiles } } = this.#parts;
    return { directors: directors.named(tournament).flatMap((id) => profiles.find(id) ?? []).map(shown), people: profiles.list().map(shown) };
  }
}
