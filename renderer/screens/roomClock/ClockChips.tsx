import { useId } from "react";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { ChipSwatch } from "#renderer/screens/chipBank/ChipSwatch.tsx";
import { chipWords } from "#renderer/screens/chipBank/chipWords.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { ChipColour } from "#shared/chipBank/evening.ts";
import { chipColours, type ColourName } from "#shared/chipBank/kinds.ts";
import { chipSets, type ChipSet } from "#shared/chipBank/sets.ts";
import styles from "./ClockSetup.module.css";
import {
  chipsOf,
  draftOfChips,
  mostChips,
  planOfDraft,
  withChip,
  type ChipDraft,
  type PlanDraft,
} from "./planDraft.ts";
import { chipLines } from "./raceWords.ts";

type ClockChipsProps = Readonly<{
  draft: PlanDraft;
  change: (draft: PlanDraft) => void;
}>;

const last = "last";
type SetName = ChipSet["id"] | typeof last;

export function ClockChips({ draft, change }: ClockChipsProps) {
  const { clock: words } = chipWords();
  const id = useId();
  const { chips } = draft;
  const wanted = planOfDraft(draft);
  return (
    <fieldset className={styles.chipFields} aria-describedby={id}>
      <legend className={styles.label}>{words.chips}</legend>
      <p id={id} className={styles.help}>
        {words.chipsHelp}
      </p>
      <ReadySets draft={draft} change={change} />
      <ul className={styles.chips} aria-label={words.chips}>
        {chips.map((chip, at) => (
          <ChipRow
            key={chip.key}
            chip={chip}
            place={at + 1}
            taken={chips.flatMap(({ colour }) => colour ?? [])}
            change={(changed) => change({ ...draft, chips: chips.with(at, changed) })}
            remove={() => change({ ...draft, chips: chips.toSpliced(at, 1) })}
          />
        ))}
      </ul>
      {chipsOf(chips) === null && (
        <p role="alert" className="problem">
          {words.chipsWrong}
        </p>
      )}
      {chips.length < mostChips && (
        <div>
          <Button icon="plus" onClick={() => change(withChip(draft))}>
            {words.addChip}
          </Button>
        </div>
      )}
      <ul className={styles.races} role="status">
        {wanted && chipLines(wanted).map((line) => <li key={line}>{line}</li>)}
      </ul>
    </fieldset>
  );
}

function ReadySets(props: ClockChipsProps) {
  const newest = useAnswer("chipEvenings", { limit: 1, before: null }).known?.[0];
  return newest ? (
    <WithLast {...props} evening={newest.id} />
  ) : (
    <SetChoice {...props} counted={null} />
  );
}

function WithLast({ evening, ...props }: ClockChipsProps & { readonly evening: string }) {
  const { known } = useAnswer("chipEvening", { evening });
  return <SetChoice {...props} counted={known?.colours ?? null} />;
}

function SetChoice({
  draft,
  change,
  counted,
}: ClockChipsProps & { readonly counted: readonly ChipColour[] | null }) {
  const { clock: words, sets } = chipWords();
  const id = useId();
  const rising = (colours: readonly ChipColour[]): readonly ChipColour[] =>
    colours.toSorted((one, other) => one.value - other.value);
  const all: readonly (readonly [SetName, string, readonly ChipColour[]])[] = [
    ...(counted ? [[last, words.lastEvening, rising(counted)] as const] : []),
    ...chipSets.map((set) => [set.id, sets[set.id], rising(set.colours)] as const),
  ];
  const present = JSON.stringify(chipsOf(draft.chips)?.map(({ value, colour }) => [value, colour]));
  const chosen =
    all.find(
      ([, , colours]) =>
        JSON.stringify(colours.map(({ value, colour }) => [value, colour])) === present,
    )?.[0] ?? null;
  return (
    <div>
      <p id={id} className={styles.help}>
        {words.chipsFrom}
      </p>
      <Choice<SetName>
        labelledBy={id}
        value={chosen}
        items={all.map(([value, label]) => ({ value, label }))}
        onChange={(name) =>
          change({ ...draft, chips: draftOfChips(all.find(([set]) => set === name)![2]) })
        }
      />
    </div>
  );
}

type ChipRowProps = Readonly<{
  chip: ChipDraft;
  /** From 1. */
  place: number;
  taken: readonly ColourName[];
  change: (chip: ChipDraft) => void;
  remove: () => void;
}>;

const none = "none";

function ChipRow({ chip, place, taken, change, remove }: ChipRowProps) {
  const { clock: words, colours } = chipWords();
  const { value, colour } = chip;
  const free = chipColours.filter((one) => one === colour || !taken.includes(one));
  const isWrong = chipsOf([chip]) === null;
  return (
    <li className={styles.chip}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.valueOf(place)}
        aria-invalid={isWrong}
        value={value}
        onChange={({ target }) => change({ ...chip, value: target.value })}
      />
      <span className="row gap-s">
        {colour ? <ChipSwatch colour={colour} /> : <span className={styles.noSwatch} />}
        <Dropdown<ColourName | typeof none>
          label={words.colourOf(value)}
          value={colour ?? none}
          items={[
            { value: none, label: words.anyColour },
            ...free.map((one) => ({ value: one, label: colours[one] })),
          ]}
          onChange={(next) => change({ ...chip, colour: next === none ? null : next })}
        />
      </span>
      <Button
        icon="close"
        kind="quiet"
        className={styles.remove}
        aria-label={words.removeChip(value)}
        onClick={remove}
      />
    </li>
  );
}
