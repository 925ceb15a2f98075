// Requests for the history and its statistics (H-4, H-5).

import type { Archive } from "./archive.ts";
import type { Figures } from "./archiveDesk.ts";
import type { Store } from "#main/store/store.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import { boundTo, type Reader } from "./mayOpen.ts";

type HistoryRequest = "rounds" | "roundFilters" | "sessions" | "headToHead" | "balances";
type Handlers = {
  readonly [R in HistoryRequest]: (
    visitor: HouseVisitor<R>,
    payload: HouseAsk<R>,
  ) => R extends keyof Figures ? Promise<Answer<HouseAnswers[R]>> : Answer<HouseAnswers[R]>;
};

const isAnothers = (visitor: Reader, profile: string): boolean =>
  (boundTo(visitor) ?? profile) !== profile;
const othersFigures = refusal("not-yours", "othersFigures");

/** Handlers throw a StoreError. Figures that take long are counted apart (H-40). */
export const historyRequests = ({
  store,
  archive,
}: {
  readonly store: Pick<Store, "rounds">;
  readonly archive: Pick<Archive, "figures">;
}): Handlers => ({
  rounds: (visitor, page) => ({
    ok: true,
    value: store.rounds.finished({ ...page, profile: visitor.profile, of: boundTo(visitor) }),
  }),
  roundFilters: (visitor) =>
    archive.figures(visitor.profile, { figure: "roundFilters", of: boundTo(visitor) }),
  sessions: (visitor, page) => ({
    ok: true,
    value: store.rounds.sessions({ ...page, of: boundTo(visitor) }),
  }),
  headToHead: async (visitor, { profile }) =>
    isAnothers(visitor, profile)
      ? othersFigures
      : archive.figures(visitor.profile, { figure: "headToHead", of: profile }),
  balances: async (visitor, { profile }) =>
    isAnothers(visitor, profile)
      ? othersFigures
      : archive.figures(visitor.profile, { figure: "balances", of: profile }),
});
