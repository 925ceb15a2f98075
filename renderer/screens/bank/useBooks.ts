// What is known of the books? While they are checked it is asked again.

import { useEffect, useState } from "react";
import {
  failureOf,
  useAnswer,
  useHouse,
  type Asked,
  type Failed,
} from "#renderer/context/houseContext.ts";
import { booksText, loadBooks } from "#renderer/text/text.ts";
import type { BooksText } from "#renderer/text/words.ts";
import type { BooksState } from "#shared/protocol/bank.ts";

/** Between two questions, ms. */
const patience = 500;

interface Books {
  /** Null until they are there. */
  readonly words: BooksText["screen"] | null;
  readonly asked: Asked<BooksState>;
  readonly refusal: Failed | null;
  readonly again: () => void;
  readonly check: () => void;
}

export function useBooks(): Books {
  const house = useHouse();
  const { asked, again } = useAnswer("books", {});
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const [, setLoaded] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadBooks().then(
      () => wanted && setLoaded((count) => count + 1),
      () => wanted && setRefusal({ message: null }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const isChecking = asked.state === "answered" && asked.value.checking !== null;
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setInterval(again, patience);
    return () => clearInterval(timer);
  }, [isChecking, again]);
  const check = (): void => {
    house.ask("checkBooks", {}).then(
      (answer) => {
        setRefusal(failureOf(answer));
        again();
      },
      () => setRefusal({ message: null }),
    );
  };
  return { words: booksText()?.screen ?? null, asked, refusal, again, check };
}
