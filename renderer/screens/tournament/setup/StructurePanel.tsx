// Chooses, describes and edits a tournament's structure (H-21).

import { useState } from "react";
import { sentence, tournamentText } from "#renderer/text/text.ts";
import { structureLines } from "#renderer/screens/tournament/structureWords.ts";
import { ChoiceField, NumberField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
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
  /** The estimated duration; null if there is no estimate. */
  readonly minutes: number | null;
  readonly hasLevels: boolean;
}

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
        <ChoiceField
          label={words.preset}
          help={preset === null ? words.noOwn : names.presets[preset].about}
          value={preset}
          values={presetNames}
          words={{
            turbo: names.presets.turbo.name,
            standard: names.presets.standard.name,
            deep: names.presets.deep.name,
          }}
          below
          onChange={(name) => onChange({ structure: draftOfStructure(presets[name]) })}
        />
      )}
      <StructureSummary {...part} />
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

/** Describes the structure in plain words, or says what is wrong with it. */
function StructureSummary({ draft }: SetupPartProps) {
  const [read, format] = [structureRead(draft), formatOf(draft.format)];
  if (!read.ok)
    return (
      <p role="alert" className="problem">
        {sentence(problemWords(read.problem))}
      </p>
    );
  if (format === null) return null;
  return (
    <ul className={styles.told}>
      {structureLines(
        { format, structure: read.structure, chairs: draft.chairs },
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
      <NumberField
        label={words.stack}
        help={words.stackHelp}
        typed={structure.stack}
        range={ranges.stack}
        step={500}
        onChange={(stack) => change({ stack })}
      />
      <ChoiceField
        label={words.measure}
        help={words.measureHelp[structure.measure]}
        value={structure.measure}
        values={["minutes", "rounds"]}
        words={words.measures}
        onChange={(measure) => change({ measure })}
      />
      <LevelTable draft={draft} games={games} onChange={(levels) => change({ levels })} />
      <ToggleField
        label={words.handForHand}
        help={words.handForHandHelp}
        on={structure.handForHand}
        onChange={(handForHand) => change({ handForHand })}
      />
    </>
  );
}
