// Checks that a QR code reader finds in the picture the address that it was drawn for (H-13).

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import decode from "qr/decode.js";
import { expect, test } from "vitest";
import { QrDrawing } from "#renderer/screens/friends/QrDrawing.tsx";

/** Pixels to a square, as on a screen that is held at arm's length. */
const scale = 4;

/** As a camera sees the drawing: dark where its path runs, else light. */
function pixelsOf(markup: string): Readonly<{
  width: number;
  height: number;
  data: Uint8ClampedArray;
}> {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of (/ d="([^"]+)"/.exec(markup)?.[1] ?? "").matchAll(
    /M(\d+) (\d+)h(\d+)v1h-\d+z/g,
  )) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1)
        data.set([0, 0, 0], (row * side + column) * 4);
    }
  }
  return { width: side, height: side, data };
}

test.each([
  "http://192.168.1.20:8484/#join=K7Q2M4",
  "http://10.0.0.5:40123/#join=ABCDEF",
  "http://[fd12:3456:789a::20]:65535/#join=ZZZ999",
])("H-13 the picture opens %s", (address) => {
  const markup = renderToStaticMarkup(createElement(QrDrawing, { address }));
  expect(markup).toContain(`aria-label="A QR code that opens ${address}"`);
  expect(decode(pixelsOf(markup))).toBe(address);
});
