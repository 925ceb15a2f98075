import { aboutGame } from "#shared/contract/traits.ts";
import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const about = aboutGame("exordia8", 4, {
  hasShark: true,
  quiet: ["draw", "skip", "decline", "break"],
});
export const say = saying<Text["refusals"]>("exordia8.refusals");
