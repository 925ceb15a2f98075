// What is said about a hand of five-card draw: its happenings, its turns, its seats?

import { gameText } from "#renderer/text/text.ts";
import { isJoker } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asDraw, heldHand, whyUnfit } from "#shared/games/five-card-draw/seen.ts";
import type { DrawHappening } from "#shared/games/five-card-draw/types.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import { mover, nameOf, telling, type Sentences, type ToldOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose, Words } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { timesHeld } from "#renderer/table/timesHeld.ts";
import { wordsOf } from "#renderer/table/usualGame.ts";
import { drawText } from "./text.ts";
import { handKind } from "./handKind.ts";
import { readCards } from "./handLook.ts";
import { status } from "./status.ts";

const sentences: Sentences<DrawHappening> = {
  dealt: (told, who) => drawText().dealt(nameOf(who(told.told.dealer))),
  bet: (told, who) => drawText().bet(mover(told, who), told.told.to, told.told.allIn),
  raised: (told, who) => drawText().raised(mover(told, who), told.told.to, told.told.allIn),
  called: (told, who) => drawText().called(mover(told, who), told.told.amount, told.told.allIn),
  checked: (told, who) => drawText().checked(mover(told, who)),
  folded: (told, who) => drawText().folded(mover(told, who)),
  stageEnded: (told) => drawText().stageEnded(told.told.phase),
  returned: (told, who) => drawText().returned(mover(told, who), told.told.amount),
  reshuffled: (told) => drawText().reshuffled(told.told.cards),
  drew: (told, who) =>
    drawText().drew(mover(told, who), told.told.count, (told.cards ?? []).map(cardName)),
  showed,
  wonPot,
  left: (told, who) => drawText().left(mover(told, who)),
};

/** FD-13, FD-17: the hand by its name and its cards, jokers with what they stand for. */
function showed(told: ToldOf<DrawHappening, "showed">, who: Whose): string {
  const { category, read } = told.told;
  const names = readCards(told.told).map(({ card, as }) =>
    isJoker(card) ? drawText().jokerAs(cardName(as)) : cardName(card),
  );
  return drawText().showed(mover(told, who), handKind(category, read), names);
}

function wonPot(told: ToldOf<DrawHappening, "wonPot">, who: Whose): string {
  const pot = drawText().pot(told.told.pot, told.told.amount);
  const [only, ...others] = told.told.shares.map(({ seat, amount }) => ({
    name: nameOf(who(seat)),
    amount,
  }));
  if (only && others.length === 0) return drawText().won(only.name, pot, told.told.by === "fold");
  return drawText().split(only ? [only, ...others] : others, pot);
}

function advice(_seen: AnySeen, move: Move): string {
  const { to = 0, cards = [] } = move as {
    readonly to?: number;
    readonly cards?: readonly unknown[];
  };
  const words = drawText();
  const said: { readonly [type: string]: string } = {
    bet: words.betTo(to),
    raise: words.raiseTo(to),
    call: words.callNow,
    check: words.check,
    fold: words.fold,
    draw: words.draw(cards.length),
  };
  return said[move.type] ?? "";
}

/** H-8: with what the title means in this hand. */
function titles(seen: AnySeen, seat: Seat, times: TitleCounts): string {
  const {
    titles: { king, bastard },
    dealtIn,
  } = asDraw(seen).facts;
  const { privilege } = drawText();
  const words = tableText();
  const isPaid = king !== null && bastard !== null && dealtIn[king] && dealtIn[bastard];
  return [
    ...(king === seat ? [words.king, isPaid ? privilege.king : ""] : []),
    ...(bastard === seat ? [words.bastard, isPaid ? privilege.bastard : ""] : []),
    ...timesHeld(times),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function condition(seen: AnySeen, seat: Seat): string {
  const { facts, phase } = asDraw(seen);
  if (!facts.dealtIn[seat]) return drawText().notDealt;
  const drew = facts.drew[seat] ?? null;
  return [
    facts.allIn[seat] && facts.result === null ? drawText().allInNow : "",
    drew !== null && phase !== "draw" && !facts.folded[seat] ? drawText().drewBefore(drew) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * FD-16: what the own hand is called as it is now; nothing of one that is out of play, or is shown
 * to all anyway.
 */
function holding(seen: AnySeen): string {
  const held = heldHand(asDraw(seen));
  return held === null ? "" : begun(drawText().hand(handKind(held.category, held.read)));
}

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const words = (): Words =>
  wordsOf({
    name: gameText("five-card-draw").name,
    sentence: telling(sentences),
    unfit: (seen) => whyUnfit(asDraw(seen)),
    holding,
    note: (card) => (isJoker(card) ? drawText().wild : ""),
    handHelp: drawText().handHelp,
    status,
    advice,
    titles,
    condition,
  });
