// Which small seat does somebody point at, or has a finger tapped?

import { useEffect, useState, type MouseEvent, type PointerEvent } from "react";

interface SeatHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** A mouse points as long as it is there; what a finger tapped stays until the next tap. */
export function useSeatPointer(): {
  readonly pointedAt: number | null;
  readonly handlers: (seat: number) => SeatHandlers;
} {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  useEffect(() => {
    if (pointedAt === null) return undefined;
    const forget = (): void => setPointedAt(null);
    addEventListener("pointerdown", forget, true);
    return () => removeEventListener("pointerdown", forget, true);
  }, [pointedAt]);
  return {
    pointedAt,
    handlers: (seat) => ({
      onPointerEnter: ({ pointerType }) => pointerType === "mouse" && setPointedAt(seat),
      onPointerLeave: ({ pointerType }) => pointerType === "mouse" && setPointedAt(null),
      onClick: () => setPointedAt(seat),
    }),
  };
}
