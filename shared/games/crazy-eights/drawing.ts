// When does the pile become a new stock (CE-9, CE-10)?

import { newStock } from '../eights/drawing.ts';
import type { Drawing } from '../eights/rules.ts';
import type { CrazyHappening, CrazyRound } from './types.ts';

/** CE-10: at once, before a draw that finds the stock empty and after one that empties it. */
export const drawing: Drawing<CrazyRound, CrazyHappening> = { refilling: { may: ({ options }) => options.refill, atOnce: true, tell: newStock } };
