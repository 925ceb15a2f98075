// Whose turn is it, and what is asked?

import type { AnySeen, Whose } from '#renderer/table/tableGame.ts';
import { drawText } from './catalogue.ts';
import { asDraw, type DrawSeen } from './drawSeen.ts';
import { mostThrown } from './picking.ts';

export function status(seen: AnySeen, who: Whose): string {
  const draw = asDraw(seen);
  const { facts, viewer, toAct, phase } = draw;
  const acting = toAct[0];
  if (acting === undefined) return drawText().over;
  if (acting === viewer) return phase === 'draw' ? drawText().yourDraw(mostThrown(draw)) : yourBet(draw, acting);
  const { name } = who(acting);
  if (phase === 'draw') return drawText().theirDraw(name);
  return viewer !== 'spectator' && facts.allIn[viewer] ? drawText().youAreAllIn(name) : drawText().theirTurn(name);
}

function yourBet({ facts, legal }: DrawSeen, own: number): string {
  const toCall = facts.toMatch - (facts.inStage[own] ?? 0);
  const stack = facts.chips[own] ?? 0;
  if (toCall > 0) return toCall < stack ? drawText().yourCall(toCall) : drawText().yourCallAllIn(stack);
  return legal.some(({ type }) => type === 'check') ? drawText().yourCheck : drawText().yourBet;
}
