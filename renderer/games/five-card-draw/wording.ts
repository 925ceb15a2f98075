import { isJoker, isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import type { DrawEvent, ShownHand } from "#shared/games/five-card-draw/types.ts";
import { gameText, wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/five-card-draw/text/en.ts";
import { offers, ownHand, type AnySeen } from "#shared/contract/seen.ts";
import {
  asDraw,
  heldHand,
  mostThrown,
  toCall,
  whyUnfit,
  type DrawSeen,
} from "#shared/games/five-card-draw/seen.ts";
import { gameWords, timesHeld, type Whose, type Words } from "#renderer/table/tableGame.ts";
import type { ShownHand as HandShown } from "#renderer/table/parts/shownHands/shownHands.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import {
  mover,
  nameOf,
  telling,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { cardName, cardSign } from "#renderer/text/cardName.ts";
import { tableText } from "#renderer/table/tableText.ts";

type Category = ShownHand["category"];

type HandKind = Readonly<{ category: Category; ranks: readonly [Rank, Rank] }>;

/** Number of the five cards that make the category; the others are kickers. */
const counting: { readonly [K in Category]: number } = {
  "high card": 1,
  "one pair": 2,
  "two pair": 4,
  "three of a kind": 3,
  straight: 5,
  flush: 5,
  "full house": 5,
  "four of a kind": 4,
  "straight flush": 5,
  "five of a kind": 5,
};
const cardsThatCount = (category: Category) => counting[category];

/** `read`: by size of group, then rank, as the rules show hands. */
export function handKind(category: Category, read: readonly Card[]): HandKind {
  const ranks = read.filter(isNatural).map(rankOf);
  const first = ranks[0] ?? "A";
  const isStraight = category === "straight" || category === "straight flush";
  // A-2-3-4-5 is a straight to the 5, wherever its ace stands.
  if (isStraight && ranks.includes("A") && ranks.includes("5"))
    return { category, ranks: ["5", "5"] };
  return { category, ranks: [first, ranks.find((rank) => rank !== first) ?? first] };
}

export const drawText = (): Text["table"] => wordsOf<Text>("five-card-draw").table;

function status(seen: AnySeen, who: Whose) {
  const draw = asDraw(seen);
  const { facts, viewer, toAct, phase } = draw;
  const acting = toAct[0];
  if (acting === undefined) return drawText().over;
  if (acting === viewer)
    return phase === "draw" ? drawText().yourDraw(mostThrown(draw)) : yourBet(draw, acting);
  const { name } = who(acting);
  if (phase === "draw") return drawText().theirDraw(name);
  return viewer !== "spectator" && facts.allIn[viewer]
    ? drawText().youAreAllIn(name)
    : drawText().theirTurn(name);
}

function yourBet(seen: DrawSeen, own: number) {
  const { facts } = seen;
  const price = toCall(facts, own);
  const stack = facts.chips[own] ?? 0;
  if (price > 0)
    return price < stack ? drawText().yourCall(price) : drawText().yourCallAllIn(stack);
  return offers(seen, "check") ? drawText().yourCheck : drawText().yourBet(seen.options.allowCheck);
}

type ReadCard = Readonly<{ card: Card; as: Card }>;

function readCards({ cards, read }: Pick<ShownHand, "cards" | "read">): readonly ReadCard[] {
  const held: Card[] = cards.filter((card) => !isJoker(card));
  const jokers = cards.filter(isJoker);
  return read.map((as) => {
    const at = held.indexOf(as);
    if (at >= 0) return { card: held.splice(at, 1)[0]!, as };
    return { card: jokers.pop() ?? as, as };
  });
}

const inWords = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function shownHand(shown: ShownHand): HandShown {
  const { category, read } = shown;
  return {
    cards: readCards(shown).map(({ card }) => card),
    lit: read.map((_, at) => at < cardsThatCount(category)),
    words: named(category, readCards(shown)),
  };
}

/** FD-17: a hand's name, with what its jokers stand for. */
function named(category: Category, read: readonly ReadCard[]) {
  const words = drawText();
  const jokers = read.flatMap(({ card, as }) => (isJoker(card) ? [cardSign(as)] : []));
  const kind = handKind(
    category,
    read.map(({ as }) => as),
  );
  return [inWords(words.hand(kind)), ...(jokers.length > 0 ? [words.jokersAs(jokers)] : [])].join(
    ", ",
  );
}

const sentences: Sentences<DrawEvent> = {
  dealt: (event, who) => drawText().dealt(nameOf(who(event.told.dealer))),
  bet: (event, who) => drawText().bet(mover(event, who), event.told.to, event.told.allIn),
  raised: (event, who) => drawText().raised(mover(event, who), event.told.to, event.told.allIn),
  called: (event, who) => drawText().called(mover(event, who), event.told.amount, event.told.allIn),
  checked: (event, who) => drawText().checked(mover(event, who)),
  folded: (event, who) => drawText().folded(mover(event, who)),
  stageEnded: (event) => drawText().stageEnded(event.told.phase),
  returned: (event, who) => drawText().returned(mover(event, who), event.told.amount),
  reshuffled: (event) => drawText().reshuffled(event.told.cards),
  drew: (event, who) =>
    drawText().drew(mover(event, who), event.told.count, (event.cards ?? []).map(cardName)),
  showed,
  wonPot,
  left: (event, who) => drawText().left(mover(event, who)),
};

/** FD-13, FD-17: the hand's name and its cards, jokers with what they stand for. */
function showed(event: VisibleEventOf<DrawEvent, "showed">, who: Whose) {
  const { category, read } = event.told;
  const names = readCards(event.told).map(({ card, as }) =>
    isJoker(card) ? drawText().jokerAs(cardName(as)) : cardName(card),
  );
  return drawText().showed(mover(event, who), handKind(category, read), names);
}

function wonPot(event: VisibleEventOf<DrawEvent, "wonPot">, who: Whose) {
  const pot = drawText().pot(event.told.pot, event.told.amount);
  const [only, ...others] = event.told.shares.map(({ seat, amount }) => ({
    name: nameOf(who(seat)),
    amount,
  }));
  if (only && others.length === 0) return drawText().won(only.name, pot, event.told.by === "fold");
  return drawText().split(only ? [only, ...others] : others, pot);
}

function advice(_seen: AnySeen, move: Move) {
  const { to = 0, cards = [] } = move as Readonly<{
    to?: number;
    cards?: readonly unknown[];
  }>;
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

/** H-8: adds what the title means in this hand. */
function titles(seen: AnySeen, seat: Seat, times: TitleCounts) {
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

function condition(seen: AnySeen, seat: Seat) {
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

/** FD-16: names the own hand as it is now; "" if it is out of play or shown to all. */
function holding(seen: AnySeen) {
  const draw = asDraw(seen);
  const held = heldHand(draw);
  return held === null
    ? ""
    : named(held.category, readCards({ cards: ownHand(draw), read: held.read }));
}

export const words = (): Words =>
  gameWords({
    name: gameText("five-card-draw").name,
    sentence: telling(sentences),
    unfit: (seen) => whyUnfit(asDraw(seen)),
    holding,
    note: (card) => (isJoker(card) ? drawText().wild : ""),
    handHelp: drawText().handHelp,
    out: () => tableText().folded,
    status,
    advice,
    titles,
    condition,
  });
