// Which whole round could a view have come from? Bots think in these; the leak tests are made of
// them.

import { imagineWith, unseenDealt } from "#shared/contract/imagining.ts";
import { pack } from "./deal.ts";
import type { Facts, Move, Options } from "./types.ts";

export const imagine = imagineWith<Options, Facts, Move>((seen, reader) =>
  unseenDealt(seen, pack(seen.options, seen.hands.length), reader),
);
