// Whether what a seat was shown is what the cards did.

import type { Card } from "#shared/cards/card.ts";
import type { DealFault } from "./fault.ts";
import { namesIn, type CardState } from "./cardState.ts";
import type { Followed } from "./movements.ts";
import { counted } from "./opened.ts";
import type { Sighting } from "./transcript.ts";

type Zone = readonly Card[];

/** A hand has no order. */
const namesHeld = (lying: CardState["pile"]): Zone => namesIn(lying).toSorted();

const kind = "sighting";

/** The first card of one zone that the other has not, or has fewer of. */
function surplus(zone: Zone, other: Zone): Card | undefined {
  const left = new Map(counted(other));
  return zone.find((card) => {
    const rest = (left.get(card) ?? 0) - 1;
    left.set(card, rest);
    return rest < 0;
  });
}

const isSame = (one: Zone, other: Zone): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at]);

/** `seen`: names where they were shown. */
const handFits = (seen: Zone | number | undefined, hand: CardState["pile"]): boolean =>
  typeof seen === "object" ? isSame(seen, namesHeld(hand)) : seen === hand.length;

const pileFits = (seen: Sighting, { pile }: CardState): boolean =>
  seen.pile.length === pile.length && isSame(seen.pile, namesIn(pile));

const fits = (seen: Sighting, state: CardState): boolean =>
  seen.stock === state.stock &&
  seen.removed === state.removed.length &&
  pileFits(seen, state) &&
  seen.hands.length === state.hands.length &&
  state.hands.every((hand, seat) => handFits(seen.hands[seat], hand));

/** What cannot be of a zone that was shown in this way. */
function zoneFault(shown: Zone | number | undefined, zone: Zone): DealFault {
  const card = typeof shown === "object" ? (surplus(shown, zone) ?? surplus(zone, shown)) : null;
  return { kind, ...(card && { card }) };
}

/** One for every zone that is other than in this state. */
function differences(seen: Sighting, state: CardState): readonly DealFault[] {
  const hands = state.hands.flatMap((hand, seat) =>
    handFits(seen.hands[seat], hand)
      ? []
      : [{ ...zoneFault(seen.hands[seat], namesHeld(hand)), seat }],
  );
  const pile = pileFits(seen, state) ? [] : [zoneFault(seen.pile, namesIn(state.pile))];
  const areCountsSame = seen.stock === state.stock && seen.removed === state.removed.length;
  return [...hands, ...pile, ...(areCountsSame ? [] : [{ kind } as const])];
}

/** By the state that the sighting is least unlike. */
function difference(seen: Sighting, states: readonly CardState[]): DealFault {
  const all = states.map((state) => differences(seen, state));
  const least = Math.min(...all.map(({ length }) => length));
  return all.find(({ length }) => length === least)?.[0] ?? { kind };
}

/** The states come in the order of the sightings; those between two of them were not shown. */
export function sightingFault(
  sightings: readonly Sighting[],
  { states, held }: Followed,
): DealFault | null {
  let first = 0;
  for (const seen of sightings) {
    const at = states.findIndex((state, index) => index >= first && fits(seen, state));
    if (at < 0) return difference(seen, states.slice(first));
    first = at;
    for (const { seat, cards } of seen.showed) {
      const card = surplus(cards, held[seat] ?? []);
      if (card) return { kind, seat, card };
    }
  }
  return null;
}
