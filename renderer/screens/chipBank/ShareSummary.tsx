// How does a summary reach those who were there: by what the device shares with, else by the
// clipboard, else as a file?

import { useState } from "react";
import { saveFile } from "#renderer/client/saveFile.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { chipWords } from "./chipWords.ts";

interface ShareSummaryProps {
  readonly title: string;
  readonly summary: () => string;
}

/** A page that did not come by a safe line has neither. */
const way = (): "share" | "copy" => ("share" in navigator ? "share" : "copy");

export function ShareSummary({ title, summary }: ShareSummaryProps) {
  const { settled: words } = chipWords();
  const [isCopied, setCopied] = useState(false);
  const asFile = (): void =>
    saveFile({
      name: "cardtable-evening.txt",
      content: new Blob([summary()], { type: "text/plain" }),
    });
  const share = (): void => {
    if (way() === "share") {
      // Who thinks better of it has not met an error.
      navigator
        .share({ title, text: summary() })
        .catch((error: unknown) => (error as Error).name === "AbortError" || asFile());
    } else if (!("clipboard" in navigator)) asFile();
    else navigator.clipboard.writeText(summary()).then(() => setCopied(true), asFile);
  };
  return (
    <>
      <Button onClick={share}>
        <Icon name="send" />
        {way() === "share" ? words.share : words.copy}
      </Button>
      <span role="status">{isCopied && words.copied}</span>
    </>
  );
}
