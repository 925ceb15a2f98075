// How does a table have rules that its players write, each to be read beside the cards and changed
// when that is allowed?

import type { Part } from "#renderer/table/part.ts";
import { bookDesk, bookIn } from "./bookDesk.ts";
import type { RuleBookHooks } from "./bookHooks.ts";
import { besideWidth } from "./bookPlace.ts";
import { BookAside, BookButton, BookDialogs } from "./lateBook.tsx";

declare module "#renderer/table/part.ts" {
  interface Hooks {
    ruleBook: RuleBookHooks;
  }
}

export const ruleBook = (hooks: RuleBookHooks): Part => ({
  name: "ruleBook",
  hooks: { ruleBook: hooks },
  desk: bookDesk,
  controls: { corner: BookButton, dialog: BookDialogs },
  aside: {
    width: (state, window, { textScale }) =>
      bookIn(state).isFolded ? 0 : besideWidth(window, textScale),
    Shown: BookAside,
  },
});
