import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";
import {
  carried,
  replaced,
  stepped,
  withClosing,
  type Tampered,
  type Tampering,
} from "./tampering.ts";

/** The first card of the first two hands, in the deal. */
function dealtOutOfOrder(transcript: DealTranscript): Tampered {
  const [deal = [], ...later] = stepped(transcript);
  const first = carried(deal[0]);
  const at = deal.findIndex((move) => carried(move) && carried(move)?.to !== first?.to);
  const second = carried(deal[at]);
  if (!first || !second || second.to === "pile") return null;
  const [one, ...ones] = first.cards;
  const [two, ...twos] = second.cards;
  if (!one || !two) return null;
  const swapped = replaced(replaced(deal, 0, { ...first, cards: [two, ...ones] }), at, {
    ...second,
    cards: [one, ...twos],
  });
  return withClosing(transcript, { steps: [swapped, ...later] });
}

export const movements: readonly Tampering[] = [
  ["two dealt cards change hands", ["movement"], dealtOutOfOrder],
  [
    "the deal is left out",
    ["movement"],
    (transcript) => withClosing(transcript, { steps: stepped(transcript).slice(1) }),
  ],
  ["nothing moved at all", ["movement"], (transcript) => withClosing(transcript, { steps: [] })],
  [
    "cards are shuffled in the midst of the deal",
    ["movement"],
    (transcript) => {
      const [deal = [], ...later] = stepped(transcript);
      return withClosing(transcript, { steps: [[{ shuffle: true }, ...deal], ...later] });
    },
  ],
  [
    "nothing is told of the last shuffle and what came after it",
    ["chance"],
    (transcript) => {
      const steps = stepped(transcript);
      const last = steps.findLastIndex((moves) => moves.some((move) => "shuffle" in move));
      if (last < 1) return null;
      return { ...withClosing(transcript, { steps: steps.slice(0, last) }), sightings: [] };
    },
  ],
  [
    "a card moves twice",
    ["movement"],
    (transcript) => {
      const last = stepped(transcript)
        .flat()
        .findLast((move) => "to" in move);
      return (last && withClosing(transcript, { steps: [...stepped(transcript), [last]] })) ?? null;
    },
  ],
  [
    "the last card of a deck is taken out unseen",
    ["movement"],
    (transcript) => {
      const deck = transcript.seals.length - 1;
      const place = (transcript.seals[deck]?.length ?? 0) - 1;
      const isDrawn = stepped(transcript)
        .flat()
        .some((move) => carried(move)?.cards.some((at) => at.deck === deck && at.place === place));
      if (isDrawn) return null;
      const move = { cards: [{ deck, place }], to: "removed" as const };
      return withClosing(transcript, { steps: [...stepped(transcript), [move]] });
    },
  ],
  [
    "a removed card comes back to a hand",
    ["movement"],
    (transcript) => {
      const removed = stepped(transcript)
        .flat()
        .findLast((move) => carried(move)?.to === "removed");
      const cards = carried(removed)?.cards ?? [];
      if (cards.length === 0) return null;
      return withClosing(transcript, { steps: [...stepped(transcript), [{ cards, to: 0 }]] });
    },
  ],
  [
    "a card comes to a seat that is not there",
    ["movement"],
    (transcript) => {
      const move = { cards: [{ deck: 0, place: 0 }], to: transcript.plan.players.length };
      return withClosing(transcript, { steps: [...stepped(transcript), [move]] });
    },
  ],
  [
    "a card moves that is not there",
    ["movement"],
    (transcript) => {
      const move = { cards: [{ deck: 0, place: 9999 }], to: "pile" as const };
      return withClosing(transcript, { steps: [...stepped(transcript), [move]] });
    },
  ],
];
