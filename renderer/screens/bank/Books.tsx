// Shows whether the books are in order and lets the owner have them checked (H-2).

import { useEffect, useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { booksText, loadBooks, sentence } from "#renderer/text/text.ts";
import type { BooksText } from "#renderer/text/words.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import { Ruled } from "#renderer/ui/Ruled.tsx";
import type { BooksCheck, BooksState } from "#shared/protocol/bank.ts";
import styles from "./Bank.module.css";

/** How often the house is asked for progress while it checks, ms. */
const patienceMs = 500;

function useBooksWords(): BooksText["screen"] | "waiting" | "failed" {
  const [state, setState] = useState<"waiting" | "come" | "failed">("waiting");
  useEffect(
    () =>
      whileWanted(
        loadBooks(),
        () => setState("come"),
        () => setState("failed"),
      ),
    [],
  );
  return booksText()?.screen ?? (state === "failed" ? "failed" : "waiting");
}

export function Books() {
  const words = useBooksWords();
  const { known, failure, again, take } = useAnswer(
    "books",
    {},
    { every: (books) => (books?.checking ? patienceMs : 0) },
  );
  const { refusal, act } = useHouseActions();
  const check = async () => {
    const begun = await act("checkBooks", {});
    if (begun) take(begun.value);
  };
  if (typeof words === "string") return words === "failed" && <Failure message={null} />;
  return (
    <Panel title={words.title}>
      <p className="soft medium">{words.help}</p>
      <Failure of={failure} again={again} />
      {known && <Checked words={words} books={known} check={() => void check()} />}
      <Failure of={refusal} />
    </Panel>
  );
}

type CheckedProps = Readonly<{
  words: BooksText["screen"];
  books: BooksState;
  check: () => void;
}>;

function Checked({ words, books: { checking, last, failed }, check }: CheckedProps) {
  const isIdle = checking === null;
  return (
    <>
      <div className={styles.tools}>
        <div role="status" className={styles.state}>
          {checking && <p>{words.checking(checking.rounds)}</p>}
          {isIdle && (last ? <Last words={words} last={last} /> : <p>{words.never}</p>)}
        </div>
        <Button
          icon="check"
          aria-disabled={!isIdle}
          aria-busy={!isIdle}
          onClick={() => isIdle && check()}
        >
          {words.check}
        </Button>
      </div>
      {isIdle && failed && <Failure message={`${words.notChecked} ${sentence(failed)}`} />}
      {isIdle && last && last.found > 0 && <Problems words={words} last={last} />}
    </>
  );
}

type LastProps = Readonly<{
  words: BooksText["screen"];
  last: BooksCheck;
}>;

function Last({ words, last }: LastProps) {
  return (
    <>
      <p className={`strong ${last.found === 0 ? "good" : "bad"}`}>
        {last.found === 0 ? words.inOrder : words.wrong(last.found)}
      </p>
      <p>{words.counted(last)}</p>
      <p className="soft medium">{words.checked(last.at)}</p>
    </>
  );
}

function Problems({ words, last: { found, problems } }: LastProps) {
  return (
    <>
      <ul className={styles.problems} aria-label={words.wrong(found)}>
        {problems.map((problem, at) => (
          <li key={at}>
            <Ruled words={sentence(problem)} />
          </li>
        ))}
      </ul>
      {found > problems.length && <p>{words.more(found - problems.length)}</p>}
      <p className="soft medium">{words.advice}</p>
    </>
  );
}
