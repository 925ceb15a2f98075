// Whether what everybody contributed to a deal is what they committed to, and the plan makes sense.

import type { DealFault } from "./fault.ts";
import { guestCommitment, packOf, planHash } from "./commitments.ts";
import { areAllSigned, isSignedBy } from "./keys.ts";
import type { DealPlan, DealTranscript } from "./transcript.ts";

export const contributedFault = (transcript: DealTranscript): DealFault | null =>
  ownFault(transcript) ??
  planFault(transcript) ??
  secretFault(transcript) ??
  againFault(transcript);

function ownFault({ own, plan, secrets }: DealTranscript): DealFault | null {
  if (own === null) return null;
  const { player, key, commitment, secret } = own;
  const at = plan.contributions.findIndex((contribution) => contribution.player === player);
  const planned = plan.contributions[at];
  const opened = secrets[at];
  const isUnchanged =
    planned?.key === key &&
    planned.commitment === commitment &&
    !plan.silent.includes(player) &&
    (secrets.length === 0 || opened?.secret === secret);
  return isUnchanged ? null : { kind: "ownContribution", player };
}

function planFault({ own, plan, seat }: DealTranscript): DealFault | null {
  const { players, contributions, silent } = plan;
  // What was committed to holds the deal and the host's commitment that were announced.
  if (own !== null && guestCommitment(plan, own.player, own.secret) !== own.commitment)
    return { kind: "plan" };
  if (!isDealSane(plan)) return { kind: "plan" };
  if (seat !== null && (seat >= players.length || (own !== null && players[seat] !== own.player)))
    return { kind: "plan", seat };
  const people = players.filter((player) => player !== null);
  const named = [...contributions.map(({ player }) => player), ...silent];
  const wrong =
    firstTwice(people) ?? firstTwice(named) ?? people.find((player) => !named.includes(player));
  return wrong === undefined ? null : { kind: "plan", player: wrong };
}

function isDealSane(plan: DealPlan): boolean {
  const { players, dealt, order, lot, cards } = plan;
  return (
    (order === null) !== (lot === null) &&
    dealt.length > 0 &&
    dealt.every((seat, at) => seat < players.length && seat > (dealt[at - 1] ?? -1)) &&
    (order === null || isSame(order.toSorted(ascending), dealt)) &&
    cards <= packOf(plan).length
  );
}

const ascending = (one: number, other: number): number => one - other;
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);
const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

/** Nothing has been opened yet. */
const isOnlyPlanned = ({ secrets, seals, openings, closing }: DealTranscript): boolean =>
  secrets.length === 0 && seals.length === 0 && openings.length === 0 && closing === null;

function secretFault(transcript: DealTranscript): DealFault | null {
  const { plan, secrets } = transcript;
  if (secrets.length !== plan.contributions.length)
    return isOnlyPlanned(transcript) ? null : { kind: "commitment" };
  const opened = plan.contributions.flatMap((contribution, at) => {
    const own = secrets[at] ?? null;
    return own === null ? [] : [{ ...contribution, ...own }];
  });
  const unfit = opened.find(
    ({ player, commitment, secret }) => guestCommitment(plan, player, secret) !== commitment,
  );
  if (unfit) return { kind: "commitment", player: unfit.player };
  const hash = planHash(plan);
  if (areAllSigned(opened, hash)) return null;
  const unsigned = opened.find(
    ({ key, signature, secret }) => !isSignedBy(key, signature, hash, secret),
  );
  return unsigned ? { kind: "signature", player: unsigned.player } : null;
}

/** A deal is done again once, by the name of somebody who withheld a secret; then play goes on. */
function againFault({ own, plan, secrets, seals }: DealTranscript): DealFault | null {
  const { again, contributions, silent } = plan;
  const before = own?.before ?? null;
  if (before !== null && again?.deal !== before) return { kind: "again" };
  if (again === null) {
    const withheld = seals.length === 0 ? -1 : secrets.indexOf(null);
    const player = contributions[withheld]?.player;
    return player === undefined ? null : { kind: "again", player };
  }
  const { deal, withheld } = again;
  if (deal === plan.deal || withheld.length === 0) return { kind: "again" };
  const isHere = (player: string): boolean =>
    silent.includes(player) || contributions.some((contribution) => contribution.player === player);
  const wrong =
    firstTwice(withheld) ??
    withheld.find((player) => !isHere(player) || (before !== null && player === own?.player));
  return wrong === undefined ? null : { kind: "again", player: wrong };
}
