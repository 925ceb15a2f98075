import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("gin-rummy", 7, {
  quiet: ["pass", "draw"],
  unit: "hand",
  hasShark: true,
  sealedSeats: 2,
});
