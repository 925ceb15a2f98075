// The check of saved deals as one file (H-18).

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const file = resolve(import.meta.dirname, "../../out/renderer/check-deal.html");
const [page = "", script = "", ...more] = readFileSync(file, "utf8").split(/<script>|<\/script>/);

it("H-18 the page that checks deals asks for no other file, and may reach no network", () => {
  expect(page).toContain("default-src 'none'");
  expect(/<(?:link|img|script|iframe)\b|@import|url\(/.exec(page + more.join(""))).toBeNull();
  expect(more).toHaveLength(1);
  expect(script.includes("cardtable deal 1")).toBe(true);
});
