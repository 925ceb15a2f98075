// How is a game's help shown: chapters to jump to, and the page itself?

import { Suspense, use, useMemo } from "react";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { helpPage, text } from "#renderer/text/text.ts";
import { Markdown } from "#renderer/ui/Markdown.tsx";
import { chapterId, chaptersOf } from "./contents.ts";
import styles from "./HelpText.module.css";

export function HelpText({ game }: { readonly game: string }) {
  const { language } = useSettings().settings;
  const page = useMemo(() => helpPage(game), [game, language]);
  return (
    <Suspense>
      <Chapters page={page} />
    </Suspense>
  );
}

function Chapters({ page }: { readonly page: Promise<string> }) {
  const { deck } = useSettings().settings;
  const source = use(page);
  return (
    <>
      <nav className="wrap gap-s" aria-label={text().help.contents}>
        {chaptersOf(source).map(({ title, id }) => (
          <button key={id} type="button" className={styles.chapter} onClick={() => showChapter(id)}>
            {title}
          </button>
        ))}
      </nav>
      <Markdown source={source} deck={deck} idOf={chapterId} />
    </>
  );
}

/**
 * Brings a chapter up and moves the focus there, as a link within the page would; the address stays
 * the app's own.
 */
function showChapter(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
