// Replaces a screen that needs the house while no line to it is open.

import { use, type ReactNode } from "react";
import { Join } from "#renderer/screens/join/Join.tsx";
import { text } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import { HouseContext } from "#renderer/context/houseContext.ts";

export function HouseGate({ children }: { readonly children: ReactNode }) {
  const { line, retry } = use(HouseContext);
  const words = text().house;
  switch (line) {
    case "no-key":
      return <Join />;
    case "silent":
      return (
        <Notice title={words.lostTitle} action={{ label: text().app.tryAgain, act: retry }}>
          {words.lost}
        </Notice>
      );
    case "opening":
      return <Notice waiting title={words.opening} />;
    default:
      return children;
  }
}
