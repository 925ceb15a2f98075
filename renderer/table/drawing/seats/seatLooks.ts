// What does a seat show of the scene?

import type { Seat } from "#shared/contract/seats.ts";
import type { SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type { Part } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { SeatPerson } from "./seatPerson.ts";

type Beside = {
  /** A bare head wears no crown and no cap. */ readonly isBare: boolean;
  /** Whose turn comes after. */ readonly next: Seat | null;
  readonly parts: readonly Part[];
};

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

/** Of a large company only one speaks at a time: the last whose words are new. */
export const speakerOf = (before: readonly string[], now: readonly string[]): Seat | null => {
  const at = now.findLastIndex((words, seat) => words !== "" && words !== before[seat]);
  return at < 0 ? null : at;
};
