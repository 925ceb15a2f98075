import { describe, expect, it } from "vitest";
import { meanOf } from "./contest.ts";
import { sideBySide } from "./sideBySide.ts";
import { benches, lacksPeers } from "./benches.ts";
import { expectNumbers } from "./expectNumbers.ts";

describe("benches", () => {
  // That of the first load needs the app that was built: `firstLoad.built.test.ts`.
  for (const name of Object.keys(benches).filter((other) => other !== "firstLoad"))
    it(`${name} runs in its quick mode and reports numbers`, async ({ skip }) => {
      skip(lacksPeers(name), "the packages it compares with come with `npm run bench`");
      await expectNumbers(name);
    });

  it("the ratio is that of the work, whatever the machine does", () => {
    let spent = 0;
    const work = (microseconds: number) => () => {
      spent += microseconds;
      return 2;
    };
    const ways = [
      { name: "once", run: work(200) },
      { name: "tenfold", run: work(2000) },
    ];
    expect(sideBySide(ways, { rounds: 5, milliseconds: 10 }, () => spent)).toEqual([
      { name: "once", nanoseconds: 100_000, ratio: 1 },
      { name: "tenfold", nanoseconds: 1_000_000, ratio: 10 },
    ]);
  });

  it("a mean comes with the half width of its 95 % interval", () => {
    expect(meanOf([0, 1, 0, 1])).toEqual({
      mean: 0.5,
      margin: expect.closeTo(1.96 * Math.sqrt(1 / 3 / 4), 10) as unknown,
    });
    expect(meanOf([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, margin: 0 });
  });
});
