import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("kings-and-bastards", 1, {
  quiet: ["pass"],
  playedFor: { kind: "stake", stake: "stake", besides: ["bastardPays"] },
});
