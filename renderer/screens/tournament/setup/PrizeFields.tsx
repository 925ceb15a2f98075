// How is the prize pool shared (H-21)?

import { payoutLines } from "#renderer/screens/tournament/structureWords.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { ChoiceField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import styles from "./Setup.module.css";
import { entrantsOf } from "./setupDraft.ts";
import { ranges, type StructureDraft } from "./structureDraft.ts";
import type { SetupPartProps } from "./TournamentSetup.tsx";
import { missingShare, typedList } from "./typedList.ts";

const firstShares = "50 30 20";
const hundredths = 100;

export function PrizeFields({ draft, onChange }: SetupPartProps) {
  const words = tournamentText().setup;
  const { structure } = draft;
  const change = (part: Partial<StructureDraft>): void =>
    onChange({ structure: { ...structure, ...part } });
  return (
    <>
      <ChoiceField
        label={words.shares}
        value={structure.shares === null ? "usual" : "own"}
        values={["usual", "own"]}
        words={words.sharesItems}
        below
        onChange={(kind) => change({ shares: kind === "usual" ? null : firstShares })}
      />
      {structure.shares === null ? (
        <p className={styles.help}>
          {[
            words.sharesUsual(entrantsOf(draft)),
            ...payoutLines({ payouts: [...structure.lists], guaranteed: [] }, entrantsOf(draft)),
          ].join(" ")}
        </p>
      ) : (
        <Field
          label={words.percent}
          help={words.percentHelp}
          problem={problemOf(structure.shares)}
          below
        >
          {(ids) => (
            <>
              <TextInput
                aria-labelledby={ids.label}
                aria-describedby={ids.help}
                value={structure.shares ?? ""}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ target }) => change({ shares: target.value })}
              />
              {missingShare(structure.shares ?? "") === 0 && (
                <p role="status" className={styles.good}>
                  {words.sharesGood}
                </p>
              )}
            </>
          )}
        </Field>
      )}
      <TextField
        label={words.guaranteed}
        help={words.guaranteedHelp}
        problem={
          typedList(structure.guaranteed, ranges.guarantee) === null ? words.guaranteedWrong : null
        }
        value={structure.guaranteed}
        inputMode="numeric"
        onChange={(guaranteed) => change({ guaranteed })}
      />
    </>
  );
}

/** Said with the difference. */
function problemOf(typed: string): string | null {
  const words = tournamentText().setup;
  const missing = missingShare(typed);
  if (missing === null) return words.sharesWrong;
  return missing === 0
    ? null
    : missing > 0
      ? words.sharesLack(missing / hundredths)
      : words.sharesExceed(-missing / hundredths);
}
