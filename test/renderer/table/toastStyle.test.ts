// Checks that advice does not lie over the buttons or the bar for bets.

import { expect, test } from "vitest";
import { toastStyle } from "#renderer/table/dom/TableWords.tsx";
import { betPlace } from "#renderer/games/five-card-draw/wager/wagerDesk.ts";
import { overlap } from "#renderer/table/layout/boxes.ts";
import { laidOut } from "./laidOut.ts";

const lines = 3;

test.each([
  [1280, 800],
  [1024, 768],
  [844, 390],
  [640, 360],
  [390, 844],
])(
  "H-26 in a window of %d×%d it ends where the buttons and the bar for bets begin",
  (width, height) => {
    for (const textScale of [1, 1.6]) {
      const layout = laidOut({
        width,
        height,
        seats: 4,
        own: 0,
        circle: null,
        mostCards: 5,
        betting: true,
        shed: false,
        textScale,
      });
      const place = betPlace(layout, 5);
      const beside = place.kind === "beside" ? place.box : null;
      const { left, right, bottom } = toastStyle(
        layout,
        place.kind === "over" ? place.covers : 0,
        beside,
      ) as { readonly [side: string]: number };
      const high = lines * 21 * layout.words;
      const box = {
        x: left!,
        y: height - bottom! - high,
        width: width - left! - right!,
        height: high,
      };
      expect(box.width).toBeGreaterThan(width * 0.4);
      for (const taken of [layout.actions, layout.status, ...(beside ? [beside] : [])])
        expect(overlap(box, taken)).toBe(false);
    }
  },
);
