// How do cards and table look – with a picture of each choice?

import type { ReactNode } from 'react';
import { feltOf } from '#renderer/app/appearance.ts';
import type { SettingsHold } from '#renderer/app/settingsContext.ts';
import { backNames, type BackName } from '#renderer/art/backs.ts';
import { feltColours, feltNames } from '#renderer/art/feltColours.ts';
import { text } from '#renderer/text/text.ts';
import { CardPicture } from '#renderer/ui/CardPicture.tsx';
import { Choice } from '#renderer/ui/Choice.tsx';
import { Field } from '#renderer/ui/Field.tsx';
import type { Settings } from '#shared/api/settings.ts';
import type { Card } from '#shared/cards/card.ts';
import styles from './CardFields.module.css';
import { PictureChoice } from './PictureChoice.tsx';

const sample: readonly Card[] = ['7s', '7h', '7d', '7c'];

/** Settings may name a back of a later version. */
const backOf = ({ back }: Pick<Settings, 'back'>): BackName => backNames.find((name) => name === back) ?? backNames[0];

export function CardFields({ settings, change }: Pick<SettingsHold, 'settings' | 'change'>) {
  const words = text().settings;
  const decks: readonly Settings['deck'][] = ['two-colour', 'four-colour'];
  const sorts: readonly Settings['sortBy'][] = ['rank', 'suit'];
  return (
    <>
      <Field label={words.deck} help={words.deckHelp} below>
        {(ids) => (
          <PictureChoice
            labelledBy={ids.label}
            large
            value={settings.deck}
            items={decks.map((deck) => ({ value: deck, label: words.decks[deck], picture: deckPicture(deck) }))}
            onChange={(deck) => change({ deck })}
          />
        )}
      </Field>
      <Field label={words.back} below>
        {(ids) => (
          <PictureChoice
            labelledBy={ids.label}
            value={backOf(settings)}
            items={backNames.map((back) => ({ value: back, label: words.backs[back], picture: <CardPicture card={{ back }} deck={settings.deck} width={3.5} decorative /> }))}
            onChange={(back) => change({ back })}
          />
        )}
      </Field>
      <Field label={words.felt} below>
        {(ids) => (
          <PictureChoice
            labelledBy={ids.label}
            value={feltOf(settings)}
            items={feltNames.map((felt) => ({ value: felt, label: words.felts[felt], picture: feltPicture(felt) }))}
            onChange={(felt) => change({ felt })}
          />
        )}
      </Field>
      <Field label={words.sortBy}>
        {(ids) => <Choice<Settings['sortBy']> labelledBy={ids.label} value={settings.sortBy} items={sorts.map((value) => ({ value, label: words.sorts[value] }))} onChange={(sortBy) => change({ sortBy })} />}
      </Field>
    </>
  );
}

const deckPicture = (deck: Settings['deck']): ReactNode => (
  <span className={styles.deck}>
    {sample.map((card) => (
      <CardPicture key={card} card={card} deck={deck} width={3.25} decorative />
    ))}
  </span>
);

function feltPicture(felt: (typeof feltNames)[number]): ReactNode {
  const { pool, leather } = feltColours[felt];
  return <span className={styles.felt} style={{ background: `radial-gradient(ellipse at 50% 40%, ${pool.join(', ')})`, borderColor: leather[1] }} />;
}
