import { text } from "#renderer/text/text.ts";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import { chairRange, firstOpening, fittingOpening } from "./opening.ts";
import { OpeningFields } from "./OpeningFields.tsx";

interface FriendsFieldsProps {
  readonly bots: readonly BotLevel[];
  readonly players: GameOffer["players"];
  /** Null for a table that stays closed. */
  readonly opening: Opening | null;
  readonly onChange: (opening: Opening | null) => void;
}

export function FriendsFields({ bots, players, opening, onChange }: FriendsFieldsProps) {
  const words = text().friends;
  const sits = bots.length + 1;
  const chairs = chairRange(sits, players);
  return (
    <>
      <Field label={words.may} help={words.mayHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={opening !== null}
            onChange={(on) => onChange(on ? firstOpening(sits, bots, players) : null)}
          />
        )}
      </Field>
      {opening && (
        <OpeningFields
          chairs={chairs}
          opening={fittingOpening(opening, chairs)}
          onChange={onChange}
        />
      )}
    </>
  );
}
