// How is a rule book kept in a file, and what is made of one that comes from a file?

import { useState } from "react";
import { saveFile } from "#renderer/client/saveFile.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { openProposal } from "./bookDesk.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import type { Book, BookForm, RuleBookHooks, RuleCraft, Wording } from "./bookHooks.ts";
import styles from "./BookFile.module.css";
import { bookWords } from "./bookWords.ts";
import { ClauseWords } from "./ClauseWords.tsx";
import { draftFrom } from "./draft.ts";

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

/** What says the same as a rule in force is nothing to propose. */
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

export function BookFile({ desk, seen, book, craft, form, hooks }: BookFileProps) {
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
          <li key={at} className={styles.rule}>
            <h4>{wording.name}</h4>
            <p className={styles.text}>{wording.text}</p>
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
