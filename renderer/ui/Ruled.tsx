// A sentence with a link to the rule that it cites.
import { formatRoute, parseRoute, routeOfRule } from "#renderer/context/route.ts";
import { text } from "#renderer/text/text.ts";
import styles from "./Ruled.module.css";

const number = "[A-Z]+\\d*-\\d+";
const citation = new RegExp(`^(.*\\S)\\s+\\((${number}(?:, ${number})*)\\)(\\.?)$`, "s");

/**
 * "Choose another name (H-1)." → "Choose another name." and "H-1"; `cited` is null if no rule is
 * cited.
 */
export function citing(words: string): Readonly<{ bare: string; cited: string | null }> {
  const [, bare, cited, end = ""] = citation.exec(words) ?? [];
  return bare === undefined || cited === undefined
    ? { bare: words, cited: null }
    : { bare: `${bare}${end}`, cited };
}

type RuledProps = Readonly<{
  words: string;
  rule?: string | null;
}>;

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
