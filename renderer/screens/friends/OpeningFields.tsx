// The form by which friends may join a table.

import { text } from "#renderer/text/text.ts";
import { ChoiceField, RangeField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import { chairRange, firstOpening, fittingOpening, type ChairRange } from "./opening.ts";

const usualFriends = 2;

/** One choice: the owner with bots, or with so many friends and no bots. */
export function CompanyFields({
  players,
  friends,
  onChange,
}: Readonly<{
  players: GameOffer["players"];
  friends: number;
  onChange: (friends: number) => void;
}>) {
  const { friends: words, setup } = text();
  const { max } = chairRange(1, players);
  return (
    <>
      <ChoiceField
        label={words.whoPlays}
        help={words.whoPlaysHelp}
        value={friends === 0 ? "bots" : "friends"}
        values={["bots", "friends"]}
        words={words.companies}
        below
        onChange={(who) => onChange(who === "bots" ? 0 : usualFriends)}
      />
      {friends > 0 && (
        <RangeField
          label={words.count}
          value={friends}
          min={players.min - 1}
          max={max - 1}
          step={1}
          stepWords={{ less: setup.less(words.count), more: setup.more(words.count) }}
          words={words.countValue}
          onChange={onChange}
        />
      )}
    </>
  );
}

type FriendsFieldsProps = Readonly<{
  levels: readonly BotLevel[];
  bots: readonly BotLevel[];
  players: GameOffer["players"];
  opening: Opening | null;
  onChange: (opening: Opening | null) => void;
}>;

export function FriendsFields({ levels, bots, players, opening, onChange }: FriendsFieldsProps) {
  const words = text().friends;
  const sits = bots.length + 1;
  const chairs = chairRange(sits, players);
  return (
    <>
      <ToggleField
        label={words.may}
        help={words.mayHelp}
        on={opening !== null}
        onChange={(on) => onChange(on ? firstOpening(sits, bots, players) : null)}
      />
      {opening && (
        <OpeningFields
          chairs={chairs}
          levels={levels}
          opening={fittingOpening(opening, chairs, levels)}
          onChange={onChange}
        />
      )}
    </>
  );
}

type OpeningFieldsProps = Readonly<{
  chairs: ChairRange;
  levels: readonly BotLevel[];
  opening: Opening;
  onChange: (opening: Opening) => void;
}>;

export function OpeningFields({ chairs, levels, opening, onChange }: OpeningFieldsProps) {
  const { friends: words, setup } = text();
  const change = (part: Partial<Opening>) => onChange({ ...opening, ...part });
  return (
    <>
      {chairs.min < chairs.max && (
        <RangeField
          label={words.chairs}
          help={words.chairsHelp}
          value={opening.seats}
          {...chairs}
          step={1}
          stepWords={{ less: setup.less(words.chairs), more: setup.more(words.chairs) }}
          words={words.chairsValue}
          onChange={(seats) => change({ seats })}
        />
      )}
      <ChoiceField
        label={words.fill}
        help={words.fillHelp}
        value={opening.fill ?? "none"}
        values={["none", ...levels]}
        words={words.fills}
        below
        onChange={(fill) => change({ fill: fill === "none" ? null : fill })}
      />
      <ToggleField
        label={words.spectators}
        help={words.spectatorsHelp}
        on={opening.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <ToggleField
        label={words.listed}
        help={words.listedHelp}
        on={opening.listed}
        onChange={(listed) => change({ listed })}
      />
    </>
  );
}
