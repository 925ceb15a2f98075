// Chooses who computes in the group.

import type { Group } from "./group.ts";

/** The fastest that may run here. */
export async function loadGroup(): Promise<Group> {
  try {
    const { sodiumGroup } = await import("./sodiumGroup.ts");
    return await sodiumGroup();
  } catch {
    const { nobleGroup } = await import("./nobleGroup.ts");
    return nobleGroup;
  }
}
