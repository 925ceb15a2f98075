// Requests about the screens for the room, and of a screen that follows the house (H-39).

import { refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers, KeptScreen, OnNow } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import { codeMinutes, type Screens } from "./screens.ts";
import { whatIsOn, type On } from "./whatIsOn.ts";

type ScreenRequest = "screens" | "removeScreen" | "inviteScreen" | "whatIsOn";
type Handlers = {
  readonly [R in ScreenRequest]: (
    visitor: HouseVisitor<R>,
    payload: HouseAsk<R>,
  ) => Answer<HouseAnswers[R]>;
};

interface Parts {
  readonly screens: Screens;
  readonly showing: (session: string) => KeptScreen["shows"];
  readonly on: (screen: string) => On;
  /** The tournament's join code; null while no newcomers are admitted. */
  readonly codeOf: (tournament: string) => string | null;
  /** The room clock, which counts as seen; null if there is none. */
  readonly clock: () => RoomClock | null;
  readonly welcome: () => Omit<Extract<OnNow, { readonly on: "welcome" }>, "on">;
}

/** Handlers throw a StoreError. */
export function screenRequests({ screens, showing, on, codeOf, clock, welcome }: Parts): Handlers {
  const all = (): Answer<readonly KeptScreen[]> => ({
    ok: true,
    value: screens.list().map(({ id, name, session, madeAt, usedAt }) => ({
      id,
      name,
      shows: session === null ? "whatIsOn" : showing(session),
      madeAt,
      usedAt,
    })),
  });
  return {
    screens: all,
    inviteScreen: () => ({ ok: true, value: { code: screens.newCode(), minutes: codeMinutes } }),
    whatIsOn: ({ screen = "" }, { shown: before }) => {
      const shown = whatIsOn(on(screen), before);
      if (shown.on === "table") return { ok: true, value: shown };
      if (shown.on === "tournament")
        return { ok: true, value: { ...shown, code: codeOf(shown.tournament) } };
      const shownClock = shown.on === "clock" ? clock() : null;
      return {
        ok: true,
        value: shownClock ? { on: "clock", clock: shownClock } : { on: "welcome", ...welcome() },
      };
    },
    removeScreen: (_visitor, { screen }) =>
      screens.remove(screen) ? all() : refusal("unknown-screen", "unknownScreen"),
  };
}
