import type { Card } from "#shared/cards/card.ts";
import {
  arrange,
  asGin,
  bestLayOffOf,
  deadwoodWithout,
  knockingWith,
  meldsFor,
  meldsToLayOffOn,
  offeredDiscards,
  offeredKnocks,
  opponentOf,
  ownArrangement,
  whyUnfit,
  type GinSeen,
} from "#shared/games/gin-rummy/seen.ts";
import {
  gameWords,
  type Reading,
  type TableGame,
  type Whose,
  type Words,
} from "#renderer/table/tableGame.ts";
import { gameText, wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/gin-rummy/text/whole.en.ts";
import { isAsked, offers, ownHand, type AnySeen } from "#shared/contract/seen.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Discard, GinEvent, Knock } from "#shared/games/gin-rummy/types.ts";
import { mover, nameOf, telling, type Sentences } from "#renderer/games/telling.ts";
import { tableText } from "#renderer/table/tableText.ts";

type Knocking = Readonly<{ card: Card; deadwood: number }>;

const pickedCard = (reading: Reading) =>
  reading.kind === "move" && "card" in reading.move ? (reading.move.card as Card) : null;

function least(seen: GinSeen): Knocking | null {
  const ways = offeredKnocks(seen).flatMap((card): readonly Knocking[] => {
    const deadwood = knockingWith(seen, card);
    return deadwood === null ? [] : [{ card, deadwood }];
  });
  return ways.reduce<Knocking | null>(
    (best, way) => (best === null || way.deadwood < best.deadwood ? way : best),
    null,
  );
}

export function knocking(seen: AnySeen, reading: Reading): Knocking | null {
  const gin = asGin(seen);
  const picked = pickedCard(reading);
  const deadwood =
    picked !== null && offeredKnocks(gin).includes(picked) ? knockingWith(gin, picked) : null;
  return picked !== null && deadwood !== null ? { card: picked, deadwood } : least(gin);
}

export const ginText = (): Text["table"] => wordsOf<Text>("gin-rummy").table;

const topName = ({ pile }: GinSeen) => {
  const top = pile.at(-1);
  return top === undefined ? "" : cardName(top);
};

function status(seen: AnySeen, who: Whose) {
  const gin = asGin(seen);
  const acting = gin.toAct[0];
  const words = ginText();
  if (acting === undefined || gin.phase === "over") return words.over;
  return isAsked(gin) ? yours(gin, who) : words.theirs[gin.phase](who(acting).name, topName(gin));
}

function yours(gin: GinSeen, who: Whose) {
  const words = ginText();
  const knocker = gin.facts.knocker;
  switch (gin.phase) {
    case "upcard":
      return words.yourUpCard(topName(gin));
    case "draw":
      return words.yourDraw(offers(gin, "take") ? topName(gin) : null);
    case "discard":
      return words.yourDiscard(knocking(gin, { kind: "nothing" })?.deadwood ?? null);
    case "layoff":
      return words.yourLayOff(knocker === null ? "" : who(knocker).name);
    case "over":
      return words.over;
  }
}

export function outcome(seen: AnySeen): ReturnType<TableGame["outcome"]> {
  const {
    facts: { result, deadwood },
  } = asGin(seen);
  if (result === null) return null;
  const words = ginText();
  return {
    why: words.endedBy[result.by],
    of: (seat) => {
      const left = deadwood[seat] ?? null;
      return left === null ? "" : words.saysDeadwood(left);
    },
  };
}

const sentences: Sentences<GinEvent> = {
  dealt: (event, who) => ginText().dealt(nameOf(who(event.told.dealer))),
  passed: (event, who) => ginText().passed(mover(event, who)),
  took: (event, who) => ginText().took(mover(event, who), cardName(event.told.card)),
  drew: (event, who) =>
    ginText().drew(mover(event, who), event.told.count, (event.cards ?? []).map(cardName)),
  discarded: (event, who) => ginText().discarded(mover(event, who), cardName(event.told.card)),
  wentDown: (event, who) =>
    ginText().wentDown(mover(event, who), event.told.by, event.told.melds, event.told.deadwood),
  laidOff: (event, who) => ginText().laidOff(mover(event, who), event.told.on.flat().map(cardName)),
  counted: (event, who) => ginText().counted(mover(event, who), event.told.deadwood),
  dead: (event) => ginText().dead(event.told.back),
  left: (event, who) => ginText().left(mover(event, who)),
  won: (event, who) => ginText().won(mover(event, who), event.told.by, event.told.points),
  wonMatch: (event, who) =>
    ginText().wonMatch(
      mover(event, who),
      event.told.score[event.seat] ?? 0,
      event.told.score[opponentOf(event.seat)] ?? 0,
      event.told.shutout,
    ),
  tookPot: (event, who) => ginText().tookPot(mover(event, who), event.told.amount),
};

function advice(seen: AnySeen, move: Move) {
  const words = ginText();
  const { card } = move as Partial<Discard | Knock>;
  const top = seen.pile.at(-1);
  switch (move.type) {
    case "take":
      return words.takeThis(top === undefined ? "" : cardName(top));
    case "pass":
      return tableText().pass;
    case "draw":
      return words.draw;
    case "discard":
      return words.discardThis(card === undefined ? "" : cardName(card));
    case "knock":
      return card === undefined ? "" : words.saysKnock(knockingWith(asGin(seen), card) ?? 0);
    case "bigGin":
      return words.saysBigGin;
    case "layOff":
      return words.layOffBest;
    default:
      return "";
  }
}

function deadwoodOf(gin: GinSeen) {
  return offeredDiscards(gin).length > 0
    ? Math.min(...deadwoodWithout(ownHand(gin)))
    : ownArrangement(gin).deadwood;
}

function holding(seen: AnySeen) {
  const gin = asGin(seen);
  const isHeld =
    gin.viewer !== "spectator" &&
    gin.facts.result === null &&
    gin.facts.melds[gin.viewer] === null &&
    !gin.facts.left.includes(gin.viewer);
  return isHeld ? ginText().saysDeadwood(bestLayOffOf(gin)?.deadwood ?? deadwoodOf(gin)) : "";
}

/**
 * H-32: the deadwood without the card if it may be discarded or laid off; else the meld that it
 * belongs to.
 */
function caption(seen: AnySeen, card: Card) {
  const gin = asGin(seen);
  if (offeredKnocks(gin).includes(card)) return ginText().knocksWith(knockingWith(gin, card) ?? 0);
  const hand = ownHand(gin);
  const open = meldsToLayOffOn(gin)?.melds ?? [];
  const [on] = meldsFor(open, [], card).map((place) => open[place]);
  if (on) return ginText().goesOn(on);
  if (offeredDiscards(gin).includes(card))
    return ginText().leaves(deadwoodWithout(hand)[hand.indexOf(card)] ?? 0);
  const meld =
    gin.facts.result === null
      ? arrange(hand).melds.find((cards) => cards.includes(card))
      : undefined;
  return meld ? ginText().inMeld(meld) : "";
}

/** GR-19 */
function lies(seen: AnySeen): readonly string[] {
  const { pile, stock } = seen;
  const top = pile.at(-1);
  return [
    top === undefined ? ginText().emptyPile : ginText().onPile(cardName(top), pile.length),
    ginText().inStock(stock),
  ];
}

const unfit = (seen: AnySeen, card: Card): RuleError | null => whyUnfit(asGin(seen), card);

export const words = (): Words =>
  gameWords({
    name: gameText("gin-rummy").name,
    sentence: telling(sentences),
    handHelp: ginText().handHelp,
    status,
    advice,
    holding,
    lies,
    unfit,
    caption,
  });
