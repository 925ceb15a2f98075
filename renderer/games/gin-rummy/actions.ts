// Which buttons does Gin Rummy have, and what do they say?

import { isAsked, offers } from '#shared/contract/asked.ts';
import { asGin, bestLayOffOf, type GinSeen } from '#shared/games/gin-rummy/seen.ts';
import { cardName } from '#renderer/text/cardName.ts';
import type { Action, AnySeen, Reading } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { knocking } from './knocking.ts';
import { ginText } from './text.ts';

export function actions(seen: AnySeen, reading: Reading): readonly Action[] {
  const gin = asGin(seen);
  const { viewer, facts } = gin;
  if (viewer === 'spectator' || facts.result !== null || facts.left.includes(viewer)) return [];
  // Who has knocked has nothing more to do.
  if (!isAsked(gin)) return gin.phase === 'layoff' ? [] : beginning(gin, tableText().notYourTurn);
  switch (gin.phase) {
    case 'upcard': return [take(gin, 'primary', null), { id: 'pass', label: tableText().pass, sends: { type: 'pass' }, shortcut: 'P', kind: 'plain', problem: null }];
    case 'draw': return beginning(gin, null);
    case 'discard': return goingOn(gin, reading);
    case 'layoff': return [layingOff(gin)];
    case 'over': return [];
  }
}

/** GR-7: where nothing may be taken, drawing is all there is. */
function beginning(seen: GinSeen, problem: string | null): readonly Action[] {
  const mayTake = problem !== null || offers(seen, 'take');
  const draw: Action = { id: 'draw', label: ginText().draw, sends: { type: 'draw' }, shortcut: 'D', kind: problem !== null ? 'faint' : mayTake ? 'primary' : 'only', problem };
  return mayTake && seen.pile.length > 0 ? [draw, take(seen, problem === null ? 'plain' : 'faint', problem)] : [draw];
}

function take({ pile }: GinSeen, kind: Action['kind'], problem: string | null): Action {
  const top = pile.at(-1);
  return { id: 'take', label: ginText().takeThis(top === undefined ? '' : cardName(top)), sends: { type: 'take' }, shortcut: 'T', kind, problem };
}

function discarding(reading: Reading): Action {
  const isPicked = reading.kind === 'move';
  const problem = !isPicked ? ginText().pickCard : reading.legal ? null : ginText().staysHere;
  return { id: 'discard', label: isPicked ? ginText().discardThis(reading.words) : ginText().discard, sends: 'picked', shortcut: 'Enter', kind: 'primary', problem };
}

/** Gin comes first, for there is nothing better. */
function goingOn(seen: GinSeen, reading: Reading): readonly Action[] {
  const down = goingDown(seen, reading);
  const discard = discarding(reading);
  return down.some(({ kind }) => kind === 'bold') ? [...down, discard] : [discard, ...down];
}

/** GR-9, GR-12 */
function goingDown(seen: GinSeen, reading: Reading): readonly Action[] {
  const down = knocking(seen, reading);
  const big: readonly Action[] = offers(seen, 'bigGin') ? [{ id: 'bigGin', label: ginText().saysBigGin, sends: { type: 'bigGin' }, shortcut: 'G', kind: 'bold', problem: null }] : [];
  if (!down) return big;
  const { card, deadwood } = down;
  const knock: Action = { id: 'knock', label: ginText().saysKnock(deadwood), sends: { type: 'knock', card } as Action['sends'], shortcut: 'N', kind: deadwood === 0 ? 'bold' : 'plain', problem: null };
  return [...big, knock];
}

/** GR-13 */
function layingOff(seen: GinSeen): Action {
  const best = bestLayOffOf(seen);
  const count = best?.on.flat().length ?? 0;
  return { id: 'layOff', label: ginText().layOffCards(count), sends: { type: 'layOff' }, shortcut: 'O', kind: 'primary', problem: null };
}
