import { offers, type AnySeen } from "#shared/contract/seen.ts";
import type { Move } from "#shared/contract/round.ts";
import {
  asDraw,
  mostThrown,
  toCall,
  wagerRange,
  type DrawSeen,
} from "#shared/games/five-card-draw/seen.ts";
import { aheadPart as aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { drawText } from "./wording.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Draw } from "#shared/games/five-card-draw/types.ts";
import { pickingOf, type Action, type Inputs, type Reading } from "#renderer/table/tableGame.ts";

/** The moves that each choice stands for; the first possible one is made. */
const wishes = { callAny: ["call", "check"], checkFold: ["check", "fold"] } as const;

const isChoice = (id: string): id is keyof typeof wishes => id in wishes;

function moveOf(seen: DrawSeen, id: string): Move | null {
  const type = isChoice(id) ? wishes[id].find((wish) => offers(seen, wish)) : undefined;
  return type ? { type } : null;
}

/** FD-11: no card is left to draw, which everybody can count. */
const standsPat = (seen: DrawSeen) =>
  seen.phase === "draw" && offers(seen, "draw") && mostThrown(seen) === 0;

/** Holds within one stage: a choice made before the draw means nothing after it. */
export const ahead = aheadPart({
  choices: (seen) => {
    if (asDraw(seen).phase === "draw") return [];
    const { callAny, checkFold, fold } = drawText();
    return [
      { id: "callAny", label: callAny, shortcut: "C", stays: false },
      {
        id: "checkFold",
        label: asDraw(seen).options.allowCheck ? checkFold : tableText().next(fold),
        shortcut: "F",
        stays: false,
      },
    ];
  },
  moveOf: (seen, id) => moveOf(asDraw(seen), id),
  stands: (before, now) => before.phase === now.phase,
  onlyMove: (seen) => (standsPat(asDraw(seen)) ? ({ type: "draw", cards: [] } as Move) : null),
  isForcedOpenly: (seen) => standsPat(asDraw(seen)),
});

const fits = (seen: AnySeen, picked: readonly Card[]) => picked.length < mostThrown(asDraw(seen));

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const draw = asDraw(seen);
  if (draw.phase !== "draw") return { kind: "nothing" };
  const move: Draw = { type: "draw", cards: picked };
  return {
    kind: "move",
    move,
    legal: offers(draw, "draw") && picked.length <= mostThrown(draw),
    words: "",
  };
}

/** Adds the card to the picked ones; at the limit of thrown cards it replaces the first. */
function suggest(
  seen: AnySeen,
  _hand: readonly Card[],
  picked: readonly Card[],
  card: Card,
): readonly Card[] {
  const others = Math.max(0, mostThrown(asDraw(seen)) - 1);
  return others === 0 ? [card] : [...picked.slice(-others), card];
}

const cardsOf = (move: Move): readonly Card[] => {
  const { cards } = move as Partial<Draw>;
  return cards ?? [];
};

export const picking = pickingOf({
  fits,
  read,
  suggest,
  cardsOf,
  keepsOthers: () => true,
  quick: false,
  together: "in any order",
});

/** A player who has folded is done; one who is all in still draws (FD-11). */
export function actions(
  seen: AnySeen,
  reading: Reading,
  { wagered = null }: Pick<Inputs, "wagered">,
): readonly Action[] {
  const draw = asDraw(seen);
  const { viewer, facts, phase } = draw;
  if (
    viewer === "spectator" ||
    facts.result !== null ||
    facts.folded[viewer] ||
    !facts.dealtIn[viewer] ||
    facts.left.includes(viewer)
  )
    return [];
  if (phase === "draw") return [drawing(draw, reading)];
  if (facts.allIn[viewer]) return [];
  return betting(draw, viewer, wagered);
}

function drawing(draw: DrawSeen, reading: Reading): Action {
  const count =
    reading.kind === "move" && "cards" in reading.move
      ? (reading.move.cards as readonly unknown[]).length
      : 0;
  const isAsked = offers(draw, "draw");
  const max = mostThrown(draw);
  return {
    id: "draw",
    label: drawText().draw(count),
    sends: "picked",
    shortcut: "D",
    kind: "primary",
    problem: isAsked ? (count > max ? drawText().drawAtMost(max) : null) : tableText().notYourTurn,
  };
}

/**
 * Calling or checking comes first where possible; out of turn the buttons already stand where they
 * will be.
 */
function betting(draw: DrawSeen, viewer: number, wagered: number | null): readonly Action[] {
  const { facts, legal, options } = draw;
  const isMine = legal.length > 0;
  const problem = isMine ? null : tableText().notYourTurn;
  const [price, stack] = [toCall(facts, viewer), facts.chips[viewer] ?? 0];
  const words = drawText();
  const call: Action = {
    id: "call",
    label: price < stack ? words.call(price) : words.callAllIn(stack),
    sends: { type: "call" },
    shortcut: "C",
    kind: "primary",
    problem,
  };
  const check: Action = {
    id: "check",
    label: words.check,
    sends: { type: "check" },
    shortcut: "C",
    kind: "primary",
    problem,
  };
  const fold: Action = {
    id: "fold",
    label: words.fold,
    sends: { type: "fold" },
    shortcut: "F",
    kind: isMine ? "plain" : "faint",
    problem,
  };
  const passive = isMine
    ? offers(draw, "call")
      ? call
      : offers(draw, "check")
        ? check
        : null
    : price > 0
      ? call
      : options.allowCheck
        ? check
        : null;
  const bet =
    isMine || passive === null ? [betAction(draw, wagered, passive === null, problem)] : [];
  const choices = [
    ...(passive ? [passive] : []),
    ...bet.filter((action) => action !== null),
    ...(!isMine || offers(draw, "fold") ? [fold] : []),
  ];
  // FD-7
  const mustBet = isMine && passive === null && !options.allowCheck;
  return mustBet ? choices.map((choice) => ({ ...choice, help: words.noChecking })) : choices;
}

function betAction(
  draw: DrawSeen,
  wagered: number | null,
  isMain: boolean,
  problem: string | null,
): Action | null {
  const sized = wagerRange(draw.legal);
  if (!sized && problem === null) return null;
  const isRaise = sized?.type === "raise";
  const words = drawText();
  const kind = isMain ? "primary" : "plain";
  const action = {
    id: isRaise ? "raise" : "bet",
    sends: "wager",
    shortcut: isRaise ? "R B" : "B R",
    kind,
    problem,
  } as const;
  if (wagered === null) return { ...action, label: isRaise ? words.raise1 : words.bet1 };
  if (wagered === sized?.max) return { ...action, label: words.allIn(wagered), kind: "bold" };
  return { ...action, label: isRaise ? words.raiseTo(wagered) : words.betTo(wagered) };
}
