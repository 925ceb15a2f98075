// How does a screen follow what the house does not tell unasked?

import { useEffect, useState } from "react";
import type { HouseClient, LineAnswer, LineAsk, LineRequest } from "#renderer/client/clients.ts";

/**
 * The newest answer; null before there is one. Asked again `everyMs` after each answer for as long
 * as the screen is shown; one that is refused, or that says the same, changes nothing.
 */
export function useRepeatedAnswer<R extends LineRequest>(
  house: HouseClient | null,
  request: R,
  payload: LineAsk<R>,
  everyMs: number,
): LineAnswer<R> | null {
  const [value, setValue] = useState<LineAnswer<R> | null>(null);
  const fixed = JSON.stringify(payload);
  useEffect(() => {
    if (!house) return undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const answer = await house.ask(request, JSON.parse(fixed) as LineAsk<R>).catch(() => null);
      if (!wanted) return;
      if (answer?.ok)
        setValue((known) =>
          JSON.stringify(known) === JSON.stringify(answer.value) ? known : answer.value,
        );
      timer = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [house, request, fixed, everyMs]);
  return value;
}
