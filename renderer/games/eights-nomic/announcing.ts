import { asNomic, othersIn } from "#shared/games/eights-nomic/seen.ts";
import type { NomicEvent } from "#shared/games/eights-nomic/types.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import { nomicText } from "./text.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { PartOf } from "#renderer/table/part.ts";

const spokenIn = (event: VisibleEvent<NomicEvent>): Spoken | null => {
  if (event.type === "announced") return { seat: event.seat, to: null, text: event.told.text };
  return event.type === "whispered" && event.text !== undefined
    ? { seat: event.seat, to: event.told.to, text: event.text }
    : null;
};

export const announcementHooks: AnnouncingHooks = {
  spoken: (happened) =>
    happened.flatMap((event) => spokenIn(event as VisibleEvent<NomicEvent>) ?? []),
  before: (seen) =>
    asNomic(seen).facts.announcements.map(({ seat, text }) => ({ seat, to: null, text })),
  listeners: (seen) => {
    const nomic = asNomic(seen);
    return nomic.viewer === "spectator" ||
      nomic.facts.result !== null ||
      nomic.facts.left.includes(nomic.viewer)
      ? null
      : othersIn(nomic);
  },
  announce: (text) => ({ type: "announce", text }) as { readonly type: "announce" },
  whisper: (to, text) => ({ type: "whisper", to, text }) as { readonly type: "whisper" },
  words: nomicText,
};

export type Spoken = { readonly seat: Seat; readonly to: Seat | null; readonly text: string };

export interface AnnouncingWords {
  readonly whisperTo: string;
  readonly everybody: string;
  readonly onlyTo: (name: string) => string;
  readonly whisperLine: (to: string | null, text: string) => string;
  readonly counts: string;
}

export interface AnnouncingHooks {
  spoken(this: void, happened: readonly VisibleEvent[]): readonly Spoken[];
  before(this: void, seen: AnySeen): readonly Spoken[];
  listeners(this: void, seen: AnySeen): readonly Seat[] | null;
  announce(this: void, text: string): Move;
  whisper(this: void, to: Seat, text: string): Move;
  words(this: void): AnnouncingWords;
}

export interface AnnouncingSlices {
  readonly hooks: {
    announcing: AnnouncingHooks;
  };
}

export const announcingPart = (hooks: AnnouncingHooks): PartOf<AnnouncingSlices> => ({
  name: "announcing",
  hooks: { announcing: hooks },
});
