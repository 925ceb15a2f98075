import { describe, expect, it } from "vitest";
import { nameProblem } from "#renderer/screens/home/PersonForm.tsx";
import { profileSchema } from "#shared/protocol/schema.ts";

const good = ["Ann", " Ann ", "Zoë", "李雷", "x".repeat(24)];
const bad = ["", "   ", "x".repeat(25), "a\u0000b", "a\u200bb"];

describe("a name", () => {
  it.each(good)("%j is good", (name) => expect(nameProblem(name)).toBeNull());
  it.each(bad)("%j is not", (name) => expect(nameProblem(name)).toMatch(/name/i));
  it("is judged as the house judges it", () => {
    for (const name of [...good, ...bad])
      expect(nameProblem(name) === null, name).toBe(
        profileSchema.safeParse({ name, avatar: "avatar-01" }).success,
      );
  });
});
