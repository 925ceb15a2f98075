import { Suspense, use, useEffect, useMemo, type ReactNode } from "react";
import { useSettings } from "#renderer/context/appContext.ts";
import { helpPage, text } from "#renderer/text/text.ts";
import styles from "./Help.module.css";
import { Markdown as Rendered, RuleType } from "markdown-to-jsx/react";
import { isCard } from "#shared/cards/card.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";

/** Builds the same id as the headings on the rendered page have. */
export const chapterId = (title: string): string =>
  `help-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;

export const chaptersOf = (markdown: string) =>
  [...markdown.matchAll(/^## +(.+?) *$/gm)].map(([, title = ""]) => ({
    title,
    id: chapterId(title),
  }));

type HelpTextProps = Readonly<{
  name: string;
  rule?: string | null;
}>;

export function HelpText({ name, rule = null }: HelpTextProps) {
  const { language } = useSettings().settings;
  const page = useMemo(() => helpPage(name), [name, language]);
  return (
    <Suspense>
      <Chapters page={page} rule={rule} />
    </Suspense>
  );
}

function Chapters({
  page,
  rule,
}: Readonly<{
  page: Promise<string>;
  rule: string | null;
}>) {
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
      <Markdown source={source} deck={deck} rule={rule} />
    </>
  );
}

/**
 * Scrolls to a chapter or rule and moves the focus there, as a link would, but leaves the app's
 * address alone.
 */
function bringUp(id: string, block: ScrollLogicalPosition) {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block });
  found?.setAttribute("tabindex", "-1");
  found?.focus({ preventScroll: true });
}

const few = 6;

const cardsIn = (names: string) => names.trim().split(/\s+/).filter(isCard);

/**
 * A fenced block in the language `cards` has rows of cards (`7c 7d Jk`), each followed by ` – ` and
 * what they show.
 */
function cardRows(source: string, deck: Settings["deck"]) {
  return (
    <div className={styles.rows}>
      {source
        .trim()
        .split("\n")
        .map((line) => {
          const [cards = "", ...words] = line.split(" – ");
          return (
            <figure key={line} className={styles.row}>
              <div className="wrap gap-s">
                {cardsIn(cards).map((card, at, row) => (
                  <CardPicture
                    key={at}
                    card={card}
                    deck={deck}
                    width={row.length > few ? 2.6 : 3.5}
                  />
                ))}
              </div>
              {words.length > 0 && <figcaption>{words.join(" – ")}</figcaption>}
            </figure>
          );
        })}
    </div>
  );
}

const ruleNumber = /^[A-Z]+\d?-\d+$/;
const ruleId = (rule: string) => `rule-${rule}`;

function Strong({
  children,
  rule,
}: Readonly<{
  children: ReactNode;
  rule: string | null;
}>) {
  const words = [children]
    .flat()
    .filter((child) => typeof child === "string")
    .join("");
  if (!ruleNumber.test(words)) return <strong>{children}</strong>;
  return (
    <strong id={ruleId(words)} className={words === rule ? styles.sought : undefined} tabIndex={-1}>
      {children}
    </strong>
  );
}

/** Creates only React elements; HTML in the source stays text. Images are left out. */
function Markdown({
  source,
  deck,
  rule,
}: Readonly<{
  source: string;
  deck: Settings["deck"];
  rule: string | null;
}>) {
  return (
    <div className={styles.prose}>
      <Rendered
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: null,
          slugify: chapterId,
          overrides: {
            strong: { component: Strong, props: { rule } },
            img: { component: () => null },
          },
          renderRule: (next, node, _render, state) =>
            node.type === RuleType.codeBlock && node.lang === "cards" ? (
              <div key={state.key}>{cardRows(node.text, deck)}</div>
            ) : (
              next()
            ),
        }}
      >
        {source}
      </Rendered>
    </div>
  );
}
