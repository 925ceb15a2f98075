// Judges a deal by what one person's program saw of it (H-18). Knows cards, and no game.

import { hostCommitment, seedOf } from "./commitments.ts";
import { contributedFault } from "./contributed.ts";
import type { DealFault } from "./fault.ts";
import { drawn, sealedFault } from "./drawn.ts";
import { followed } from "./movements.ts";
import { openedFault } from "./opened.ts";
import { sightingFault } from "./sightings.ts";
import type { DealClosing, DealTranscript } from "./transcript.ts";

export type DealCheck =
  /** `cards`: so many places of decks, all that there were. */
  | Readonly<{ state: "fits"; cards: number }>
  /** All fits so far; the host has not opened its secret. */
  | Readonly<{ state: "open" }>
  | Readonly<{ state: "fault"; fault: DealFault }>;

/**
 * Names the first fault, in the order of `dealFaultKinds` but for what only the closing shows.
 * `transcript` has the form that `readTranscript` checks; whatever else it says, nothing is thrown.
 */
export function checkDeal(transcript: DealTranscript): DealCheck {
  const { closing, seals } = transcript;
  const fault =
    contributedFault(transcript) ??
    openedFault(transcript) ??
    (closing && closedFault(transcript, closing));
  if (fault) return { state: "fault", fault };
  if (!closing) return { state: "open" };
  return { state: "fits", cards: seals.reduce((sum, deck) => sum + deck.length, 0) };
}

function closedFault(transcript: DealTranscript, closing: DealClosing): DealFault | null {
  const { plan, secrets, sightings } = transcript;
  if (hostCommitment(plan.deal, closing.secret) !== plan.host) return { kind: "commitment" };
  const seed = seedOf(plan, closing.secret, secrets);
  const chance = drawn(plan, seed, closing.uses);
  if ("kind" in chance) return chance;
  const unsealed = sealedFault(transcript, seed, chance);
  if (unsealed) return unsealed;
  const course = followed(transcript, closing.steps, chance);
  return "kind" in course ? course : sightingFault(sightings, course);
}
