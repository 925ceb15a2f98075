import type { Shown } from "#shared/contract/json.ts";
import type { Said, Tell } from "#shared/text/said.ts";
import { shownWords } from "./words.ts";

/** Problems of a file that should be the transcript of a deal (H-18). */
export const transcript = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) => `not JSON: ${tell(problem)}`,
  notATranscript: "the transcript of a deal is a JSON object",
  format: ({ format, value }: { format: string; value: Shown }) =>
    `format: must be "${format}", not ${shownWords(value)}`,
  wrong: ({ problem }: { problem: Said }, tell: Tell) => tell(problem),
};
