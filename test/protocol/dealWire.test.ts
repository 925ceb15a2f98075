import { pack, unpack } from "msgpackr";
import { expect, test } from "vitest";
import type { DealMessage } from "#shared/protocol/deal.ts";
import { packedDeal, unpackedDeal, type PackedDeal } from "#shared/protocol/dealWire.ts";
import { syntheticRound } from "#test/verifiedDeal/syntheticRound.ts";

/** All that a host may send of a round. */
function messagesOf(seed: string): readonly DealMessage[] {
  const { plan, secrets, seals, openings, closing } = syntheticRound(seed).transcript(0);
  const { deal, host } = plan;
  return [
    { type: "begun", deal, host },
    { type: "planned", plan },
    { type: "planned", plan: { ...plan, again: { deal: "ab".repeat(16), withheld: ["p1"] } } },
    { type: "secrets", deal, secrets },
    { type: "secrets", deal, secrets: [null, ...secrets] },
    ...seals.map((each) => ({ type: "sealed", deal, seals: each }) as const),
    { type: "opened", deal, openings },
    { type: "present", present: { plan, secrets, seals, openings } },
    { type: "closed", deal, closing: closing! },
    {
      type: "judged",
      deal,
      round: 3,
      verdicts: [
        { player: "p0", fault: null },
        { player: "p1", fault: { kind: "seal", deck: 0, place: 7, card: "Jk" } },
      ],
    },
  ];
}

test.each(["one", "two", "three", "four"])(
  "H-18 what the host sends of a deal arrives as it was (%s)",
  (seed) => {
    for (const message of messagesOf(seed))
      expect(unpackedDeal(unpack(pack(packedDeal(message))) as PackedDeal)).toEqual(message);
  },
);

test("H-18 what no host sends is no message", () => {
  for (const wrong of [
    null,
    7,
    [],
    ["begun"],
    ["begun", "ab", 3],
    ["sealed", 1],
    ["nothing", 1, 2],
  ])
    expect(unpackedDeal(wrong as unknown as PackedDeal)).toBeNull();
});

test.each([null, 5, [null], [{ player: "p1", fault: { kind: "none" } }]])(
  "H-18 verdicts that are none, %j, are not heard",
  (verdicts) => {
    const message = { type: "judged", deal: "d".repeat(32), round: 1, verdicts } as never;
    expect(unpackedDeal(packedDeal(message))).toBeNull();
  },
);
