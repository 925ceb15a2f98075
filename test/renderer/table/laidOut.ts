// Lays out a table for tests, with the parts that they ask for.

import { layOut, type Layout } from "#renderer/table/layout/layout.ts";
import type { Room } from "#renderer/table/layout/regions.ts";
import { chainTable } from "#renderer/games/normal-eights/chain/chainPlaces.ts";
import { choiceTable } from "#renderer/games/normal-eights/choices/chosenPlaces.ts";
import { shownTable } from "#renderer/table/parts/shownHands/showPlaces.ts";
import { shedTable } from "#renderer/table/parts/shed/shedPlaces.ts";
import { trickPlaces } from "#renderer/games/kings-and-bastards/trick.ts";
import { wagerPlaces } from "#renderer/games/five-card-draw/wager/wagerPlaces.ts";

type Asked = Room &
  Readonly<{
    /** Chips lie before the seats. */
    betting: boolean;
    /** A stock and a pile lie in the middle. */
    shed: boolean;
    /** Others may answer a card. */
    answers?: boolean;
  }>;

const { statusLine: _, ...chainAlone } = chainTable;

const known = new Map<string, Required<Layout>>();

/**
 * Only what such a table has is there. The same room always gives the same layout, so each is made
 * once.
 */
export function laidOut(asked: Asked): Required<Layout> {
  const key = JSON.stringify(asked);
  const layout = known.get(key) ?? made(asked);
  known.set(key, layout);
  return layout;
}

function made({ betting, shed, answers = false, ...room }: Asked): Required<Layout> {
  const middle = betting
    ? [wagerPlaces]
    : shed
      ? [shedTable, answers ? chainTable : chainAlone, choiceTable]
      : [trickPlaces];
  return layOut(room, [shownTable, ...middle]) as Required<Layout>;
}
