// A sentence with a link to the rule that it cites.

import { formatRoute, parseRoute, routeOfRule } from "#renderer/context/route.ts";
import { text } from "#renderer/text/text.ts";
import { citing } from "./citing.ts";
import styles from "./Ruled.module.css";

interface RuledProps {
  readonly words: string;
  /** The rule's number; used if the words cite none themselves. */
  readonly rule?: string | null;
}

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
