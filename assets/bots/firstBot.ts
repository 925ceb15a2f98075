// Plays any game of Cardtable by the first move it may make: a line of JSON comes for each decision, a line with a move
// goes back.
import { createInterface } from "node:readline";

type Move = { readonly type: string; readonly min?: number; readonly max?: number; readonly count?: number };

for await (const line of createInterface({ input: process.stdin })) {
  const { legal } = JSON.parse(line) as { legal: readonly Move[] };
  const whole = legal.find((move) => !("min" in move || "max" in move || "count" in move));
  console.log(JSON.stringify(whole ?? null));
}
