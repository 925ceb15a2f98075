// Checks that a celebration bursts, flies and ends, and does so the same way every time.
import { expect, test } from "vitest";
import { flight, scatter } from "#renderer/table/parts/celebrations/confetti.ts";

test.each(["king", "bastard", "winner"] as const)(
  "the %s’s confetti is out of sight before and after",
  (party) => {
    for (const flake of scatter(party)) {
      expect(flight(flake, 0).alpha).toBe(0);
      expect(flight(flake, 1).alpha).toBe(0);
      expect(flight(flake, 0.1).alpha).toBeGreaterThan(0);
    }
  },
);

test("the burst is the same every time", () => {
  expect(scatter("king")).toEqual(scatter("king"));
});
