import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("kings-and-bastards", 1, {
  hasShark: true,
  sealedSeats: 6,
  quiet: ["pass"],
  watched: { wentOut: 600 },
  playedFor: { kind: "stake", stake: "stake", besides: ["bastardPays"] },
});
