import { useId } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { chipColours, type ColourName } from "#shared/chipBank/kinds.ts";
import { chipSets, type ChipSet } from "#shared/chipBank/sets.ts";
import { ChipSwatch } from "./ChipSwatch.tsx";
import { chipWords } from "./chipWords.ts";
import {
  countRange,
  freeColour,
  setOf,
  stackValue,
  valueRange,
  withSet,
  type ColourDraft,
  type EveningDraft,
} from "./eveningDraft.ts";
import styles from "./NewEvening.module.css";

export type DraftProps = Readonly<{
  draft: EveningDraft;
  change: (draft: EveningDraft) => void;
}>;

export function ChipFields({ draft, change }: DraftProps) {
  const { opening: words, sets } = chipWords();
  const id = useId();
  const free = freeColour(draft);
  const stack = stackValue(draft);
  const withColour = (at: number, changed: ColourDraft): void =>
    change({ ...draft, colours: draft.colours.with(at, changed) });
  return (
    <>
      <p className="soft medium">{words.chipsHelp}</p>
      <div>
        <span id={id} className="unseen">
          {words.set}
        </span>
        <Choice<ChipSet["id"]>
          labelledBy={id}
          value={setOf(draft)}
          items={chipSets.map((set) => ({ value: set.id, label: sets[set.id] }))}
          onChange={(set) => change(withSet(draft, set))}
        />
      </div>
      <ul className={styles.colours} aria-label={words.chips}>
        <li className={styles.head} aria-hidden="true">
          <span>{words.colour}</span>
          <span>{words.value}</span>
          <span>{words.count}</span>
          <span />
        </li>
        {draft.colours.map((colour, at) => (
          <ColourRow
            key={colour.colour}
            draft={draft}
            colour={colour}
            change={(changed) => withColour(at, changed)}
            remove={
              draft.colours.length > 1
                ? () => change({ ...draft, colours: draft.colours.filter((one) => one !== colour) })
                : null
            }
          />
        ))}
      </ul>
      <div className={styles.after}>
        {free && (
          <Button
            icon="plus"
            onClick={() =>
              change({
                ...draft,
                colours: [...draft.colours, { colour: free, value: "1", count: "0" }],
              })
            }
          >
            {words.addColour}
          </Button>
        )}
        {stack !== null && (
          <p role="status">
            <b>{words.stack(stack)}</b>
          </p>
        )}
      </div>
    </>
  );
}

type ColourRowProps = Readonly<{
  draft: EveningDraft;
  colour: ColourDraft;
  change: (colour: ColourDraft) => void;
  /** Null if it is the last one. */
  remove: (() => void) | null;
}>;

function ColourRow({ draft, colour: row, change, remove }: ColourRowProps) {
  const { opening: words, colours } = chipWords();
  const { colour, value, count } = row;
  const others = chipColours.filter(
    (one) => one === colour || draft.colours.every((other) => other.colour !== one),
  );
  return (
    <li className={styles.colour}>
      <span className={styles.swatch}>
        <ChipSwatch colour={colour} />
        <Dropdown<ColourName>
          label={words.colour}
          value={colour}
          items={others.map((one) => ({ value: one, label: colours[one] }))}
          onChange={(next) => change({ ...row, colour: next })}
        />
      </span>
      <span className={styles.typed} data-label={words.value}>
        <TextInput
          inputMode="numeric"
          aria-label={words.valueOf(colour)}
          aria-invalid={typedNumber(value, valueRange) === null}
          value={value}
          onChange={({ target }) => change({ ...row, value: target.value })}
        />
      </span>
      <span className={styles.typed} data-label={words.count}>
        <TextInput
          inputMode="numeric"
          aria-label={words.countOf(colour)}
          aria-invalid={typedNumber(count, countRange) === null}
          value={count}
          onChange={({ target }) => change({ ...row, count: target.value })}
        />
      </span>
      <Button
        icon="close"
        kind="quiet"
        className={styles.remove}
        aria-label={words.removeColour(colour)}
        aria-disabled={remove === null}
        onClick={() => remove?.()}
      />
    </li>
  );
}
