import { expect, it } from "vitest";
import { benches, lacksPeers } from "./benches.ts";

for (const [name, load] of Object.entries(benches))
  it(`${name} runs in its quick mode and reports numbers`, async ({ skip }) => {
    skip(lacksPeers(name), "the packages it compares with come with `npm run bench`");
    const { bench } = await load();
    const { lines } = await bench.run(true);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/\d/);
      expect(line).not.toMatch(/NaN|Infinity|undefined|\?/);
    }
  });
