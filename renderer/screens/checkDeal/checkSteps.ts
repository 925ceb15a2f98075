import { dealFaultKinds, type DealFault } from "#shared/verifiedDeal/fault.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";

type Kind = DealFault["kind"];
export type CheckStep = Readonly<{ kind: Kind; state: "fits" | "fault" | "unchecked" }>;

/** What can be checked only once the host has opened how it dealt. */
const needsClosing: ReadonlySet<Kind> = new Set([
  "commitment",
  "seal",
  "chance",
  "movement",
  "sighting",
]);

/** Nothing after the first fault was checked, nor a part that this program did not contribute. */
export function checkSteps(
  { own, closing }: Pick<DealTranscript, "own" | "closing">,
  fault: Pick<DealFault, "kind"> | null,
): readonly CheckStep[] {
  const wrong = fault ? dealFaultKinds.indexOf(fault.kind) : dealFaultKinds.length;
  const isUnchecked = (kind: Kind): boolean =>
    (kind === "ownContribution" && own === null) || (closing === null && needsClosing.has(kind));
  return dealFaultKinds.map((kind, at) => ({
    kind,
    state: at === wrong ? "fault" : at > wrong || isUnchecked(kind) ? "unchecked" : "fits",
  }));
}
