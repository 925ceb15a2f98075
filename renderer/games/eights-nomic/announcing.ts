import { asNomic, othersIn } from "#shared/games/eights-nomic/seen.ts";
import type { NomicEvent } from "#shared/games/eights-nomic/types.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { PartOf } from "#renderer/table/part.ts";
import { nomicText } from "./nomic.ts";

/** `to`: null for an announcement, else who is whispered to. */
export type Spoken = Readonly<{ seat: Seat; to: Seat | null; text: string }>;

const spokenIn = (event: VisibleEvent<NomicEvent>): Spoken | null => {
  if (event.type === "announced") return { seat: event.seat, to: null, text: event.told.text };
  return event.type === "whispered" && event.text !== undefined
    ? { seat: event.seat, to: event.told.to, text: event.text }
    : null;
};

const hooks = {
  spoken: (happened: readonly VisibleEvent[]): readonly Spoken[] =>
    happened.flatMap((event) => spokenIn(event as VisibleEvent<NomicEvent>) ?? []),
  before: (seen: AnySeen): readonly Spoken[] =>
    asNomic(seen).facts.announcements.map((said) => ({ ...said, to: null })),
  listeners: (seen: AnySeen) => othersIn(asNomic(seen)),
  announce: (text: string) => ({ type: "announce", text }) as Move,
  whisper: (to: Seat, text: string) => ({ type: "whisper", to, text }) as Move,
  words: nomicText,
};
export type AnnouncingHooks = typeof hooks;

export interface AnnouncingSlices {
  readonly hooks: { announcing: AnnouncingHooks };
}

export const announcing: PartOf<AnnouncingSlices> = {
  name: "announcing",
  hooks: { announcing: hooks },
};
