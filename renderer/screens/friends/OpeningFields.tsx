// How friends may join a table: its form, and what fits the table.

import { commonLevel } from "#renderer/screens/setup/tableOpening.ts";
import { text } from "#renderer/text/text.ts";
import { ChoiceField, RangeField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { openingSchema, type Opening } from "#shared/protocol/schema.ts";

export type ChairRange = GameOffer["players"];

const { minValue: fewest, maxValue: most } = openingSchema.shape.seats;

/** There are chairs for those who wait for their turn, too (GR-1). */
export const chairRange = (
  sits: number,
  { max, waiting = 0 }: GameOffer["players"],
): ChairRange => {
  const upTo = Math.min(max + waiting, most ?? max + waiting);
  return { min: Math.min(Math.max(sits, fewest ?? sits), upTo), max: upTo };
};

/**
 * Lists the table, fills it with bots of the present level until somebody comes, and allows
 * spectators.
 */
export const firstOpening = (
  sits: number,
  bots: readonly BotLevel[],
  players: GameOffer["players"],
): Opening => ({
  seats: chairRange(sits, players).min,
  fill: bots.length === 0 ? null : (commonLevel(bots) ?? "regular"),
  spectators: true,
  listed: true,
});

export const fittingOpening = (opening: Opening, { min, max }: ChairRange): Opening => ({
  ...opening,
  seats: Math.min(max, Math.max(min, opening.seats)),
});

/** For the owner and so many friends, without bots. */
export const openingFor = (friends: number): Opening => ({
  seats: friends + 1,
  fill: null,
  spectators: true,
  listed: true,
});

/** 0 stays 0: the table is set up with bots. */
export function fittingFriends(friends: number, players: GameOffer["players"]): number {
  const { max } = chairRange(1, players);
  return friends === 0 ? 0 : Math.min(max - 1, Math.max(players.min - 1, friends));
}

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
  bots: readonly BotLevel[];
  players: GameOffer["players"];
  opening: Opening | null;
  onChange: (opening: Opening | null) => void;
}>;

export function FriendsFields({ bots, players, opening, onChange }: FriendsFieldsProps) {
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
          opening={fittingOpening(opening, chairs)}
          onChange={onChange}
        />
      )}
    </>
  );
}

type OpeningFieldsProps = Readonly<{
  chairs: ChairRange;
  opening: Opening;
  onChange: (opening: Opening) => void;
}>;

export function OpeningFields({ chairs, opening, onChange }: OpeningFieldsProps) {
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
        values={["none", ...botLevels]}
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
