// How are sets put together for discarding, and taken back?

import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import {
  freely,
  hintedSets,
  noTray,
  ownSet,
  setsActions,
  setsOfferIn,
  stillChosen,
  trayIn,
  withoutSet,
  withSet,
} from "./setsTray.ts";

export const setsDesk: DeskPart = {
  first: { sets: noTray },
  shown: (game, before, now) => ({
    sets: stillChosen(setsOfferIn(game, now) ? trayIn(before) : noTray, now.scene.hand),
  }),
  hinted: (game, state, move) => {
    const offer = setsOfferIn(game, state);
    return offer ? hintedSets(offer, state, move) : {};
  },
  raised: (state) => trayIn(state).sets.flat(),
  picking: (game, state) => (setsOfferIn(game, state) ? freely(game.picking) : null),
  actions: (game, state) => {
    const offer = setsOfferIn(game, state);
    return offer && setsActions(offer, state.scene.hand, trayIn(state));
  },
  toggle: (desk, key) => {
    const at = trayIn(desk.state()).sets.findIndex((keys) => keys.includes(key));
    if (at >= 0) removeSet(desk, at);
    return at >= 0;
  },
  take: (desk) => {
    const own = ownSet(desk.game, desk.state());
    if (own) addSet(desk, own);
    return own !== null;
  },
  // Discarding what was not chosen yet would be sent as discarding none.
  act: (desk, { problem }) => {
    if (problem === null || !setsOfferIn(desk.game, desk.state())) return false;
    desk.say("note", problem);
    return true;
  },
  // Below lie the sets, which a refusal may well speak of.
  covers: (game, state) => (setsOfferIn(game, state) ? { above: "all" } : {}),
};

export const addSet = (desk: Desk, cards: readonly Card[]): void =>
  desk.change(withSet(desk.state(), cards));

export const removeSet = (desk: Desk, at: number): void =>
  desk.change({ sets: withoutSet(trayIn(desk.state()), at) });

/** Which card of the sets is to lie uppermost. */
export const putOnTop = (desk: Desk, key: string): void =>
  desk.change({ sets: { ...trayIn(desk.state()), top: key } });
