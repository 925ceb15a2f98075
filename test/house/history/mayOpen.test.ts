// Checks who may see what of a round that is over.

import { describe, expect, test } from "vitest";
import {
  boundTo,
  mayOpen,
  mayPractise,
  mostSeen,
  offeredEyes,
  practiceSeat,
  type Reader,
  type Seating,
} from "#main/house/history/mayOpen.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { saying } from "#test/support/inEnglish.ts";

type Who = "robin" | "mei" | "guest" | "bot";

const seating = (...who: readonly Who[]): Seating => seatingAt("kings-and-bastards", who);

function seatingAt(game: string, who: readonly Who[]): Seating {
  const { record } = readRecord({
    format: "round/1",
    game,
    seats: who,
    seed: "s",
    moves: [],
  });
  return {
    record,
    closedCards: 0,
    seats: who.map((name) => ({
      name,
      profile: name === "robin" || name === "mei" ? name : null,
      bot: name === "bot" ? "easy" : null,
    })),
  };
}

const every: readonly Eyes[] = ["all", "spectator", 0, 1, 2];
const owner = (profile: string): Reader => ({ role: "owner", profile });
const opened = (
  round: Seating,
  profile: string,
  role: "owner" | "guest" = "owner",
): readonly Eyes[] => every.filter((eyes) => mayOpen(round, { role, profile }, eyes));

describe("C-7 H-4", () => {
  test("a round of one person with bots may be opened wholly by that person", () => {
    expect(opened(seating("robin", "bot", "bot"), "robin")).toEqual(every);
    expect(opened(seating("bot", "bot", "robin"), "robin")).toEqual(every);
  });

  test("… and by nobody else", () => {
    expect(opened(seating("robin", "bot", "bot"), "mei")).toEqual(["spectator"]);
    expect(opened(seating("guest", "bot", "bot"), "robin")).toEqual(["spectator"]);
  });

  test("a round with another person is seen from the own seats and as a spectator", () => {
    expect(opened(seating("robin", "mei", "bot"), "robin")).toEqual(["spectator", 0]);
    expect(opened(seating("robin", "mei", "bot"), "mei")).toEqual(["spectator", 1]);
    expect(opened(seating("bot", "guest", "robin"), "robin")).toEqual(["spectator", 2]);
  });

  test("a guest opens no round wholly, not even one with bots alone, and none in which he had no seat", () => {
    expect(opened(seating("mei", "bot", "bot"), "mei", "guest")).toEqual(["spectator", 0]);
    expect(opened(seating("robin", "mei", "bot"), "mei", "guest")).toEqual(["spectator", 1]);
    expect(opened(seating("robin", "bot", "bot"), "mei", "guest")).toEqual([]);
    expect(opened(seating("bot", "bot", "bot"), "mei", "guest")).toEqual([]);
    expect(opened({ ...seating("mei", "bot", "bot"), seats: [] }, "mei", "guest")).toEqual([]);
  });

  test("H-51 where cards of a sealed deal stayed closed, nobody sees more than a spectator", () => {
    const round = { ...seating("robin", "mei"), closedCards: 1 };
    expect(opened(round, "robin")).toEqual(["spectator"]);
    expect(opened(round, "mei", "guest")).toEqual(["spectator"]);
    expect(opened(round, "nobody", "guest")).toEqual([]);
    expect(mostSeen(round, owner("robin"))).toBe("spectator");
  });

  test("H-38 a director's device, which is nobody's own, opens no round: nor one in which a bot sat", () => {
    const device: Reader = { role: "director", profile: null };
    for (const round of [seating("mei", "bot"), seating("bot", "bot"), seating("guest", "bot")]) {
      expect(every.filter((eyes) => mayOpen(round, device, eyes))).toEqual([]);
      expect(offeredEyes(round, device)).toEqual([]);
    }
    expect(boundTo(device)).not.toBeNull();
  });

  test("a round of bots alone has no secrets", () => {
    expect(opened(seating("bot", "bot", "bot"), "robin")).toEqual(every);
  });

  test("a seat of which nothing is known counts as another person's", () => {
    const round = seating("robin", "bot", "bot");
    expect(opened({ ...round, seats: round.seats.slice(0, 2) }, "robin")).toEqual(["spectator", 0]);
    expect(opened({ ...round, seats: [] }, "robin")).toEqual(["spectator"]);
  });

  test("seats that are not there may not be opened", () => {
    for (const eyes of [3, 99, -1, 1.5, Number.NaN])
      expect(mayOpen(seating("robin", "mei", "bot"), owner("robin"), eyes)).toBe(false);
    expect(mayOpen(seating("robin", "bot", "bot"), owner("robin"), 3)).toBe(false);
  });
});

test("the own seat is offered first, then all cards, then the others", () => {
  expect(offeredEyes(seating("bot", "robin", "bot"), owner("robin"))).toEqual([
    1,
    "all",
    "spectator",
    0,
    2,
  ]);
  expect(offeredEyes(seating("bot", "robin", "mei"), owner("robin"))).toEqual([1, "spectator"]);
  expect(offeredEyes(seating("bot", "guest", "mei"), owner("robin"))).toEqual(["spectator"]);
});

test("an export is made through the eyes that see most", () => {
  expect(mostSeen(seating("bot", "robin", "bot"), owner("robin"))).toBe("all");
  expect(mostSeen(seating("bot", "robin", "mei"), owner("robin"))).toBe(1);
  expect(mostSeen(seating("bot", "guest", "mei"), owner("robin"))).toBe("spectator");
});

describe("a round may be practised", () => {
  test("H-49 from the own seat, where all others were bots: by the owner and by a guest", () => {
    expect(practiceSeat(seating("bot", "robin", "bot"), owner("robin"))).toBe(1);
    expect(practiceSeat(seating("mei", "bot"), { role: "guest", profile: "mei" })).toBe(0);
    expect(mayPractise(seating("bot", "robin"), owner("robin"), 0)).toMatchObject({
      error: { code: "not-yours" },
    });
  });

  test("H-49 not among people, not by others, not by a device of nobody's, nor where a seat is unknown", () => {
    expect(practiceSeat(seating("robin", "mei", "bot"), owner("robin"))).toBeNull();
    expect(practiceSeat(seating("robin", "guest"), owner("robin"))).toBeNull();
    expect(practiceSeat(seating("robin", "bot"), owner("mei"))).toBeNull();
    expect(practiceSeat(seating("robin", "bot"), { role: "guest", profile: "mei" })).toBeNull();
    expect(practiceSeat(seating("robin", "bot"), { role: "director", profile: null })).toBeNull();
    const round = seating("robin", "bot", "bot");
    expect(practiceSeat({ ...round, seats: round.seats.slice(0, 2) }, owner("robin"))).toBeNull();
  });

  test("H-49 not at Eights Nomic, where seats act although nobody waits for them", () => {
    const round = seatingAt("eights-nomic", ["robin", "bot"]);
    expect(mayPractise(round, owner("robin"), 0)).toEqual({
      ok: false,
      error: saying("no-practice", "can’t practise this game"),
    });
    expect(practiceSeat(round, owner("robin"))).toBeNull();
  });
});
