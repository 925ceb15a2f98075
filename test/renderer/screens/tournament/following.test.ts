// Checks that a tournament is followed through lost lines, old news and silence, and over a single
// line for everybody who looks at it.

import { describe, expect, it } from "vitest";
import { saysOfLine } from "#renderer/client/saysOfLine.ts";
import { fakeTournament } from "#test/doors/fakeTournament.ts";
import { Following, followingOf } from "#renderer/screens/tournament/following.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";
import { FakeLine } from "./fakeLine.ts";

const view = (revision: number): TournamentView => ({
  ...fakeTournament("freezeout", "running", false),
  revision,
});
const silent = refused("no-answer", saysOfLine("noAnswer"));

function followed() {
  const [line, clock] = [new FakeLine(), new SimulatedClock()];
  const following = new Following(line, "freezeout", clock);
  const end = following.subscribe(() => undefined);
  const revision = (): number | string => {
    const shown = following.snapshot();
    return shown.state === "answered" ? shown.value.view.revision : shown.state;
  };
  return { line, clock, following, end, revision };
}

describe("a tournament that is followed", () => {
  it("is asked for once, shown as it is answered, and newer when the host tells of it unasked", async () => {
    const { line, revision } = followed();
    expect(revision()).toBe("waiting");
    await line.answer({ ok: true, value: view(3) });
    expect(revision()).toBe(3);
    line.push(view(4));
    expect(revision()).toBe(4);
    expect(line.asked).toEqual(["watchTournament"]);
  });

  it("does not go back to older news, and takes none of another tournament", async () => {
    const { line, revision } = followed();
    line.push(view(5));
    await line.answer({ ok: true, value: view(4) });
    expect(revision()).toBe(5);
    line.push({ ...view(9), id: "league" });
    expect(revision()).toBe(5);
  });

  it("counts its times from when it came, with the same revision too", async () => {
    const { line, clock, following } = followed();
    await line.answer({ ok: true, value: view(3) });
    clock.advance(700);
    line.push(view(3));
    expect(following.snapshot()).toMatchObject({ value: { at: 700 } });
  });

  it("is asked for anew when the line was lost, after a silence, and when the page wakes", async () => {
    const { line, clock, revision } = followed();
    await line.answer({ ok: true, value: view(3) });
    line.push(null);
    clock.advance(300);
    expect(line.asked).toHaveLength(2);
    await line.answer(silent);
    expect(revision(), "what was seen last stays").toBe(3);
    clock.advance(2_000);
    expect(line.asked).toHaveLength(3);
    await line.answer({ ok: true, value: view(8) });
    expect(revision()).toBe(8);
    clock.advance(30_000);
    expect(line.asked).toHaveLength(4);
    clock.wake();
    expect(line.asked).toHaveLength(5);
  });

  it("says that nobody answers, and goes on asking", async () => {
    const { line, clock, following } = followed();
    await line.answer(silent);
    expect(following.snapshot()).toEqual({ state: "failed", message: null });
    clock.advance(2_000);
    expect(line.asked).toHaveLength(2);
  });

  it("that the house does not know is said so, and asked for no more", async () => {
    const { line, clock, following } = followed();
    await line.answer(refused("gone", saysOfLine("notKnown")));
    expect(following.snapshot()).toMatchObject({
      state: "failed",
      message: expect.stringMatching(/\w/) as string,
    });
    expect(clock.delays).toEqual([]);
  });

  it("is one for all that show it, until the last of them has gone", () => {
    const [line, clock] = [new FakeLine(), new SimulatedClock()];
    const [one, other] = [
      followingOf(line, "freezeout", clock),
      followingOf(line, "freezeout", clock),
    ];
    const ends = [one.subscribe(() => undefined), other.subscribe(() => undefined)];
    expect(line.asked).toEqual(["watchTournament"]);
    ends[0]!();
    ends[0]!();
    expect(line.asked).toEqual(["watchTournament"]);
    ends[1]!();
    expect(line.asked).toEqual(["watchTournament", "unwatchTournament"]);
    expect([line.listeners.size, clock.listeners, clock.delays.length]).toEqual([0, 0, 0]);
  });
});
