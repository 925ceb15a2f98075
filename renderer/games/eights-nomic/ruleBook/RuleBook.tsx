import { Tabs } from "@base-ui/react/tabs";
import { useState, type ReactNode } from "react";
import type { Card } from "#shared/cards/card.ts";
import {
  asNomic,
  isInForce,
  mayAtAnyTime,
  nullName,
  nullRule,
  rulesOnPlay,
  type NomicSeen,
  type StartingRule,
} from "#shared/games/eights-nomic/seen.ts";
import type { Change, Rule } from "#shared/games/eights-nomic/types.ts";
import { saveFile } from "#renderer/client/files.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { playerAt, whoAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import { sentence } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { bookText, readRules } from "../craft.ts";
import { bookIn, bookWords, isFirst, openProposal, type Wording } from "./bookDesk.ts";
import { ClauseWords, Compared } from "./Compared.tsx";
import { draftFrom, draftOn, notInForce } from "./draft.ts";
import styles from "./RuleBook.module.css";

type RuleEntryProps = Readonly<{
  rule: Rule;
  state: DeskState;
  isTouching: boolean;
  change?: (() => void) | null;
}>;

export function RuleEntry({ rule, state, isTouching, change = null }: RuleEntryProps) {
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
        <span className={styles.owner}>
          <Owner rule={rule} state={state} />
        </span>
      </div>
      {isTouching && <p className={styles.touch}>{words.touches}</p>}
      <p className={styles.text} translate="no">
        {text}
      </p>
      <ClauseWords clause={clause} />
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

const whoIn = ({ snapshot, view }: DeskState) =>
  whoAt(snapshot.table, view?.seen.viewer ?? "spectator");

function Owner({ rule: { owner }, state }: Pick<RuleEntryProps, "rule" | "state">) {
  if (owner === "host") return bookWords().house;
  const player = playerAt(state.snapshot.table, owner);
  const { name, isYou } = whoIn(state)(owner);
  return (
    <>
      {player && <Avatar avatar={player.avatar} size={1.25} />}
      {isYou ? bookWords().you : name}
    </>
  );
}

/** Bytes: longer than any book of some hundred rules. */
const largest = 8 * 1024 * 1024;

type BookFileProps = Readonly<{
  desk: Desk;
  nomic: NomicSeen;
}>;

type Opened = Readonly<{ file: string; rules: readonly Wording[] }> | { readonly problem: string };

async function opened(file: File): Promise<Opened> {
  if (file.size > largest) return { problem: bookWords().tooLarge };
  const read = readRules(await file.text());
  return read.ok
    ? { file: file.name, rules: read.book.rules }
    : { problem: sentence(read.problem) };
}

function BookFile({ desk, nomic }: BookFileProps) {
  const words = bookWords();
  const [known, setKnown] = useState<Opened | null>(null);
  const save = () =>
    saveFile({
      name: words.fileName,
      content: new Blob([bookText(nomic.facts)], { type: "application/json" }),
    });
  const open = async (file: File) => setKnown(await opened(file));
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
          <p role="alert" className="small problem">
            {known.problem}
          </p>
        ) : (
          <FoundRules desk={desk} nomic={nomic} {...known} />
        ))}
    </div>
  );
}

function FoundRules({
  desk,
  nomic: {
    facts: { rules: inForce },
  },
  file,
  rules,
}: BookFileProps & Extract<Opened, { readonly file: string }>) {
  const words = bookWords();
  const others = notInForce(inForce, rules);
  return (
    <section aria-label={words.inFile(file)} className={styles.found}>
      <h3 className={styles.title}>{words.inFile(file)}</h3>
      {others.length === 0 && <p className={styles.help}>{words.noneInFile}</p>}
      <ul className={styles.slips}>
        {others.map((wording, at) => (
          <li key={at} className={styles.slip}>
            <h4>{wording.name}</h4>
            <p className={styles.wording}>{wording.text}</p>
            <ClauseWords clause={wording.clause} />
            <Button
              aria-label={words.proposeThis(wording.name)}
              onClick={() => openProposal(desk, draftFrom(inForce, wording))}
            >
              {words.propose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type BookHistoryProps = Readonly<{
  history: readonly Change[];
  state: DeskState;
}>;

export function BookHistory({ history, state }: BookHistoryProps) {
  const words = bookWords();
  if (history.length === 0) return <p className={styles.none}>{words.noneYet}</p>;
  return (
    <ol className={styles.slips} reversed>
      {history
        .map((change, at) => {
          const { name, isYou } = whoIn(state)(change.seat);
          return (
            <li key={at} className={styles.past}>
              <p className={styles.by}>
                {words.changed(isYou ? words.youChanged : name, change.turn)}
              </p>
              <ChangeMade {...change} />
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
function ChangeMade({ from, to }: Pick<Change, "from" | "to">) {
  const words = bookWords();
  const [isNew, isRepeal] = [from.name === nullName, to.name === nullName];
  const title = isNew
    ? words.added(to.name)
    : isRepeal
      ? words.repealed(from.name)
      : words.becomes(from.name, to.name);
  return (
    <>
      <h3 className={styles.name}>{title}</h3>
      {isNew ? (
        <p className={styles.pieces}>{to.text}</p>
      ) : (
        <Compared from={from.text} to={isRepeal ? "" : to.text} />
      )}
      <ClauseWords clause={to.clause} />
    </>
  );
}

const parts = ["rules", "history", "file"] as const;

type RuleBookProps = Readonly<{
  desk: Desk;
  state: DeskState;
  card: Card | null;
}>;

export function RuleBook({ desk, state, card }: RuleBookProps) {
  const [part, setPart] = useState<(typeof parts)[number]>("rules");
  if (!state.view) return null;
  const words = bookWords();
  const nomic = asNomic(state.view.seen);
  const pages: { readonly [P in (typeof parts)[number]]: ReactNode } = {
    rules: <Rules desk={desk} state={state} card={card} nomic={nomic} />,
    history: <BookHistory history={nomic.facts.history} state={state} />,
    file: <BookFile desk={desk} nomic={nomic} />,
  };
  return (
    <Tabs.Root
      className={styles.book}
      value={part}
      onValueChange={(next) => setPart(next as typeof part)}
    >
      <Tabs.List className={styles.tabs} aria-label={words.parts} activateOnFocus>
        {parts.map((each) => (
          <Tabs.Tab key={each} value={each} className={styles.tab}>
            {words.tabs[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map((each) => (
        <Tabs.Panel key={each} value={each} className={styles.panel}>
          {pages[each]}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

/** EN-20: the Eight of Spades belongs to its own rule. */
export const rulesTouchedBy = (nomic: NomicSeen, card: Card): ReadonlySet<string> =>
  new Set([
    ...rulesOnPlay(nomic, card).map(({ name }) => name),
    ...(card === "8s" && isInForce(nomic.facts, "EightOfSpades") ? ["EightOfSpades"] : []),
  ]);

/** Starting rules by which one plays, as one comes to need them; the others set up the game. */
const playedBy: readonly StartingRule[] = [
  "Turns",
  "PlayDefinition",
  "EightOfSpades",
  "EmptyHand",
  "PendingRules",
  "Penalty",
  "StandardPenalty",
  "EmptyDeck",
  "ReservedWords",
];
const placeIn = ({ name }: Rule) => playedBy.indexOf(name as StartingRule);

/** Rules by players come first, the newest on top. */
function Rules({ desk, state, card, nomic }: RuleBookProps & Pick<BookFileProps, "nomic">) {
  const words = bookWords();
  const { rules } = nomic.facts;
  const touched = card === null ? null : rulesTouchedBy(nomic, card);
  const mayChange = mayAtAnyTime(nomic).modify;
  const change = (rule: Rule) => openProposal(desk, draftOn(rule, bookIn(state).drafts));
  const isTouching = ({ name }: Rule) => touched?.has(name) === true;
  const entry = (rule: Rule) => (
    <RuleEntry
      key={rule.name}
      rule={rule}
      state={state}
      isTouching={isTouching(rule)}
      change={mayChange && rule.name !== nullName ? () => change(rule) : null}
    />
  );
  const first = rules.filter(isFirst);
  const ofPlay = first
    .filter((rule) => placeIn(rule) >= 0)
    .toSorted((one, other) => placeIn(one) - placeIn(other));
  const ofSetup = first.filter((rule) => placeIn(rule) < 0);
  const written = rules.filter((rule) => !isFirst(rule)).toReversed();
  return (
    <>
      {mayChange && <Button onClick={() => change(nullRule)}>{words.addRule}</Button>}
      {written.length === 0 ? (
        <p className={styles.none}>{words.noneYet}</p>
      ) : (
        <ul className={styles.slips} aria-label={words.written}>
          {written.map(entry)}
        </ul>
      )}
      <ul className={styles.slips} aria-label={words.starting}>
        {ofPlay.map(entry)}
      </ul>
      <details className={styles.first}>
        <summary className={styles.summary}>{words.setup(ofSetup.length)}</summary>
        <ul className={styles.slips}>{ofSetup.map(entry)}</ul>
      </details>
    </>
  );
}
