import { asNomic, othersIn } from "#shared/games/eights-nomic/seen.ts";
import type { NomicHappening } from "#shared/games/eights-nomic/types.ts";
import type { AnySeen, Told } from "#shared/contract/view.ts";
import { nomicText } from "./text.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Part } from "#renderer/table/part.ts";

const spokenIn = (told: Told<NomicHappening>): Spoken | null => {
  if (told.type === "announced") return { seat: told.seat, to: null, text: told.told.text };
  return told.type === "whispered" && told.text !== undefined
    ? { seat: told.seat, to: told.told.to, text: told.text }
    : null;
};

export const announcingAnnouncing: AnnouncingHooks = {
  spoken: (happened) => happened.flatMap((told) => spokenIn(told as Told<NomicHappening>) ?? []),
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
  spoken(this: void, happened: readonly Told[]): readonly Spoken[];
  before(this: void, seen: AnySeen): readonly Spoken[];
  listeners(this: void, seen: AnySeen): readonly Seat[] | null;
  announce(this: void, text: string): Move;
  whisper(this: void, to: Seat, text: string): Move;
  words(this: void): AnnouncingWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    announcing: AnnouncingHooks;
  }
}

export const announcing = (hooks: AnnouncingHooks): Part => ({
  name: "announcing",
  hooks: { announcing: hooks },
});
