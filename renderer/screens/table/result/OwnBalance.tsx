// What has one left in the bank, while one sits at a table? Only a page whose house is open can
// ask.

import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";

/** `least`: what is needed. */
export function OwnBalance({ least }: { readonly least: number }) {
  const { line } = use(HouseContext);
  return typeof line === "string" ? null : <Balance least={least} />;
}

function Balance({ least }: { readonly least: number }) {
  const { asked } = useAnswer("profile", {});
  const words = text().setup;
  if (asked.state !== "answered") return null;
  const { chips } = asked.value;
  return chips < least ? words.bankTooShort(chips) : words.bankHas(chips);
}
