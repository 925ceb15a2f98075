import { agreed, otherAt, replaced, withPlan, type Tampering } from "./tampering.ts";

export const plans: readonly Tampering[] = [
  [
    "the round is said to be another",
    ["signature"],
    (transcript) => withPlan(transcript, { round: 99 }),
  ],
  [
    "the pack is said to be another",
    ["signature"],
    (transcript) => withPlan(transcript, { jokersPerPack: 5 }),
  ],
  [
    "the order of the deal is changed",
    ["signature"],
    (transcript) => {
      const { order } = transcript.plan;
      return order && withPlan(transcript, { order: order.toReversed() });
    },
  ],
  [
    "an order and a lot are planned",
    ["plan"],
    (transcript, round) =>
      agreed(transcript, round, { order: transcript.plan.dealt, lot: "order" }),
  ],
  [
    "a seat is dealt that is not there",
    ["plan"],
    (transcript, round) => agreed(transcript, round, { dealt: [0, 49], order: null, lot: "order" }),
  ],
  [
    "more cards are dealt than there are",
    ["plan"],
    (transcript, round) => agreed(transcript, round, { cards: 217 }),
  ],
  [
    "a player is in neither list",
    ["plan"],
    (transcript, round) =>
      transcript.plan.silent.length === 0 ? null : agreed(transcript, round, { silent: [] }),
  ],
  [
    "a contributor is said to be silent",
    ["plan", "ownContribution"],
    (transcript, round) =>
      agreed(transcript, round, {
        silent: transcript.plan.contributions.map(({ player }) => player),
      }),
  ],
  [
    "the seat is another's",
    ["plan"],
    (transcript, round) =>
      transcript.own && agreed({ ...transcript, seat: transcript.plan.players.length }, round, {}),
  ],
  [
    "a secret is withheld, and the deal is not done again",
    ["again"],
    (transcript, round) => {
      const at = otherAt(transcript);
      if (at < 0 || transcript.own?.before) return null;
      const { secrets, ...rest } = agreed(transcript, round, { again: null });
      return { ...rest, secrets: replaced(secrets, at, null) };
    },
  ],
  [
    "the deal is done again in nobody's name",
    ["again"],
    (transcript, round) =>
      agreed(transcript, round, { again: { deal: "e".repeat(32), withheld: [] } }),
  ],
  [
    "the deal is done again in a stranger's name",
    ["again"],
    (transcript, round) =>
      agreed(transcript, round, { again: { deal: "e".repeat(32), withheld: ["nobody"] } }),
  ],
  [
    "the deal replaces itself",
    ["again"],
    (transcript, round) => {
      const { deal, contributions } = transcript.plan;
      return agreed(transcript, round, {
        again: { deal, withheld: contributions.map(({ player }) => player) },
      });
    },
  ],
  [
    "the deal is done again without a word",
    ["again"],
    (transcript, round) =>
      transcript.own &&
      agreed({ ...transcript, own: { ...transcript.own, before: "e".repeat(32) } }, round, {
        again: null,
      }),
  ],
  [
    "the deal is done again in the name of somebody who opened a secret",
    ["again"],
    (transcript, round) =>
      transcript.own &&
      agreed({ ...transcript, own: { ...transcript.own, before: "e".repeat(32) } }, round, {
        again: { deal: "e".repeat(32), withheld: [transcript.own.player] },
      }),
  ],
];
