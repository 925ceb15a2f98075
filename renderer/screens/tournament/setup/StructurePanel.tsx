// How is a tournament's structure chosen, told in words, and changed (H-21)?

import { useState } from "react";
import { sentence, tournamentText } from "#renderer/text/text.ts";
import { structureLines } from "#renderer/screens/tournament/structureWords.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { presets, type Preset } from "#shared/tournament/structure.ts";
import { LevelTable } from "./LevelTable.tsx";
import { OwnStructures } from "./OwnStructures.tsx";
import { problemWords } from "./problemWords.ts";
import styles from "./Setup.module.css";
import { entrantsOf, formatOf, structureRead } from "./setupDraft.ts";
import { draftOfStructure, ranges, type StructureDraft } from "./structureDraft.ts";
import type { SetupPartProps } from "./TournamentSetup.tsx";

const presetNames: readonly Preset[] = ["turbo", "standard", "deep"];

interface StructurePanelProps extends SetupPartProps {
  /** About so long it takes; null where nobody can say. */
  readonly minutes: number | null;
  readonly hasLevels: boolean;
}

/** The preset that the draft still is; null for one that was changed. */
function presetOf(structure: StructureDraft): Preset | null {
  const entered = JSON.stringify(structure);
  return (
    presetNames.find((name) => JSON.stringify(draftOfStructure(presets[name])) === entered) ?? null
  );
}

export function StructurePanel({ hasLevels, minutes, ...part }: StructurePanelProps) {
  const { setup: words, structure: names } = tournamentText();
  const { draft, onChange } = part;
  const preset = presetOf(draft.structure);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={words.structure}>
      {hasLevels && (
        <Field
          label={words.preset}
          help={preset === null ? words.noOwn : names.presets[preset].about}
          below
        >
          {(ids) => (
            <Choice<Preset>
              labelledBy={ids.label}
              describedBy={ids.help}
              value={preset}
              items={presetNames.map((value) => ({ value, label: names.presets[value].name }))}
              onChange={(name) => onChange({ structure: draftOfStructure(presets[name]) })}
            />
          )}
        </Field>
      )}
      <Told {...part} />
      {minutes !== null && <p>{words.estimate(minutes)}</p>}
      {hasLevels && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.change}</summary>
          <div className={styles.fields}>
            <LevelFields {...part} />
          </div>
        </details>
      )}
      <details>
        <summary>{words.ownStructures}</summary>
        <div className={styles.fields}>
          <OwnStructures
            structure={structureRead(draft)}
            take={(structure) => onChange({ structure: draftOfStructure(structure) })}
          />
        </div>
      </details>
    </Panel>
  );
}

/** What the structure means, in plain words; what is wrong with it, where something is. */
function Told({ draft }: SetupPartProps) {
  const read = structureRead(draft);
  if (!read.ok)
    return (
      <p role="alert" className={styles.problem}>
        {sentence(problemWords(read.problem))}
      </p>
    );
  return (
    <ul className={styles.told}>
      {structureLines(
        { format: formatOf(draft.format), structure: read.structure, chairs: draft.chairs },
        entrantsOf(draft),
      ).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function LevelFields({ draft, games, onChange }: SetupPartProps) {
  const words = tournamentText().setup;
  const { structure } = draft;
  const change = (part: Partial<StructureDraft>): void =>
    onChange({ structure: { ...structure, ...part } });
  return (
    <>
      <Field
        label={words.stack}
        help={words.stackHelp}
        problem={numberProblem(structure.stack, ranges.stack)}
      >
        {(ids) => (
          <NumberInput
            label={words.stack}
            describedBy={ids.help}
            typed={structure.stack}
            {...ranges.stack}
            step={500}
            onChange={(stack) => change({ stack })}
          />
        )}
      </Field>
      <Field label={words.measure} help={words.measureHelp[structure.measure]}>
        {(ids) => (
          <Choice<StructureDraft["measure"]>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={structure.measure}
            items={(["minutes", "rounds"] as const).map((value) => ({
              value,
              label: words.measures[value],
            }))}
            onChange={(measure) => change({ measure })}
          />
        )}
      </Field>
      <LevelTable draft={draft} games={games} onChange={(levels) => change({ levels })} />
      <Field label={words.handForHand} help={words.handForHandHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={structure.handForHand}
            onChange={(handForHand) => change({ handForHand })}
          />
        )}
      </Field>
    </>
  );
}
