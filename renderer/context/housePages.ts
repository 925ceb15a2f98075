import { useCallback, useEffect, useRef } from "react";
import useInfinite from "swr/infinite";
import type { LineAnswer, LineAsk } from "#renderer/client/clients.ts";
import { answerTo, asking, failureIn, shownLists, useHouse, type Failed } from "./houseContext.ts";

type Paged = "rounds" | "sessions" | "ledger" | "chipEvenings";
type PagedEntry<R extends Paged> = LineAnswer<R>[number];

type Pages<R extends Paged> = Readonly<{
  lines: readonly PagedEntry<R>[] | null;
  hasMore: boolean;
  failure: Failed | null;
  /** Requests the next page, or a failed one again; one at a time. */
  more: () => void;
}>;

/**
 * Starts again for another filter; the old list stays until the new one has come. `place` returns
 * the cursor after which the next page begins.
 */
export function usePages<R extends Paged>(
  request: R,
  filter: Omit<LineAsk<R>, "limit" | "before">,
  limit: number,
  place: (line: PagedEntry<R>) => number,
): Pages<R> {
  const house = useHouse();
  const { data, error, isValidating, setSize, mutate } = useInfinite<LineAnswer<R>, unknown>(
    (_at: number, before: readonly PagedEntry<R>[] | null) => {
      const last = before?.at(-1);
      return before && before.length < limit
        ? null
        : [house, request, { ...filter, limit, before: last ? place(last) : null }];
    },
    answerTo as never,
    { ...asking, keepPreviousData: true, revalidateOnMount: true, revalidateFirstPage: false },
  );
  const isAsking = useRef(false);
  isAsking.current = isValidating;
  useEffect(() => {
    const again = () => void mutate();
    shownLists.add(again);
    return () => void shownLists.delete(again);
  }, [mutate]);
  const pages = data?.length ?? 0;
  return {
    lines: data ? (data as readonly (readonly PagedEntry<R>[])[]).flat() : null,
    hasMore: data?.at(-1)?.length === limit,
    failure: failureIn(error),
    more: useCallback(() => {
      if (!isAsking.current) void setSize(pages + 1);
    }, [setSize, pages]),
  };
}
