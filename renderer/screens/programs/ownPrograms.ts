import { useAnswer } from "#renderer/context/houseContext.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import type { OwnProgram } from "#shared/protocol/house.ts";

/** Empty on pages that are not the owner's. `every`: ms between refreshes; 0: never. */
export function useOwnPrograms(every = 0): readonly OwnProgram[] {
  return useAnswer("programs", {}, { of: useOwnHouse(), every }).known ?? [];
}
