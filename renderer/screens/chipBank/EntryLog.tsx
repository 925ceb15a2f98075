import { useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { valueOf, type ChipEntry } from "#shared/chipBank/evening.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import styles from "./Counting.module.css";
import type { EveningProps } from "./Evening.tsx";

const shownFirst = 8;

export const nameIn = ({ people }: Pick<ChipEvening, "people">, id: string | null): string | null =>
  people.find((person) => person.id === id)?.name ?? null;

interface EntryLogProps extends Pick<EveningProps, "evening"> {
  /** Null where nothing can be undone any more. */
  readonly act: EveningProps["act"] | null;
}

export function EntryLog({ evening, act }: EntryLogProps) {
  const words = chipWords().evening;
  const [isWhole, setWhole] = useState(false);
  const [undoing, setUndoing] = useState<ChipEntry | null>(null);
  const newest = evening.entries.toReversed();
  const shown = isWhole ? newest : newest.slice(0, shownFirst);
  const undo = async (): Promise<void> => {
    if (undoing && act && (await act("reverseChips", { entry: undoing.number }))) setUndoing(null);
  };
  return (
    <Panel title={words.log}>
      {newest.length === 0 && <p>{words.empty}</p>}
      <ol className={styles.log} reversed aria-label={words.log}>
        {shown.map((entry) => (
          <LogLine
            key={entry.number}
            evening={evening}
            entry={entry}
            undo={act && (() => setUndoing(entry))}
          />
        ))}
      </ol>
      {newest.length > shown.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{words.more(newest.length)}</Button>
        </div>
      )}
      {undoing && (
        <Sheet
          title={words.undoTitle}
          onClose={() => setUndoing(null)}
          action={
            <Button kind="danger" onClick={() => void undo()}>
              {words.undo}
            </Button>
          }
        >
          <p>
            <b>
              {words.undoOf(
                words.entry(undoing.kind, nameIn(evening, undoing.person)),
                words.worth(Math.abs(valueOf(evening.colours, undoing.counts)), null),
              )}
            </b>
          </p>
          <p className={styles.help}>{words.undoHelp}</p>
        </Sheet>
      )}
    </Panel>
  );
}

interface LogLineProps extends Pick<EveningProps, "evening"> {
  readonly entry: ChipEntry;
  readonly undo: (() => void) | null;
}

function LogLine({ evening, entry, undo }: LogLineProps) {
  const { evening: words, settled, list } = chipWords();
  const isUndone = evening.entries.some(({ reverses }) => reverses === entry.number);
  const what = words.entry(entry.kind, nameIn(evening, entry.person));
  const value = settled.change(null, valueOf(evening.colours, entry.counts));
  const remarks = [entry.note, isUndone ? words.undone : ""]
    .filter((remark) => remark !== "")
    .join(" · ");
  return (
    <li className={styles.line} data-undone={isUndone || entry.kind === "reversal"}>
      <span className={styles.what}>
        {what}
        {remarks !== "" && <small> {remarks}</small>}
      </span>
      <span className={styles.when}>{list.when(entry.at)}</span>
      <span className={styles.moved}>{value}</span>
      {undo && !isUndone && entry.kind !== "reversal" ? (
        <Button
          icon="undo"
          kind="quiet"
          className={styles.undo}
          aria-label={words.undoOf(what, value)}
          title={words.undo}
          onClick={undo}
        />
      ) : (
        undo && <span className={styles.undo} />
      )}
    </li>
  );
}
