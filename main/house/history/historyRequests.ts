// What may the host's owner ask of what was played, and what is answered (H-4, H-5)?

import type { Store } from '#main/store/store.ts';
import type { Answer, HouseAnswers } from '#shared/protocol/messages.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';

type HistoryRequest = 'rounds' | 'roundFilters' | 'sessions' | 'headToHead' | 'balances';
type Handlers = { readonly [R in HistoryRequest]: (payload: HouseAsk<R>) => Answer<HouseAnswers[R]> };

/** More points than a chart is wide show no more. */
const mostPoints = 500;

/** Its handlers throw a StoreError. `profile`: whose the house is at present. */
export const historyRequests = ({ store, profile }: { readonly store: Pick<Store, 'rounds' | 'bank'>; readonly profile: () => string }): Handlers => ({
  rounds: (page) => ({ ok: true, value: store.rounds.finished({ ...page, profile: profile() }) }),
  roundFilters: () => ({ ok: true, value: store.rounds.filters() }),
  sessions: (page) => ({ ok: true, value: store.rounds.sessions(page) }),
  headToHead: (asked) => ({ ok: true, value: store.rounds.headToHead(asked.profile) }),
  balances: (asked) => ({ ok: true, value: store.bank.balances(asked.profile, mostPoints) }),
});
