// Checks that the tests run on the Node that Electron embeds, and that an older one is refused in
// one line.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const nodeVersion = resolve(import.meta.dirname, "../../main/cli/nodeVersion.js");
let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "cardtable-node-"))));
afterEach(() => rmSync(folder, { recursive: true }));

describe("Node", () => {
  it("is version 24, as in Electron 45", () => expect(process.versions.node).toMatch(/^24\./));

  it("passes the check before any program", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      "--import",
      pathToFileURL(nodeVersion).href,
      "-e",
      'console.log("ran")',
    ]);
    expect([status, String(stdout), String(stderr)]).toEqual([0, "ran\n", ""]);
  });
  it("of an older version is refused in one line, before the program runs", () => {
    const pretend = join(folder, "pretend.mjs");
    writeFileSync(
      pretend,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });\n",
    );
    const imports = [pretend, nodeVersion].flatMap((file) => [
      "--import",
      pathToFileURL(file).href,
    ]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      ...imports,
      "-e",
      'console.log("ran")',
    ]);
    expect([status, String(stdout)]).toEqual([1, ""]);
    expect(String(stderr)).toMatch(
      /^Cardtable needs Node 24 or newer and this is Node 20\.20\.2 .*\n$/,
    );
  });
});
