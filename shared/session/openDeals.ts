import type { Traits } from "#shared/contract/traits.ts";
import type { TableSettings } from "#shared/protocol/schema.ts";

/** When the deal of a round of this game is opened at a table with this wish (H-18). */
export const dealOpens = (
  wished: TableSettings["openDeals"],
  { opensDeal }: Pick<Traits, "opensDeal">,
): Exclude<TableSettings["openDeals"], "usual"> => (wished === "usual" ? opensDeal : wished);
