// What does a part of the table say of where things lie?

import type { Box } from "#renderer/art/box.ts";
import type { Company } from "./company.ts";
import type { Layout } from "./layout.ts";
import type { Regions, Room } from "./regions.ts";

/** What hands that lie open keep off: always, and where there is room. */
export type Kept = { readonly taken: readonly Box[]; readonly wished: readonly Box[] };
export type Keeps = (showing: readonly number[], amidBets: boolean) => Kept;

export interface Places {
  /**
   * Height that the line above the hand needs for its words, pixels at their usual size; left out
   * where the usual one will do.
   */
  readonly statusLine?: number;
  /** Where people sit, and what lies between them. */
  company?(this: void, room: Room, regions: Regions): Company;
  /** Its own places, in a layout that has those of the parts before it. */
  slice?(layout: Layout, keeps: Keeps): Partial<Layout>;
}
