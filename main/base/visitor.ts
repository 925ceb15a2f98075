// Who makes a request, and whether they may (H-35).

import type { Refusal } from "#shared/protocol/answer.ts";
import type { TournamentRequest, tournamentRoles } from "#shared/protocol/tournament.ts";
import type { fileRoles, houseRoles, HouseRequest, Role } from "#shared/protocol/schema.ts";
import type { Pass } from "./ports.ts";
import { refusal } from "./refusal.ts";

interface Owner {
  readonly role: "owner";
  /** The profile whose points, level, appearance and chips "my own" refers to. */
  readonly profile: string;
  /** H-38: the device known by a persistent key; absent for the desktop shell's own window. */
  readonly device?: string;
}

interface Guest {
  readonly role: "guest";
  readonly profile: string;
  /** Present if their device also came with a director's PIN. */
  readonly pass?: Pass;
}

/** H-38: a device in the room that nobody owns and that directs one tournament. */
interface Director {
  readonly role: "director";
  readonly profile: null;
  readonly pass: Pass;
}

interface Spectator {
  readonly role: "spectator";
  /** Null for a screen that is nobody's. */
  readonly profile: string | null;
  /** H-39: the id of a screen that is known by a persistent key. */
  readonly screen?: string;
}

/** Made only in `connections/visitors.ts`; null stands for a stranger. */
export type Visitor = Owner | Guest | Director | Spectator;

export type HouseVisitor<R extends HouseRequest> = Extract<
  Visitor,
  { readonly role: (typeof houseRoles)[R][number] }
>;

type TournamentRole<R extends TournamentRequest> = (typeof tournamentRoles)[R][number];

/** The same for tournaments, where a guest may be a director. */
export type TournamentVisitor<R extends TournamentRequest> = Extract<
  Visitor,
  { readonly role: TournamentRole<R> | ("director" extends TournamentRole<R> ? "guest" : never) }
>;

export type FileVisitor = Extract<
  Visitor,
  { readonly role: (typeof fileRoles)[keyof typeof fileRoles][number] }
>;

const mayAsk = (visitor: Visitor | null, declared: readonly Role[]): boolean =>
  visitor !== null && declared.includes(visitor.role);

/**
 * Lets a guest pass to whatever a director may ask: the tournaments check which tournament it is
 * and whether this guest directs it.
 */
const mayDirect = (visitor: Visitor | null, declared: readonly Role[]): boolean =>
  visitor?.role === "guest" && declared.includes("director");

/** For the house's requests and files; null if the visitor may make them. */
export function refusedInHouse(visitor: Visitor | null, declared: readonly Role[]): Refusal | null {
  if (mayAsk(visitor, declared) || mayDirect(visitor, declared)) return null;
  if (visitor === null) return refusal("not-yours", "ownersHouse");
  return declared.includes("owner")
    ? refusal("not-yours", "hostsOwnerOnly")
    : refusal("not-yours", "screensOnly");
}

/** For requests at a table; null if the visitor may make them. */
export function refusedAtTable(visitor: Visitor | null, declared: readonly Role[]): Refusal | null {
  if (mayAsk(visitor, declared)) return null;
  if (visitor === null || visitor.role === "spectator") return refusal("not-yours", "playersOnly");
  return declared.includes("owner")
    ? refusal("not-yours", "ownerOnly")
    : refusal("not-yours", "seatedAlready");
}
