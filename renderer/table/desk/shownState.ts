// What does the table know once a view is shown, and what stays as it was: picks, the amount of a bet, a question?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import { choiceOf } from './choice.ts';
import type { DeskState } from './deskState.ts';
import { linesOf, withLines } from './lines.ts';
import type { OwnMove } from './ownMove.ts';
import { pickedCards } from './picks.ts';
import type { Showing } from './showing.ts';
import { typedWith } from './wagers.ts';

/** `move`: the viewer's own that led here, if any. */
export function shownState(message: ViewMessage, before: DeskState, game: TableGame, { scene, fresh }: Showing, move: OwnMove, makeId: () => number): Partial<DeskState> {
  const { view, lines, snapshot, typedWager, isBetOpen } = before;
  const typed = typedWith(game, message, view, typedWager);
  const picked = new Set([...before.picked].filter((key) => scene.hand.some((held) => held.key === key)));
  return {
    view: message, scene, moving: true, sending: false, fresh, picked,
    choice: before.choice && stillAsked(message, game, picked, scene.hand),
    typedWager: typed, isBetOpen: isBetOpen && typed === typedWager && typed !== '',
    lines: withLines(lines, linesOf(message, snapshot.table, game, move, makeId)),
  };
}

/** Somebody left, say: the question stays open as long as the cards still raise it. */
function stillAsked({ seen }: ViewMessage, { picking }: TableGame, picked: ReadonlySet<string>, hand: DeskState['scene']['hand']): DeskState['choice'] {
  return choiceOf(picking.read(seen, pickedCards(picking, hand, picked)));
}
