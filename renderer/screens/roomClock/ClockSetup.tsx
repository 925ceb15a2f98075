import { useId, useState } from "react";
import { goBack } from "#renderer/context/route.ts";
import { chipWords } from "#renderer/screens/chipBank/chipWords.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { AmountTable } from "#renderer/ui/inputs/AmountTable.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { clockPlanSchema } from "#shared/protocol/schema.ts";
import { levelNumber, type ClockPlan } from "#shared/roomClock/clock.ts";
import { clockPresets } from "#shared/roomClock/presets.ts";
import {
  draftOfPlan,
  minutesOf,
  ranges,
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
  const { stages } = draft;
  const columns = (["small", "big", "ante", "minutes"] as const).map((name) => ({
    name,
    label: words[name],
    labelOf: (line: number) => words.of(words[name], line),
    range: name === "minutes" ? ranges.minutes : ranges.amount,
    isLong: name !== "minutes",
  }));
  return (
    <AmountTable
      caption={words.stages}
      head={words.stage}
      columns={columns}
      tools={1}
      onType={(key, column, typed) =>
        change({
          ...draft,
          stages: stages.map((stage) =>
            stage.key === key ? { ...stage, [column]: typed } : stage,
          ),
        })
      }
      rows={stages.map(({ key, kind, small, big, ante, minutes }, at) => ({
        key,
        name: kind === "break" ? words.pause : levelNumber(stages, at),
        typed: kind === "break" ? { minutes } : { small, big, ante, minutes },
        tools: (
          <Button
            icon="close"
            kind="quiet"
            aria-label={words.remove(at + 1)}
            aria-disabled={stages.length === 1}
            onClick={() =>
              stages.length > 1 && change({ ...draft, stages: stages.toSpliced(at, 1) })
            }
          />
        ),
      }))}
    />
  );
}
