// What does the table know once a view is shown, and what stays as it was: picks, the amount of a bet, a question?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import type { Scene } from '#renderer/table/scene/scene.ts';
import { choiceOf, readAs } from '#renderer/table/parts/naming/choice.ts';
import { isReveal } from './dealing.ts';
import type { DeskState } from './deskState.ts';
import { linesOf, withLines } from './lines.ts';
import type { OwnMove } from './ownMove.ts';
import { pickedCards } from './picks.ts';
import { sealedIn } from '#renderer/table/parts/choices/sealed.ts';
import { setsOfferIn, stillChosen } from '#renderer/table/parts/sets/setsTray.ts';
import type { Showing } from './showing.ts';
import { typedWith } from '#renderer/table/parts/wager/wagers.ts';

/** `move`: the viewer's own that led here, if any. */
export function shownState(message: ViewMessage, before: DeskState, game: TableGame, { scene, fresh }: Showing, move: OwnMove, makeId: () => number): Partial<DeskState> {
  const { view, lines, snapshot, typedWager, isBetOpen } = before;
  const typed = typedWith(game, message, view, typedWager);
  const sealed = sealedIn(game, message, scene.hand, [...before.picked, ...before.sets.flat()]);
  // What was chosen and comes back lies in the hand like any other card.
  const kept = view?.seen.chosen || isReveal(message) ? [] : [...before.picked].filter((key) => scene.hand.some((held) => held.key === key));
  const picked = sealed ?? new Set(kept);
  return {
    view: message, scene, moving: true, sending: false, fresh, picked,
    choice: before.choice && stillAsked(message, game, picked, scene.hand, before.named),
    ...stillChosen(setsOfferIn(game, { view: message }) ? before : { sets: [], top: null }, scene.hand),
    typedWager: typed, isBetOpen: isBetOpen && typed === typedWager && typed !== '',
    lines: withLines(lines, linesOf(message, snapshot.table, game, move, makeId)),
  };
}

/** Somebody left, say: the question stays open as long as the cards still raise it. */
function stillAsked({ seen }: ViewMessage, { picking }: TableGame, picked: ReadonlySet<string>, hand: Scene['hand'], named: DeskState['named']): DeskState['choice'] {
  return choiceOf(readAs(picking.read(seen, pickedCards(picking, hand, picked)), named));
}

/** A window that is open to all is nobody's turn, and after it one's own begins anew. */
export const isNewTurn = ({ chain: answered = [], ...before }: Scene, { own, toAct, chain = [] }: Scene): boolean =>
  own !== null && chain.length === 0 && toAct.includes(own) && (answered.length > 0 || !before.toAct.includes(own));
