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
import type { Command, Play } from "#shared/games/eights-nomic/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { pickingOf, type Action, type Inputs, type Reading } from "#renderer/table/tableGame.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
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
  return move.type === "draw" || move.type === "deckShuffle" || move.type === "emptyHand"
    ? { type: move.type }
    : null;
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

const emptyHand = (): Action => ({
  id: "emptyHand",
  label: nomicText().takeFive,
  sends: { type: "emptyHand" },
  shortcut: "T F Enter",
  kind: "primary",
  problem: null,
});

function mainAction(seen: AnySeen, nomic: NomicSeen, reading: Reading): Action {
  if (nomic.phase === "mustModify" && isAsked(seen))
    return changing(nomic) ?? playAction(seen, reading);
  const isEmpty = nomic.viewer !== "spectator" && heldBy(seen, nomic.viewer) === 0;
  if (isEmpty && mayAtAnyTime(nomic).emptyHand) return emptyHand();
  const action = playAction(seen, reading, playProblem(seen, nomic, reading));
  return nomic.facts.done.played && !offers(nomic, "play") ? { ...action, kind: "faint" } : action;
}

function playProblem(seen: AnySeen, nomic: NomicSeen, reading: Reading): string | null {
  const waits = waitsFor(nomic);
  if (waits !== null) return waits;
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === "nothing") return eightsText().pickCard;
  return reading.kind === "move" && !reading.legal
    ? problemOf(nomic, reading.move as Exclude<Command, { readonly type: "modify" }>)
    : null;
}

const inWords = (error: RuleError | null): string | null =>
  error === null ? null : sentence(error);
const problemOf = (
  seen: NomicSeen,
  command: Exclude<Command, { readonly type: "modify" }>,
): string | null => inWords(whyNot(seen, command));

/** EN-6, EN-20: nothing else can be done before that. */
function waitsFor({ phase, facts, viewer }: NomicSeen): string | null {
  if (phase === "judging") return nomicText().waitsForJudges;
  return facts.mustModify === null
    ? null
    : facts.mustModify === viewer
      ? nomicText().youOweRule
      : nomicText().waitsForChange;
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
  const problem =
    waitsFor(seen) ?? (isAsked(seen) ? problemOf(seen, { type: "draw" }) : tableText().notYourTurn);
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
  const problem =
    waitsFor(seen) ??
    (isAsked(seen) ? problemOf(seen, { type: "endTurn" }) : tableText().notYourTurn);
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
