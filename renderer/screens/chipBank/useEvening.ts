// What is known of an evening, and how is something written down there?

import { useCallback, useEffect, useRef, useState } from "react";
import {
  failureOf,
  refusalWords,
  useHouse,
  type Asked,
  type Failed,
} from "#renderer/context/houseContext.ts";
import type { LineAsk } from "#renderer/client/clients.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";

/** All of them answer with the evening as it is then. */
type EveningRequest =
  | "nameChipEvening"
  | "addChipPerson"
  | "moveChips"
  | "reverseChips"
  | "settleChips"
  | "recountChips"
  | "payChips";

export interface EveningHold {
  readonly asked: Asked<ChipEvening>;
  readonly again: () => void;
  /** Why the last thing was not done; null where it was. */
  readonly refusal: Failed | null;
  /**
   * Resolves to whether it was done. One after the other; what is pressed twice before it is done
   * is done once.
   */
  readonly act: <R extends EveningRequest>(
    request: R,
    payload: Omit<HouseAsk<R>, "evening" | "after">,
  ) => Promise<boolean>;
}

export function useEvening(id: string): EveningHold {
  const house = useHouse();
  const [asked, setAsked] = useState<Asked<ChipEvening>>({ state: "waiting" });
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const queue = useRef<{ last: Promise<unknown>; readonly waiting: Set<string>; known: number }>({
    last: Promise.resolve(),
    waiting: new Set(),
    known: 0,
  });
  const take = useCallback((answer: Answer<ChipEvening>) => {
    if (answer.ok) queue.current.known = answer.value.entries.length;
    setAsked(
      answer.ok
        ? { state: "answered", value: answer.value }
        : { state: "failed", message: refusalWords(answer) },
    );
  }, []);
  const load = useCallback(
    async () => take(await house.ask("chipEvening", { evening: id })),
    [house, id, take],
  );
  useEffect(() => void load(), [load]);
  const done = async <R extends EveningRequest>(request: R, payload: object): Promise<boolean> => {
    const isCounted =
      request === "moveChips" || request === "reverseChips" || request === "settleChips";
    const answer: Answer<ChipEvening> = await house.ask(request, {
      ...payload,
      evening: id,
      ...(isCounted && { after: queue.current.known }),
    } as object as LineAsk<R>);
    setRefusal(failureOf(answer));
    if (answer.ok) take(answer);
    // Somebody else may have written something down, or the answer alone was lost.
    else await load();
    return answer.ok;
  };
  const act: EveningHold["act"] = async (request, payload) => {
    const { current } = queue;
    const what = JSON.stringify([request, payload]);
    if (current.waiting.has(what)) return false;
    current.waiting.add(what);
    const mine = current.last
      .then(() => done(request, payload))
      .finally(() => current.waiting.delete(what));
    current.last = mine.catch(() => undefined);
    return mine;
  };
  return { asked, again: () => void load(), refusal, act };
}
