// Checks that plans are carried out in time, faster when hurried, and are never left half-done.

import { describe, expect, test } from "vitest";
import type { AnimationStep } from "#renderer/table/scene/animation.ts";
import { PlanPlayer } from "#renderer/table/drawing/PlanPlayer.ts";

const count = (at: number, cards: number): AnimationStep => ({
  type: "count",
  seat: 0,
  cards,
  at,
  ms: 0,
});
const flight = (at: number, ms: number): AnimationStep => ({
  type: "fly",
  key: "a",
  card: null,
  from: { zone: "fan", seat: 0 },
  to: { zone: "fan", seat: 1 },
  flip: [0, 0],
  becomes: null,
  at,
  ms,
});

function playing(steps: readonly AnimationStep[], ms: number) {
  const told: string[] = [];
  let done = 0;
  const player = new PlanPlayer({
    begin: (step) => {
      told.push(`begin ${step.type}${step.type === "count" ? step.cards : ""}`);
      return (share) => step.type === "fly" && told.push(`fly ${share.toFixed(2)}`);
    },
    end: (step) => step.type === "fly" && told.push("landed"),
  });
  player.play({ steps, ms }, () => {
    done += 1;
  });
  return { player, told, dones: () => done };
}

const run = (player: PlanPlayer, ms: number): void => {
  for (let left = ms; left > 0; left -= 10) player.tick(10);
};

describe("a plan", () => {
  test("is carried out step by step, in the order of its times", () => {
    const { player, told, dones } = playing([count(50, 2), count(0, 1)], 100);
    run(player, 30);
    expect(told).toEqual(["begin count1"]);
    run(player, 40);
    expect(told).toEqual(["begin count1", "begin count2"]);
    expect(dones()).toBe(0);
    run(player, 40);
    expect(dones()).toBe(1);
    expect(player.isPlaying).toBe(false);
  });

  test("moves a flight from 0 to 1 and lands it", () => {
    const { player, told } = playing([flight(0, 40)], 40);
    run(player, 60);
    expect(told.at(0)).toBe("begin fly");
    expect(told).toContain("fly 0.50");
    expect(told.slice(-2)).toEqual(["fly 1.00", "landed"]);
  });

  test("H-24 takes half the time at twice the speed, a fifth when hurried", () => {
    const fast = playing([flight(0, 400)], 400);
    fast.player.speed = 2;
    run(fast.player, 210);
    expect(fast.dones()).toBe(1);
    const hurried = playing([flight(0, 400)], 400);
    hurried.player.hurry();
    run(hurried.player, 90);
    expect(hurried.dones()).toBe(1);
  });

  test("is over when it is cut short, once, and nothing of it goes on", () => {
    const { player, told, dones } = playing([flight(0, 400)], 400);
    run(player, 20);
    player.finish();
    const before = told.length;
    run(player, 1000);
    expect(dones()).toBe(1);
    expect(told).toHaveLength(before);
    expect(player.isBusy).toBe(false);
  });

  test("may end before a celebration that it began: that one plays on", () => {
    const { player, dones } = playing(
      [{ type: "crown", seat: 0, party: "king", nods: false, at: 0, ms: 300 }],
      100,
    );
    run(player, 120);
    expect(dones()).toBe(1);
    expect(player.isPlaying).toBe(false);
    expect(player.isBusy).toBe(true);
    run(player, 300);
    expect(player.isBusy).toBe(false);
  });

  test("goes on where it was after the page was hidden for a minute", () => {
    const { player, dones } = playing([flight(0, 400)], 400);
    player.tick(60_000);
    expect(dones()).toBe(0);
  });
});
