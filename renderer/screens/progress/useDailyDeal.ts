// What is known of today's deal? It is asked again until the bots are done.

import { useEffect } from "react";
import { useAnswer, type Asked } from "#renderer/context/houseContext.ts";
import type { DailyDeal } from "#shared/protocol/merits.ts";

/** Between two questions, ms. */
const patience = 700;

export function useDailyDeal(): { readonly asked: Asked<DailyDeal>; readonly again: () => void } {
  const { asked, again } = useAnswer("dailyDeal", {});
  const isWaiting = asked.state === "answered" && asked.value.bots === null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(again, patience);
    return () => clearInterval(timer);
  }, [isWaiting, again]);
  return { asked, again };
}
