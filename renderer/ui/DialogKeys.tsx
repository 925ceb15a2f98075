import { useState } from "react";
import { text } from "#renderer/text/text.ts";
import { KeyLines, type KeyLine } from "./KeyLines.tsx";

const rows = '[data-arrows], [role="radiogroup"], input[type="radio"], input[type="range"]';

function keysOf(dialog: Element): readonly KeyLine[] {
  const { press, close, choices, next } = text().atTable.keys;
  const own = [...dialog.querySelectorAll("[aria-keyshortcuts]")].map((button) => ({
    keys: button.getAttribute("aria-keyshortcuts")!.split(" "),
    words: button.getAttribute("aria-label") ?? button.textContent,
  }));
  return [
    ...own,
    ...(dialog.querySelector(rows) ? [{ keys: ["ArrowLeft", "ArrowRight"], words: choices }] : []),
    { keys: ["Enter", " "], words: press },
    { keys: ["Escape"], words: close },
    { keys: ["Tab"], words: next },
  ];
}

export function DialogKeys({ dialog }: { readonly dialog: Element }) {
  const [lines] = useState(() => keysOf(dialog));
  return (
    <section aria-label={text().atTable.keys.title}>
      <KeyLines lines={lines} />
    </section>
  );
}
