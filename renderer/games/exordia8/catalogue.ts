// What does Exordia8 say at the table, in the language that is spoken now?

import { gameTexts } from '#renderer/text/text.ts';
import type { Texts } from '#shared/games/texts.ts';

export const exordiaText = (): Texts['games']['exordia8']['table'] => gameTexts().games.exordia8.table;
