// Names a wrong field; its value, which may be a seed or a card, is never repeated (C-7).

import { errorWords } from "#shared/games/texts.ts";
import type { RecordError } from "./roundRecord.ts";

/** Null if the error concerns the record as a whole or a combination of fields. */
export const recordField = (error: RecordError): string | null =>
  /^(\w+):/.exec(errorWords(error))?.[1] ?? null;
