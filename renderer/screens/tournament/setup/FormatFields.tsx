// How are a tournament's name and format chosen (H-20)?

import { NumberChoice } from "#renderer/screens/setup/NumberChoice.tsx";
import { tournamentText } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import type { FormatKind } from "#shared/protocol/tournament.ts";
import {
  formatRanges,
  longestName,
  paidIn,
  pointsAreWrong,
  type FormatDraft,
} from "./setupDraft.ts";
import type { SetupPartProps } from "./TournamentSetup.tsx";
import styles from "./Setup.module.css";

const kinds: readonly FormatKind[] = ["freezeout", "league", "bracket"];
const usualWins = [1, 3, 5] as const;

interface PartProps {
  readonly format: FormatDraft;
  readonly change: (part: Partial<FormatDraft>) => void;
}

export function FormatFields({ draft, games, onChange }: SetupPartProps) {
  const { name, format } = draft;
  const { lists, setup: words } = tournamentText();
  const change = (part: Partial<FormatDraft>): void => onChange({ format: { ...format, ...part } });
  return (
    <>
      <Field label={words.name} problem={name.trim() === "" ? words.nameWrong : null} below>
        {(ids) => (
          <TextInput
            className={styles.name}
            aria-labelledby={ids.label}
            aria-describedby={ids.help}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={words.format} help={words.formatHelp[format.kind]} below>
        {(ids) => (
          <Choice<FormatKind>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={format.kind}
            items={kinds.map((value) => ({ value, label: lists.formats[value] }))}
            onChange={(kind) => change({ kind })}
          />
        )}
      </Field>
      {format.kind === "league" && <LeagueFields format={format} change={change} />}
      {format.kind === "bracket" && (
        <BracketFields format={format} change={change} isForChips={paidIn(draft, games).ante} />
      )}
    </>
  );
}

function LeagueFields({ format, change }: PartProps) {
  const words = tournamentText().setup;
  const { rounds, deals, points, draw } = format;
  return (
    <>
      <Field
        label={words.rounds}
        help={words.roundsHelp}
        problem={numberProblem(rounds, formatRanges.rounds)}
      >
        {(ids) => (
          <NumberInput
            label={words.rounds}
            describedBy={ids.help}
            typed={rounds}
            {...formatRanges.rounds}
            onChange={(typed) => change({ rounds: typed })}
          />
        )}
      </Field>
      <Field
        label={words.deals}
        help={words.dealsHelp}
        problem={numberProblem(deals, formatRanges.deals)}
      >
        {(ids) => (
          <NumberInput
            label={words.deals}
            describedBy={ids.help}
            typed={deals}
            {...formatRanges.deals}
            onChange={(typed) => change({ deals: typed })}
          />
        )}
      </Field>
      <Field
        label={words.points}
        help={words.pointsHelp}
        problem={pointsAreWrong(format) ? words.pointsWrong : null}
        below
      >
        {(ids) => (
          <TextInput
            aria-labelledby={ids.label}
            aria-describedby={ids.help}
            value={points}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => change({ points: target.value })}
          />
        )}
      </Field>
      <Field label={words.draw} help={words.drawHelp[draw]} below>
        {(ids) => (
          <Choice<FormatDraft["draw"]>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={draw}
            items={(["swiss", "roundRobin"] as const).map((value) => ({
              value,
              label: words.draws[value],
            }))}
            onChange={(chosen) => change({ draw: chosen })}
          />
        )}
      </Field>
    </>
  );
}

function BracketFields({
  format: { wins, seeding, thirdPlace },
  change,
  isForChips,
}: PartProps & { readonly isForChips: boolean }) {
  const words = tournamentText().setup;
  const items = [
    { value: "0", label: words.winsItems.chips },
    ...usualWins.map((count) => ({ value: String(count), label: words.winsItems.rounds(count) })),
  ];
  return (
    <>
      {!isForChips && (
        <Field
          label={words.wins}
          help={words.winsHelp}
          problem={numberProblem(wins, formatRanges.wins)}
          below
        >
          {(ids) => (
            <NumberChoice
              ids={ids}
              label={words.wins}
              typed={wins}
              items={items}
              {...formatRanges.wins}
              onChange={(typed) => change({ wins: typed })}
            />
          )}
        </Field>
      )}
      <Field label={words.seeding} help={words.seedingHelp[seeding]} below>
        {(ids) => (
          <Choice<FormatDraft["seeding"]>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={seeding}
            items={(["random", "entered"] as const).map((value) => ({
              value,
              label: words.seedings[value],
            }))}
            onChange={(chosen) => change({ seeding: chosen })}
          />
        )}
      </Field>
      <Field label={words.thirdPlace} help={words.thirdPlaceHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={thirdPlace}
            onChange={(on) => change({ thirdPlace: on })}
          />
        )}
      </Field>
    </>
  );
}
