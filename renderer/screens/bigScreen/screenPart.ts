// What draws a screen for the room comes over the same network as all else, and the host may go
// while it does (H-39).

import { useEffect, useState, type ComponentType } from "react";
import { realClock, type ClientClock } from "#renderer/client/clientClock.ts";

/** As for any other word of the host's. */
const silenceMs = 2_500;
const againMs = 5_000;

/** `silent`: the host does not answer. */
export type Part<T> =
  | { readonly at: "loading" | "silent" }
  | { readonly at: "here"; readonly part: T };

interface Loading<T> {
  readonly load: () => Promise<T>;
  /**
   * Does the host answer? Asked where the part could not be loaded: a browser keeps that in mind
   * for as long as the page lives.
   */
  readonly answers: () => Promise<boolean>;
  /** Called once it answers again. */
  readonly beginAnew: () => void;
}

/** Answers with the function that ends it. */
export function whileLoading<T>(
  { load, answers, beginAnew }: Loading<T>,
  tell: (part: Part<T>) => void,
  clock: ClientClock = realClock,
): () => void {
  let isOver = false;
  let cancel = clock.after(silenceMs, () => tell({ at: "silent" }));
  const ask = async (): Promise<void> => {
    const isThere = await answers();
    if (isOver) return;
    if (isThere) beginAnew();
    else cancel = clock.after(againMs, () => void ask());
  };
  load().then(
    (part) => {
      cancel();
      if (!isOver) tell({ at: "here", part });
    },
    () => {
      cancel();
      if (isOver) return;
      tell({ at: "silent" });
      cancel = clock.after(againMs, () => void ask());
    },
  );
  return () => {
    isOver = true;
    cancel();
  };
}

/** `load` stays the same for as long as the part is shown. */
export function useScreenPart<P>(
  load: () => Promise<ComponentType<P>>,
  answers: () => Promise<boolean>,
): Part<ComponentType<P>> {
  const [part, setPart] = useState<Part<ComponentType<P>>>({ at: "loading" });
  useEffect(
    () => whileLoading({ load, answers, beginAnew: () => location.reload() }, setPart),
    [load, answers],
  );
  return part;
}
