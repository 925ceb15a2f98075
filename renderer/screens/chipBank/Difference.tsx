// Says whether all chips are back, and helps to settle a difference (H-6).

import { useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { suspicions, type Suspicion } from "#shared/chipBank/difference.ts";
import { onTable, personCounts } from "#shared/chipBank/evening.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import styles from "./Counting.module.css";
import { nameIn } from "./EntryLog.tsx";
import type { EveningProps } from "./Evening.tsx";
import { moneyOf } from "./moneyOf.ts";

export function Difference({ evening, act }: EveningProps) {
  const { evening: words, check } = chipWords();
  const left = onTable(evening);
  const holding = personCounts(evening)
    .filter(({ buys, cashedOut }) => buys > 0 && cashedOut === null)
    .map(({ person }) => person.name);
  // People who still play hold these chips, so nothing is wrong.
  if (left.value > 0 && holding.length > 0)
    return (
      <p role="status" className={styles.holding}>
        {check.holding(holding, words.worth(left.value, moneyOf(evening.money, left.value)))}
      </p>
    );
  if (left.value !== 0) return <Mismatch evening={evening} act={act} />;
  return (
    <div className={styles.matching}>
      <p role="status" className={styles.good}>
        <Icon name="check" /> {words.right}
      </p>
      <Button icon="check" kind="primary" onClick={() => void act("settleChips", {})}>
        {words.end}
      </Button>
    </div>
  );
}

function Mismatch({ evening, act }: EveningProps) {
  const {
    check: words,
    evening: { worth },
  } = chipWords();
  const [isAccepting, setAccepting] = useState(false);
  const left = onTable(evening);
  const size = worth(Math.abs(left.value), moneyOf(evening.money, Math.abs(left.value)));
  const byColour = evening.colours.flatMap(({ colour }, at) => {
    const count = left.counts[at] ?? 0;
    return count === 0
      ? []
      : [count > 0 ? words.missingOf(colour, count) : words.tooManyOf(colour, -count)];
  });
  const found = suspicions(evening, left);
  const accept = async (): Promise<void> => {
    if (
      await act("moveChips", {
        kind: "correction",
        person: null,
        counts: left.counts.map((count) => 0 - count),
        note: words.acceptNote,
      })
    )
      setAccepting(false);
  };
  return (
    <Panel title={words.title}>
      <div role="alert">
        <p className={styles.bad}>
          <b>{left.value > 0 ? words.missing(size) : words.tooMany(size)}</b>
        </p>
        <p>{words.byColour(byColour)}</p>
      </div>
      <h3 className={styles.whence}>{words.whence}</h3>
      <ul className={styles.suspicions}>
        {found.map((suspicion, at) => (
          <li key={at}>{suspicionWords(evening, suspicion)}</li>
        ))}
        {found.length === 0 && <li>{words.unknown}</li>}
      </ul>
      <div>
        <Button onClick={() => setAccepting(true)}>{words.accept}</Button>
      </div>
      {isAccepting && (
        <Sheet
          title={words.acceptTitle}
          onClose={() => setAccepting(false)}
          action={
            <Button kind="danger" onClick={() => void accept()}>
              {words.accept}
            </Button>
          }
        >
          <p>{words.acceptHelp(size)}</p>
        </Sheet>
      )}
    </Panel>
  );
}

function suspicionWords(evening: ChipEvening, suspicion: Suspicion): string {
  const {
    check: words,
    evening: { kinds, otherColours },
  } = chipWords();
  const called = (id: string): string => nameIn(evening, id) ?? "";
  switch (suspicion.kind) {
    case "changed":
      return otherColours;
    case "not-cashed-out":
      return words[suspicion.kind](called(suspicion.person));
    case "miscounted":
      return words.miscounted(suspicion.colour.colour, suspicion.by, suspicion.people.map(called));
    default:
      return words[suspicion.kind](
        called(suspicion.person),
        kinds[evening.entries.find(({ number }) => number === suspicion.entry)!.kind],
      );
  }
}
