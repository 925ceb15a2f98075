import type { Move } from "#shared/contract/round.ts";
import {
  asNomic,
  mayAtAnyTime,
  othersIn,
  ownSeat,
  pendingOf,
  whyNot,
  whyUnfit,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import { aheadPart as aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import type { Card } from "#shared/cards/card.ts";
import { isAsked, offers, heldBy, type AnySeen } from "#shared/contract/seen.ts";
import type { Play } from "#shared/games/eights-nomic/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { pickingOf, type Action, type Inputs, type Reading } from "#renderer/table/tableGame.ts";
import { eightsText, playAction } from "#renderer/games/eights/eights.ts";
import { sentence } from "#renderer/text/text.ts";
import type { EndingState } from "./ending.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { answers } from "./judging.tsx";
import { nomicText } from "./nomic.ts";

/**
 * Ending a turn leaves others time to call Improper and is handled by `ending`; what must be
 * written is never the only move.
 */
function onlyMove(seen: AnySeen): Move | null {
  const nomic = asNomic(seen);
  const [move] = nomic.legal;
  if (nomic.phase !== "turn" || nomic.legal.length !== 1 || !move || mayAtAnyTime(nomic).modify)
    return null;
  return ["draw", "deckShuffle", "emptyHand"].includes(move.type) ? { type: move.type } : null;
}

export const ahead = aheadPart({ onlyMove });

/** Illegal cards may be played for a penalty; they are just not lit. */
const fits = (seen: AnySeen, picked: readonly Card[], card: Card): boolean =>
  picked.length === 0 && (!isAsked(seen) || whyUnfit(asNomic(seen), card) === null);

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const [card] = picked;
  if (card === undefined) return { kind: "nothing" };
  const move: Play = { type: "play", card };
  const nomic = asNomic(seen);
  return {
    kind: "move",
    move,
    legal: nomic.phase === "turn" && whyNot(nomic, move) === null,
    words: cardName(card),
  };
}

const cardsOf = (move: Move): readonly Card[] => {
  const { card } = move as Partial<Play>;
  return card === undefined ? [] : [card];
};

export const picking = pickingOf({ fits, read, cardsOf });

/** A player may call, speak and change rules at any time; on turn also play, draw and end it. */
export function actions(
  seen: AnySeen,
  reading: Reading,
  { ending: end }: Pick<Inputs, "ending">,
): readonly Action[] {
  const nomic = asNomic(seen);
  if (ownSeat(nomic) === null) return [];
  if (nomic.phase === "judging" && isAsked(seen)) return [...answers(nomic), improper(nomic)];
  const main = mainAction(seen, nomic, reading);
  return [
    main,
    ...[drawing(nomic), ending(nomic, end), changing(nomic), improper(nomic)].filter(
      (action): action is Action => action !== null && action.id !== main.id,
    ),
  ];
}

function mainAction(seen: AnySeen, nomic: NomicSeen, reading: Reading): Action {
  if (nomic.phase === "mustModify" && isAsked(seen))
    return changing(nomic) ?? playAction(seen, reading);
  const isEmpty = nomic.viewer !== "spectator" && heldBy(seen, nomic.viewer) === 0;
  if (isEmpty && mayAtAnyTime(nomic).emptyHand)
    return {
      id: "emptyHand",
      label: nomicText().takeFive,
      sends: { type: "emptyHand" },
      shortcut: "T F Enter",
      kind: "primary",
      problem: null,
    };
  const action = playAction(seen, reading, playProblem(nomic, reading));
  return nomic.facts.done.played && !offers(nomic, "play") ? { ...action, kind: "faint" } : action;
}

function playProblem(seen: NomicSeen, reading: Reading) {
  const problem = waitsFor(seen) ?? (isAsked(seen) ? null : tableText().notYourTurn);
  if (problem !== null) return problem;
  if (reading.kind === "nothing") return eightsText().pickCard;
  return reading.kind === "move" && !reading.legal ? problemOf(seen, reading.move as Play) : null;
}

type Simple = Parameters<typeof whyNot>[1];
function problemOf(seen: NomicSeen, command: Simple) {
  const error = whyNot(seen, command);
  return error && sentence(error);
}

/** Why the command cannot be given now, if only because it is somebody else's turn. */
const problemNow = (seen: NomicSeen, command: Simple) =>
  waitsFor(seen) ?? (isAsked(seen) ? problemOf(seen, command) : tableText().notYourTurn);

/** EN-6, EN-20: nothing else can be done before that. */
function waitsFor({ phase, facts, viewer }: NomicSeen) {
  const words = nomicText();
  if (phase === "judging") return words.waitsForJudges;
  if (facts.mustModify === null) return null;
  return facts.mustModify === viewer ? words.youOweRule : words.waitsForChange;
}

/** An empty deck must be shuffled before drawing (EN-16). */
function drawing(seen: NomicSeen): Action {
  if (mayAtAnyTime(seen).deckShuffle)
    return {
      id: "deckShuffle",
      label: nomicText().shuffle,
      sends: { type: "deckShuffle" },
      shortcut: "D",
      kind: "plain",
      problem: waitsFor(seen),
    };
  const problem = problemNow(seen, { type: "draw" });
  return {
    id: "draw",
    label: eightsText().draw,
    sends: { type: "draw" },
    shortcut: "D",
    kind: problem === null ? "plain" : "faint",
    problem,
  };
}

/**
 * EN-15: others must have the time to call; if pressed earlier, the turn ends as soon as it may.
 */
function ending(seen: NomicSeen, end: EndingState | undefined): Action {
  const problem = problemNow(seen, { type: "endTurn" });
  const { played, drew } = seen.facts.done;
  const isEnding = end?.isEnding === true;
  return {
    id: "endTurn",
    label: isEnding ? nomicText().endTurnSoon : nomicText().endTurn,
    sends: "endTurn",
    shortcut: "E",
    kind: problem !== null ? "faint" : played && drew ? "only" : "plain",
    problem,
    isOn: isEnding,
    runs:
      problem === null && end?.since && end.since.seconds > 0
        ? { since: end.since.at, ms: 1000 * end.since.seconds }
        : null,
  };
}

/** EN-19, EN-20: null for players who may not change a rule. */
function changing(seen: NomicSeen): Action | null {
  if (!mayAtAnyTime(seen).modify || seen.viewer === "spectator") return null;
  const isOwed = seen.facts.mustModify === seen.viewer;
  return {
    id: "modify",
    label: isOwed ? nomicText().changeNow : nomicText().change(pendingOf(seen, seen.viewer)),
    sends: "proposal",
    shortcut: isOwed ? "C Enter" : "C",
    kind: isOwed ? "primary" : "only",
    problem: null,
  };
}

const improper = (seen: NomicSeen): Action => ({
  id: "improper",
  label: nomicText().improper,
  sends: "improper",
  shortcut: "I",
  kind: "plain",
  problem: othersIn(seen)?.length === 0 ? nomicText().canCallNobody : null,
});
