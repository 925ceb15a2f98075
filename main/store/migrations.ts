// How did the store's tables come to be what they are? Step n takes a file from version n − 1 to n;
// steps that were released are never changed, only new ones added. Strings, because the host is
// bundled into one file.

import { bankAndSessions } from "./migrations/bankAndSessions.ts";
import { bookChecks } from "./migrations/bookChecks.ts";
import { broughtBack } from "./migrations/broughtBack.ts";
import { chipBank } from "./migrations/chipBank.ts";
import { directorDevices } from "./migrations/directorDevices.ts";
import { directors } from "./migrations/directors.ts";
import { devices } from "./migrations/devices.ts";
import { firstTables } from "./migrations/firstTables.ts";
import { guests } from "./migrations/guests.ts";
import { honoursByKey } from "./migrations/honoursByKey.ts";
import { lan } from "./migrations/lan.ts";
import { lanPort } from "./migrations/lanPort.ts";
import { merits } from "./migrations/merits.ts";
import { onceDone } from "./migrations/onceDone.ts";
import { ownRounds } from "./migrations/ownRounds.ts";
import { pointsAndLooks } from "./migrations/pointsAndLooks.ts";
import { profileUse } from "./migrations/profileUse.ts";
import { roomClock } from "./migrations/roomClock.ts";
import { requestKeys } from "./migrations/requestKeys.ts";
import { reissuedTokens } from "./migrations/reissuedTokens.ts";
import { screens } from "./migrations/screens.ts";
import { sessions } from "./migrations/sessions.ts";
import { tournaments } from "./migrations/tournaments.ts";

export const migrations: readonly string[] = [
  firstTables,
  bankAndSessions,
  profileUse,
  pointsAndLooks,
  reissuedTokens,
  honoursByKey,
  guests,
  lan,
  lanPort,
  merits,
  bookChecks,
  sessions,
  tournaments,
  chipBank,
  roomClock,
  broughtBack,
  devices,
  requestKeys,
  screens,
  directors,
  onceDone,
  ownRounds,
  directorDevices,
];
