// Everything has its place at tables of the sizes that are left out in every run.

import { hasRoom } from "#test/support/browser/roomAtTable.ts";

for (const seats of [5, 6, 7, 8, 9, 10, 11]) hasRoom(seats);
