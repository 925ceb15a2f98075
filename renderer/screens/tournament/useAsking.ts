// How is something asked of a tournament, and what if it is refused?

import { useCallback, useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { askOnce, OnceKey, type KeylessAsk } from "#renderer/client/onceKey.ts";
import type { TournamentRequest } from "#shared/protocol/tournament.ts";

export interface Asking {
  readonly ask: <R extends TournamentRequest>(request: R, payload: KeylessAsk<R>) => void;
  /** One thing at a time. */
  readonly isAsking: boolean;
  /** Why the last was refused; the message is null where no answer came. */
  readonly refusal: Failed | null;
}

/** What an ask has done is seen in the next view. */
export function useAsking(): Asking {
  const house = useHouse();
  const [key] = useState(() => new OnceKey());
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const ask = useCallback<Asking["ask"]>(
    (request, payload) => {
      setAsking(true);
      askOnce(house, key, request, payload)
        .then(
          (answer) => setRefusal(failureOf(answer)),
          () => setRefusal({ message: null }),
        )
        .finally(() => setAsking(false));
    },
    [house, key],
  );
  return { ask, isAsking, refusal };
}
