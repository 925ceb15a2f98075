// Checks that Regular understands what every card does, and chooses well whatever it is asked.

import { describe, expect, it } from "vitest";
import { allPass, laidOnHearts, made, pick } from "#test/games/normal-eights/moment.ts";
import { chosen, draw, play, reason } from "./asked.ts";

const full = "9c Td 5s 8c Jd 4s";
const other = "9d Tc 5d 8s Js 4c";
/** Played, and nobody answers. */
const stood = (hands: readonly string[], move: ReturnType<typeof play>) => {
  const played = made(laidOnHearts(hands), [0, move]);
  return made(played, ...allPass(played));
};

describe("Regular on its turn", () => {
  it("NE-4 plays its last card", () => {
    const round = laidOnHearts(["8h", full, other]);
    expect(chosen(round)).toEqual(play("8h"));
    expect(reason(round, play("8h"))).toBe(
      "This is your last card: you win, unless someone sends it back with an ace.",
    );
  });

  it("NE-8 sheds another card before a 3, and draws rather than collect three", () => {
    expect(chosen(laidOnHearts(["3h 8h 9c 4s", full, other]))).toEqual(play("8h"));
    expect(chosen(laidOnHearts(["3h 8c", full, other]))).toEqual(draw);
  });

  it("NE-17 aims a king at who is nearest to winning", () => {
    const round = laidOnHearts(["Kh 9c 4s", full, "5c", other]);
    expect(chosen(round)).toEqual(play("Kh", { target: 2 }));
    expect(reason(round, play("Kh", { target: 2 }))).toBe(
      "The player with one card left is the most dangerous, and draws four.",
    );
  });

  it("NE-15 has who comes next and has one card left miss his turn", () => {
    const round = laidOnHearts(["Jh 9c 4s 5s", "5c", full, other]);
    expect(chosen(round)).toEqual(play("Jh", { target: 1 }));
    expect(reason(round, play("Jh", { target: 1 }))).toBe(
      "The player with one card left misses a turn.",
    );
  });

  it("NE-10 never asks a gift of who would go out by it", () => {
    expect(chosen(laidOnHearts(["5h 9c", "5c", "8d"]))).toEqual(draw);
  });

  it("NE-12 has no purge where another would go out by it", () => {
    expect(chosen(laidOnHearts(["7h 8h 9c 4s", "5c", full]))).toEqual(play("8h"));
    expect(chosen(laidOnHearts(["7h 9c 4s", "5c", full]))).toEqual(draw);
  });

  it("NE-11 plays a 6 when it holds sets", () => {
    const round = laidOnHearts(["6h 8h Tc Td Ts 9s", full, other]);
    expect(chosen(round)).toEqual(play("6h"));
    expect(reason(round, play("6h"))).toBe("Everyone may discard sets, and so can you.");
  });

  it("NE-14 plays a 10 and then its last card on it", () => {
    expect(chosen(laidOnHearts(["Th 8h", full, other]))).toEqual(play("Th"));
  });

  it("NE-14 turns play away from with one card left, not towards him", () => {
    expect(chosen(laidOnHearts(["9h 8h 4s 2c", "5c", full, other]))).toEqual(play("9h"));
    expect(chosen(laidOnHearts(["9h 8h 4s 2c", full, other, "5c"]))).not.toEqual(play("9h"));
  });

  it("NE-16 names the suit that it holds most of", () => {
    const round = laidOnHearts(["Qc 8d 9d 2d 4s", full, other]);
    expect(chosen(round)).toEqual(play("Qc", { suit: "d" }));
    expect(reason(round, play("Qc", { suit: "d" }))).toBe(
      "A queen goes on anything. Name diamonds, since you hold 3.",
    );
  });

  it("NE-24 names its joker a card that helps: a king for who is about to win", () => {
    expect(chosen(laidOnHearts(["Jk 9c 4s", "5c", full]))).toMatchObject({
      type: "play",
      card: "Jk",
      as: "Kh",
      target: 1,
    });
  });

  it("NE-3 plays what it has drawn where that helps, and keeps a 3", () => {
    const drawn = (stock: string) =>
      made(laidOnHearts(["9c 4s", full, other], { stock }), [0, draw]);
    expect(chosen(drawn("8h 2d"))).toEqual(play("8h"));
    expect(chosen(drawn("3h 2d"))).toEqual({ type: "keep" });
  });
});

describe("Regular among those who choose", () => {
  it("NE-7 lays its highest card in a war, if that is none it would rather keep", () => {
    const round = stood([`2h ${full}`, "Td 9s 4d 3c", other], play("2h"));
    expect(chosen(round, 1)).toEqual(pick("Td"));
    expect(reason(round, pick("Td"), 1)).toBe(
      "Only the highest card is discarded, so play your highest.",
    );
  });

  it("NE-7 NE-18 does not waste an ace on a war", () => {
    expect(chosen(stood([`2h ${full}`, "As Kd 4d 3c 5c", other], play("2h")), 1)).toEqual(
      pick("Kd"),
    );
  });

  it("NE-10 gives the card that is worst to hold", () => {
    const round = stood([`5h ${full}`, "As Kd 4d 3c", other], play("5h", { target: 1 }));
    expect(chosen(round, 1)).toEqual(pick("3c"));
    expect(reason(round, pick("3c"), 1)).toBe(
      "You can best do without the 3 of clubs, and it helps its new owner least.",
    );
  });

  it("NE-12 is rid of its worst card in a purge", () => {
    const round = stood([`7h ${full}`, "As Kd 4d 3c", other], play("7h"));
    expect(chosen(round, 1)).toEqual(pick("3c"));
    expect(reason(round, pick("3c"), 1)).toBe("You can best do without the 3 of clubs.");
  });

  it("NE-11 discards several sets at once", () => {
    const round = stood([`6h ${full}`, "7c 7d 7h 2s 3s 4s Kd", other], play("6h"));
    const move = chosen(round, 1);
    expect(move.type === "sets" && move.sets.flat().toSorted()).toEqual([
      "2s",
      "3s",
      "4s",
      "7c",
      "7d",
      "7h",
    ]);
    expect(reason(round, move, 1)).toMatch(/^You get rid of 6 cards at once/);
  });

  it("NE-11 takes a shorter run where its card is wanted for another set", () => {
    const move = chosen(stood([`6h ${full}`, "7c 7d 7h 4h 5h 6h Kd", other], play("6h")), 1);
    expect(move.type === "sets" && move.sets.flat()).toHaveLength(6);
  });

  it("NE-11 says plainly that it has no set", () => {
    const round = stood([`6h ${full}`, "7c Kd", other], play("6h"));
    expect(chosen(round, 1)).toEqual({ type: "sets", sets: [] });
    expect(reason(round, { type: "sets", sets: [] }, 1)).toBe("You have no set.");
  });

  it("NE-23 leaves the card on top from which it can go on, where it is the last to discard", () => {
    const round = stood([`6h ${full}`, other, "7c 7d 7h 9d 8d"], play("6h"));
    expect(chosen(round, 2)).toMatchObject({ type: "sets", top: "7d" });
  });
});
