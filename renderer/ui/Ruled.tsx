// Shows a sentence with the rule that it cites as a link to the rule's text.

import { formatRoute, parseRoute, routeOfRule } from "#renderer/context/route.ts";
import { text } from "#renderer/text/text.ts";
import { citing } from "./citing.ts";
import styles from "./Ruled.module.css";

interface RuledProps {
  readonly words: string;
  /** Of the rules' numbering; not told where the words cite one themselves. */
  readonly rule?: string | null;
}

/** The words first, the rule's number small behind them, once. */
export function Ruled({ words, rule = null }: RuledProps) {
  const { bare, cited } = citing(words);
  const number = cited ?? rule;
  return (
    <>
      {bare}
      {number !== null && (
        <>
          {" "}
          {number.split(", ").map((cited) => (
            <a
              key={cited}
              className={styles.rule}
              href={formatRoute(routeOfRule(cited, parseRoute(location.hash)))}
              aria-label={text().help.rule(cited)}
            >
              {cited}
            </a>
          ))}
        </>
      )}
    </>
  );
}
