import { describe, expect, onTestFinished, test } from "vitest";
import { reviewed } from "#main/house/review/reviewed.ts";
import { ReviewWorkers, type AskedReview, type Reviewer } from "#main/house/review/reviewer.ts";
import { habitsIn, Reviews } from "#main/house/review/reviews.ts";
import type { Review } from "#shared/contract/review.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { library, type Library } from "#test/house/history/support.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { playedOut } from "#test/support/playedHistory.ts";

const recordOf = (game: string): RoundRecord =>
  playedOut(
    {
      format: recordFormat,
      game,
      options: {},
      seats: ["Robin", "Ada", "Ben"].slice(0, catalogue.find(({ id }) => id === game)!.players.max),
      seed: "a seed",
      moves: [],
    },
    "bots",
  );
const kings = recordOf("kings-and-bastards");
const draw = recordOf("five-card-draw");

/** Estimates for each decision that are enough for a test. */
const few = 2;
const reviewOf = (asked: AskedReview) => {
  let left = few * 60;
  return reviewed(asked, () => (left -= 1) > 0);
};

type Role = "owner" | "guest";

function reviewsOf({ store }: Library, review: Reviewer["review"] = reviewOf) {
  const log: string[] = [];
  const { requests } = new Reviews({
    store,
    reviewer: { review },
    log: (line) => void log.push(line),
  });
  const visitor = (profile: string, role: Role) => ({ profile, role }) as never;
  return {
    log,
    ask: (
      round: number,
      seat: number,
      profile = "robin",
      role: Role = "owner",
      withAllCards = false,
    ) => requests.review(visitor(profile, role), { round, seat, withAllCards }),
    drop: (profile = "robin") => requests.dropReview(visitor(profile, "owner"), {}),
    habits: (profile: string) => requests.costlyHabits(visitor(profile, "owner"), {}),
  };
}

const robins = { profile: "robin" } as const;
const underWay = { ok: true, value: { state: "underWay" } };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks until it is made or refused. */
async function made(ask: () => ReturnType<ReturnType<typeof reviewsOf>["ask"]>) {
  for (;;) {
    const answer = ask();
    if (!answer.ok || answer.value.state === "made") return answer;
    await settled();
  }
}

describe("H-50 the review of a round", () => {
  test("is made in the background, kept, and not made again", async () => {
    const shelf = library();
    const id = shelf.keep(kings, [robins, "regular", "easy"]);
    const { ask } = reviewsOf(shelf);
    expect(ask(id, 0)).toEqual(underWay);
    const first = await made(() => ask(id, 0));
    expect(first).toMatchObject({ ok: true, value: { review: { unit: "wins" } } });
    const later = reviewsOf(shelf, () => Promise.reject(new Error("it is kept")));
    expect(later.ask(id, 0)).toEqual(first);
  });

  test("C-7 is made of a seat whose eyes one may use, and of no other person's", async () => {
    const shelf = library();
    const id = shelf.keep(kings, [robins, { profile: "mei" }, "easy"]);
    const { ask } = reviewsOf(shelf);
    expect(ask(id, 1)).toMatchObject({ ok: false, error: { code: "not-yours" } });
    expect(ask(id, 0, "mei", "guest")).toMatchObject({ ok: false, error: { code: "not-yours" } });
    expect(ask(id, 1, "mei", "guest")).toEqual(underWay);
    const alone = shelf.keep(kings, [robins, "easy", "easy"]);
    expect(ask(alone, 1, "mei", "guest")).toMatchObject({
      ok: false,
      error: { code: "unknown-round" },
    });
    expect(ask(999, 0)).toMatchObject({ ok: false, error: { code: "unknown-round" } });
  });

  test("C-7 with all cards is made for whoever may see them, beside the other one, and not kept", async () => {
    const shelf = library();
    const among = shelf.keep(kings, [robins, { profile: "mei" }, "easy"]);
    const alone = shelf.keep(kings, [robins, "regular", "easy"]);
    const { ask } = reviewsOf(shelf);
    const openly = (id: number, role: Role = "owner", seat = 0) =>
      ask(id, seat, "robin", role, true);
    expect(openly(among)).toMatchObject({ ok: false, error: { code: "not-yours" } });
    expect(openly(alone, "guest")).toMatchObject({ ok: false, error: { code: "not-yours" } });
    expect(openly(alone, "owner", 7)).toMatchObject({ ok: false, error: { code: "not-yours" } });
    const open = await made(() => openly(alone));
    expect(open).toMatchObject({ ok: true, value: { state: "made" } });
    expect(shelf.store.reviews.find(alone, 0)).toBeNull();
    expect(ask(alone, 0)).toEqual(underWay);
  });

  test("is refused for a game that has none, as often as it is asked for", async () => {
    const shelf = library();
    const id = shelf.keep(recordOf("eights-nomic"), [robins, "regular", "easy"]);
    const { ask } = reviewsOf(shelf);
    for (let time = 0; time < 2; time += 1)
      expect(await made(() => ask(id, 0))).toMatchObject({
        ok: false,
        error: { code: "not-reviewed" },
      });
  });

  test("is stopped by whoever asked for it, and by their asking for another", async () => {
    const shelf = library();
    const sitters = [robins, { profile: "mei" }, "easy"] as const;
    const ids = [kings, kings].map((record) => shelf.keep(record, sitters));
    const signals: AbortSignal[] = [];
    const { ask, drop } = reviewsOf(shelf, (_asked, given) => {
      signals.push(given);
      return new Promise(() => {});
    });
    ask(ids[0]!, 0);
    ask(ids[1]!, 0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    ask(ids[1]!, 1, "mei", "guest");
    drop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  });

  test("that fails says so once, is logged, and can be tried again", async () => {
    const shelf = library();
    const id = shelf.keep(kings, [robins, "regular", "easy"]);
    const { ask, log } = reviewsOf(shelf, () => Promise.reject(new Error("the worker died")));
    expect(await made(() => ask(id, 0))).toMatchObject({ ok: false, error: { code: "fault" } });
    expect(log.join()).toContain("the worker died");
    expect(ask(id, 0)).toEqual(underWay);
  });

  test("shows over time what cost its player most", async () => {
    const shelf = library();
    const id = shelf.keep(kings, [robins, "regular", "easy"]);
    const { ask, habits } = reviewsOf(shelf);
    expect(habits("robin")).toEqual({ ok: true, value: [] });
    await made(() => ask(id, 0));
    await made(() => ask(id, 1));
    const kept = shelf.store.reviews.latest("robin", 9);
    expect(kept).toHaveLength(1);
    expect(shelf.store.reviews.latest("mei", 9)).toEqual([]);
  });
});

test("H-50 habits are what was played and what was better, those that cost most first", () => {
  const decision = (played: string, move: string, gain: number) => ({
    line: 1,
    played,
    did: null,
    worth: 0,
    odds: null,
    better: { move, gain, error: 0, would: null, reason: { key: "", args: {} } },
  });
  const review: Review = {
    unit: "wins",
    even: 0.25,
    result: 0,
    shares: { deal: 0, cards: 0, others: 0, play: 0 },
    decisions: [
      decision("pass", "play", 0.1),
      decision("play", "play", 0.25),
      decision("pass", "play", 0.3),
      { ...decision("play", "pass", 1), better: null },
    ],
  };
  expect(habitsIn([{ game: "kings-and-bastards", review }])).toEqual([
    {
      game: "kings-and-bastards",
      unit: "wins",
      played: "pass",
      better: "play",
      times: 2,
      cost: 0.4,
    },
    {
      game: "kings-and-bastards",
      unit: "wins",
      played: "play",
      better: "play",
      times: 1,
      cost: 0.25,
    },
  ]);
});

describe("the reviews’ own worker", () => {
  /** Its time runs on a simulated clock: a slow machine is not given up. */
  const workers = (...given: ConstructorParameters<typeof ReviewWorkers>) => {
    const all = new ReviewWorkers(...given);
    onTestFinished(() => all.close());
    return all;
  };
  const going = () => new AbortController();

  test("H-50 reviews a round apart from everything else", async () => {
    const answer = await workers(new SimulatedClock()).review(
      { record: draw, seat: 1, withAllCards: false },
      going().signal,
    );
    expect(answer).toMatchObject({ ok: true, value: { unit: "chips", even: 0 } });
  });

  test("H-50 is ended when the review is stopped, and the next one is answered", async () => {
    const all = workers(new SimulatedClock());
    const [first, second] = [going(), going()];
    const asked = [first, second].map(({ signal }) =>
      all.review({ record: draw, seat: 0, withAllCards: false }, signal),
    );
    await settled();
    first.abort();
    expect(await asked[0]).toMatchObject({ ok: false, error: { code: "stopped" } });
    expect(await asked[1]).toMatchObject({ ok: true });
  });
});
