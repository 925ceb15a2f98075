// What is said about a round of Eights Nomic: its happenings, its seats, what a bot advises?

import { gameText, sentence as saidIn } from "#renderer/text/text.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  asNomic,
  brought,
  nullName,
  pendingOf,
  whyUnfit,
} from "#shared/games/eights-nomic/seen.ts";
import type { Modify, NomicHappening, Play } from "#shared/games/eights-nomic/types.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { condition as cardsLeft } from "#renderer/games/eights/seatMarks.ts";
import { mover, nameOf, telling, type Sentences, type ToldOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose, Words } from "#renderer/table/tableGame.ts";
import { wordsOf } from "#renderer/table/usualGame.ts";
import { caption, note } from "./captions.ts";
import { lies } from "./lies.ts";
import { status } from "./status.ts";
import { nomicText } from "./text.ts";

const whoIs = (who: Whose, seat: Seat): string | null => nameOf(who(seat));
const names = (cards: readonly Card[] = []): readonly string[] => cards.map(cardName);

function modified(told: ToldOf<NomicHappening, "modified">, who: Whose): string {
  const { rule, to } = told.told;
  const words = nomicText();
  if (to === null) return words.repealed(mover(told, who), rule);
  return rule === nullName
    ? words.added(mover(told, who), to)
    : words.modified(mover(told, who), rule, to);
}

/** EN-14: whether a call was right is told by what follows it, and that it was wrong by nothing. */
const sentences: Sentences<NomicHappening> = {
  dealt: (told, who) => nomicText().dealt(whoIs(who, told.told.dealer)),
  proposed: (told, who) =>
    nomicText().proposed(
      mover(told, who),
      told.told.command.type,
      eightsText().allOf(told.told.asked.map((seat) => who(seat).name)),
    ),
  agreed: (told, who) => nomicText().agreed(mover(told, who)),
  disagreed: (told, who) => nomicText().disagreed(mover(told, who), told.told.rule),
  objected: (told, who) => nomicText().objected(mover(told, who), told.told.rule),
  refusedCommand: (told, who) =>
    nomicText().refusedCommand(mover(told, who), told.told.command, told.told.why),
  played: (told, who) => nomicText().played(mover(told, who), cardName(told.told.card)),
  drew: (told, who) =>
    nomicText().drewFor(mover(told, who), told.told.count, names(told.cards), told.told.why),
  shuffledDeck: (told, who) => nomicText().shuffledDeck(mover(told, who), told.told.cards),
  endedTurn: (told, who) => nomicText().endedTurn(mover(told, who)),
  turnBegan: (told, who) => nomicText().turnBegan(mover(told, who)),
  announced: (told, who) => nomicText().announced(mover(told, who), told.told.text),
  whispered: (told, who) =>
    told.text === undefined
      ? null
      : nomicText().whispered(mover(told, who), whoIs(who, told.told.to), told.text),
  called: (told, who) =>
    nomicText().called(mover(told, who), whoIs(who, told.told.player), told.told.penalty),
  performed: (told, who) => nomicText().performed(mover(told, who), told.told.penalty),
  tookBack: (told, who) => nomicText().tookBack(mover(told, who), cardName(told.told.card)),
  propertySet: ({ told: { of, name, to } }, who) =>
    nomicText().property(of === "game" ? null : who(of).name, name, to),
  modified,
  owesRule: (told, who) => nomicText().owesRule(mover(told, who)),
  reversed: () => nomicText().reversedCycle,
  skipping: ({ told: { skips } }) => nomicText().skipping(skips),
  tookAnotherTurn: (told, who) => eightsText().tookAnotherTurn(mover(told, who)),
  clauseFailed: ({ told: { rule, problem } }) => nomicText().clauseFailed(rule, saidIn(problem)),
  consented: (told, who) => nomicText().consented(mover(told, who)),
  left: (told, who) => eightsText().left(mover(told, who)),
  gameEnded: ({ told: { why, rule = null } }) => nomicText().gameEnded(why, rule),
  won: (told, who) => nomicText().won(mover(told, who)),
  tookPot: (told, who) => eightsText().tookPot(mover(told, who), told.told.amount),
};

function advice(_seen: AnySeen, move: Move): string {
  const words = nomicText();
  switch (move.type) {
    case "play":
      return eightsText().playThis(cardName((move as Play).card));
    case "modify":
      return words.adviseRule((move as Modify).name);
    default:
      return (
        {
          draw: eightsText().drawCard,
          endTurn: words.endTurn,
          deckShuffle: words.shuffle,
          emptyHand: words.takeFive,
          agree: words.agree,
        }[move.type] ?? ""
      );
  }
}

function condition(seen: AnySeen, seat: Seat): string {
  const nomic = asNomic(seen);
  const { facts } = nomic;
  const words = nomicText();
  const pending = pendingOf(nomic, seat);
  const rules = brought(nomic)[seat] ?? 0;
  return [
    cardsLeft(seen, seat),
    rules > 0 ? words.rulesOf(rules) : "",
    pending > 0 && facts.result === null ? words.pendingOf(pending) : "",
    facts.turn === seat && facts.result === null
      ? words.turnNow(facts.done.played, facts.done.drew)
      : "",
    facts.consents.includes(seat) && facts.result === null ? words.agreedToEnd : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

export const words = (): Words =>
  wordsOf({
    name: gameText("eights-nomic").name,
    sentence: telling(sentences),
    handHelp: nomicText().handHelp,
    unfit: (seen, card) => whyUnfit(asNomic(seen), card),
    status,
    advice,
    note,
    caption,
    lies,
    condition,
  });
