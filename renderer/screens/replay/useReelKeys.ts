// Which keys run a replay?

import { useEffect } from "react";
import type { Reel } from "./Reel.ts";

/** What a key does; null for one that means nothing here. */
export function reelAct(key: string, reel: Reel): (() => void) | null {
  const { count, isPlaying } = reel.state();
  switch (key) {
    case "ArrowLeft":
      return () => reel.back();
    case "ArrowRight":
      return () => reel.step();
    case " ":
      return () => (isPlaying ? reel.pause() : reel.play());
    case "Home":
      return () => reel.jump(0);
    case "End":
      return () => reel.jump(count - 1);
    default:
      return null;
  }
}

/** Fields, lists and dialogs keep their keys, and buttons the space bar. */
function keepsKey(target: HTMLElement, key: string): boolean {
  if (
    target.closest(
      'input, select, textarea, [role="slider"], [role="combobox"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="dialog"]',
    )
  )
    return true;
  return key === " " && target.closest("button, a") !== null;
}

export function useReelKeys(reel: Reel): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(target instanceof HTMLElement) || keepsKey(target, key)) return;
      const act = reelAct(key, reel);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [reel]);
}
