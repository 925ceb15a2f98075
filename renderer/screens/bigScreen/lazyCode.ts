// Loads the code that draws a screen for the room; the host it comes from may vanish meanwhile
// (H-39).

import { useEffect, useState, type ComponentType } from "react";
import { realClock, type ClientClock } from "#renderer/client/clientClock.ts";

const silenceMs = 2_500;
const againMs = 5_000;

export type LazyCode<T> = { readonly at: "loading" | "silent" } | Readonly<{ at: "here"; part: T }>;

type Loading<T> = Readonly<{
  load: () => Promise<T>;
  /**
   * Asks whether the host answers. Used after a failed load, because the browser remembers a failed
   * module for as long as the page lives.
   */
  answers: () => Promise<boolean>;
  restart: () => void;
}>;

/** Returns a function that ends it. */
export function whileLoading<T>(
  { load, answers, restart }: Loading<T>,
  tell: (part: LazyCode<T>) => void,
  clock: ClientClock = realClock,
): () => void {
  let isOver = false;
  let cancel = clock.after(silenceMs, () => tell({ at: "silent" }));
  const ask = async (): Promise<void> => {
    const isThere = await answers();
    if (isOver) return;
    if (isThere) restart();
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

/** `load` must stay the same for as long as the part is shown. */
export function useScreenPart<P>(
  load: () => Promise<ComponentType<P>>,
  answers: () => Promise<boolean>,
): LazyCode<ComponentType<P>> {
  const [part, setPart] = useState<LazyCode<ComponentType<P>>>({ at: "loading" });
  useEffect(
    () => whileLoading({ load, answers, restart: () => location.reload() }, setPart),
    [load, answers],
  );
  return part;
}
