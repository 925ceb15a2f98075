// Who asks, and may he (H-35)?

import type { Refusal } from "#shared/protocol/answer.ts";
import type { TournamentRequest, tournamentRoles } from "#shared/protocol/tournament.ts";
import type { fileRoles, houseRoles, HouseRequest, Role } from "#shared/protocol/schema.ts";
import type { Pass } from "./ports.ts";
import { refusal } from "./refusal.ts";

interface Owner {
  readonly role: "owner";
  /** Whose points, level, looks and chips are meant by "his". */
  readonly profile: string;
  /**
   * H-38: of the device that is known by a lasting key; absent for the desktop shell's own window.
   */
  readonly device?: string;
}

interface Guest {
  readonly role: "guest";
  readonly profile: string;
  /** Their device came with a director's PIN, too. */
  readonly pass?: Pass;
}

/** H-38: a device in the room that is nobody's own, and directs one tournament. */
interface Director {
  readonly role: "director";
  readonly profile: null;
  readonly pass: Pass;
}

interface Spectator {
  readonly role: "spectator";
  /** Whose he is, where he is known; null for a screen that is nobody's. */
  readonly profile: string | null;
  /** H-39: of a screen that is known by a lasting key. */
  readonly screen?: string;
}

/** Made in `connections/visitors.ts` and nowhere else; who is none is nobody. */
export type Visitor = Owner | Guest | Director | Spectator;

/** Who may come as far as the handler of this request. */
export type HouseVisitor<R extends HouseRequest> = Extract<
  Visitor,
  { readonly role: (typeof houseRoles)[R][number] }
>;

type TournamentRole<R extends TournamentRequest> = (typeof tournamentRoles)[R][number];

/** The same of what is asked of tournaments, where a guest may be a director. */
export type TournamentVisitor<R extends TournamentRequest> = Extract<
  Visitor,
  { readonly role: TournamentRole<R> | ("director" extends TournamentRole<R> ? "guest" : never) }
>;

/** Who may come as far as any of the house's files. */
export type FileVisitor = Extract<
  Visitor,
  { readonly role: (typeof fileRoles)[keyof typeof fileRoles][number] }
>;

const mayAsk = (visitor: Visitor | null, declared: readonly Role[]): boolean =>
  visitor !== null && declared.includes(visitor.role);

/**
 * A guest comes as far as what a director may ask: which tournament they ask about, and whether
 * they direct it, is looked at where tournaments are.
 */
const mayDirect = (visitor: Visitor | null, declared: readonly Role[]): boolean =>
  visitor?.role === "guest" && declared.includes("director");

/** Of the house's requests and files; null where he may. */
export function refusedInHouse(visitor: Visitor | null, declared: readonly Role[]): Refusal | null {
  if (mayAsk(visitor, declared) || mayDirect(visitor, declared)) return null;
  if (visitor === null) return refusal("not-yours", "ownersHouse");
  return declared.includes("owner")
    ? refusal("not-yours", "hostsOwnerOnly")
    : refusal("not-yours", "screensOnly");
}

/** Of what is asked at a table; null where he may. */
export function refusedAtTable(visitor: Visitor | null, declared: readonly Role[]): Refusal | null {
  if (mayAsk(visitor, declared)) return null;
  if (visitor === null || visitor.role === "spectator") return refusal("not-yours", "playersOnly");
  return declared.includes("owner")
    ? refusal("not-yours", "ownerOnly")
    : refusal("not-yours", "seatedAlready");
}
