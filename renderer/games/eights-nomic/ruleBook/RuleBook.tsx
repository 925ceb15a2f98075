import { playerAt, whoAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import {
  bookWords,
  type Book,
  type BookForm,
  type Change,
  type Rule,
  type RuleBookHooks,
  type RuleCraft,
  type Wording,
} from "./bookHooks.ts";
import { ClauseWords, Compared } from "./Compared.tsx";
import styles from "./RuleBook.module.css";
import { useState } from "react";
import { saveFile } from "#renderer/client/saveFile.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { bookIn, hooksIn, openProposal } from "./bookDesk.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { draftFrom, draftOn } from "./draft.ts";
import { Tabs } from "@base-ui/react/tabs";
import type { Card } from "#shared/cards/card.ts";

interface RuleEntryProps {
  readonly rule: Rule;
  readonly state: DeskState;
  readonly craft: Pick<RuleCraft, "clauseWords">;
  readonly isTouching: boolean;
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

/** Bytes: longer than any book of some hundred rules. */
const largest = 8 * 1024 * 1024;

interface BookFileProps {
  readonly desk: Desk;
  readonly seen: AnySeen;
  readonly book: Book;
  readonly craft: RuleCraft;
  readonly form: BookForm;
  readonly hooks: RuleBookHooks;
}

type Opened =
  | { readonly file: string; readonly rules: readonly Wording[] }
  | { readonly problem: string };

/** A wording equal to a rule in force cannot be proposed. */
const isInForce = (book: Book, { name, text, clause }: Wording): boolean =>
  book.rules.some(
    (rule) =>
      rule.name === name &&
      rule.text === text &&
      JSON.stringify(rule.clause) === JSON.stringify(clause),
  );

async function opened(file: File, form: BookForm): Promise<Opened> {
  if (file.size > largest) return { problem: bookWords().tooLarge };
  const read = form.read(await file.text());
  return read.ok ? { file: file.name, rules: read.rules } : { problem: read.problem };
}

function BookFile({ desk, seen, book, craft, form, hooks }: BookFileProps) {
  const words = bookWords();
  const [known, setKnown] = useState<Opened | null>(null);
  const save = (): void =>
    saveFile({
      name: words.fileName,
      content: new Blob([form.write(seen)], { type: "application/json" }),
    });
  const open = async (file: File): Promise<void> => setKnown(await opened(file, form));
  return (
    <div className={styles.file}>
      <Button onClick={save}>
        <Icon name="save" />
        {words.save}
      </Button>
      <p className={styles.help}>{words.saveHelp}</p>
      <FileInput label={words.open} opened={(file) => void open(file)} />
      <p className={styles.help}>{words.openHelp}</p>
      {known &&
        ("problem" in known ? (
          <p role="alert" className={styles.problem}>
            {known.problem}
          </p>
        ) : (
          <FoundRules desk={desk} book={book} craft={craft} hooks={hooks} found={known} />
        ))}
    </div>
  );
}

interface FoundRulesProps extends Omit<BookFileProps, "seen" | "form"> {
  readonly found: Extract<Opened, { readonly file: string }>;
}

function FoundRules({ desk, book, craft, hooks, found: { file, rules } }: FoundRulesProps) {
  const words = bookWords();
  const others = rules.filter(
    (wording) => wording.name !== hooks.nothing.name && !isInForce(book, wording),
  );
  return (
    <section aria-label={words.inFile(file)} className={styles.found}>
      <h3 className={styles.title}>{words.inFile(file)}</h3>
      {others.length === 0 && <p className={styles.help}>{words.noneInFile}</p>}
      <ul className={styles.rules}>
        {others.map((wording, at) => (
          <li key={at} className={styles.bookFileRule}>
            <h4>{wording.name}</h4>
            <p className={styles.bookFileText}>{wording.text}</p>
            {wording.clause !== null && <ClauseWords words={craft.clauseWords(wording.clause)} />}
            <Button
              aria-label={words.proposeThis(wording.name)}
              onClick={() => openProposal(desk, draftFrom(hooks, craft, book.rules, wording))}
            >
              {words.propose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BookHistoryProps {
  readonly history: readonly Change[];
  readonly state: DeskState;
  readonly craft: Pick<RuleCraft, "compare" | "clauseWords">;
  readonly nothing: Wording;
}

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
            <li key={at} className={styles.bookHistoryChange}>
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
 * A new rule has nothing to be compared with; for a repealed one only the old text is shown as
 * removed.
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
      <h3 className={styles.bookHistoryName}>{title}</h3>
      {isNew ? (
        <p className={styles.bookHistoryText}>{to.text}</p>
      ) : (
        <Compared from={from.text} to={isRepeal ? "" : to.text} craft={craft} />
      )}
      {to.clause !== null && <ClauseWords words={craft.clauseWords(to.clause)} />}
    </>
  );
}

const parts = ["rules", "history", "file"] as const;

interface RuleBookProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly craft: RuleCraft;
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
  readonly touching: ReadonlySet<string>;
  readonly change: ((rule: Wording) => void) | null;
  readonly nothing: Wording;
}

/**
 * The starting rules form one group that can be unfolded; rules by players follow, the newest last.
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
        <summary
          className={`${styles.summary} ${first.some(isTouching) ? styles.ruleBookTouching : ""}`}
        >
          {first.some(isTouching) ? words.firstTouching(first.length) : words.first(first.length)}
        </summary>
        <ul className={styles.list}>{first.map(entry)}</ul>
      </details>
      {written.length === 0 ? (
        <p className={styles.ruleBookNone}>{words.noneYet}</p>
      ) : (
        <ul className={styles.list} aria-label={words.tabs.rules}>
          {written.map(entry)}
        </ul>
      )}
    </>
  );
}
