// Checks that the icon files are what Windows and macOS expect, and that those in assets are made
// of the pictures beside them.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { appleIcon, iconSides, pageIcons, windowsIcon } from "./iconFiles.ts";

const folder = resolve(import.meta.dirname, "../../assets/build");
const pictures = new Map(
  iconSides.map((side) => [side, readFileSync(`${folder}/icons/${side}x${side}.png`)] as const),
);

/** The side of a PNG, from its header. */
const sideOf = (png: Buffer): number =>
  png.toString("latin1", 1, 4) === "PNG" ? png.readUInt32BE(16) : NaN;

describe("the icon", () => {
  it("is drawn in every size", () => {
    for (const [side, picture] of pictures)
      expect([sideOf(picture), picture.readUInt32BE(20)]).toEqual([side, side]);
  });
  it("for Windows holds a picture at each place that it names", () => {
    const icon = windowsIcon(pictures);
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 6]);
    const sides = Array.from({ length: 6 }, (_, index) => {
      const at = 6 + 16 * index;
      const start = icon.readUInt32LE(at + 12);
      return [icon[at], sideOf(icon.subarray(start, start + icon.readUInt32LE(at + 8)))];
    });
    expect(sides).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
      [64, 64],
      [128, 128],
      [0, 256],
    ]);
  });
  it("for macOS is a chain of named pictures that ends with the file", () => {
    const icon = appleIcon(pictures);
    expect([icon.toString("latin1", 0, 4), icon.readUInt32BE(4)]).toEqual(["icns", icon.length]);
    const found: [string, number][] = [];
    let at = 8;
    for (; at < icon.length; at += icon.readUInt32BE(at + 4))
      found.push([icon.toString("latin1", at, at + 4), sideOf(icon.subarray(at + 8))]);
    expect(at).toBe(icon.length);
    expect(found).toContainEqual(["ic10", 1024]);
    expect(found).toContainEqual(["ic07", 128]);
    expect(found.length).toBe(10);
  });
  it("in assets is of the present drawing", () => {
    expect(readFileSync(`${folder}/icon.ico`).equals(windowsIcon(pictures))).toBe(true);
    expect(readFileSync(`${folder}/icon.icns`).equals(appleIcon(pictures))).toBe(true);
  });
});

describe("the page on a home screen", () => {
  const page = resolve(import.meta.dirname, "../../assets/page");
  const manifest = JSON.parse(readFileSync(`${page}/manifest.webmanifest`, "utf8")) as {
    readonly icons: readonly Readonly<{
      src: string;
      sizes: string;
      purpose: string;
    }>[];
    readonly [key: string]: unknown;
  };

  it("has icons of the sizes that its manifest names", () => {
    const named = manifest.icons.map(({ src, sizes }) => [src, sizes]);
    const drawn = pageIcons
      .filter(({ file }) => file !== "apple-touch-icon.png")
      .map(({ file }) => [
        `/${file}`,
        `${sideOf(readFileSync(`${page}/${file}`))}x${sideOf(readFileSync(`${page}/${file}`))}`,
      ]);
    expect(named.toSorted()).toEqual(drawn.toSorted());
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    expect(sideOf(readFileSync(`${page}/apple-touch-icon.png`))).toBe(180);
  });

  it("stands alone in the colours of the page itself", () => {
    const index = readFileSync(resolve(import.meta.dirname, "../../renderer/index.html"), "utf8");
    expect(manifest).toMatchObject({ start_url: "/", scope: "/", display: "standalone" });
    expect(index).toContain(
      `<meta name="theme-color" content="${String(manifest["theme_color"])}" />`,
    );
    expect(index).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });
});
