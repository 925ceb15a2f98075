import { useEffect, useState } from "react";
import { chipsText, loadChips } from "#renderer/text/text.ts";
import type { ChipsText } from "#renderer/text/words.ts";

/** Use it only below a component that has waited for `useChipWords`. */
export const chipWords = (): ChipsText["screen"] => chipsText()!.screen;

export function useChipWords(): "come" | "waiting" | "failed" {
  const [failed, setFailed] = useState(false);
  const [, setLoaded] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadChips().then(
      () => wanted && setLoaded((count) => count + 1),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return chipsText() ? "come" : failed ? "failed" : "waiting";
}
