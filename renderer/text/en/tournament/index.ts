import { tournament as said } from "#shared/text/en/tournament.ts";
import { atTable } from "./atTable.ts";
import { clock } from "./clock.ts";
import { director } from "./director.ts";
import { lists } from "./lists.ts";
import { page } from "./page.ts";
import { room } from "./room.ts";
import { setup } from "./setup.ts";
import { structure } from "./structure.ts";

/** Loaded with the first screen of a tournament. `said`: what its rules, the host and its log say. */
export const tournament = {
  screens: { atTable, clock, director, lists, page, room, setup, structure },
  said: { tournament: said },
} as const;
