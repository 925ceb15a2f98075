import type { Texture } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { BackFan } from "#renderer/sprites/BackFan.ts";
import { SeatPlate, type SeatLook } from "#renderer/sprites/SeatPlate.ts";
import { SeatPuck } from "#renderer/sprites/SeatPuck.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { GamePart } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { SeatPerson } from "./seatPerson.ts";

export type SeatSprites = {
  readonly plate: SeatPlate | SeatPuck;
  readonly fan: BackFan | null;
  /** If it changes, the seat needs other sprites. */
  readonly kind: string;
  avatar: string;
  texture: Texture | null;
};

export const kindOf = ({ size, fan }: SeatPlace): string => `${size} ${fan !== null}`;

export function spritesAt(place: SeatPlace, atlas: CardAtlas): SeatSprites {
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

export function unseat({ plate, fan }: SeatSprites): void {
  plate.destroy({ children: true });
  fan?.destroy({ children: true });
}

/** Keeps the bubble off an open hand below the plate. */
const bubbleOf = ({ bubble }: SeatPlace, isOpen: boolean): SeatPlace["bubble"] =>
  bubble === "below" && isOpen ? "right" : bubble;

/** Bubbles keep off the window's edge, pixels. */
const bubbleEdge = 4;

export function speakAt(
  { plate }: Pick<SeatSprites, "plate">,
  place: SeatPlace,
  isOpen: boolean,
): void {
  plate.bubbleRoom = (place.x - bubbleEdge) / place.scale;
  plate.bubbleSide = bubbleOf(place, isOpen);
}

type Beside = Readonly<{
  isBare: boolean;
  next: Seat | null;
  parts: readonly GamePart[];
}>;

export function seatLook(
  scene: Scene,
  seat: Seat,
  person: SeatPerson,
  { isBare, next, parts }: Beside,
): SeatLook {
  const { speech, titles, places, chips, dealer, toAct, folded } = scene;
  const look: SeatLook = {
    name: person.name,
    crowns: isBare ? 0 : (person.titles["king"] ?? 0),
    bastards: isBare ? 0 : (person.titles["bastard"] ?? 0),
    title: titles[seat] ?? null,
    bot: person.bot,
    presence: person.presence,
    chips: chips?.[seat] ?? person.chips,
    cards: scene.counts[seat] ?? 0,
    dealer: dealer === seat,
    active: toAct.includes(seat),
    next: next === seat,
    lastCard: false,
    place: places[seat] ?? null,
    speech: speech[seat] ?? "",
    folded: folded[seat] ?? false,
    skips: 0,
    open: false,
    notice: "",
  };
  return Object.assign(look, ...parts.map((part) => part.seatLook?.(scene, seat))) as SeatLook;
}

/** In a large company only one seat speaks at a time: the last whose words are new. */
export const speakerOf = (before: readonly string[], now: readonly string[]): Seat | null => {
  const at = now.findLastIndex((words, seat) => words !== "" && words !== before[seat]);
  return at < 0 ? null : at;
};
