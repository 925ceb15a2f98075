// Every link and picture of the README and the manual leads to something that exists.

import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const pages = [
  "README.md",
  "shared/GLOSSARY.md",
  ...globSync("assets/docs/*.md", { cwd: root }).sort(),
];
const read = (page: string): string => readFileSync(resolve(root, page), "utf8");

/** The address of a heading, as it is made where the pages are shown. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

const anchors = (page: string): readonly string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchor(heading));

/** Links of Markdown and pictures of HTML; addresses of the web are not looked up. */
const links = (page: string): readonly string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link = "", picture = ""]) => link || picture)
    .filter((link) => !/^https?:/.test(link));

describe.each(pages)("%s", (page) => {
  test("links to files and headings that exist", () => {
    const broken = links(page).filter((link) => {
      const [file = "", heading] = link.split("#");
      const path = resolve(root, file === "" ? page : resolve(dirname(resolve(root, page)), file));
      return !existsSync(path) || (heading !== undefined && !anchors(path).includes(heading));
    });
    expect(broken).toEqual([]);
  });
});

test("every picture is shown by some page", () => {
  const shown = new Set(
    pages.flatMap((page) => links(page).map((link) => resolve(dirname(resolve(root, page)), link))),
  );
  const pictures = globSync("assets/pictures/*", { cwd: root }).map((file) => resolve(root, file));
  expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
});
