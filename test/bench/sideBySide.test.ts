import { describe, expect, it } from "vitest";
import { sideBySide } from "./sideBySide.ts";

describe("side by side", () => {
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
});
