import { expect, test } from "vitest";
import { botLine } from "#main/bots/botTurns.ts";

/** A host that looks after its people when it is told to. */
function lineOf() {
  const looks: (() => void)[] = [];
  const made: string[] = [];
  const line = botLine((callback) => void looks.push(callback));
  return {
    made,
    ask: (name: string) => line(() => void made.push(name)),
    look: () => looks.shift()?.(),
    line,
  };
}

test("a bot that is alone moves at once", () => {
  const { made, ask, look } = lineOf();
  ask("one");
  expect(made).toEqual(["one"]);
  look();
  ask("another");
  expect(made).toEqual(["one", "another"]);
});

test("between two bots' moves people are looked after, however many bots have chosen", () => {
  const { made, ask, look } = lineOf();
  for (const name of ["one", "two", "three", "four"]) ask(name);
  const seen: number[] = [made.length];
  for (let times = 0; times < 5; times += 1) {
    look();
    seen.push(made.length);
  }
  expect(made).toEqual(["one", "two", "three", "four"]);
  expect(seen).toEqual([1, 2, 3, 4, 4, 4]);
});

test("a move that makes another bot move at once makes no room for it before the people", () => {
  const { made, line, look } = lineOf();
  line(() => {
    made.push("one");
    line(() => void made.push("its answer"));
  });
  expect(made).toEqual(["one"]);
  look();
  expect(made).toEqual(["one", "its answer"]);
});

test("a move that throws does not stop the line", () => {
  const { made, ask, line, look } = lineOf();
  expect(() =>
    line(() => {
      throw new Error("a fault");
    }),
  ).toThrow("a fault");
  ask("next");
  look();
  expect(made).toEqual(["next"]);
});
