// How briskly do bots answer who plays with them alone?

import type { SettingsHold } from "#renderer/context/settingsContext.ts";
import { paceNamed, paces, type Pace } from "#renderer/screens/setup/paces.ts";
import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";

/** The table that is laid next has it, too. */
export function PaceField({
  settings: { botPace, lastTable },
  change,
}: Pick<SettingsHold, "settings" | "change">) {
  const words = text().settings;
  const choose = (pace: number): void =>
    change({
      botPace: pace,
      lastTable: lastTable && { ...lastTable, settings: { ...lastTable.settings, botPace: pace } },
    });
  return (
    <Field label={words.botPace} help={words.botPaceHelp} below>
      {(ids) => (
        <Choice<Pace>
          labelledBy={ids.label}
          describedBy={ids.help}
          value={paceNamed(botPace)}
          items={paces().map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) => choose(paces().find((pace) => pace.name === name)?.pace ?? botPace)}
        />
      )}
    </Field>
  );
}
