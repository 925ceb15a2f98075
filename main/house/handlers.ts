// What the house does with requests. Handlers throw a StoreError, or reject with one.

import type { HouseVisitor } from "#main/base/visitor.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers } from "#shared/protocol/house.ts";
import type { HouseAsk, HouseRequest } from "#shared/protocol/schema.ts";

type Answering<R extends HouseRequest, A> = (visitor: HouseVisitor<R>, payload: HouseAsk<R>) => A;

export type Handlers<R extends HouseRequest> = {
  readonly [K in R]: Answering<K, Answer<HouseAnswers[K]>>;
};
export type SlowHandlers<R extends HouseRequest> = {
  readonly [K in R]: Answering<K, Promise<Answer<HouseAnswers[K]>>>;
};
export type AllHandlers = {
  readonly [K in HouseRequest]: Handlers<K>[K] | SlowHandlers<K>[K];
};
