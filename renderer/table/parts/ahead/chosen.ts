import { isAsked } from "#shared/contract/seen.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
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
  desk: { readonly ahead: Ahead };
  additions: Readonly<{
    /** Chosen in advance, or taken back. */
    ahead: true;
    /** The rest of the round is played at once (H-30). */
    finish: true;
  }>;
  hooks: { ahead: AheadHooks };
}>;

export const nothingAhead: Ahead = { chosen: null, sending: null, finishing: null };
export const aheadIn = ({ ahead = nothingAhead }: Pick<DeskState, "ahead">): Ahead => ahead;
export const setAhead = (desk: Desk, change: Partial<Ahead>): void =>
  desk.change({ ahead: { ...aheadIn(desk.state()), ...change } });
export const hooksIn = (game: TableGame | null): AheadHooks | null => hooksOf(game, "ahead");

/** True while somebody else is to act, so that a move can be chosen in advance. */
const isWaiting = (game: TableGame, state: DeskState) =>
  state.view !== null &&
  state.scene.own !== null &&
  state.view.seen.facts.result === null &&
  !isAsked(state.view.seen) &&
  !isDealing(state) &&
  !isOpenToAll(state.scene, game.parts);

const readingOf = ({ picking }: TableGame, { view, scene, picked }: DeskState): Reading =>
  view ? picking.read(view.seen, pickedCards(picking, scene.hand, picked)) : { kind: "nothing" };

/** H-30: out of the round, with only bots at the table. */
function mayFinish(game: TableGame, { view, scene: { own }, snapshot }: DeskState) {
  const { table, player } = snapshot;
  if (view === null || view.seen.facts.result !== null || table?.alone !== true) return false;
  if (own !== null) return game.place(view.seen, own) !== null || game.folded(view.seen, own);
  // A chair, but no part in this round, by choice or for lack of chips.
  return table.players.some(
    ({ id, seat, out, gone }) => id === player && (seat === null || out) && !gone,
  );
}

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
  { id, label, shortcut }: Omit<Choice, "stays">,
  chosen: string | null,
): Action => ({
  id,
  label,
  shortcut,
  sends: "ahead",
  kind: "plain",
  problem: null,
  isOn: id === chosen,
});

/** The buttons of a player who waits; null if the game's own stay. */
export function waitingActions(game: TableGame, state: DeskState): readonly Action[] | null {
  const { view, scene } = state;
  const { chosen, finishing } = aheadIn(state);
  const finishes = () =>
    mayFinish(game, state) && finishing !== view?.round ? [finishAction()] : null;
  if (view && scene.own === null) return finishes();
  if (!view || !isWaiting(game, state)) return null;
  const reading = readingOf(game, state);
  const stated = game.actions(view.seen, reading, {});
  if (stated.length === 0) return finishes();
  const choices = hooksIn(game)?.choices(view.seen) ?? [];
  const cards = stated.find(({ sends }) => sends === "picked");
  const isPicked = reading.kind !== "nothing";
  if (choices.length === 0 && !(cards && isPicked)) return null;
  const next = cards && {
    id: pickedId,
    label: tableText().next(cards.label),
    shortcut: "Enter",
  };
  return [
    ...(cards && next ? [isPicked ? aheadAction(next, chosen) : cards] : []),
    ...(choices.length > 0
      ? choices.map((choice) => aheadAction(choice, chosen))
      : stated.filter((action) => action !== cards)),
  ];
}

/** The game's buttons with the one pressed that is about to be used. */
export function sendingActions(game: TableGame, state: DeskState): readonly Action[] | null {
  const { sending } = aheadIn(state);
  if (!state.view || sending === null) return null;
  return game.actions(state.view.seen, readingOf(game, state), {}).map((action) => {
    const { sends } = action;
    const id = typeof sends === "object" ? sends.type : sends;
    return id === sending ? { ...action, isOn: true } : action;
  });
}

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
    chosen === pickedId ||
    (chosen !== null && hooksIn(game)?.stands(from.seen, to.seen, chosen) === true);
  return { chosen: stands ? chosen : null, sending: null, finishing };
}

/** True if the cards laid ready were put back into the hand, which cancels the choice. */
export const hasPutBack = (game: TableGame, state: DeskState): boolean =>
  aheadIn(state).chosen === pickedId && readingOf(game, state).kind === "nothing";

export const takesCards = (game: TableGame, state: DeskState): boolean =>
  waitingActions(game, state)?.some(({ id }) => id === pickedId) ?? false;
