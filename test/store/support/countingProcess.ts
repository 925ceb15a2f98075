// A process that writes chips down as fast as it can, made to be killed. Each entry is printed once
// it was acknowledged, before anything else happens.

import { writeSync } from "node:fs";
import { openStore } from "#main/store/store.ts";

const [folder = "", evening = ""] = process.argv.slice(2);
const store = openStore(folder);
for (let count = 1; ; count += 1) {
  store.chips.write(evening, {
    at: count,
    kind: count === 1 ? "buy-in" : "rebuy",
    person: "p1",
    counts: [count],
    note: "",
    reverses: null,
  });
  writeSync(1, `${count}\n`);
}
