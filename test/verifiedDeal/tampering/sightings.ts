import type { DealTranscript, Sighting } from "#shared/verifiedDeal/transcript.ts";
import {
  picked,
  replaced,
  whichever,
  type Chance,
  type Tampered,
  type Tampering,
} from "./tampering.ts";

function sighted(
  { sightings, ...rest }: DealTranscript,
  chance: Chance,
  change: (seen: Sighting) => Sighting | null,
): Tampered {
  const at = picked(chance, sightings);
  const changed = sightings[at] ? change(sightings[at]) : null;
  return changed && { ...rest, sightings: replaced(sightings, at, changed) };
}

export const sightings: readonly Tampering[] = [
  [
    "a hand is shown with a card more",
    ["sighting"],
    (transcript, _, chance) =>
      sighted(transcript, chance, (seen) => ({
        ...seen,
        hands: seen.hands.map((hand) =>
          typeof hand === "number" ? hand + 100 : [...hand, ...whichever],
        ),
      })),
  ],
  [
    "the own hand is shown with a card that it never had",
    ["sighting"],
    (transcript, { held }, chance) => {
      const { seat } = transcript;
      const hand = seat === null ? undefined : transcript.sightings[0]?.hands[seat];
      const card = whichever.find((each) => !held[seat ?? 0]?.includes(each));
      if (seat === null || typeof hand !== "object" || hand.length === 0 || !card) return null;
      return sighted(transcript, chance, (seen) => ({
        ...seen,
        hands: replaced(seen.hands, seat, [...hand.slice(1), card].toSorted()),
      }));
    },
  ],
  [
    "a card is shown on the pile that lies elsewhere",
    ["sighting"],
    (transcript, _, chance) =>
      sighted(transcript, chance, (seen) => ({ ...seen, pile: [...seen.pile, ...whichever] })),
  ],
  [
    "the stock is shown larger than it is",
    ["sighting"],
    (transcript, _, chance) =>
      sighted(transcript, chance, (seen) => ({ ...seen, stock: seen.stock + 500 })),
  ],
  [
    "removed cards are hidden",
    ["sighting"],
    (transcript, _, chance) =>
      sighted(transcript, chance, (seen) => ({ ...seen, removed: seen.removed + 500 })),
  ],
  [
    "a seat is left out",
    ["sighting"],
    (transcript, _, chance) =>
      sighted(transcript, chance, (seen) => ({ ...seen, hands: seen.hands.slice(1) })),
  ],
  [
    "a seat shows a card that it never had",
    ["sighting"],
    (transcript, { held }, chance) => {
      const card = whichever.find((each) => !held[0]?.includes(each));
      if (!card) return null;
      return sighted(transcript, chance, (seen) => ({
        ...seen,
        showed: [...seen.showed, { seat: 0, cards: [card] }],
      }));
    },
  ],
];
