// How does a seat's plate shine that has won chips?

import type { Container } from "pixi.js";
import { still, type Motion } from "#renderer/table/drawing/partDrawing.ts";

/** It shines, and fades. */
export const shineOn = (plate: (Container & { shine: number }) | null): Motion =>
  plate
    ? (share) => {
        if (!plate.destroyed) plate.shine = Math.sin(Math.sqrt(share) * Math.PI);
      }
    : still;
