// How does the director ask the host to do something, and what is he told of it?

import { useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { askOnce, OnceKey, type KeylessAsk } from "#renderer/client/onceKey.ts";
import type { TournamentRequest } from "#shared/protocol/tournament.ts";

export interface Deeds {
  /** Of the last one; null where it was done. */
  readonly refusal: Failed | null;
  readonly isBusy: boolean;
  /** True where the host has done it. */
  readonly act: <R extends TournamentRequest>(
    request: R,
    payload: KeylessAsk<R>,
  ) => Promise<boolean>;
}

export function useDeeds(): Deeds {
  const house = useHouse();
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const [key] = useState(() => new OnceKey());
  const [isBusy, setBusy] = useState(false);
  const act: Deeds["act"] = async (request, payload) => {
    setBusy(true);
    const failure = await askOnce(house, key, request, payload).then(failureOf, (): Failed => ({
      message: null,
    }));
    setBusy(false);
    setRefusal(failure);
    return failure === null;
  };
  return { refusal, isBusy, act };
}
