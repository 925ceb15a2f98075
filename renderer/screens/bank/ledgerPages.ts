// How does the ledger come from the house, page by page?

import { useCallback, useEffect, useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import type { LedgerTransaction } from "#shared/protocol/bank.ts";

const pageSize = 25;

export interface LedgerPages {
  /** Newest first; null until the first page has come. */
  readonly transactions: readonly LedgerTransaction[] | null;
  readonly hasMore: boolean;
  readonly failure: Failed | null;
  readonly more: () => void;
}

interface Read {
  readonly transactions: readonly LedgerTransaction[] | null;
  readonly hasMore: boolean;
}

const nothing: Read = { transactions: null, hasMore: false };

/**
 * Of one profile or, for null, of all people, or with `bots` of the house's bots too; begins anew
 * when that or `turn` changes.
 */
export function useLedger(profile: string | null, bots: boolean, turn: number): LedgerPages {
  const house = useHouse();
  const [read, setRead] = useState(nothing);
  const [failure, setFailure] = useState<LedgerPages["failure"]>(null);
  const fetchPage = useCallback(
    async (before: number | null) => {
      const answer = await house.ask("ledger", { limit: pageSize, before, profile, bots });
      setFailure(failureOf(answer));
      return answer.ok ? answer.value : null;
    },
    [house, profile, bots],
  );
  useEffect(() => {
    let wanted = true;
    void fetchPage(null).then((page) => {
      if (wanted && page) setRead({ transactions: page, hasMore: page.length === pageSize });
    });
    return () => {
      wanted = false;
    };
  }, [fetchPage, turn]);
  const more = useCallback(() => {
    const last = read.transactions?.at(-1);
    void fetchPage(last?.id ?? null).then((page) => {
      // A page that comes after the list has begun anew does not belong to it.
      if (page)
        setRead((now) =>
          now === read
            ? {
                transactions: [...(now.transactions ?? []), ...page],
                hasMore: page.length === pageSize,
              }
            : now,
        );
    });
  }, [fetchPage, read]);
  return { ...read, failure, more };
}
