// What is done for somebody that decides nothing (H-31)?

import type { SettingsHold } from "#renderer/context/settingsContext.ts";
import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";

/** Where windows pass by themselves, as it is kept. */
const autoPasses = { bots: null, always: true, never: false } as const;
type AutoPass = keyof typeof autoPasses;
const names = Object.keys(autoPasses) as AutoPass[];

export function PassingFields({ settings, change }: Pick<SettingsHold, "settings" | "change">) {
  const words = text().settings;
  return (
    <>
      <Field label={words.onlyMove} help={words.onlyMoveHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={settings.onlyMove}
            onChange={(onlyMove) => change({ onlyMove })}
          />
        )}
      </Field>
      <Field label={words.autoPass} help={words.autoPassHelp}>
        {(ids) => (
          <Choice<AutoPass>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={names.find((name) => autoPasses[name] === settings.autoPass) ?? "bots"}
            items={names.map((value) => ({ value, label: words.autoPasses[value] }))}
            onChange={(name) => change({ autoPass: autoPasses[name] })}
          />
        )}
      </Field>
    </>
  );
}
