// How is a panel moved by its header, without leaving the window?

import { useState, type PointerEvent, type RefObject } from "react";

interface Offset {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly offset: Offset;
  /** For the element that is dragged by. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** How much of the panel's header must stay inside, in CSS pixels. */
const held = 64;

interface Grip {
  readonly from: Offset;
  readonly least: Offset;
  readonly most: Offset;
}

export function usePanelDrag(panel: RefObject<HTMLElement | null>): Drag {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const [grip, setGrip] = useState<Grip | null>(null);
  const drop = (): void => setGrip(null);
  return {
    offset,
    handle: {
      onPointerDown: (event) => {
        if (!panel.current || (event.target as Element).closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip(gripAt(event, offset, panel.current.getBoundingClientRect()));
      },
      onPointerMove: (event) => {
        if (!grip) return;
        const within = (axis: "x" | "y", at: number): number =>
          Math.min(grip.most[axis], Math.max(grip.least[axis], at - grip.from[axis]));
        setOffset({ x: within("x", event.clientX), y: within("y", event.clientY) });
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}

function gripAt(event: PointerEvent, offset: Offset, box: DOMRect): Grip {
  return {
    from: { x: event.clientX - offset.x, y: event.clientY - offset.y },
    least: { x: offset.x - box.right + held, y: offset.y - box.top },
    most: {
      x: offset.x + innerWidth - box.left - held,
      y: offset.y + innerHeight - box.top - held,
    },
  };
}
