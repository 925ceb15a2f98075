import { text } from "#renderer/text/text.ts";
import { useSettings, type SettingsHold } from "#renderer/context/settingsContext.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import { languages } from "#shared/text/languages.ts";
import { AppearanceFields } from "./AppearanceFields.tsx";
import { paceNamed, paces, type Pace } from "#renderer/screens/setup/paces.ts";
import { useSounds } from "#renderer/context/soundsContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { ReactNode } from "react";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Card } from "#shared/cards/card.ts";
import styles from "./Settings.module.css";
import { PictureChoice } from "./PictureChoice.tsx";

const sample: readonly Card[] = ["7s", "7h", "7d", "7c"];

function CardFields({ settings, change }: Pick<SettingsHold, "settings" | "change">) {
  const words = text().settings;
  const decks: readonly Settings["deck"][] = ["two-colour", "four-colour"];
  const sorts: readonly Settings["sortBy"][] = ["rank", "suit"];
  return (
    <>
      <Field label={words.deck} help={words.deckHelp} below>
        {(ids) => (
          <PictureChoice
            labelledBy={ids.label}
            large
            value={settings.deck}
            items={decks.map((deck) => ({
              value: deck,
              label: words.decks[deck],
              picture: deckPicture(deck),
            }))}
            onChange={(deck) => change({ deck })}
          />
        )}
      </Field>
      <Field label={words.sortBy}>
        {(ids) => (
          <Choice<Settings["sortBy"]>
            labelledBy={ids.label}
            value={settings.sortBy}
            items={sorts.map((value) => ({ value, label: words.sorts[value] }))}
            onChange={(sortBy) => change({ sortBy })}
          />
        )}
      </Field>
    </>
  );
}

const deckPicture = (deck: Settings["deck"]): ReactNode => (
  <span className={styles.deck}>
    {sample.map((card) => (
      <CardPicture key={card} card={card} deck={deck} width={3.25} decorative />
    ))}
  </span>
);

function SoundFields({ settings, change }: Pick<SettingsHold, "settings" | "change">) {
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

/** How automatic passing is stored: null passes only at tables with bots alone. */
const autoPasses = { bots: null, always: true, never: false } as const;
type AutoPass = keyof typeof autoPasses;
const names = Object.keys(autoPasses) as AutoPass[];

function PassingFields({ settings, change }: Pick<SettingsHold, "settings" | "change">) {
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

/** Also changes the table that is opened next. */
function PaceField({
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
      <AppearanceFields />
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
