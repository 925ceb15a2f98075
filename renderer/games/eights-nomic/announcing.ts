// What is said at a table of Eights Nomic, where all that is said counts (EN-9, EN-17)?

import { asNomic, othersIn } from "#shared/games/eights-nomic/seen.ts";
import type { NomicHappening } from "#shared/games/eights-nomic/types.ts";
import type { AnnouncingHooks, Spoken } from "#renderer/table/parts/announcing/announcing.ts";
import type { Told } from "#shared/contract/view.ts";
import { nomicText } from "./text.ts";

const spokenIn = (told: Told<NomicHappening>): Spoken | null => {
  if (told.type === "announced") return { seat: told.seat, to: null, text: told.told.text };
  return told.type === "whispered" && told.text !== undefined
    ? { seat: told.seat, to: told.told.to, text: told.text }
    : null;
};

export const announcing: AnnouncingHooks = {
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
