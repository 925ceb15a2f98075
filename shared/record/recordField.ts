// A field that is wrong is named; its value, which may be a seed or a card, is told to nobody (C-7).

import { errorWords } from "#shared/games/texts.ts";
import type { RecordError } from "./roundRecord.ts";

/** Null where the error is of the record as a whole, or of what its fields say together. */
export const recordField = (error: RecordError): string | null =>
  /^(\w+):/.exec(errorWords(error))?.[1] ?? null;
