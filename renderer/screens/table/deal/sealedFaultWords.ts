import type { FoundSealedFault } from "#renderer/client/sealed/sealedState.ts";
import { text } from "#renderer/text/text.ts";

/** `nameOf`: of a player's id. */
export function sealedFaultWords(
  { fault: { kind, place }, player }: Pick<FoundSealedFault, "fault" | "player">,
  nameOf: (player: string) => string,
): string {
  const { deal, sealed } = text();
  const name = player === null ? null : nameOf(player);
  switch (kind) {
    case "share":
    case "opening":
      return sealed.faults[kind](name, place === undefined ? null : deal.placeOf(place + 1));
    case "plan":
    case "commitment":
    case "key":
    case "deposit":
    case "shuffle":
    case "signature":
    case "log":
    case "rules":
      return sealed.faults[kind](name);
  }
}

/** With who found it. */
export function foundWords(
  found: FoundSealedFault,
  nameOf: (player: string) => string,
  me: string | null,
): string {
  const words = text().sealed.foundBy;
  const { by } = found;
  const finder = by === null ? words.host : by === me ? words.me : words.other(nameOf(by));
  return `${sealedFaultWords(found, nameOf)} ${finder}`;
}
