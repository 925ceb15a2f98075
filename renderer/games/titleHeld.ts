// Which title does a seat hold (H-8)?

import type { Seat } from "#shared/contract/seats.ts";

export function titleHeld(
  { king, bastard }: { readonly king: Seat | null; readonly bastard: Seat | null },
  seat: Seat,
): "first" | "last" | null {
  if (seat === king) return "first";
  return seat === bastard ? "last" : null;
}
