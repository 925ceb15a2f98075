// A form that moves chips sends one request at a time, and the same one again under the same key
// (H-2).

import { useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import type { LineAnswer, LineAsk } from "#renderer/client/clients.ts";
import { askOnce, OnceKey, type KeylessAsk } from "#renderer/client/onceKey.ts";

type Moving = "transfer" | "grant";

interface Once<R extends Moving> {
  readonly send: (payload: Omit<LineAsk<R>, "key">) => Promise<void>;
  readonly isSending: boolean;
  readonly refusal: Failed | null;
}

export function useOnce<R extends Moving>(
  request: R,
  done: (answer: LineAnswer<R>) => void,
): Once<R> {
  const house = useHouse();
  const [key] = useState(() => new OnceKey());
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const send = async (payload: Omit<LineAsk<R>, "key">): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const answer = await askOnce(house, key, request, payload as KeylessAsk<R>);
    setSending(false);
    setRefusal(failureOf(answer));
    if (answer.ok) done(answer.value);
  };
  return { send, isSending, refusal };
}
