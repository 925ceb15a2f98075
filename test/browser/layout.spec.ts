// Everything at a small and at a large table has its place; with the numbers between in `npm run
// soak:screens`.

import { hasRoom } from "#test/support/browser/roomAtTable.ts";

for (const seats of [4, 12]) hasRoom(seats);
