// Which whole hand could a view have come from? Bots think in these; the leak tests are made of
// them.

import { imagineWith, unseenDealt } from "#shared/contract/imagining.ts";
import { pack } from "./deal.ts";
import type { Facts, Move, Options } from "./types.ts";

/**
 * Cards that the viewer does not see, dealt anew to hands, stock and `removed`. Which of `removed`
 * may come back is told by its order and the fact `thrown` (FD-11).
 */
export const imagine = imagineWith<Options, Facts, Move>((seen, reader) =>
  unseenDealt(seen, pack(seen.options, seen.hands.length), reader),
);
