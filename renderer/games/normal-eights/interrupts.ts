// What does Normal Eights tell the table of its windows, its choices and its sets (NE-11, NE-18…NE-23)?

import { ownHand } from '#shared/game/ownHand.ts';
import { isSet, foundSets } from '#shared/games/normal-eights/sets.ts';
import type { Move, Sets } from '#shared/games/normal-eights/types.ts';
import type { AnySeen, Interrupts, Response, SetsOffer } from '#renderer/table/tableGame.ts';
import { setName } from './cardWords.ts';
import { answers, asNormal, askedSeats, hasAnswered, isAsked } from './normalSeen.ts';
import { chain, responseWords } from './stakes.ts';

const pass: Move = { type: 'pass' };

function response(seen: AnySeen): Response | null {
  const normal = asNormal(seen);
  const { phase, viewer, options: { nopeSeconds, nopeFloor }, facts } = normal;
  if (phase !== 'respond' || viewer === 'spectator' || facts.left.includes(viewer)) return null;
  return {
    words: (who) => responseWords(normal, who),
    isOver: hasAnswered(normal),
    canAnswer: ownHand(normal).some(answers),
    pass, number: facts.windows, floor: nopeFloor,
    // NE-20: a window may not close before its floor, however short it is otherwise.
    seconds: Math.max(nopeSeconds, nopeFloor),
  };
}

const read: SetsOffer['read'] = (move) => ({ sets: (move as Sets).sets, top: (move as Sets).top ?? null });
const moveOf: SetsOffer['moveOf'] = (sets, top): Sets => ({ type: 'sets', sets, ...(top !== null && sets.length > 0 && { top }) });

function sets(seen: AnySeen): SetsOffer | null {
  const normal = asNormal(seen);
  if (normal.phase !== 'sets' || !isAsked(normal)) return null;
  return { found: foundSets(ownHand(normal)), isSet, nameOf: setName, moveOf, read };
}

export const interrupts: Interrupts = {
  chain: (seen) => chain(asNormal(seen)),
  // NE-10: who gives does so at once, with nothing laid face down before.
  chosen: (seen) => {
    const normal = asNormal(seen);
    return normal.phase === 'give' ? [] : askedSeats(normal).filter((seat) => !(normal.facts.pending ?? []).includes(seat));
  },
  skips: (seen) => asNormal(seen).facts.skips,
  response, sets,
};
