import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Program } from "./program.ts";

test("a program of the bench ends when its parent is gone", async () => {
  const child = fork(join(import.meta.dirname, "bareProgram.ts"), ["1", "1"]);
  await once(child, "message");
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a program of the bench is ended when what it was started for fails, and that is told", async () => {
  let url = "";
  const failed = Program.during(Program.start("bareProgram.ts", 1, 1), async (program) => {
    url = program.url;
    throw new Error("no table is left");
  });
  await expect(failed).rejects.toThrow("no table is left");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
