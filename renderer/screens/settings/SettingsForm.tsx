// Which settings are there, and how is each set? The same form on its own screen and over the
// table.

import { text } from "#renderer/text/text.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import { languages } from "#shared/text/languages.ts";
import { CardFields } from "./CardFields.tsx";
import { LooksFields } from "./LooksFields.tsx";
import { PaceField } from "./PaceField.tsx";
import { PassingFields } from "./PassingFields.tsx";
import { SoundFields } from "./SoundFields.tsx";

const listed = <V extends string>(labels: { readonly [K in V]: string }): {
  readonly value: V;
  readonly label: string;
}[] => (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));

const textScales = { min: 0.8, max: 1.6, step: 0.1 };

export function SettingsForm() {
  const { settings, change, failed } = useSettings();
  const words = text().settings;
  return (
    <>
      {failed && <Failure message={words.failed} />}
      <Panel title={words.cards}>
        <CardFields settings={settings} change={change} />
      </Panel>
      <LooksFields />
      <Panel title={words.motion}>
        <Field label={words.animation}>
          {(ids) => (
            <Choice<Settings["animation"]>
              labelledBy={ids.label}
              value={settings.animation}
              items={listed(words.animations)}
              onChange={(animation) => change({ animation })}
            />
          )}
        </Field>
        <PaceField settings={settings} change={change} />
        <Field label={words.reduceMotion} help={words.reduceMotionHelp}>
          {(ids) => (
            <Choice<Settings["reduceMotion"]>
              labelledBy={ids.label}
              describedBy={ids.help}
              value={settings.reduceMotion}
              items={listed(words.reduceMotions)}
              onChange={(reduceMotion) => change({ reduceMotion })}
            />
          )}
        </Field>
      </Panel>
      <Panel title={words.play}>
        <Field label={words.autoNext} help={words.autoNextHelp}>
          {(ids) => (
            <Toggle
              labelledBy={ids.label}
              describedBy={ids.help}
              on={settings.autoNext}
              onChange={(autoNext) => change({ autoNext })}
            />
          )}
        </Field>
        <Field label={words.bubbles} help={words.bubblesHelp}>
          {(ids) => (
            <Toggle
              labelledBy={ids.label}
              describedBy={ids.help}
              on={settings.bubbles}
              onChange={(bubbles) => change({ bubbles, bubblesSeen: [] })}
            />
          )}
        </Field>
        <PassingFields settings={settings} change={change} />
      </Panel>
      <Panel title={words.sound}>
        <SoundFields settings={settings} change={change} />
      </Panel>
      <Panel title={words.reading}>
        <Field label={words.textScale} below>
          {(ids) => (
            <Range
              labelledBy={ids.label}
              value={settings.textScale}
              {...textScales}
              words={words.percent}
              onChange={(scale) => change({ textScale: Math.round(scale * 10) / 10 })}
            />
          )}
        </Field>
        <Field label={words.language}>
          {(ids) => (
            <Dropdown<Settings["language"]>
              labelledBy={ids.label}
              value={settings.language}
              items={listed(languages)}
              onChange={(language) => change({ language })}
            />
          )}
        </Field>
      </Panel>
    </>
  );
}
