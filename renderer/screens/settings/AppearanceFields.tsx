import { useEffect, type ReactNode } from "react";
import { feltColours } from "#renderer/art/feltColours.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/fields.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import {
  backNames,
  feltNames,
  keyOfBack,
  keyOfFelt,
  opens,
  type FeltName,
  type Key,
} from "#shared/profile/appearance.ts";
import styles from "./Settings.module.css";

/** Renders nothing without a profile, which has the level that opens choices. */
export function AppearanceFields() {
  const { profile, appearance, changeAppearance, refusal, renew } = useProfile();
  useEffect(() => void renew(), [renew]);
  if (!profile) return null;
  const words = text().settings;
  const closedAt = (key: Key) => (opens(key, profile) ? null : keyWords(key));
  return (
    <Panel title={words.looks}>
      <LevelBar profile={profile} />
      <p>{words.looksHelp}</p>
      <Failure of={refusal} />
      <Field label={words.back} below>
        {(ids) => (
          <PictureChoice
            labelledBy={ids.label}
            value={appearance.back}
            items={backNames.map((back) => ({
              value: back,
              label: words.backs[back],
              closed: closedAt(keyOfBack(back)),
              picture: <CardPicture card={{ back }} deck="two-colour" width={3.5} decorative />,
            }))}
            onChange={(back) => changeAppearance({ ...appearance, back })}
          />
        )}
      </Field>
      <Field label={words.felt} below>
        {(ids) => (
          <PictureChoice
            labelledBy={ids.label}
            value={appearance.felt}
            items={feltNames.map((felt) => ({
              value: felt,
              label: words.felts[felt],
              closed: closedAt(keyOfFelt(felt)),
              picture: feltPicture(felt),
            }))}
            onChange={(felt) => changeAppearance({ ...appearance, felt })}
          />
        )}
      </Field>
    </Panel>
  );
}

/** What opens a look that is still closed. */
const keyWords = (key: Key): string =>
  "level" in key
    ? text().profile.level(key.level)
    : text().ladder.rungOf(gameText(key.game).name, key.rung);

export function feltPicture(felt: FeltName) {
  const { pool, leather } = feltColours[felt];
  return (
    <span
      className={styles.felt}
      style={{
        background: `radial-gradient(ellipse at 50% 40%, ${pool.join(", ")})`,
        borderColor: leather[1],
      }}
    />
  );
}

type PictureChoiceProps<V extends string> = Readonly<{
  labelledBy: string;
  value: V;
  large?: boolean;
  items: readonly Readonly<{
    value: V;
    label: string;
    picture: ReactNode;
    closed?: string | null;
  }>[];
  onChange: (value: V) => void;
}>;

export const PictureChoice = <V extends string>({
  large = false,
  items,
  ...rest
}: PictureChoiceProps<V>) => (
  <Choice
    {...rest}
    look={{ group: `${styles.group} ${large ? styles.large : ""}`, item: styles.item }}
    items={items.map(({ value, label, picture, closed = null }) => ({
      value,
      isClosed: closed !== null,
      label: (
        <>
          <span className={styles.picture}>{picture}</span>
          <span>{label}</span>
          {closed !== null && (
            <small className={styles.closed}>
              <Icon name="lock" />
              {closed}
            </small>
          )}
        </>
      ),
    }))}
  />
);
