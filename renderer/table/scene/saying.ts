// How does a seat's bubble come to say something?

import type { Seat } from "#shared/contract/seats.ts";
import type { Scene } from "./scene.ts";
import type { Step } from "./step.ts";

/** What the bubble says from then on; nothing said leaves it as it is. */
export const said = (seat: Seat, words: string, at: number): readonly Step[] =>
  words === "" ? [] : [{ type: "say", seat, words, at, ms: 0 }];
export const speechWith = (
  { speech }: Pick<Scene, "speech">,
  seat: Seat,
  words: string,
): Scene["speech"] => (words === "" ? speech : speech.with(seat, words));
