// Requests for reviews of rounds (H-50). A review is made in the background; meanwhile whoever wants it
// asks again. It is kept, unless it is with all cards.

import { faultLine, type Log } from "#main/base/log.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import { log as said } from "#main/text/english.ts";
import type { Review } from "#shared/contract/review.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { CostlyHabit, ReviewState } from "#shared/protocol/history.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { Handlers } from "../handlers.ts";
import { knownRound, mayOpen, refusedEyes, unknownRound, type Reader } from "../history/mayOpen.ts";
import type { Reviewer } from "./reviewer.ts";

type Parts = Readonly<{
  store: Pick<Store, "rounds" | "reviews">;
  reviewer: Pick<Reviewer, "review">;
  log: Log;
}>;

type Wanted = HouseAsk<"review">;

/** `answer`: null while it is made. */
type UnderWay = Wanted & {
  readonly given: AbortController;
  answer: Answer<Review> | null;
};

const failed = refusal("fault", "reviewFailed");
/** Of a person's reviews that their habits are taken from. */
const mostReviews = 100;

export class Reviews {
  readonly #parts: Parts;
  /** One for each person, the last that they asked for. */
  readonly #underWay = new Map<string, UnderWay>();

  readonly requests: Handlers<"review" | "dropReview" | "costlyHabits"> = {
    review: (visitor, wanted) =>
      this.#answerTo(visitor.profile, wanted) ?? this.#begun(visitor, wanted),
    dropReview: ({ profile }) => {
      this.#drop(profile);
      return granted(null);
    },
    costlyHabits: ({ profile }) =>
      granted(habitsIn(this.#parts.store.reviews.latest(profile, mostReviews))),
  };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Null where nothing of the kind is under way. A refusal is told once. */
  #answerTo(person: string, { round, seat, withAllCards }: Wanted): Answer<ReviewState> | null {
    const known = this.#underWay.get(person);
    if (known?.round !== round || known.seat !== seat || known.withAllCards !== withAllCards)
      return null;
    if (!known.answer) return granted({ state: "underWay" });
    this.#underWay.delete(person);
    return known.answer.ok ? granted({ state: "made", review: known.answer.value }) : known.answer;
  }

  #begun(visitor: Reader & { readonly profile: string }, wanted: Wanted): Answer<ReviewState> {
    const { store } = this.#parts;
    const { round, seat, withAllCards } = wanted;
    const found = knownRound(store.rounds, visitor, round);
    if (!found) return unknownRound;
    if (!mayOpen(found, visitor, seat)) return refusedEyes(found);
    if (withAllCards && !mayOpen(found, visitor, "all")) return refusedEyes(found);
    const kept = withAllCards ? null : store.reviews.find(round, seat);
    if (kept) return granted({ state: "made", review: kept });
    this.#drop(visitor.profile);
    const begun: UnderWay = { ...wanted, given: new AbortController(), answer: null };
    this.#underWay.set(visitor.profile, begun);
    void this.#made(begun, found.record).then((answer) => (begun.answer = answer));
    return granted({ state: "underWay" });
  }

  #drop(person: string): void {
    this.#underWay.get(person)?.given.abort();
    this.#underWay.delete(person);
  }

  async #made(
    { round, seat, withAllCards, given }: UnderWay,
    record: RoundRecord,
  ): Promise<Answer<Review>> {
    const { store, reviewer, log } = this.#parts;
    try {
      const answer = await reviewer.review({ record, seat, withAllCards }, given.signal);
      if (answer.ok && !withAllCards) store.reviews.keep(round, seat, answer.value);
      return answer;
    } catch (error) {
      log(said.house(faultLine(error)));
      return error instanceof StoreError ? error.refusal : failed;
    }
  }
}

/** By game, what was played and what would have been better; what cost most comes first. */
export function habitsIn(
  reviews: readonly Readonly<{ game: string; review: Review }>[],
): readonly CostlyHabit[] {
  const habits = new Map<string, CostlyHabit>();
  for (const { game, review } of reviews)
    for (const { played, better } of review.decisions) {
      if (!better) continue;
      const key = `${game} ${played} ${better.move}`;
      const { times, cost } = habits.get(key) ?? { times: 0, cost: 0 };
      habits.set(key, {
        game,
        unit: review.unit,
        played,
        better: better.move,
        times: times + 1,
        cost: cost + better.gain,
      });
    }
  return [...habits.values()].toSorted((one, other) => other.cost - one.cost);
}
