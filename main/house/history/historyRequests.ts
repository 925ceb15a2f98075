// Requests for the history and its statistics (H-4, H-5).

import type { Store } from "#main/store/store.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers } from "#shared/protocol/houseAnswers.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import { boundTo, type Reader } from "./mayOpen.ts";

type HistoryRequest = "rounds" | "roundFilters" | "sessions" | "headToHead" | "balances";
type Handlers = {
  readonly [R in HistoryRequest]: (
    visitor: HouseVisitor<R>,
    payload: HouseAsk<R>,
  ) => Answer<HouseAnswers[R]>;
};

/** A chart is not wide enough to show more. */
const mostPoints = 500;

const isAnothers = (visitor: Reader, profile: string): boolean =>
  (boundTo(visitor) ?? profile) !== profile;
const othersFigures = refusal("not-yours", "othersFigures");

/** Handlers throw a StoreError. */
export const historyRequests = ({
  store,
}: {
  readonly store: Pick<Store, "rounds" | "bank">;
}): Handlers => ({
  rounds: (visitor, page) => ({
    ok: true,
    value: store.rounds.finished({ ...page, profile: visitor.profile, of: boundTo(visitor) }),
  }),
  roundFilters: (visitor) => ({ ok: true, value: store.rounds.filters(boundTo(visitor)) }),
  sessions: (visitor, page) => ({
    ok: true,
    value: store.rounds.sessions({ ...page, of: boundTo(visitor) }),
  }),
  headToHead: (visitor, { profile }) =>
    isAnothers(visitor, profile)
      ? othersFigures
      : { ok: true, value: store.rounds.headToHead(profile) },
  balances: (visitor, { profile }) =>
    isAnothers(visitor, profile)
      ? othersFigures
      : { ok: true, value: store.bank.balances(profile, mostPoints) },
});
