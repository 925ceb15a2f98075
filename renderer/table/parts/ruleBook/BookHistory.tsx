// Who changed which rule, when, from what to what?

import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { whoAt } from "#renderer/table/desk/people.ts";
import type { Change, RuleCraft, Wording } from "./bookHooks.ts";
import styles from "./BookHistory.module.css";
import { bookWords } from "./bookWords.ts";
import { ClauseWords } from "./ClauseWords.tsx";
import { Compared } from "./Compared.tsx";

interface BookHistoryProps {
  readonly history: readonly Change[];
  readonly state: DeskState;
  readonly craft: Pick<RuleCraft, "compare" | "clauseWords">;
  readonly nothing: Wording;
}

/** The newest first. */
export function BookHistory({
  history,
  state: { snapshot, view },
  craft,
  nothing,
}: BookHistoryProps) {
  const words = bookWords();
  const who = whoAt(snapshot.table, view?.seen.viewer ?? "spectator");
  if (history.length === 0) return <p className={styles.none}>{words.noneYet}</p>;
  return (
    <ol className={styles.changes} reversed>
      {history
        .map((change, at) => {
          const { name, isYou } = who(change.seat);
          return (
            <li key={at} className={styles.change}>
              <p className={styles.by}>
                {words.changed(isYou ? words.youChanged : name, change.turn)}
              </p>
              <ChangeMade change={change} craft={craft} nothing={nothing} />
            </li>
          );
        })
        .toReversed()}
    </ol>
  );
}

/**
 * Of a new rule there is nothing to compare with; of one that was repealed its old text is all that
 * went.
 */
function ChangeMade({
  change: { from, to },
  craft,
  nothing,
}: Pick<BookHistoryProps, "craft" | "nothing"> & { readonly change: Change }) {
  const words = bookWords();
  const [isNew, isRepeal] = [from.name === nothing.name, to.name === nothing.name];
  const title = isNew
    ? words.added(to.name)
    : isRepeal
      ? words.repealed(from.name)
      : words.becomes(from.name, to.name);
  return (
    <>
      <h3 className={styles.name}>{title}</h3>
      {isNew ? (
        <p className={styles.text}>{to.text}</p>
      ) : (
        <Compared from={from.text} to={isRepeal ? "" : to.text} craft={craft} />
      )}
      {to.clause !== null && <ClauseWords words={craft.clauseWords(to.clause)} />}
    </>
  );
}
