// A transcript grows by what the host sends of its deal, and nothing in it changes any more.

import type { DealMessage } from "#shared/protocol/deal.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import { contributedFault } from "#shared/verifiedDeal/contributed.ts";
import { openedFault } from "#shared/verifiedDeal/opened.ts";
import { readTranscript } from "#shared/verifiedDeal/readTranscript.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";

export type GrowingMessage = Extract<
  DealMessage,
  { readonly type: "secrets" | "sealed" | "opened" | "present" | "closed" }
>;

/** What it is when a message contradicts what the host has sent before. */
export const contradiction: { readonly [T in GrowingMessage["type"]]: DealFault["kind"] } = {
  secrets: "commitment",
  sealed: "seal",
  opened: "opening",
  present: "plan",
  closed: "chance",
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a list goes on as it began. */
const goesOn = (before: readonly unknown[], now: readonly unknown[]) =>
  isSame(before, now.slice(0, before.length));

/** Null: contradicted. */
export function grownBy(known: DealTranscript, message: GrowingMessage): DealTranscript | null {
  switch (message.type) {
    case "secrets": {
      const { secrets } = message;
      return known.secrets.length === 0 || isSame(known.secrets, secrets)
        ? { ...known, secrets }
        : null;
    }
    case "sealed":
      return { ...known, seals: [...known.seals, message.seals] };
    case "opened":
      return withOpenings(known, message.openings);
    case "closed":
      return { ...known, closing: message.closing };
    case "present":
      return withPresent(known, message.present);
  }
}

/**
 * Where a deal was begun again, the host goes on without a secret that it says it never got; the
 * plan of a first deal must not.
 */
export function withOwnLeftOut(transcript: DealTranscript): DealTranscript {
  const { own, plan, secrets } = transcript;
  const at = plan.contributions.findIndex(({ player }) => player === own?.player);
  return plan.again && secrets[at] === null ? { ...transcript, own: null } : transcript;
}

function withOpenings(
  known: DealTranscript,
  openings: DealTranscript["openings"],
): DealTranscript | null {
  const before = (opening: DealTranscript["openings"][number]) =>
    known.openings.find(({ deck, place }) => deck === opening.deck && place === opening.place);
  if (openings.some((opening) => !isSame(before(opening) ?? opening, opening))) return null;
  const added = openings.filter((opening) => before(opening) === undefined);
  return { ...known, openings: [...known.openings, ...added] };
}

function withPresent(
  known: DealTranscript,
  { plan, secrets, seals, openings }: Extract<GrowingMessage, { type: "present" }>["present"],
): DealTranscript | null {
  const isAsBefore =
    isSame(known.plan, plan) && goesOn(known.secrets, secrets) && goesOn(known.seals, seals);
  return isAsBefore ? withOpenings({ ...known, secrets, seals }, openings) : null;
}

/** Costs milliseconds only where something new was contributed, or all is open. */
export function faultAfter(
  type: GrowingMessage["type"] | "planned",
  transcript: DealTranscript,
): DealFault | null {
  switch (type) {
    case "planned":
    case "secrets":
      return contributedFault(transcript);
    case "sealed": {
      const isFirst = transcript.seals.length === 1;
      return (isFirst ? contributedFault(transcript) : null) ?? openedFault(transcript);
    }
    case "present":
      return contributedFault(transcript) ?? openedFault(transcript);
    case "opened":
      return openedFault(transcript);
    case "closed": {
      const check = checkDeal(transcript);
      return check.state === "fault" ? check.fault : null;
    }
  }
}

/** What a host sends may be anything. */
export function isTranscript(made: () => DealTranscript): boolean {
  try {
    readTranscript({ ...made(), sightings: [] });
    return true;
  } catch {
    return false;
  }
}
