// What does the rule book say now, how did it come to that, and how is it taken along?

import { Tabs } from "@base-ui/react/tabs";
import { useState } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { BookFile } from "./BookFile.tsx";
import { BookHistory } from "./BookHistory.tsx";
import { bookIn, hooksIn, openProposal } from "./bookDesk.ts";
import type { Book, Rule, RuleCraft, Wording } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import styles from "./RuleBook.module.css";
import { draftOn } from "./draft.ts";
import { RuleEntry } from "./RuleEntry.tsx";

const parts = ["rules", "history", "file"] as const;

interface RuleBookProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly craft: RuleCraft;
  /** The card that is looked at or picked. */
  readonly card: Card | null;
}

export function RuleBook({ desk, state, craft, card }: RuleBookProps) {
  const [part, setPart] = useState<(typeof parts)[number]>("rules");
  const hooks = hooksIn(desk.game);
  const { view } = state;
  if (!hooks || !view) return null;
  const words = bookWords();
  const book = hooks.book(view.seen);
  const touching = new Set(
    card === null
      ? []
      : book.rules.filter((rule) => craft.touches(view.seen, rule, card)).map(({ name }) => name),
  );
  return (
    <Tabs.Root
      className={styles.book}
      value={part}
      onValueChange={(next) => setPart(next as typeof part)}
    >
      <Tabs.List className={styles.tabs} aria-label={words.parts} activateOnFocus>
        {parts
          .filter((each) => each !== "file" || craft.file !== null)
          .map((each) => (
            <Tabs.Tab key={each} value={each} className={styles.tab}>
              {words.tabs[each]}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <Tabs.Panel value="rules" className={styles.panel}>
        <Rules
          book={book}
          state={state}
          craft={craft}
          touching={touching}
          change={
            hooks.mayPropose(view.seen)
              ? (rule) => openProposal(desk, draftOn(hooks, craft, rule, bookIn(state).drafts))
              : null
          }
          nothing={hooks.nothing}
        />
      </Tabs.Panel>
      <Tabs.Panel value="history" className={styles.panel}>
        <BookHistory history={book.history} state={state} craft={craft} nothing={hooks.nothing} />
      </Tabs.Panel>
      {craft.file && (
        <Tabs.Panel value="file" className={styles.panel}>
          <BookFile
            desk={desk}
            seen={view.seen}
            book={book}
            craft={craft}
            form={craft.file}
            hooks={hooks}
          />
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}

interface RulesProps extends Pick<RuleBookProps, "state" | "craft"> {
  readonly book: Book;
  /** Names of rules that speak of the card at hand. */
  readonly touching: ReadonlySet<string>;
  /** Null where none may be changed now. */
  readonly change: ((rule: Wording) => void) | null;
  readonly nothing: Wording;
}

/**
 * The starting rules are one group, which can be unfolded; what players wrote follows, the newest
 * last.
 */
function Rules({ book, state, craft, touching, change, nothing }: RulesProps) {
  const words = bookWords();
  const first = book.rules.filter(({ isFirst }) => isFirst);
  const written = book.rules.filter(({ isFirst }) => !isFirst);
  const isTouching = ({ name }: Rule): boolean => touching.has(name);
  const entry = (rule: Rule) => (
    <RuleEntry
      key={rule.name}
      rule={rule}
      state={state}
      craft={craft}
      isTouching={isTouching(rule)}
      change={change && rule.name !== nothing.name ? () => change(rule) : null}
    />
  );
  return (
    <>
      {change && <Button onClick={() => change(nothing)}>{words.addRule}</Button>}
      <details className={styles.first}>
        <summary className={`${styles.summary} ${first.some(isTouching) ? styles.touching : ""}`}>
          {first.some(isTouching) ? words.firstTouching(first.length) : words.first(first.length)}
        </summary>
        <ul className={styles.list}>{first.map(entry)}</ul>
      </details>
      {written.length === 0 ? (
        <p className={styles.none}>{words.noneYet}</p>
      ) : (
        <ul className={styles.list} aria-label={words.tabs.rules}>
          {written.map(entry)}
        </ul>
      )}
    </>
  );
}
