// What does one rule say, whose is it, and does the table see to it?

import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { playerAt, whoAt } from "#renderer/table/desk/people.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { Rule, RuleCraft } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import { ClauseWords } from "./ClauseWords.tsx";
import styles from "./RuleEntry.module.css";

interface RuleEntryProps {
  readonly rule: Rule;
  readonly state: DeskState;
  readonly craft: Pick<RuleCraft, "clauseWords">;
  /** Does it speak of the card at hand? */
  readonly isTouching: boolean;
  /** Null where it may not be changed now. */
  readonly change?: (() => void) | null;
}

export function RuleEntry({ rule, state, craft, isTouching, change = null }: RuleEntryProps) {
  const words = bookWords();
  const { name, text, clause, version } = rule;
  return (
    <li
      className={`${styles.rule} ${isTouching ? styles.touching : ""}`}
      data-rule={name}
      data-touching={isTouching}
    >
      <div className={styles.head}>
        <h3 className={styles.name} translate="no">
          {name}
        </h3>
        {version > 1 && <span className={styles.version}>{words.version(version)}</span>}
        <Owner rule={rule} state={state} />
      </div>
      {isTouching && <p className={styles.touch}>{words.touches}</p>}
      <p className={styles.text} translate="no">
        {text}
      </p>
      {clause !== null && <ClauseWords words={craft.clauseWords(clause)} />}
      {change && (
        <button
          type="button"
          className={styles.change}
          aria-label={words.changeThis(name)}
          onClick={change}
        >
          {words.changeShort}
        </button>
      )}
    </li>
  );
}

function Owner({
  rule: { owner },
  state: { snapshot, view },
}: Pick<RuleEntryProps, "rule" | "state">) {
  const words = bookWords();
  if (owner === "host") return <span className={styles.owner}>{words.house}</span>;
  const player = playerAt(snapshot.table, owner);
  const { name, isYou } = whoAt(snapshot.table, view?.seen.viewer ?? "spectator")(owner);
  return (
    <span className={styles.owner}>
      {player && <Avatar avatar={player.avatar} size={1.25} />}
      {isYou ? words.you : name}
    </span>
  );
}
