import { useId, useState } from "react";
import { goBack } from "#renderer/context/route.ts";
import { chipWords } from "#renderer/screens/chipBank/chipWords.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { clockPlanSchema } from "#shared/protocol/schema.ts";
import type { ClockPlan } from "#shared/roomClock/clock.ts";
import { clockPresets } from "#shared/roomClock/presets.ts";
import {
  draftOfPlan,
  minutesOf,
  planOfDraft,
  withPreset,
  withStage,
  type PlanDraft,
  type StageDraft,
} from "./planDraft.ts";
import { ClockChips } from "./ClockChips.tsx";
import styles from "./ClockSetup.module.css";
import type { RoomClockHold } from "./useRoomClock.ts";

type ClockSetupProps = Readonly<{
  plan: ClockPlan | null;
  /** Null where the only way back is home. */
  close: (() => void) | null;
  set: RoomClockHold["plan"];
  done: () => void;
}>;

type PresetName = keyof typeof clockPresets;
const presetNames = Object.keys(clockPresets) as readonly PresetName[];

export function ClockSetup({ plan, close, set, done }: ClockSetupProps) {
  const words = chipWords().clock;
  const id = useId();
  const [draft, setDraft] = useState<PlanDraft>(() => draftOfPlan(plan ?? clockPresets.standard));
  const wanted = planOfDraft(draft);
  const chosen =
    presetNames.find(
      (name) =>
        JSON.stringify(draftOfPlan(clockPresets[name]).stages.map(bare)) ===
        JSON.stringify(draft.stages.map(bare)),
    ) ?? null;
  const minutes = draft.stages.reduce((sum, stage) => sum + (minutesOf(stage.minutes) ?? 0), 0);
  const save = async (isNew: boolean): Promise<void> => {
    if (
      wanted &&
      (await set({
        plan: { ...wanted, stages: [...wanted.stages], chips: [...wanted.chips] },
        anew: isNew,
      }))
    )
      done();
  };
  return (
    <Sheet
      title={words.setUpTitle}
      wide
      onClose={close ?? (() => goBack({ screen: "home" }))}
      footer={
        <>
          {!wanted && <span role="status">{words.toMend}</span>}
          {plan && (
            <Button aria-disabled={!wanted} onClick={() => void save(false)}>
              {words.change}
            </Button>
          )}
          <Button kind="primary" aria-disabled={!wanted} onClick={() => void save(true)}>
            {words.begin}
          </Button>
        </>
      }
    >
      <TextField
        label={words.name}
        value={draft.name}
        form={clockPlanSchema.shape.name}
        beside
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <div>
        <p id={id} className={styles.label}>
          {words.preset}
        </p>
        <Choice<PresetName>
          labelledBy={id}
          value={chosen}
          items={presetNames.map((name) => ({ value: name, label: words.presets[name] }))}
          onChange={(name) => setDraft(withPreset(draft, clockPresets[name]))}
        />
      </div>
      <ClockChips draft={draft} change={setDraft} />
      <Stages draft={draft} change={setDraft} />
      <div className="row wrap gap-m">
        <Button icon="plus" onClick={() => setDraft(withStage(draft, "level"))}>
          {words.addLevel}
        </Button>
        <Button icon="plus" onClick={() => setDraft(withStage(draft, "break"))}>
          {words.addBreak}
        </Button>
        <p role="status">{words.lasts(minutes)}</p>
      </div>
    </Sheet>
  );
}

const bare = ({ key: _key, ...stage }: StageDraft): unknown[] => [
  stage.kind,
  stage.small,
  stage.big,
  stage.ante,
  stage.minutes,
];

function Stages({
  draft,
  change,
}: Readonly<{
  draft: PlanDraft;
  change: (draft: PlanDraft) => void;
}>) {
  const words = chipWords().clock;
  const fields = [
    ["small", words.small],
    ["big", words.big],
    ["ante", words.ante],
    ["minutes", words.minutes],
  ] as const;
  return (
    <ol className={styles.stages} aria-label={words.stages}>
      <li className={styles.head} aria-hidden="true">
        <span />
        {fields.map(([field, label]) => (
          <span key={field}>{label}</span>
        ))}
        <span />
      </li>
      {draft.stages.map((stage, at) => (
        <li key={stage.key} className={styles.stage} data-kind={stage.kind}>
          <span className={styles.which}>
            {stage.kind === "break"
              ? words.pause
              : draft.stages.slice(0, at + 1).filter(({ kind }) => kind === "level").length}
          </span>
          {fields.map(([field, label]) =>
            stage.kind === "break" && field !== "minutes" ? null : (
              <TextInput
                key={field}
                inputMode="numeric"
                className={styles[field]}
                aria-label={words.of(label, at + 1)}
                value={stage[field]}
                onChange={({ target }) =>
                  change({
                    ...draft,
                    stages: draft.stages.with(at, { ...stage, [field]: target.value }),
                  })
                }
              />
            ),
          )}
          <Button
            icon="close"
            kind="quiet"
            className={styles.remove}
            aria-label={words.remove(at + 1)}
            aria-disabled={draft.stages.length === 1}
            onClick={() =>
              draft.stages.length > 1 && change({ ...draft, stages: draft.stages.toSpliced(at, 1) })
            }
          />
        </li>
      ))}
    </ol>
  );
}
