// Draws the sheet of court figures, in a browser, from the outlines in assets/cards.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { courtGround, courtHalves, courtSheetSize, figureSize } from "#renderer/art/courtSheet.ts";
import { withFewColours } from "./fewColours.ts";

const root = resolve(import.meta.dirname, "../..");
export const sheetFile = join(root, "assets/art/courts.webp");
/** Tells of what the sheet was drawn. */
export const sourcesFile = join(root, "assets/art/courts.json");

/**
 * A picture of as many colours is half as large, and none but a program tells it from the drawing.
 */
const mostColours = 96;

const drawingFiles = [...courtHalves.keys()].map((card) => `assets/cards/${card}.svg`);
/** Whatever changes what is drawn. */
const sources = [
  "renderer/art/atlasLayout.ts",
  "renderer/art/courtSheet.ts",
  "test/toolchain/courtFiles.ts",
  "test/toolchain/fewColours.ts",
  ...drawingFiles,
];

const textOf = (file: string): string =>
  readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");

/** One word for the whole of what the sheet is drawn from. */
export function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const file of sources) hash.update(`${file}\0${textOf(file)}\0`);
  return hash.digest("hex");
}

/** Bytes pass between a page and its test as text of as many letters. */
const textToBytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));
const bytesToText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** Whole figures side by side in the order of the sheet, four bytes a pixel. */
export async function drawFigures(page: Page): Promise<Uint8Array> {
  const drawings = drawingFiles.map(
    (file) => `data:image/svg+xml;base64,${Buffer.from(textOf(file)).toString("base64")}`,
  );
  return textToBytes(
    await page.evaluate(
      async ({ urls, ground, size: { width, height } }) => {
        const brush = Object.assign(document.createElement("canvas"), {
          width: urls.length * width,
          height,
        }).getContext("2d")!;
        brush.imageSmoothingQuality = "high";
        brush.fillStyle = ground;
        brush.fillRect(0, 0, urls.length * width, height);
        for (const [index, url] of urls.entries()) {
          const image = Object.assign(new Image(), { src: url });
          await image.decode();
          // As high as the frame; what is too wide for it is cut off on both sides.
          const seen = image.naturalHeight * (width / height);
          brush.drawImage(
            image,
            (image.naturalWidth - seen) / 2,
            0,
            seen,
            image.naturalHeight,
            index * width,
            0,
            width,
            height,
          );
        }
        return Array.from(brush.getImageData(0, 0, urls.length * width, height).data, (byte) =>
          String.fromCharCode(byte),
        ).join("");
      },
      { urls: drawings, ground: courtGround, size: figureSize },
    ),
  );
}

/** Copies a part of a picture that is `from` pixels wide into one that is `to` wide. */
function copy(
  from: { pixels: Uint8Array; width: number; x: number },
  to: { pixels: Uint8Array; width: number; x: number; y: number },
  size: { width: number; height: number },
): void {
  for (let row = 0; row < size.height; row++) {
    const start = 4 * (row * from.width + from.x);
    to.pixels.set(
      from.pixels.subarray(start, start + 4 * size.width),
      4 * ((to.y + row) * to.width + to.x),
    );
  }
}

/** The sheet as it is kept: the upper halves of those figures, in few colours. */
export function sheetOf(figures: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(4 * courtSheetSize.width * courtSheetSize.height);
  for (const [index, half] of [...courtHalves.values()].entries()) {
    copy(
      { pixels: figures, width: courtHalves.size * figureSize.width, x: index * figureSize.width },
      { pixels, width: courtSheetSize.width, x: half.x, y: half.y },
      half,
    );
  }
  return withFewColours(pixels, mostColours);
}

/**
 * The picture alone, of what a WebP file brings along: a browser takes it for sRGB without a
 * profile.
 */
function bare(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf("VP8L", 12, "latin1");
  if (at < 0) throw new Error("the browser did not keep every pixel");
  const length = 8 + bytes.readUInt32LE(at + 4);
  const chunk = bytes.subarray(at, at + length + (length % 2));
  const head = Buffer.from("RIFF    WEBP", "latin1");
  head.writeUInt32LE(4 + chunk.length, 4);
  return Buffer.concat([head, chunk]);
}

/** As WebP without loss. */
export async function encode(page: Page, pixels: Uint8Array): Promise<Uint8Array> {
  return bare(
    textToBytes(
      await page.evaluate(
        async ({ text, size: { width, height } }) => {
          const canvas = Object.assign(document.createElement("canvas"), { width, height });
          canvas.getContext("2d")!.putImageData(
            new ImageData(
              Uint8ClampedArray.from(text, (letter) => letter.charCodeAt(0)),
              width,
              height,
            ),
            0,
            0,
          );
          // Chromium keeps every pixel where all the quality is asked for.
          const blob = await new Promise<Blob | null>((done) =>
            canvas.toBlob(done, "image/webp", 1),
          );
          return Array.from(new Uint8Array(await blob!.arrayBuffer()), (byte) =>
            String.fromCharCode(byte),
          ).join("");
        },
        { text: bytesToText(pixels), size: courtSheetSize },
      ),
    ),
  );
}

/** The pixels of a sheet that was kept, four bytes each. */
export async function decode(page: Page, file: Uint8Array): Promise<Uint8Array> {
  return textToBytes(
    await page.evaluate(
      async ({ text }) => {
        const picture = await createImageBitmap(
          new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], {
            type: "image/webp",
          }),
        );
        const brush = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
        brush.drawImage(picture, 0, 0);
        return Array.from(brush.getImageData(0, 0, picture.width, picture.height).data, (byte) =>
          String.fromCharCode(byte),
        ).join("");
      },
      { text: bytesToText(file) },
    ),
  );
}
