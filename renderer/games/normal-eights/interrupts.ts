// What does Normal Eights tell the table of its windows, its choices and its sets (NE-11,
// NE-18…NE-23)?

import { ownHand } from "#shared/contract/ownHand.ts";
import { isAsked } from "#shared/contract/asked.ts";
import {
  asNormal,
  askedSeats,
  foundSets,
  hasAnswered,
  isSet,
  mayAnswer,
  windowSeconds,
} from "#shared/games/normal-eights/seen.ts";
import type { Move, Sets } from "#shared/games/normal-eights/types.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { ChainHooks, Response } from "#renderer/table/parts/chain/chain.ts";
import type { SetsOffer } from "#renderer/table/parts/sets/sets.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { setName } from "./cardWords.ts";
import { chain, responseWords } from "./question.ts";

const pass: Move = { type: "pass" };

function response(seen: AnySeen): Response | null {
  const normal = asNormal(seen);
  const { viewer, facts } = normal;
  const seconds = windowSeconds(normal);
  if (!seconds || viewer === "spectator" || facts.left.includes(viewer)) return null;
  return {
    words: (who) => responseWords(normal, who),
    isOver: hasAnswered(normal),
    canAnswer: ownHand(normal).some(mayAnswer),
    pass,
    number: facts.windows,
    floor: seconds.floor,
    seconds: seconds.full,
  };
}

const read: SetsOffer["read"] = (move) => ({
  sets: (move as Sets).sets,
  top: (move as Sets).top ?? null,
});
const moveOf: SetsOffer["moveOf"] = (sets, top): Sets => ({
  type: "sets",
  sets,
  ...(top !== null && sets.length > 0 && { top }),
});

export function setsOf(seen: AnySeen): SetsOffer | null {
  const normal = asNormal(seen);
  if (normal.phase !== "sets" || !isAsked(normal)) return null;
  return { found: foundSets(ownHand(normal)), isSet, nameOf: setName, moveOf, read };
}

/** NE-10: who gives does so at once, with nothing laid face down before. */
export function chosen(seen: AnySeen): readonly Seat[] {
  const normal = asNormal(seen);
  return normal.phase === "give"
    ? []
    : askedSeats(normal).filter((seat) => !(normal.facts.pending ?? []).includes(seat));
}

export const windows: ChainHooks = { chain: (seen) => chain(asNormal(seen)), response };
