// Records what the host has sent to a page, word by word.

import type { Page } from "@playwright/test";

/** A frame as it came. */
interface Frame {
  /** A card or another short word that stands in it by itself. */
  has(this: void, word: string): boolean;
}

export type Heard = readonly Frame[];

/** Before words of up to 31 bytes MessagePack puts their length. */
const packed = (word: string): Buffer =>
  Buffer.concat([Buffer.of(0xa0 + word.length), Buffer.from(word)]);

/** The list grows while the page lives; it begins before the page has gone anywhere. */
export function heardFrames(page: Page): Heard {
  const frames: Frame[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const bytes = Buffer.from(payload);
      frames.push({ has: (word) => bytes.includes(packed(word)) });
    }),
  );
  return frames;
}
