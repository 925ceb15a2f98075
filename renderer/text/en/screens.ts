// The words of screens and table, in a file for each part of the app.

import type { Widened } from "#shared/text/said.ts";
import { about, app, card, failure, help, house } from "./app.ts";
import { atTable } from "./atTable.ts";
import { bank } from "./bank.ts";
import { checkDeal, deal } from "./deal.ts";
import { history } from "./history.ts";
import { home, profile } from "./home.ts";
import { guestHome, join } from "./join.ts";
import { learn } from "./learn.ts";
import { bigScreen, friends, nearby, persons } from "./lan.ts";
import { chat, ending, lobby } from "./lobby.ts";
import { points } from "./points.ts";
import { ladder } from "./ladder.ts";
import { practice } from "./practice.ts";
import { programs } from "./programs.ts";
import { progress } from "./progress.ts";
import { replay } from "./replay.ts";
import { review } from "./review.ts";
import { sealed } from "./sealed.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { leave, result, seats, session, stop, table } from "./table.ts";

export const screens = {
  app,
  failure,
  house,
  home,
  profile,
  setup,
  table,
  leave,
  result,
  stop,
  seats,
  session,
  points,
  ladder,
  programs,
  progress,
  help,
  learn,
  practice,
  bank,
  deal,
  checkDeal,
  sealed,
  history,
  replay,
  review,
  settings,
  about,
  card,
  atTable,
  join,
  guestHome,
  lobby,
  chat,
  ending,
  friends,
  nearby,
  persons,
  bigScreen,
} as const;

/** What every language must say. */
export type ScreenText = Widened<typeof screens>;
