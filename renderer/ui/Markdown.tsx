import { Markdown as Rendered, RuleType } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import { isCard, type Card } from "#shared/cards/card.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { CardPicture } from "./pictures/CardPicture.tsx";
import styles from "./Markdown.module.css";

interface MarkdownProps {
  readonly source: string;
  readonly deck: Settings["deck"];
  readonly idOf: (title: string) => string;
  /** The number of the rule to highlight. */
  readonly rule?: string | null;
}

const few = 6;

const cardsIn = (names: string): readonly Card[] => names.trim().split(/\s+/).filter(isCard);

/**
 * A fenced block in the language `cards` has rows of cards (`7c 7d Jk`), each followed by ` – ` and
 * what they show.
 */
function cardRows(source: string, deck: Settings["deck"]): ReactNode {
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
/** The id of a rule in a numbered list, `**KB-7** …`. */
export const ruleId = (rule: string): string => `rule-${rule}`;

/** Gives a rule's number an id, and highlights the requested one. */
function Strong({
  children,
  rule,
}: {
  readonly children: ReactNode;
  readonly rule: string | null;
}) {
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
export function Markdown({ source, deck, idOf, rule = null }: MarkdownProps) {
  return (
    <div className={styles.prose}>
      <Rendered
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: null,
          slugify: idOf,
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
