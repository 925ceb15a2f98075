import { use, useEffect, useMemo, useRef } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { noRecords, recordsIn, type Records } from "#renderer/table/records.ts";

/** None until they are known. `round`: they are asked again with the next; null: not at all. */
export function useRecords(round: number | null): Records {
  const { line } = use(HouseContext);
  const { profile } = useProfile();
  const isAsked = round !== null && profile !== null && typeof line !== "string";
  const { known, again } = useAnswer(
    "headToHead",
    { profile: profile?.id ?? "" },
    { of: isAsked ? line : null },
  );
  const before = useRef(round);
  useEffect(() => {
    if (before.current !== null && before.current !== round) again();
    before.current = round;
  }, [again, round]);
  return useMemo(() => (known ? recordsIn(known) : noRecords), [known]);
}
