// Which sprites stand for one seat?

import type { Texture } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { BackFan } from "#renderer/sprites/BackFan.ts";
import { SeatPlate } from "#renderer/sprites/SeatPlate.ts";
import { SeatPuck } from "#renderer/sprites/SeatPuck.ts";
import type { SeatPlace } from "#renderer/table/layout/layout.ts";

export type Sitting = {
  readonly plate: SeatPlate | SeatPuck;
  readonly fan: BackFan | null;
  /** Tells whether other sprites are needed. */
  readonly kind: string;
  avatar: string;
  texture: Texture | null;
};

export const kindOf = ({ size, fan }: SeatPlace): string => `${size} ${fan !== null}`;

export function sittingAt(place: SeatPlace, atlas: CardAtlas): Sitting {
  const { size, fan } = place;
  const plate =
    size === "puck" || size === "bead" ? new SeatPuck(atlas, size) : new SeatPlate(atlas, size);
  return {
    plate,
    fan: fan ? new BackFan(atlas) : null,
    kind: kindOf(place),
    avatar: "",
    texture: null,
  };
}

export function unseat({ plate, fan }: Sitting): void {
  plate.destroy({ children: true });
  fan?.destroy({ children: true });
}

/** A hand that lies open below its plate is not to be covered by what is said. */
const bubbleOf = ({ bubble }: SeatPlace, isOpen: boolean): SeatPlace["bubble"] =>
  bubble === "below" && isOpen ? "right" : bubble;

/** Bubbles keep off the window's edge, pixels. */
const bubbleEdge = 4;

/** Where the person's bubble stands, and how far it may reach. */
export function speakAt(
  { plate }: Pick<Sitting, "plate">,
  place: SeatPlace,
  isOpen: boolean,
): void {
  plate.bubbleRoom = (place.x - bubbleEdge) / place.scale;
  plate.bubbleSide = bubbleOf(place, isOpen);
}
