// Playing on as somebody else.

import { use } from "react";
import { HouseContext, useDeeds, type Failed } from "#renderer/context/houseContext.ts";

interface ProfileSwitch {
  readonly switchTo: (profile: string) => Promise<void>;
  readonly refusal: Failed | null;
}

/** All that was asked of the house was asked for another person: the line is opened anew. */
export function useProfileSwitch(): ProfileSwitch {
  const { retry } = use(HouseContext);
  const { refusal, act } = useDeeds();
  const switchTo = async (profile: string): Promise<void> => {
    if (await act("useProfile", { profile })) retry();
  };
  return { switchTo, refusal };
}
