// How does a screen for the room find its table or tournament and look on (H-16, H-23)?

import type { Screens } from '#renderer/app/clients.ts';
import { realClock } from './clientClock.ts';
import { guestDoor } from './guestDoor.ts';
import { openHouse } from './openHouse.ts';
import { openTable } from './openTable.ts';

/** Without cookies nobody is known by them: in the browser of somebody who has a seat the screen is as blind as in any other. */
const asNobody: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' });

/** Asked once more after that: what a network has lost may sleep for minutes. */
const findMs = 5_000;
const inTime: typeof fetch = (input, init) => asNobody(input, { ...init, signal: AbortSignal.timeout(findMs) });

export const screens = (origin: string): Screens => ({
  find: (code) => guestDoor(origin, inTime).ask(code),
  house: (code) => openHouse(origin, asNobody, realClock, code),
  open: (table, code) => openTable(origin, table, { code }, realClock, asNobody),
});
