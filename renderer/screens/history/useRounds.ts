// How do the rounds come from the house, page by page?

import { useCallback, useEffect, useRef, useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import type { StoredRound } from "#shared/protocol/history.ts";
import { askedFilter, type RoundFilter } from "./roundFilter.ts";

const pageSize = 50;

interface Pages {
  /** Newest first; null until the first page has come. */
  readonly rounds: readonly StoredRound[] | null;
  readonly hasMore: boolean;
  readonly failure: Failed | null;
}

const nothing: Pages = { rounds: null, hasMore: false, failure: null };

/**
 * Begins anew with another filter; the old list stays until the new one has come. `more` asks for
 * one page at a time.
 */
export function useRounds(filter: RoundFilter): Pages & { readonly more: () => void } {
  const house = useHouse();
  const [pages, setPages] = useState(nothing);
  const isAsking = useRef(false);
  const fixed = JSON.stringify(askedFilter(filter));
  const fetchPage = useCallback(
    async (before: number | null, wanted: () => boolean) => {
      isAsking.current = true;
      const answer = await house.ask("rounds", {
        ...(JSON.parse(fixed) as ReturnType<typeof askedFilter>),
        limit: pageSize,
        before,
      });
      isAsking.current = false;
      if (!wanted()) return;
      setPages((now) =>
        answer.ok
          ? {
              rounds: [...(before === null ? [] : (now.rounds ?? [])), ...answer.value],
              hasMore: answer.value.length === pageSize,
              failure: null,
            }
          : { ...now, failure: failureOf(answer) },
      );
    },
    [house, fixed],
  );
  const latest = useRef(fetchPage);
  useEffect(() => {
    latest.current = fetchPage;
    void fetchPage(null, () => latest.current === fetchPage);
    return () => {
      latest.current = () => Promise.resolve();
    };
  }, [fetchPage]);
  const last = pages.rounds?.at(-1)?.id ?? null;
  const more = useCallback(() => {
    if (!isAsking.current) void fetchPage(last, () => latest.current === fetchPage);
  }, [fetchPage, last]);
  return { ...pages, more };
}
