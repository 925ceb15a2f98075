// Fields for a tournament's name and format (H-20).

import { NumberChoice } from "#renderer/screens/setup/OptionFields.tsx";
import { tournamentText } from "#renderer/text/text.ts";
import {
  Field,
  ChoiceField,
  NumberField,
  TextField,
  ToggleField,
} from "#renderer/ui/inputs/fields.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import { setupSchema, type FormatKind } from "#shared/protocol/tournament.ts";
import { formatRanges, paidIn, pointsAreWrong, type FormatDraft } from "./setupDraft.ts";
import type { SetupPartProps } from "./TournamentSetup.tsx";
import styles from "./Setup.module.css";

const kinds: readonly FormatKind[] = ["freezeout", "league", "bracket"];
const usualWins = [1, 3, 5] as const;

type PartProps = Readonly<{
  format: FormatDraft;
  change: (part: Partial<FormatDraft>) => void;
}>;

export function FormatFields({ draft, games, onChange }: SetupPartProps) {
  const { name, format } = draft;
  const { lists, setup: words } = tournamentText();
  const change = (part: Partial<FormatDraft>): void => onChange({ format: { ...format, ...part } });
  return (
    <>
      <TextField
        label={words.name}
        problem={name.trim() === "" ? words.nameWrong : null}
        className={styles.name}
        value={name}
        form={setupSchema.shape.name}
        onChange={(typed) => onChange({ name: typed })}
      />
      <ChoiceField
        label={words.format}
        help={words.formatHelp[format.kind]}
        value={format.kind}
        values={kinds}
        words={lists.formats}
        below
        onChange={(kind) => change({ kind })}
      />
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
      <NumberField
        label={words.rounds}
        help={words.roundsHelp}
        typed={rounds}
        range={formatRanges.rounds}
        onChange={(typed) => change({ rounds: typed })}
      />
      <NumberField
        label={words.deals}
        help={words.dealsHelp}
        typed={deals}
        range={formatRanges.deals}
        onChange={(typed) => change({ deals: typed })}
      />
      <TextField
        label={words.points}
        help={words.pointsHelp}
        problem={pointsAreWrong(format) ? words.pointsWrong : null}
        value={points}
        inputMode="numeric"
        onChange={(typed) => change({ points: typed })}
      />
      <ChoiceField
        label={words.draw}
        help={words.drawHelp[draw]}
        value={draw}
        values={["swiss", "roundRobin"]}
        words={words.draws}
        below
        onChange={(chosen) => change({ draw: chosen })}
      />
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
      <ChoiceField
        label={words.seeding}
        help={words.seedingHelp[seeding]}
        value={seeding}
        values={["random", "entered"]}
        words={words.seedings}
        below
        onChange={(chosen) => change({ seeding: chosen })}
      />
      <ToggleField
        label={words.thirdPlace}
        help={words.thirdPlaceHelp}
        on={thirdPlace}
        onChange={(on) => change({ thirdPlace: on })}
      />
    </>
  );
}
