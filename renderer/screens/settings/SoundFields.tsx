// How loud is the table?

import { useSounds } from "#renderer/context/soundsContext.ts";
import type { SettingsHold } from "#renderer/context/settingsContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";

export function SoundFields({ settings, change }: Pick<SettingsHold, "settings" | "change">) {
  const words = text().settings;
  const sounds = useSounds();
  return (
    <>
      <Field label={words.volume} below>
        {(ids) => (
          <Range
            labelledBy={ids.label}
            value={settings.volume}
            min={0}
            max={1}
            step={0.05}
            words={words.percent}
            onChange={(volume) => change({ volume })}
          />
        )}
      </Field>
      <Field label={words.muted}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            on={settings.muted}
            onChange={(muted) => change({ muted })}
          />
        )}
      </Field>
      <div>
        <Button
          disabled={settings.muted || settings.volume === 0}
          onClick={() => sounds.play("trickWon")}
        >
          <Icon name="sound" />
          {words.testSound}
        </Button>
      </div>
    </>
  );
}
