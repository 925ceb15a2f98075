// How do the cards look in the hand – with a picture of each deck?

import type { ReactNode } from "react";
import type { SettingsHold } from "#renderer/context/settingsContext.ts";
import { text } from "#renderer/text/text.ts";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import type { Card } from "#shared/cards/card.ts";
import styles from "./CardFields.module.css";
import { PictureChoice } from "./PictureChoice.tsx";

const sample: readonly Card[] = ["7s", "7h", "7d", "7c"];

export function CardFields({ settings, change }: Pick<SettingsHold, "settings" | "change">) {
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
