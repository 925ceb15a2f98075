// Requests for a profile's achievements and statistics (H-34).

import type { Store } from "#main/store/store.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { levelOf } from "#shared/profile/level.ts";
import type { AchievementState, Progress } from "#shared/protocol/history.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { Clock } from "#main/base/clock.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import { achievements, amount, nameOf } from "./counting.ts";
import type { Counts } from "./counts.ts";
import type { AchievementCounter } from "./achievementCounter.ts";

type AchievementRequest = "progress" | "merit";
type Handlers = {
  readonly [R in AchievementRequest]: (
    visitor: HouseVisitor<R>,
    payload: HouseAsk<R>,
  ) => Promise<Answer<HouseAnswers[R]>>;
};

interface Parts {
  readonly store: Pick<Store, "achievements" | "profiles">;
  readonly clock: Clock;
  readonly counter: AchievementCounter;
}

function states({ store }: Parts, profile: string, counts: Counts): readonly AchievementState[] {
  const reached = new Map(
    store.achievements
      .reached(profile)
      .flatMap(({ round, at, achieved }) => achieved.map((name) => [name, { round, at }] as const)),
  );
  return achievements.map((achievement) => {
    const { of, key, motif, goal } = achievement;
    return {
      of,
      key,
      motif,
      goal,
      amount: Math.min(goal, amount(counts, achievement)),
      reached: reached.get(nameOf(achievement)) ?? null,
    };
  });
}

async function progress(parts: Parts, profile: string): Promise<Progress> {
  const { store, clock, counter } = parts;
  const counts = await counter.counted(profile);
  const figures = await counter.figures(profile);
  const shown = figures.progress(
    catalogue.map(({ id }) => id),
    clock.now(),
  );
  return {
    left: store.achievements.left(profile),
    points: shown.all.points,
    level: levelOf(shown.all.points),
    achievements: states(parts, profile, counts),
    ...shown,
  };
}

/** Handlers reject with a StoreError. */
export const achievementRequests = (parts: Parts): Handlers => ({
  progress: async ({ profile }) => ({ ok: true, value: await progress(parts, profile) }),
  merit: async ({ profile }, { table, round }) => {
    const { store, counter } = parts;
    await counter.counted(profile);
    const stored = store.achievements.ofRound(profile, table, round);
    const achieved = achievements
      .filter((achievement) => stored?.achieved.includes(nameOf(achievement)))
      .map(({ of, key, motif }) => ({ of, key, motif }));
    return { ok: true, value: stored && { points: stored.points, achieved } };
  },
});
