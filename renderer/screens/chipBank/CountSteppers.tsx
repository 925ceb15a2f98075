import type { ChipColour, Counts } from "#shared/chipBank/evening.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { houseRequests } from "#shared/protocol/schema.ts";
import { rangeOf } from "#renderer/ui/inputs/numberProblem.ts";
import { ChipSwatch } from "./ChipSwatch.tsx";
import { chipWords } from "./chipWords.ts";
import styles from "./CountSteppers.module.css";

type CountSteppersProps = Readonly<{
  colours: readonly ChipColour[];
  counts: Counts;
  /** Allows counts below zero, for chips that left the table. */
  signed?: boolean;
  onChange: (counts: Counts) => void;
}>;

const { max: most } = rangeOf(houseRequests.moveChips.shape.counts.unwrap().element);
const aStack = 20;

/** Returns 0 for what is no number. */
function typedCount(typed: string, least: number): number {
  const found = /^\s*(-|−)?\s*(\d{1,5})\s*$/.exec(typed);
  return found ? Math.max(least, Number(found[2]) * (found[1] ? -1 : 1)) : 0;
}

export function CountSteppers({ colours, counts, signed = false, onChange }: CountSteppersProps) {
  const words = chipWords().amounts;
  const least = signed ? -most : 0;
  const set = (place: number, count: number): void =>
    onChange(
      colours.map((_colour, at) =>
        at === place ? Math.min(most, Math.max(least, count)) : (counts[at] ?? 0),
      ),
    );
  return (
    <ul className={styles.colours}>
      {colours.map(({ colour, value }, at) => {
        const count = counts[at] ?? 0;
        return (
          <li key={colour} className="row between gap-s">
            <span className={styles.name}>
              <ChipSwatch colour={colour} />
              <span className="strong tabular" aria-hidden="true">
                {chipWords().evening.amount(value)}
              </span>
            </span>
            <span className={styles.steps}>
              <Button
                icon="minus"
                className={styles.step}
                aria-label={words.less(colour)}
                aria-disabled={count <= least}
                onClick={() => set(at, count - 1)}
              />
              <input
                className={styles.count}
                inputMode="numeric"
                autoComplete="off"
                aria-label={words.colourCount(colour, value)}
                value={String(count).replace("-", "−")}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => set(at, typedCount(target.value, least))}
              />
              <Button
                icon="plus"
                className={styles.step}
                aria-label={words.more(colour)}
                onClick={() => set(at, count + 1)}
              />
              {!signed && (
                <Button
                  className={styles.step}
                  aria-label={words.stack(colour)}
                  onClick={() => set(at, count + aStack)}
                >
                  {words.twenty}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
