// What does Crazy Eights say at the table, in the language that is spoken now?

import { gameTexts } from '#renderer/text/text.ts';
import type { Texts } from '#shared/games/texts.ts';

export const crazyText = (): Texts['games']['crazy-eights']['table'] => gameTexts().games['crazy-eights'].table;
