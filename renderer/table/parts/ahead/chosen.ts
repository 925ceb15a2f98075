import { isAsked } from "#shared/contract/seen.ts";
import { isDealing, isOpenToAll, type DeskState } from "#renderer/table/desk/deskState.ts";
import { pickedCards } from "#renderer/table/desk/picks.ts";
import { hooksOf, type Action, type Reading, type TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { AheadHooks, Choice } from "./ahead.ts";

/** The choice of the picked cards, as they are when the turn comes. */
export const pickedId = "picked";

export type Ahead = Readonly<{
  /** A choice of the game's, or `pickedId`; null if none was made. */
  chosen: string | null;
  /** The button of the move that is about to be made for the person. */
  sending: string | null;
  /** The round that is being finished without the person. */
  finishing: number | null;
}>;

export type AheadSlices = Readonly<{
  desk: {
    readonly ahead: Ahead;
  };
  additions: Readonly<{
    ahead: true;
    /** The rest of the round is played at once (H-30). */
    finish: true;
  }>;
  hooks: {
    ahead: AheadHooks;
  };
}>;

export const nothingAhead: Ahead = { chosen: null, sending: null, finishing: null };
export const aheadIn = ({ ahead = nothingAhead }: Pick<DeskState, "ahead">): Ahead => ahead;
export const hooksIn = (game: TableGame | null): AheadHooks | null => hooksOf(game, "ahead");

/** True while somebody else is to act, so that a move can be chosen in advance. */
function isWaiting(game: TableGame, state: DeskState) {
  const { view, scene } = state;
  return (
    view !== null &&
    scene.own !== null &&
    view.seen.facts.result === null &&
    !isAsked(view.seen) &&
    !isDealing(state) &&
    !isOpenToAll(scene, game.parts)
  );
}

const readingOf = ({ picking }: TableGame, { view, scene, picked }: DeskState): Reading =>
  view ? picking.read(view.seen, pickedCards(picking, scene.hand, picked)) : { kind: "nothing" };

/** True if the person has a chair but no part in this round, by choice or for lack of chips. */
const sitsOut = ({ scene, snapshot: { table, player } }: DeskState) =>
  scene.own === null &&
  table?.players.some(
    ({ id, seat, out, gone }) => id === player && (seat === null || out) && !gone,
  ) === true;

/** H-30: out of the round, with only bots at the table. */
const mayFinish = (game: TableGame, state: DeskState) => {
  const {
    view,
    scene: { own },
    snapshot: { table },
  } = state;
  if (view === null || view.seen.facts.result !== null || table?.alone !== true) return false;
  return own === null
    ? sitsOut(state)
    : game.place(view.seen, own) !== null || game.folded(view.seen, own);
};

const finishAction = (): Action => ({
  id: "finish",
  label: tableText().finish,
  sends: "finish",
  shortcut: "F",
  kind: "primary",
  problem: null,
});

/** Pressing a chosen button takes the choice back. */
const aheadAction = (
  choice: Pick<Choice, "id" | "label" | "shortcut">,
  chosen: string | null,
): Action => ({
  ...choice,
  sends: "ahead",
  kind: "plain",
  problem: null,
  isOn: choice.id === chosen,
});

/** Returns the buttons of a player who waits; null if the game's own stay. */
export function waitingActions(game: TableGame, state: DeskState): readonly Action[] | null {
  const { view, scene } = state;
  const { chosen, finishing } = aheadIn(state);
  const finishes = (): readonly Action[] | null =>
    mayFinish(game, state) && finishing !== view?.round ? [finishAction()] : null;
  if (view && scene.own === null) return finishes();
  if (!view || !isWaiting(game, state)) return null;
  const reading = readingOf(game, state);
  const stated = game.actions(view.seen, reading, {});
  if (stated.length === 0) return finishes();
  const choices = hooksIn(game)?.choices(view.seen) ?? [];
  const cards = stated.find(({ sends }) => sends === "picked");
  if (choices.length === 0 && (!cards || reading.kind === "nothing")) return null;
  const ownCards =
    cards &&
    (reading.kind === "nothing"
      ? cards
      : aheadAction(
          { id: pickedId, label: tableText().next(cards.label), shortcut: "Enter" },
          chosen,
        ));
  const others =
    choices.length > 0
      ? choices.map((choice) => aheadAction(choice, chosen))
      : stated.filter((action) => action !== cards);
  return [...(ownCards ? [ownCards] : []), ...others];
}

/** Returns the game's buttons with the one pressed that is about to be used. */
export function sendingActions(game: TableGame, state: DeskState): readonly Action[] | null {
  const { sending } = aheadIn(state);
  if (!state.view || sending === null) return null;
  return game
    .actions(state.view.seen, readingOf(game, state), {})
    .map((action) => (isSent(action, sending) ? { ...action, isOn: true } : action));
}

const isSent = ({ sends }: Action, sending: string) =>
  (typeof sends === "object" ? sends.type : sends) === sending;

export function stillAhead(game: TableGame, before: DeskState, now: DeskState): Ahead {
  const { chosen, finishing } = aheadIn(before);
  const [from, to] = [before.view, now.view];
  if (
    !from ||
    !to ||
    from.round !== to.round ||
    from.game !== to.game ||
    to.seen.facts.result !== null
  )
    return nothingAhead;
  const stands =
    chosen !== null &&
    (chosen === pickedId || hooksIn(game)?.stands(from.seen, to.seen, chosen) === true);
  return { chosen: stands ? chosen : null, sending: null, finishing };
}

export const toggledAhead = (state: DeskState, id: string): Ahead => {
  const now = aheadIn(state);
  return { ...now, chosen: now.chosen === id ? null : id };
};

/** True if the cards laid ready were put back into the hand, which cancels the choice. */
export const hasPutBack = (game: TableGame, state: DeskState): boolean =>
  aheadIn(state).chosen === pickedId && readingOf(game, state).kind === "nothing";

export const takesCards = (game: TableGame, state: DeskState): boolean =>
  waitingActions(game, state)?.some(({ id }) => id === pickedId) ?? false;
