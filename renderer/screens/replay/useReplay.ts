// Fetches a round from the house part by part, separately for each pair of eyes.

import { useCallback, useEffect, useState } from "react";
import { refusalWords, useHouse, type AnswerState } from "#renderer/context/houseContext.ts";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import type { OpenedFile } from "./openedFile.ts";
import type { FetchPart } from "./Reel.ts";

interface Fetched {
  /** Keeps the previous replay until the lines for other eyes are loaded. */
  readonly asked: AnswerState<Replay>;
  readonly look: (eyes: Eyes, part: number) => void;
  readonly again: () => void;
  readonly fetchPart: FetchPart;
}

/** `source`: a stored round's number, or a file; it must not change. */
export function useReplay(source: number | OpenedFile): Fetched {
  const { files } = useHouse();
  const [asked, setAsked] = useState<AnswerState<Replay>>({ state: "waiting" });
  const [wish, setWish] = useState<{ readonly eyes: Eyes | null; readonly part: number }>({
    eyes: null,
    part: 1,
  });
  const fetchPart = useCallback(
    (eyes: Eyes | null, part: number) =>
      typeof source === "number"
        ? files.replay(source, eyes, part)
        : files.replayText(source.text, eyes, part),
    [files, source],
  );
  useEffect(() => {
    let wanted = true;
    void fetchPart(wish.eyes, wish.part).then(
      (answer) =>
        wanted &&
        setAsked(
          answer.ok
            ? { state: "answered", value: answer.value }
            : { state: "failed", message: refusalWords(answer) },
        ),
    );
    return () => {
      wanted = false;
    };
  }, [fetchPart, wish]);
  return {
    asked,
    look: useCallback((eyes, part) => setWish({ eyes, part }), []),
    again: useCallback(() => setWish((same) => ({ ...same })), []),
    fetchPart,
  };
}
