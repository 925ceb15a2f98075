// An evening as the house knows it, and what is written down there.

import { useRef } from "react";
import {
  answerTo,
  useAnswer,
  useDeeds,
  useHouse,
  type Asked,
  type Failed,
} from "#renderer/context/houseContext.ts";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
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
  /** Why it is not known; null where it is. */
  readonly failure: Failed | null;
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

/** What moves chips says how many entries it knows of. */
const counted: readonly EveningRequest[] = ["moveChips", "reverseChips", "settleChips"];

export function useEvening(id: string): EveningHold {
  const house = useHouse();
  const { asked, failure, again, take } = useAnswer("chipEvening", { evening: id });
  const { refusal, act: ask } = useDeeds();
  const entries = asked.state === "answered" ? asked.value.entries.length : 0;
  const queue = useRef({
    last: Promise.resolve<unknown>(null),
    waiting: new Set<string>(),
    entries,
  });
  queue.current.entries = entries;
  const done = async <R extends EveningRequest>(request: R, payload: object): Promise<boolean> => {
    const answer = await ask(request, {
      ...payload,
      evening: id,
      ...(counted.includes(request) && { after: queue.current.entries }),
    } as KeylessAsk<R>);
    // Where it was refused somebody else may have written something down, or the answer alone was
    // lost.
    const now =
      answer?.value ?? (await answerTo([house, "chipEvening", { evening: id }]).catch(() => null));
    if (now) {
      queue.current.entries = now.entries.length;
      take(now);
    }
    return answer !== null;
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
  return { asked, again, failure, refusal, act };
}
