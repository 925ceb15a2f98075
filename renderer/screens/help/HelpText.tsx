import { Suspense, use, useEffect, useMemo } from "react";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { helpPage, text } from "#renderer/text/text.ts";
import { Markdown, ruleId } from "#renderer/ui/Markdown.tsx";
import styles from "./Help.module.css";

interface Chapter {
  readonly title: string;
  readonly id: string;
}

/** Builds the same id as the headings on the rendered page have. */
export const chapterId = (title: string): string =>
  `help-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;

export function chaptersOf(markdown: string): readonly Chapter[] {
  return [...markdown.matchAll(/^## +(.+?) *$/gm)].map(([, title = ""]) => ({
    title,
    id: chapterId(title),
  }));
}

interface HelpTextProps {
  /** A game's id, or the name of a page of the manual. */
  readonly name: string;
  /** The number of the rule to go to. */
  readonly rule?: string | null;
}

export function HelpText({ name, rule = null }: HelpTextProps) {
  const { language } = useSettings().settings;
  const page = useMemo(() => helpPage(name), [name, language]);
  return (
    <Suspense>
      <Chapters page={page} rule={rule} />
    </Suspense>
  );
}

interface ChaptersProps {
  readonly page: Promise<string>;
  readonly rule: string | null;
}

function Chapters({ page, rule }: ChaptersProps) {
  const { deck } = useSettings().settings;
  const source = use(page);
  // Waits a frame, because a page that has just opened first moves the focus to its heading.
  useEffect(() => {
    if (rule === null) return undefined;
    const frame = requestAnimationFrame(() => bringUp(ruleId(rule), "center"));
    return () => cancelAnimationFrame(frame);
  }, [rule, source]);
  return (
    <>
      <nav className="wrap gap-s" aria-label={text().help.contents}>
        {chaptersOf(source).map(({ title, id }) => (
          <button
            key={id}
            type="button"
            className={styles.chapter}
            onClick={() => bringUp(id, "start")}
          >
            {title}
          </button>
        ))}
      </nav>
      <Markdown source={source} deck={deck} idOf={chapterId} rule={rule} />
    </>
  );
}

/**
 * Scrolls to a chapter or rule and moves the focus there, as a link would, but leaves the app's
 * address alone.
 */
function bringUp(id: string, block: ScrollLogicalPosition): void {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block });
  found?.setAttribute("tabindex", "-1");
  found?.focus({ preventScroll: true });
}
