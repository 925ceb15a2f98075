import type { Action, Inputs, Picking, Reading, TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { isDealing, isTurning, type DeskState } from "./deskState.ts";
import { deskParts, firstOf } from "#renderer/table/part.ts";
import { pickedCards } from "./picks.ts";

export type Offers = Readonly<{
  isMyTurn: boolean;
  legal: ReadonlySet<string> | null;
  joining: ReadonlySet<string>;
  reading: Reading;
  inputs: Inputs;
  actions: readonly Action[];
}>;

/** Gives every button the problem that it waits for, so that it stands where it will be needed. */
const waiting = (actions: readonly Action[], problem: string | null): readonly Action[] =>
  problem === null ? actions : actions.map((action) => ({ ...action, problem }));

/**
 * True also for a button that plays a card by itself: it shows which cards there are to choose
 * from.
 */
const takesCard = (picking: Picking, { sends, problem }: Action) =>
  sends === "picked" ||
  (typeof sends === "object" && problem === null && picking.cardsOf(sends).length > 0);

function lookingOn(game: TableGame, state: DeskState): Offers | null {
  const actions = waiting(
    firstOf(game, (part) => part.actions?.(game, state)) ?? [],
    isDealing(state) ? tableText().stillDealt : null,
  );
  return actions.length === 0
    ? null
    : {
        isMyTurn: false,
        legal: null,
        joining: new Set(),
        reading: { kind: "nothing" },
        inputs: {},
        actions,
      };
}

/** Null before the first view, and for a spectator who can do nothing. */
export function offersOf(game: TableGame | null, state: DeskState): Offers | null {
  const { view, scene, picked } = state;
  const { own, hand } = scene;
  if (!view || !game) return null;
  if (own === null) return lookingOn(game, state);
  const { seen } = view;
  const { picking } = game;
  const cards = pickedCards(picking, hand, picked);
  const reading = picking.read(seen, cards);
  const inputs = Object.assign(
    {},
    ...deskParts(game).map((part) => part.inputs?.(game, state)),
  ) as Inputs;
  const [isOnItsWay, answered] = [
    isDealing(state),
    firstOf(game, (part) => part.answered?.(game, state)),
  ];
  const stated =
    firstOf(game, (part) => part.actions?.(game, state)) ?? game.actions(seen, reading, inputs);
  const actions = waiting(stated, isOnItsWay ? tableText().stillDealt : answered);
  const isMyTurn = seen.toAct.includes(own) && answered === null;
  // Lit and dimmed cards would give away what is still to be turned up.
  const asksCards =
    isMyTurn &&
    !isOnItsWay &&
    !isTurning(state) &&
    actions.some((action) => takesCard(picking, action));
  const fitting = new Set(
    hand.filter(({ card }) => picking.fits(seen, [], card)).map(({ key }) => key),
  );
  const isFree = fitting.size === hand.length;
  const joining =
    cards.length === 0
      ? fitting
      : new Set(
          hand
            .filter(({ key, card }) => !picked.has(key) && picking.fits(seen, cards, card))
            .map(({ key }) => key),
        );
  return {
    isMyTurn,
    reading,
    inputs,
    actions,
    legal: asksCards && !isFree ? fitting : null,
    joining: asksCards && !(isFree && cards.length === 0) ? joining : new Set(),
  };
}
