import type { Card } from "#shared/cards/card.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import {
  asGin,
  bestLayOffOf,
  canBeLaidOff,
  deadwoodAfter,
  meldsFor,
  meldsToLayOffOn,
  offeredDiscards,
  type GinSeen,
} from "#shared/games/gin-rummy/seen.ts";
import type { Discard, Knock, LayOff, Melds, LaidOff } from "#shared/games/gin-rummy/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { pickingOf, type Action, type Inputs, type Reading } from "#renderer/table/tableGame.ts";
import { isAsked, offers, ownHand, type AnySeen } from "#shared/contract/seen.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { ginText, knocking } from "./wording.ts";
import { ways } from "./meldChoice.tsx";

/** While nothing is discarded or laid off, all cards are lit alike. */
function fits(seen: AnySeen, _picked: readonly Card[], card: Card) {
  const gin = asGin(seen);
  const open = meldsToLayOffOn(gin);
  if (open) return canBeLaidOff(ownHand(gin), open.melds).has(card);
  const may = offeredDiscards(gin);
  return may.length === 0 || may.includes(card);
}

/**
 * Lays the card on a meld that takes it alone, or else on the first; what it fits after other cards
 * is decided as they are put.
 */
function readLayOff(gin: GinSeen, melds: Melds, card: Card): Reading {
  const place = meldsFor(melds, [], card)[0] ?? 0;
  const move: LayOff = { type: "layOff", on: melds.map((_, at) => (at === place ? [card] : [])) };
  return {
    kind: "move",
    move,
    legal: canBeLaidOff(ownHand(gin), melds).has(card),
    words: cardName(card),
  };
}

function read(seen: AnySeen, [card]: readonly Card[]): Reading {
  const gin = asGin(seen);
  const open = meldsToLayOffOn(gin);
  if (card !== undefined && open) return readLayOff(gin, open.melds, card);
  const may = offeredDiscards(gin);
  if (card === undefined || may.length === 0) return { kind: "nothing" };
  const move: Discard = { type: "discard", card };
  return { kind: "move", move, legal: may.includes(card), words: cardName(card) };
}

function cardsOf(move: AnyMove): readonly Card[] {
  const { card, on } = move as Partial<Discard | Knock> & Partial<LayOff>;
  return card === undefined ? (on?.flat() ?? []) : [card];
}

export const picking = pickingOf({ fits, read, cardsOf });

type GinInputs = Pick<Inputs, "isTopHidden" | "putOn" | "putOrder">;

export function actions(seen: AnySeen, reading: Reading, inputs: GinInputs): readonly Action[] {
  const gin = asGin(seen);
  const { viewer, facts } = gin;
  if (viewer === "spectator" || facts.result !== null || facts.left.includes(viewer)) return [];
  // A player who has knocked has nothing left to do.
  if (!isAsked(gin))
    return gin.phase === "layoff" ? [] : beginning(gin, tableText().notYourTurn, inputs);
  switch (gin.phase) {
    case "upcard":
      return [
        take(gin, "primary", null, inputs),
        {
          id: "pass",
          label: tableText().pass,
          sends: { type: "pass" },
          shortcut: "P",
          kind: "plain",
          problem: null,
        },
      ];
    case "draw":
      return beginning(gin, null, inputs);
    case "discard":
      return goingOn(gin, reading, inputs.putOrder ?? null);
    case "layoff":
      return layingOff(gin, reading, inputs.putOn ?? []);
    case "over":
      return [];
  }
}

/** GR-7: if nothing may be taken, drawing is the only move. */
function beginning(seen: GinSeen, problem: string | null, inputs: GinInputs): readonly Action[] {
  const mayTake = problem !== null || offers(seen, "take");
  const draw: Action = {
    id: "draw",
    label: ginText().draw,
    sends: { type: "draw" },
    shortcut: "D",
    kind: problem !== null ? "faint" : mayTake ? "primary" : "only",
    problem,
  };
  return mayTake && seen.pile.length > 0
    ? [draw, take(seen, problem === null ? "plain" : "faint", problem, inputs)]
    : [draw];
}

function take(
  { pile }: GinSeen,
  kind: Action["kind"],
  problem: string | null,
  { isTopHidden = false }: GinInputs,
): Action {
  const top = pile.at(-1);
  return {
    id: "take",
    label: top === undefined || isTopHidden ? ginText().take : ginText().takeThis(cardName(top)),
    sends: { type: "take" },
    shortcut: "T",
    kind,
    problem,
  };
}

function discarding(reading: Reading): Action {
  const isPicked = reading.kind === "move";
  const problem = !isPicked ? ginText().pickCard : reading.legal ? null : ginText().staysHere;
  return {
    id: "discard",
    label: isPicked ? ginText().discardThis(reading.words) : ginText().discard,
    sends: "picked",
    shortcut: "Enter",
    kind: "primary",
    problem,
  };
}

/** Gin comes first, since nothing is better. */
function goingOn(
  seen: GinSeen,
  reading: Reading,
  order: readonly Card[] | null,
): readonly Action[] {
  const down = goingDown(seen, reading, order);
  const discard = discarding(reading);
  return down.some(({ kind }) => kind === "bold") ? [...down, discard] : [discard, ...down];
}

/** GR-9, GR-12 */
function goingDown(
  seen: GinSeen,
  reading: Reading,
  order: readonly Card[] | null,
): readonly Action[] {
  const down = knocking(seen, reading);
  const big: readonly Action[] = offers(seen, "bigGin")
    ? [
        {
          id: "bigGin",
          label: ginText().saysBigGin,
          sends: { type: "bigGin" },
          shortcut: "G",
          kind: "bold",
          problem: null,
        },
      ]
    : [];
  if (!down) return big;
  const { card, deadwood } = down;
  const knock: Action = {
    id: "knock",
    label: ginText().saysKnock(deadwood),
    sends: { type: "knock", card } as Action["sends"],
    shortcut: "N",
    kind: deadwood === 0 ? "bold" : "plain",
    problem: null,
  };
  const choice: Action = {
    id: "chooseMelds",
    label: ginText().chooseMelds,
    sends: "chooseMelds",
    shortcut: "C",
    kind: "plain",
    problem: null,
  };
  return [...big, knock, ...(ways(seen, reading, order).length > 0 ? [choice] : [])];
}

/** Puts the picked card on a meld that takes it. */
function putting(melds: Melds, on: LaidOff, reading: Reading): Action | null {
  const card = reading.kind === "move" ? picking.cardsOf(reading.move)[0] : undefined;
  const [place, ...others] = card === undefined ? [] : meldsFor(melds, on, card);
  if (card === undefined || place === undefined) return null;
  const words = ginText().putting;
  const label = words.put(cardName(card), [...(melds[place] ?? []), ...(on[place] ?? [])]);
  return {
    id: "put",
    label,
    sends: "picked",
    shortcut: "Enter",
    kind: "primary",
    problem: others.length > 0 ? words.whichMeld(cardName(card)) : null,
  };
}

/** GR-13: the cards put by hand, or the best choice of the table. */
function layingOff(seen: GinSeen, reading: Reading, on: LaidOff): readonly Action[] {
  const best = bestLayOffOf(seen);
  const melds = meldsToLayOffOn(seen)?.melds ?? [];
  const put = putting(melds, on, reading);
  const words = ginText();
  const sending = (
    id: string,
    label: string,
    its: LaidOff | null,
    shortcut: string,
    kind: Action["kind"],
  ): Action => ({
    id,
    label,
    sends: { type: "layOff", ...(its && { on: its }) },
    shortcut,
    kind,
    problem: null,
  });
  const kind = put ? "plain" : "primary";
  const count = best?.on.flat().length ?? 0;
  const laid = on.flat().length;
  // Without `on` the host lays off the best choice, which here is nothing.
  const ofTable = (id: string, shortcut: string, its: Action["kind"]): Action =>
    sending(id, words.layOffCards(count), count === 0 ? null : (best?.on ?? null), shortcut, its);
  if (laid === 0)
    return put
      ? [put, ofTable("layOff", "O", kind)]
      : [
          ofTable("layOff", "O", kind),
          ...(count > 0
            ? [
                sending(
                  "layNothingOff",
                  words.layOffCards(0),
                  melds.map(() => []),
                  "N",
                  "plain",
                ),
              ]
            : []),
        ];
  const isLess = put === null && best !== null && deadwoodAfter(seen, on) > best.deadwood;
  return [
    ...(put ? [put] : []),
    sending("layOff", words.layOffThese(laid), on, "O", kind),
    {
      id: "takeBack",
      label: words.takeBack,
      sends: "takeBack",
      shortcut: "Backspace",
      kind: "plain",
      problem: null,
    },
    ...(isLess ? [ofTable("layOffBest", "", "plain")] : []),
  ];
}
