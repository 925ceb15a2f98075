import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { paceNamed, paces, type Pace } from "./paces.ts";
import type { TableSettings } from "#shared/protocol/schema.ts";

interface ClockFieldsProps {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

/** The select's value for "no clock". */
const none = 0;
const turnChoices = [none, 10, 15, 20, 30, 45, 60, 90, 120];
const bankChoices = [0, 15, 30, 60, 120, 300];
const keepChoices = [30, 60, 120, 300, 600];

const choices = (listed: readonly number[], now: number, zero: string) =>
  [...new Set([...listed, now])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, label: value === 0 ? zero : text().setup.seconds(value) }));

export function ClockFields({ settings, onChange }: ClockFieldsProps) {
  const words = text().setup;
  const change = (part: Partial<TableSettings>): void => onChange({ ...settings, ...part });
  const turn = settings.turnSeconds ?? none;
  return (
    <>
      <Field label={words.pace}>
        {(ids) => (
          <Choice<Pace>
            labelledBy={ids.label}
            value={paceNamed(settings.botPace)}
            items={paces().map(({ name, label }) => ({ value: name, label }))}
            onChange={(name) =>
              change({
                botPace: paces().find((pace) => pace.name === name)?.pace ?? settings.botPace,
              })
            }
          />
        )}
      </Field>
      <Field label={words.turnSeconds}>
        {(ids) => (
          <Dropdown
            labelledBy={ids.label}
            value={turn}
            items={choices(turnChoices, turn, words.noClock)}
            onChange={(value) => change({ turnSeconds: value === none ? null : value })}
          />
        )}
      </Field>
      <Field label={words.timeBank} help={words.timeBankHelp}>
        {(ids) => (
          <Dropdown
            labelledBy={ids.label}
            describedBy={ids.help}
            disabled={turn === none}
            value={settings.timeBankSeconds}
            items={choices(bankChoices, settings.timeBankSeconds, words.noTimeBank)}
            onChange={(timeBankSeconds) => change({ timeBankSeconds })}
          />
        )}
      </Field>
      <Field label={words.keep} help={words.keepHelp}>
        {(ids) => (
          <Dropdown
            labelledBy={ids.label}
            describedBy={ids.help}
            value={settings.keepSeconds}
            items={choices(keepChoices, settings.keepSeconds, "")}
            onChange={(keepSeconds) => change({ keepSeconds })}
          />
        )}
      </Field>
      <Field label={words.standIns} help={words.standInsHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={settings.standIns}
            onChange={(standIns) => change({ standIns })}
          />
        )}
      </Field>
    </>
  );
}
