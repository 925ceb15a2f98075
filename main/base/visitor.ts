// Who makes a request, and whether they may (H-35).

import type { Refusal } from "#shared/protocol/answer.ts";
import type { TournamentRequest, tournamentRoles } from "#shared/protocol/tournament.ts";
import type { fileRoles, houseRoles, HouseRequest, Role } from "#shared/protocol/schema.ts";
import type { Pass } from "./ports.ts";
import { refusal } from "./refusal.ts";

type Owner = Readonly<{
  role: "owner";
  /** Whose points, level, appearance and chips the owner sees as their own. */
  profile: string;
  /** H-38: absent for the desktop shell's own window. */
  device?: string;
  /** Comes over the network, to a host that lets its owner in there. */
  isRemote?: true;
}>;

type Guest = Readonly<{
  role: "guest";
  profile: string;
  pass?: Pass;
}>;

/** H-38: nobody's device, which directs one tournament. */
type Director = Readonly<{
  role: "director";
  profile: null;
  pass: Pass;
}>;

type Spectator = Readonly<{
  role: "spectator";
  /** Null for a screen that is nobody's. */
  profile: string | null;
  /** H-39: the id of a screen known by its key. */
  screen?: string;
}>;

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
 * Lets guests pass to directors' requests; the tournaments check whether they direct the one they
 * name.
 */
const mayDirect = (visitor: Visitor | null, declared: readonly Role[]): boolean =>
  visitor?.role === "guest" && declared.includes("director");

export function refusedInHouse(visitor: Visitor | null, declared: readonly Role[]): Refusal | null {
  if (mayAsk(visitor, declared) || mayDirect(visitor, declared)) return null;
  if (visitor === null) return refusal("not-yours", "ownersHouse");
  return declared.includes("owner")
    ? refusal("not-yours", "hostsOwnerOnly")
    : refusal("not-yours", "screensOnly");
}

/** Returns null if the visitor may make them. */
export function refusedAtTable(visitor: Visitor | null, declared: readonly Role[]): Refusal | null {
  if (mayAsk(visitor, declared)) return null;
  if (visitor === null || visitor.role === "spectator") return refusal("not-yours", "playersOnly");
  return declared.includes("owner")
    ? refusal("not-yours", "ownerOnly")
    : refusal("not-yours", "seatedAlready");
}
