// What may be asked of what was played, and what is answered (H-4, H-5)?

import type { Store } from '#main/store/store.ts';
import type { Answer, HouseAnswers } from '#shared/protocol/messages.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';
import type { HouseVisitor } from '#main/host/visitor.ts';

type HistoryRequest = 'rounds' | 'roundFilters' | 'sessions' | 'headToHead' | 'balances';
type Handlers = { readonly [R in HistoryRequest]: (visitor: HouseVisitor<R>, payload: HouseAsk<R>) => Answer<HouseAnswers[R]> };

/** More points than a chart is wide show no more. */
const mostPoints = 500;

/** Its handlers throw a StoreError. */
export const historyRequests = ({ store }: { readonly store: Pick<Store, 'rounds' | 'bank'> }): Handlers => ({
  rounds: ({ profile }, page) => ({ ok: true, value: store.rounds.finished({ ...page, profile }) }),
  roundFilters: () => ({ ok: true, value: store.rounds.filters() }),
  sessions: (_visitor, page) => ({ ok: true, value: store.rounds.sessions(page) }),
  headToHead: (_visitor, asked) => ({ ok: true, value: store.rounds.headToHead(asked.profile) }),
  balances: (_visitor, asked) => ({ ok: true, value: store.bank.balances(asked.profile, mostPoints) }),
});
