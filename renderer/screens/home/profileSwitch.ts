// How does one play on as somebody else?

import { use, useState } from "react";
import { failureOf, HouseContext, useHouse, type Failed } from "#renderer/context/houseContext.ts";

interface ProfileSwitch {
  readonly switchTo: (profile: string) => Promise<void>;
  /** Why it failed; the message is null where no answer came. */
  readonly refusal: Failed | null;
}

/** All that was asked of the house was asked for another person: the line is opened anew. */
export function useProfileSwitch(): ProfileSwitch {
  const house = useHouse();
  const { retry } = use(HouseContext);
  const [refusal, setRefusal] = useState<ProfileSwitch["refusal"]>(null);
  const switchTo = async (profile: string): Promise<void> => {
    const answer = await house.ask("useProfile", { profile });
    setRefusal(failureOf(answer));
    if (answer.ok) retry();
  };
  return { switchTo, refusal };
}
