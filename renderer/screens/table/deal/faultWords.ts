import { cardNameIn } from "#renderer/text/cardNameIn.ts";
import type { ScreenText } from "#renderer/text/en/screens.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";

/** `nameOf`: of a player's id. */
export function faultWords(
  { deal: words, card: cards }: Pick<ScreenText, "deal" | "card">,
  fault: DealFault,
  nameOf: (player: string) => string,
): string {
  const name = fault.player === undefined ? null : nameOf(fault.player);
  const card =
    fault.card !== undefined
      ? cardNameIn(cards, fault.card)
      : fault.place !== undefined
        ? words.placeOf(fault.place + 1)
        : null;
  const { faults } = words;
  switch (fault.kind) {
    case "ownContribution":
    case "plan":
    case "again":
    case "chance":
      return faults[fault.kind];
    case "commitment":
      return faults.commitment(name);
    case "signature":
      return faults.signature(name);
    case "seal":
    case "opening":
    case "movement":
    case "sighting":
      return faults[fault.kind](card);
  }
}
