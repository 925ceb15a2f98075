// Which words are there about real chips, and have they come?

import { useEffect, useState } from "react";
import { chipsText, loadChips } from "#renderer/text/text.ts";
import type { ChipsText } from "#renderer/text/words.ts";

/** Only beneath what has asked whether they have come. */
export const chipWords = (): ChipsText["screen"] => chipsText()!.screen;

/** Asks for them. */
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
