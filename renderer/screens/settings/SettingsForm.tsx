import { useSettings, useSounds, type SettingsHold } from "#renderer/context/appContext.ts";
import { PaceField } from "#renderer/screens/setup/PaceField.tsx";
import { canVibrate } from "#renderer/sound/vibration.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import {
  Field,
  ChoiceField,
  ListField,
  RangeField,
  ToggleField,
} from "#renderer/ui/inputs/fields.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Card } from "#shared/cards/card.ts";
import { asking, type Settings } from "#shared/settings/settings.ts";
import { languages, type Language } from "#shared/text/languages.ts";
import { AppearanceFields, PictureChoice } from "./AppearanceFields.tsx";
import styles from "./Settings.module.css";

type FieldsProps = Pick<SettingsHold, "settings" | "change">;

const keysOf = <V extends string>(labels: { readonly [K in V]: string }) =>
  Object.keys(labels) as V[];

const sample: readonly Card[] = ["7s", "7h", "7d", "7c"];
const decks: readonly Settings["deck"][] = ["two-colour", "four-colour"];

function CardFields({ settings, change }: FieldsProps) {
  const words = text().settings;
  return (
    <Panel title={words.cards}>
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
      <ChoiceField
        label={words.sortBy}
        value={settings.sortBy}
        values={["rank", "suit"]}
        words={words.sorts}
        onChange={(sortBy) => change({ sortBy })}
      />
    </Panel>
  );
}

const deckPicture = (deck: Settings["deck"]) => (
  <span className={styles.deck}>
    {sample.map((card) => (
      <CardPicture key={card} card={card} deck={deck} width={3.25} decorative />
    ))}
  </span>
);

function MotionFields({ settings, change }: FieldsProps) {
  const words = text().settings;
  const { lastTable } = settings;
  return (
    <Panel title={words.motion}>
      <ChoiceField
        label={words.animation}
        value={settings.animation}
        values={keysOf(words.animations)}
        words={words.animations}
        onChange={(animation) => change({ animation })}
      />
      <PaceField
        label={words.botPace}
        help={words.botPaceHelp}
        below
        pace={settings.botPace}
        // Also changes the table that is opened next.
        onChange={(botPace) =>
          change({
            botPace,
            lastTable: lastTable && { ...lastTable, settings: { ...lastTable.settings, botPace } },
          })
        }
      />
      <ChoiceField
        label={words.reduceMotion}
        help={words.reduceMotionHelp}
        value={settings.reduceMotion}
        values={keysOf(words.reduceMotions)}
        words={words.reduceMotions}
        onChange={(reduceMotion) => change({ reduceMotion })}
      />
    </Panel>
  );
}

/** How automatic passing is stored: null passes only at tables with bots alone. */
const autoPasses = { bots: null, always: true, never: false } as const;
const names = Object.keys(autoPasses) as (keyof typeof autoPasses)[];

function PlayFields({ settings, change }: FieldsProps) {
  const words = text().settings;
  return (
    <Panel title={words.play}>
      <ToggleField
        label={words.autoNext}
        help={words.autoNextHelp}
        on={settings.autoNext}
        onChange={(autoNext) => change({ autoNext })}
      />
      <ToggleField
        label={words.remarks}
        help={words.remarksHelp}
        on={settings.remarks}
        onChange={(remarks) => change({ remarks })}
      />
      <ToggleField
        label={words.bubbles}
        help={words.bubblesHelp}
        on={settings.bubbles}
        onChange={(bubbles) => change({ bubbles, bubblesSeen: [] })}
      />
      <ToggleField
        label={words.onlyMove}
        help={words.onlyMoveHelp}
        on={settings.onlyMove}
        onChange={(onlyMove) => change({ onlyMove })}
      />
      <ChoiceField
        label={words.autoPass}
        help={words.autoPassHelp}
        value={names.find((name) => autoPasses[name] === settings.autoPass) ?? "bots"}
        values={names}
        words={words.autoPasses}
        onChange={(name) => change({ autoPass: autoPasses[name] })}
      />
      <ChoiceField
        label={words.asksAbout}
        below
        help={words.asksAboutHelp}
        value={settings.asksAbout ?? "usual"}
        values={["usual", ...asking]}
        words={words.asksAboutWhat}
        onChange={(name) => change({ asksAbout: name === "usual" ? null : name })}
      />
    </Panel>
  );
}

function SoundFields({ settings: { volume, muted, ambience, vibration }, change }: FieldsProps) {
  const words = text().settings;
  const sounds = useSounds();
  return (
    <Panel title={words.sound}>
      <RangeField
        label={words.volume}
        value={volume}
        min={0}
        max={1}
        step={0.05}
        words={words.percent}
        onChange={(next) => change({ volume: next })}
      />
      <ToggleField label={words.muted} on={muted} onChange={(on) => change({ muted: on })} />
      <ToggleField
        label={words.ambience}
        help={words.ambienceHelp}
        on={ambience}
        onChange={(on) => change({ ambience: on })}
      />
      {canVibrate() && (
        <ToggleField
          label={words.vibration}
          help={words.vibrationHelp}
          on={vibration}
          onChange={(on) => change({ vibration: on })}
        />
      )}
      <div>
        <Button
          icon="sound"
          disabled={muted || volume === 0}
          onClick={() => sounds.play("trickWon")}
        >
          {words.testSound}
        </Button>
      </div>
    </Panel>
  );
}

export function SettingsForm() {
  const { settings, change, failed } = useSettings();
  const words = text().settings;
  const fields = { settings, change };
  return (
    <>
      {failed && <Failure message={words.failed} />}
      <CardFields {...fields} />
      <AppearanceFields />
      <MotionFields {...fields} />
      <PlayFields {...fields} />
      <SoundFields {...fields} />
      <Panel title={words.reading}>
        <RangeField
          label={words.textScale}
          value={settings.textScale}
          min={0.8}
          max={1.6}
          step={0.1}
          words={words.percent}
          onChange={(scale) => change({ textScale: Math.round(scale * 10) / 10 })}
        />
        <ListField<Language>
          label={words.language}
          value={settings.language}
          items={keysOf(languages).map((value) => ({ value, label: languages[value] }))}
          onChange={(language) => change({ language })}
        />
      </Panel>
    </>
  );
}
