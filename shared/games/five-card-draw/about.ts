import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("five-card-draw", 2, {
  playedFor: { kind: "pots" },
  unit: "hand",
  honours: "heeds",
  opensDeal: "session",
  flows: true,
  hasShark: true,
  sealedSeats: 8,
});
