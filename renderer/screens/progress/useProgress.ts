// What have one's rounds come to? Old ones are counted a few at a time, so it is asked until none
// is left.

import { useEffect } from "react";
import { useAnswer, type Asked } from "#renderer/context/houseContext.ts";
import type { Progress } from "#shared/protocol/merits.ts";

export function useProgress(): { readonly asked: Asked<Progress>; readonly again: () => void } {
  const { asked, again } = useAnswer("progress", {});
  const left = asked.state === "answered" ? asked.value.left : 0;
  useEffect(() => {
    if (left > 0) again();
  }, [asked, left, again]);
  return { asked, again };
}
