// The state that the tables of a session share: the stored session, and who is at which of them.

import type { StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";

interface Member {
  readonly id: string;
  readonly players: readonly StoredPlayer[];
  takeSession(session: StoredSession): void;
}

/**
 * One object for all tables of a session: what one of them has stored, all of them have from then
 * on.
 */
export class SessionJournal {
  readonly rules: SessionRules;
  readonly #members = new Map<string, Member>();
  #session: StoredSession;
  #atNone: readonly StoredPlayer[];

  constructor(rules: SessionRules, session: StoredSession, atNone: readonly StoredPlayer[] = []) {
    this.rules = rules;
    this.#session = session;
    this.#atNone = atNone;
  }

  get session(): StoredSession {
    return this.#session;
  }

  /** The players at none of its tables, by id. */
  get atNone(): readonly StoredPlayer[] {
    return this.#atNone;
  }

  join(member: Member): void {
    this.#members.set(member.id, member);
  }

  leave(id: string): void {
    this.#members.delete(id);
  }

  take(session: StoredSession): void {
    if (session === this.#session) return;
    this.#session = session;
    for (const member of this.#members.values()) member.takeSession(session);
  }

  takeAtNone(players: readonly StoredPlayer[]): void {
    this.#atNone = players.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  find(player: string): StoredPlayer | null {
    const all = [this.#atNone, ...[...this.#members.values()].map(({ players }) => players)];
    return all.flatMap((players) => players.find(({ id }) => id === player) ?? [])[0] ?? null;
  }

  /** Players who left for good are at none. */
  placeOf(player: string): string | null {
    return (
      [...this.#members.values()].find(({ players }) =>
        players.some(({ id, gone }) => id === player && !gone),
      )?.id ?? null
    );
  }
}
