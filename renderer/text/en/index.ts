// All the page says in English. Every other language has such a folder.

import { common } from "#shared/text/en/index.ts";
import type { GameText, LessonText } from "#shared/text/gameText.ts";
import { byFolder } from "../byFolder.ts";
import type { Words } from "../words.ts";
import { screens } from "./screens.ts";

export const words: Words = {
  screens,
  common,
  games: {
    ...byFolder(
      import.meta.glob<GameText>("../../../shared/games/*/text/en.ts", {
        eager: true,
        import: "en",
      }),
    ),
    // Of a game that is loaded only where it is played, what stands in lists.
    ...byFolder(
      import.meta.glob<GameText>("../../../shared/games/*/text/start.en.ts", {
        eager: true,
        import: "start",
      }),
    ),
  },
  whole: byFolder(
    import.meta.glob<GameText>("../../../shared/games/*/text/whole.en.ts", { import: "whole" }),
  ),
  lessons: byFolder(
    import.meta.glob<LessonText>("../../../shared/games/*/text/lesson.en.ts", { import: "lesson" }),
  ),
  parts: {
    remarks: async () => (await import("./parts/remarks.ts")).remarks,
    ruleBook: async () => (await import("./parts/ruleBook.ts")).ruleBook,
  },
  tournament: () => import("./tournament/index.ts").then(({ tournament }) => tournament),
  chips: () => import("./chips.ts").then(({ chipWords }) => chipWords),
  books: () => import("./books.ts").then(({ books }) => books),
  help: {
    ...byFolder(
      import.meta.glob<string>("../../../shared/games/*/text/help.en.md", {
        query: "?raw",
        import: "default",
      }),
    ),
    house: async () => (await import("../../../shared/HOUSE.md?raw")).default,
    playing: async () => (await import("../../../assets/docs/playing.md?raw")).default,
    hosting: async () => (await import("../../../assets/docs/hosting.md?raw")).default,
    tournaments: async () => (await import("../../../assets/docs/tournaments.md?raw")).default,
    "real-chips": async () => (await import("../../../assets/docs/real-chips.md?raw")).default,
    "fair-deals": async () => (await import("../../../assets/docs/fair-deals.md?raw")).default,
    files: async () => (await import("../../../assets/docs/files.md?raw")).default,
  },
};
