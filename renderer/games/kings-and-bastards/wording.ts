// What is said about a round of Kings & Bastards: its happenings, its turns, its buttons?

import { gameText } from "#renderer/text/text.ts";
import { isJoker, type Card } from "#shared/cards/card.ts";
import { offers } from "#shared/contract/asked.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asKings, isTwo, whyUnfit } from "#shared/games/kings-and-bastards/seen.ts";
import type { KingsHappening } from "#shared/games/kings-and-bastards/types.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import { mover, nameOf, telling, type Sentences, type ToldOf } from "#renderer/games/telling.ts";
import { cardName, cardSign } from "#renderer/text/cardName.ts";
import type { Laid } from "#renderer/table/parts/trick/trickScene.ts";
import type { AnySeen, Whose, Words } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { timesHeld } from "#renderer/table/timesHeld.ts";
import { wordsOf } from "#renderer/table/usualGame.ts";
import { mainLabel } from "./actions.ts";
import { kingsText } from "./text.ts";
import { picking } from "./picking.ts";
import { playWords } from "./playWords.ts";

const receiver = (told: ToldOf<KingsHappening, "gave" | "paid">, who: Whose): string =>
  nameOf(who(told.told.to)) ?? kingsText().toYou;

function played(told: ToldOf<KingsHappening, "played">, who: Whose): string {
  const { cards, rank } = told.told;
  const name = mover(told, who);
  const only = cards.length === 1 ? cards[0] : undefined;
  if (only)
    return isJoker(only)
      ? kingsText().playedJoker(name, rank)
      : kingsText().playedSingle(name, cardName(only));
  return kingsText().playedSet(name, rank, cards.length, cards.filter(isJoker).length);
}

function gave(told: ToldOf<KingsHappening, "gave">, who: Whose): string {
  const { cards } = told;
  const [name, to] = [mover(told, who), receiver(told, who)];
  return cards
    ? kingsText().gave(name, to, kingsText().joined(cards.map(cardName)))
    : kingsText().gaveHidden(name, to, told.told.count);
}

/** "Zeno gives you A♥ K♣". */
export const giftWords = (
  { from, to, cards }: { readonly from: Seat; readonly to: Seat; readonly cards: readonly Card[] },
  who: Whose,
): string => kingsText().gives(nameOf(who(from)), nameOf(who(to)), cards.map(cardSign).join(" "));

function crowned(told: ToldOf<KingsHappening, "crowned">, who: Whose): string | null {
  const { king, bastard } = told.told;
  const said = [
    king === null ? null : kingsText().king(nameOf(who(king))),
    bastard === null ? null : kingsText().bastard(nameOf(who(bastard))),
  ];
  return said.filter((sentence) => sentence !== null).join(" ") || null;
}

const sentences: Sentences<KingsHappening> = {
  dealt: (told, who) => kingsText().dealt(nameOf(who(told.told.dealer))),
  played,
  gave,
  crowned,
  passed: (told, who) => kingsText().passed(mover(told, who)),
  wonTrick: (told, who) => kingsText().wonTrick(mover(told, who)),
  exchangeCalledOff: () => kingsText().calledOff,
  wentOut: (told, who) => kingsText().wentOut(mover(told, who), told.told.place),
  tookPot: (told, who) => kingsText().tookPot(mover(told, who), told.told.amount),
  paid: (told, who) => kingsText().paid(mover(told, who), receiver(told, who), told.told.amount),
  left: (told, who) => kingsText().left(mover(told, who)),
};

const leadWords = (seen: AnySeen): string | null => {
  const { lead } = asKings(seen).facts;
  if (!lead) return null;
  return lead.count === 1
    ? kingsText().single(lead.rank)
    : kingsText().combination(lead.rank, lead.count);
};

function status(seen: AnySeen, who: Whose): string {
  const kings = asKings(seen);
  const { facts, viewer, toAct } = kings;
  const acting = toAct[0];
  if (acting === undefined) return kingsText().over;
  const { name } = who(acting);
  if (facts.exchange)
    return acting === viewer
      ? kingsText().yourGift(facts.exchange.count, who(facts.exchange.bastard).name)
      : kingsText().theirGift(name);
  if (acting !== viewer) return kingsText().theirTurn(name);
  const lead = leadWords(seen);
  return lead === null
    ? facts.owed
      ? kingsText().yourOwedLead
      : kingsText().yourLead
    : offers(kings, "play")
      ? kingsText().yourTurn(lead)
      : kingsText().yourPass;
}

/** A lone joker's rank stands in the reason. */
function advice(seen: AnySeen, move: Move): string {
  if (move.type === "pass") return tableText().pass;
  const reading = picking.read(seen, picking.cardsOf(move));
  return reading.kind === "move" ? mainLabel(seen, reading) : "";
}

export function trickWords(plays: readonly Laid[], who: Whose): string {
  const last = plays.at(-1);
  return last
    ? kingsText().trick(playWords(last.cards), nameOf(who(last.seat)), plays.length - 1)
    : kingsText().nothingLies;
}

function titles(seen: AnySeen, seat: Seat, times: TitleCounts): string {
  const held = asKings(seen).facts.titles;
  return [
    held.king === seat ? tableText().king : "",
    held.bastard === seat ? tableText().bastard : "",
    ...timesHeld(times),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** KB-3, KB-10: what stands outside the order of ranks. */
function caption(seen: AnySeen, card: Card): string {
  if (asKings(seen).phase !== "trick") return "";
  if (isJoker(card)) return kingsText().jokerDoes;
  return isTwo(card) ? kingsText().twoDoes : "";
}

export const words = (): Words =>
  wordsOf({
    name: gameText("kings-and-bastards").name,
    sentence: telling(sentences),
    unfit: (seen, card) => whyUnfit(asKings(seen), card),
    handHelp: kingsText().handHelp,
    status,
    advice,
    titles,
    caption,
  });
