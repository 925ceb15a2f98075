// Today's deal, asked for again until the bots have played it.

import { useAnswer } from "#renderer/context/houseContext.ts";

const patienceMs = 700;

export const useDailyDeal = () =>
  useAnswer("dailyDeal", {}, { every: (deal) => (deal?.bots === null ? patienceMs : 0) });
