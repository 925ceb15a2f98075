import type { DealState } from "#shared/protocol/history.ts";
import { dealFaultKinds, type DealFault } from "#shared/verifiedDeal/fault.ts";

type Kind = DealFault["kind"];
export type CheckStep = Readonly<{ kind: Kind; state: "fits" | "fault" | "unchecked" }>;

/** What can be checked only once the host has opened how it dealt. */
const needsClosing: ReadonlySet<Kind> = new Set(["chance", "movement", "sighting"]);

/** Nothing after the first fault was checked. */
export function checkSteps(
  standing: DealState,
  fault: Pick<DealFault, "kind"> | null,
): readonly CheckStep[] {
  const wrong = fault ? dealFaultKinds.indexOf(fault.kind) : dealFaultKinds.length;
  return dealFaultKinds.map((kind, at) => ({
    kind,
    state:
      at === wrong
        ? "fault"
        : at > wrong || (standing === "open" && needsClosing.has(kind))
          ? "unchecked"
          : "fits",
  }));
}
