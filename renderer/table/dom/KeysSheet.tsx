// Which keys does one see to be of use at this moment?

import { useState } from "react";
import { KeyLines } from "#renderer/ui/KeyLines.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { tableText } from "#renderer/table/tableText.ts";
import { keysNow, type KeyMoment } from "./input/keysNow.ts";

interface KeysSheetProps {
  readonly moment: () => KeyMoment;
  readonly close: () => void;
}

/** Of the moment at which it was opened: the table goes on beneath. */
export function KeysSheet({ moment, close }: KeysSheetProps) {
  const words = tableText().keys;
  const [lines] = useState(() => keysNow(moment()));
  return (
    <Sheet title={words.title} onClose={close}>
      <KeyLines lines={[...lines, { keys: ["Tab"], words: words.next }]} />
    </Sheet>
  );
}
