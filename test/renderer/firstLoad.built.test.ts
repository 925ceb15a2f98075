// Limits how much is sent over the line before a first-time visitor can play.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const assets = resolve(import.meta.dirname, "../../out/renderer/assets");
const files = readdirSync(assets);
const mostBytes = 710_000;
/** Status and headers of one answer, bytes, as a browser counts them. */
const headers = 920;
const seats = 4;

const one = (pattern: RegExp): string => {
  const found = files.filter((file) => pattern.test(file));
  expect(found, String(pattern)).toHaveLength(1);
  return found[0]!;
};

/** As it is sent to another machine: packed where that is smaller. */
const sent = (file: string): number =>
  statSync(resolve(assets, files.includes(`${file}.gz`) ? `${file}.gz` : file)).size + headers;

/** The last is what the bundler adds to them, under one kilobyte, and comes beside the first. */
const scripts = (): readonly string[] => [
  one(/^index-[\w-]+\.js$/),
  one(/^table-[\w-]+\.js$/),
  one(/^rolldown-runtime-[\w-]+\.js$/),
];

describe("a first visit", () => {
  it("needs two scripts and the bundler’s own until one can play, and none of them another", () => {
    const needed = scripts();
    for (const script of needed) {
      const named = [
        ...readFileSync(resolve(assets, script), "utf8").matchAll(/(?:from|import)"\.\/([^"]+)"/g),
      ].map(([, name]) => name);
      expect(
        named.filter((name) => !needed.includes(name!)),
        script,
      ).toEqual([]);
    }
  });

  it(`comes with at most ${mostBytes} bytes: page, scripts, styles, fonts, card art, the pictures of four people and what is told in a first round`, () => {
    const faces = files.filter((file) => /^avatar-.*\.svg$/.test(file)).map(sent);
    const pictures = seats * (faces.reduce((sum, bytes) => sum + bytes, 0) / faces.length);
    const rest = [
      /^learn-[\w-]+\.js$/,
      /^index-[\w-]+\.css$/,
      /^table-[\w-]+\.css$/,
      /^courts-[\w-]+\.webp$/,
      /^inter-latin-wght-normal/,
      /^fraunces-latin-wght-normal/,
    ].map(one);
    const page = statSync(resolve(assets, "../index.html")).size + headers;
    const joins = 3 * headers;
    const all = [page, joins, pictures, ...[...scripts(), ...rest].map(sent)];
    expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes);
  });
});
