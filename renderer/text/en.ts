// What does the app say in English? Every word of the screens stands here, in a file for each part of the app.

import type { Widened } from '#shared/text/said.ts';
import { about, app, card, failure, help, house } from './en/app.ts';
import { bank } from './en/bank.ts';
import { history } from './en/history.ts';
import { home, profile } from './en/home.ts';
import { points } from './en/points.ts';
import { replay } from './en/replay.ts';
import { settings } from './en/settings.ts';
import { setup } from './en/setup.ts';
import { leave, result, seats, session, stop, table } from './en/table.ts';

export const en = { app, failure, house, home, profile, setup, table, leave, result, stop, seats, session, points, help, bank, history, replay, settings, about, card } as const;

/** What every language must say. */
export type Catalogue = Widened<typeof en>;
