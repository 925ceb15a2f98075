// Tries boxes that one seat can open.

import { expect, test } from "vitest";
import { sealedBox, unboxed } from "#shared/sealedDeal/boxes.ts";
import { group, groups } from "./groups.ts";
import { noPoints } from "./notEncoded.ts";
import { seatsOf } from "./seats.ts";
import { seededRandom } from "./seededRandom.ts";

const [receiver, other] = seatsOf(2) as [
  ReturnType<typeof seatsOf>[0],
  ReturnType<typeof seatsOf>[0],
];
const context = "a card for Ada";
const text = '{"words":"♠ – 3 of clubs"}';
const box = sealedBox(group, context, receiver.keys.box, text, seededRandom("box"));

test.each(groups)("H-51 what was put into a box comes out of it, by %s", (_name, one) => {
  expect(sealedBox(one, context, receiver.keys.box, text, seededRandom("box"))).toEqual(box);
  expect(unboxed(one, context, receiver.box, box)).toBe(text);
});

test("H-51 a box opens for nobody else, and as nothing else", () => {
  expect(unboxed(group, context, other.box, box)).toBeNull();
  expect(unboxed(group, "a card for Cy", receiver.box, box)).toBeNull();
});

test("H-51 a box that was changed does not open", () => {
  const otherPoint = other.keys.box;
  for (const point of [otherPoint, group.zero.encoded, ...noPoints])
    expect(unboxed(group, context, receiver.box, { ...box, point }), point).toBeNull();
  const flipped = (box.text.startsWith("0") ? "1" : "0") + box.text.slice(1);
  for (const changed of [flipped, box.text.slice(2), `${box.text}00`, "zz", "0", ""])
    expect(unboxed(group, context, receiver.box, { ...box, text: changed }), changed).toBeNull();
});
