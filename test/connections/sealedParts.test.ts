// The longest that a page sends of a sealed deal comes in (H-51).

import { expect, test } from "vitest";
import { pack } from "msgpackr";
import { scanPayload } from "#main/connections/unpacking.ts";
import { tableRequests, type TableAsk } from "#shared/protocol/schema.ts";

/** Bytes: a frame with more is not read. */
const largestFrame = 65_536;
const hex = (digits: number): string => "ab".repeat(digits / 2);
const listOf = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at));
const share = { share: hex(64), proof: { challenge: hex(64), response: hex(64) } };
const shareText = hex(2 * (JSON.stringify(share).length + 16));
const cards = 53;

type Part = TableAsk<"sealed">["part"];
const parts: readonly (readonly [string, Part])[] = [
  [
    "a shuffled deck with its proof",
    {
      type: "shuffled",
      deck: listOf(cards, () => [hex(64), hex(64)]),
      proof: {
        ...Object.fromEntries(
          listOf(5, (at) => [`list${"abcde"[at]}`, listOf(cards, () => hex(64))]),
        ),
        ...Object.fromEntries(listOf(6, (at) => [`one${"abcdef"[at]}`, hex(64)])),
      },
    },
  ],
  [
    "boxes for the hands of all others",
    {
      type: "boxes",
      boxes: listOf(cards, (place) => ({
        ...{ from: 0, to: 1, place },
        box: { point: hex(64), proof: share.proof, text: shareText },
      })),
    },
  ],
  [
    "half the pack, opened by two",
    {
      type: "shown",
      opened: listOf(26, (place) => ({ place, shares: [share, share] })),
    },
  ],
  [
    "a hand of seven, opened by eight",
    {
      type: "moved",
      move: { type: "play", cards: listOf(7, (at) => at) },
      opened: listOf(7, (place) => ({ place, shares: listOf(8, () => share) })),
      boxes: [],
      signature: hex(128),
    },
  ],
];

test.each(parts)("H-51 %s", (_what, part) => {
  const payload = { deal: hex(32), answers: 3, part };
  expect(tableRequests.sealed.safeParse(payload).success).toBe(true);
  const frame = pack({ request: "sealed", payload });
  expect(frame.length).toBeLessThan(largestFrame);
  expect(scanPayload(frame, 0).problem).toBeNull();
});
