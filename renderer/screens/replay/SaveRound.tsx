// In which form may this round be taken away (C-7)?

import { text } from "#renderer/text/text.ts";
import { FileButton } from "../history/FileButton.tsx";

export function SaveRound({
  round,
  isWhole,
}: {
  readonly round: number;
  readonly isWhole: boolean;
}) {
  const words = text().replay;
  return (
    <FileButton
      wish={{ file: "record", round, eyes: null }}
      label={isWhole ? words.save : words.saveSeen}
      help={isWhole ? words.saveHelp : words.saveSeenHelp}
    />
  );
}
