import { aboutGame } from "#shared/contract/traits.ts";
import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/whole.en.ts";

export const about = aboutGame("normal-eights", 5, {
  hasShark: true,
  quiet: ["draw", "pass", "keep"],
  watched: { turned: 3800 },
});
export const say = saying<Text["refusals"]>("normal-eights.refusals");
