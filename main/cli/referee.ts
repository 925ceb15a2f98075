// npm run -s referee -- FILE [--seat N | --seat spectator | --all]: prints a record line by line.

import { readFileSync, writeSync } from "node:fs";
import { problemLine } from "./given.ts";
import { referee } from "./refereeCommand.ts";

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : null;

const nap = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes synchronously, however slowly it is read: process.stdout would buffer everything, and a
 * long record is gigabytes.
 */
function print(line: string): void {
  let rest: Uint8Array = Buffer.from(line);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") throw error;
      Atomics.wait(nap, 0, 0, 5);
    }
  }
}

try {
  referee(process.argv.slice(2), () => readFileSync(0), print);
} catch (error) {
  // A reader such as head may close the pipe early.
  if (codeOf(error) !== "EPIPE") {
    console.error(problemLine("referee", error));
    process.exitCode = 2;
  }
}
