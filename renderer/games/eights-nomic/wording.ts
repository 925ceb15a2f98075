import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import {
  asNomic,
  brought,
  commandShown,
  freeingRule,
  isFree,
  isInForce,
  matches,
  mayAtAnyTime,
  nullName,
  pendingOf,
  rulesOnPlay,
  whyUnfit,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import { isAsked, offers, type AnySeen } from "#shared/contract/seen.ts";
import { nomicText } from "./nomic.ts";
import {
  condition as cardsLeft,
  eightsText,
  matchWords,
  pileWith,
  usualWant,
} from "#renderer/games/eights/eights.ts";
import type { Want } from "#renderer/table/parts/shed/shedScene.ts";
import {
  mover,
  nameOf,
  telling,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { gameWords, type Whose, type Words } from "#renderer/table/tableGame.ts";
import { gameText, sentence as saidIn } from "#renderer/text/text.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Modify, NomicEvent, Play } from "#shared/games/eights-nomic/types.ts";

function fate(seen: NomicSeen, card: Card): string {
  const words = nomicText();
  const freeing = freeingRule(seen, card);
  if (matches(card, seen.pile.at(-1))) return "";
  if (freeing) return words.allowedBy(freeing.name);
  return isFree(seen, card) ? words.mustMatchNothing : words.matchesNothing;
}

function caption(seen: AnySeen, card: Card): string {
  const nomic = asNomic(seen);
  const words = nomicText();
  const named = rulesOnPlay(nomic, card).map(({ name }) => name);
  const freeing = freeingRule(nomic, card)?.name;
  const others = named.filter((name) => name !== freeing);
  return [
    fate(nomic, card),
    card === "8s" && isInForce(nomic.facts, "EightOfSpades") ? words.eightOfSpades : "",
    others.length > 0 ? words.touchedBy(others) : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

const note = (card: Card): string => (card === "8s" ? nomicText().eightOfSpades : "");

function wanted(seen: AnySeen): Want {
  const top = asNomic(seen).pile.at(-1) as Natural | undefined;
  if (top === undefined)
    return {
      ...usualWant,
      any: true,
      suit: null,
      rank: null,
      named: false,
      words: nomicText().noPile,
    };
  const [suit, rank] = [suitOf(top), rankOf(top)];
  return { ...usualWant, any: false, suit, rank, named: false, words: matchWords(suit, rank) };
}

const wantWords = (seen: AnySeen): string => wanted(seen).words;

export const pile = pileWith(wanted);

function lies(seen: AnySeen, who: Whose): readonly string[] {
  const { pile, stock, removed, facts } = asNomic(seen);
  const [words, shared] = [nomicText(), eightsText()];
  const top = pile.at(-1);
  const isOver = facts.result !== null;
  const properties = [
    ...Object.entries(facts.properties.game).flatMap(([name, value]) =>
      typeof value === "number" ? [words.property(null, name, value)] : [],
    ),
    ...facts.properties.seats.flatMap((own, seat) =>
      Object.entries(own).flatMap(([name, value]) =>
        name === "Pending Rules" ? [] : [words.property(who(seat).name, name, value)],
      ),
    ),
  ];
  return [
    top === undefined ? shared.emptyPile : shared.onPile(cardName(top), pile.length),
    isOver ? "" : shared.toMatch(wantWords(seen)),
    isOver ? "" : words.cycle(facts.turnCycle.map((seat) => nameOf(who(seat)))),
    isOver || facts.skips === 0 || facts.extraTurn ? "" : words.skipsToCome(facts.skips),
    isOver || !facts.extraTurn ? "" : words.extraToCome,
    words.rulesInForce(facts.rules.length),
    ...properties,
    facts.consents.length === 0 || isOver
      ? ""
      : words.agreedToEndBy(facts.consents.map((seat) => nameOf(who(seat)))),
    shared.inStock(stock),
    removed > 0 ? shared.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}

function status(seen: AnySeen, who: Whose): string {
  const nomic = asNomic(seen);
  switch (nomic.phase) {
    case "over":
      return eightsText().over;
    case "judging":
      return isAsked(seen) ? judgedWords(nomic, who) : beforeWords(nomic, who);
    case "mustModify":
      return owesWords(nomic, who);
    default:
      return isAsked(seen) ? yourTurn(seen, nomic) : theirTurn(nomic, who);
  }
}

function beforeWords({ facts: { pending } }: NomicSeen, who: Whose): string {
  if (!pending) return "";
  return nomicText().before(
    nameOf(who(pending.seat)),
    pending.command.type,
    pending.asked.map((seat) => nameOf(who(seat))),
  );
}

/** EN-6: judges of a play see its card. */
export function judgedWords(seen: NomicSeen, who: Whose): string {
  const { pending } = seen.facts;
  if (!pending) return "";
  const { command, seat } = pending;
  const { judged, youJudge } = nomicText();
  return youJudge(who(seat).name, commandWords());

  function commandWords(): string {
    if (command.type === "play") {
      const card = commandShown(seen);
      return judged.play(card === null ? null : cardName(card));
    }
    if (command.type !== "modify") return judged[command.type];
    return judged.modify(
      command.rule,
      command.name === nullName ? null : command.name,
      command.rule === nullName,
    );
  }
}

function owesWords({ facts: { mustModify }, viewer }: NomicSeen, who: Whose): string {
  if (mustModify === null) return "";
  return mustModify === viewer
    ? nomicText().youOweRule
    : nomicText().theyOweRule(who(mustModify).name);
}

function theirTurn({ facts: { turn, done } }: NomicSeen, who: Whose): string {
  return turn === null ? "" : nomicText().theirTurn(who(turn).name, done.played, done.drew);
}

function yourTurn(seen: AnySeen, nomic: NomicSeen): string {
  const words = nomicText();
  const { played, drew } = nomic.facts.done;
  const may = mayAtAnyTime(nomic);
  const [canPlay, canDraw] = [offers(nomic, "play"), offers(nomic, "draw")];
  if (may.emptyHand) return words.youEmptyHand;
  if (played && drew) return words.youDidBoth;
  if (played) return words.youPlayed(canDraw);
  if (drew) return canPlay ? words.youDrew(wantWords(seen)) : words.youDrewAll;
  if (may.deckShuffle) return words.youEmptyDeck;
  if (!canPlay && !canDraw) return words.youCanOnlyEnd;
  return nomic.pile.length === 0 ? words.yourFirst : words.yourTurn(wantWords(seen));
}

const whoIs = (who: Whose, seat: Seat): string | null => nameOf(who(seat));
const names = (cards: readonly Card[] = []): readonly string[] => cards.map(cardName);

function modified(event: VisibleEventOf<NomicEvent, "modified">, who: Whose): string {
  const { rule, to } = event.told;
  const words = nomicText();
  if (to === null) return words.repealed(mover(event, who), rule);
  return rule === nullName
    ? words.added(mover(event, who), to)
    : words.modified(mover(event, who), rule, to);
}

/** EN-14: only what follows a call shows that it was right; nothing shows that it was wrong. */
const sentences: Sentences<NomicEvent> = {
  dealt: (event, who) => nomicText().dealt(whoIs(who, event.told.dealer)),
  proposed: (event, who) =>
    nomicText().proposed(
      mover(event, who),
      event.told.command.type,
      eightsText().allOf(event.told.asked.map((seat) => who(seat).name)),
    ),
  agreed: (event, who) => nomicText().agreed(mover(event, who)),
  disagreed: (event, who) => nomicText().disagreed(mover(event, who), event.told.rule),
  objected: (event, who) => nomicText().objected(mover(event, who), event.told.rule),
  refusedCommand: (event, who) =>
    nomicText().refusedCommand(mover(event, who), event.told.command, event.told.why),
  played: (event, who) => nomicText().played(mover(event, who), cardName(event.told.card)),
  drew: (event, who) =>
    nomicText().drewFor(mover(event, who), event.told.count, names(event.cards), event.told.why),
  shuffledDeck: (event, who) => nomicText().shuffledDeck(mover(event, who), event.told.cards),
  endedTurn: (event, who) => nomicText().endedTurn(mover(event, who)),
  turnBegan: (event, who) => nomicText().turnBegan(mover(event, who)),
  announced: (event, who) => nomicText().announced(mover(event, who), event.told.text),
  whispered: (event, who) =>
    event.text === undefined
      ? null
      : nomicText().whispered(mover(event, who), whoIs(who, event.told.to), event.text),
  called: (event, who) =>
    nomicText().called(mover(event, who), whoIs(who, event.told.player), event.told.penalty),
  performed: (event, who) => nomicText().performed(mover(event, who), event.told.penalty),
  tookBack: (event, who) => nomicText().tookBack(mover(event, who), cardName(event.told.card)),
  propertySet: ({ told: { of, name, to } }, who) =>
    nomicText().property(of === "game" ? null : who(of).name, name, to),
  modified,
  owesRule: (event, who) => nomicText().owesRule(mover(event, who)),
  reversed: () => nomicText().reversedCycle,
  skipping: ({ told: { skips } }) => nomicText().skipping(skips),
  tookAnotherTurn: (event, who) => eightsText().tookAnotherTurn(mover(event, who)),
  clauseFailed: ({ told: { rule, problem } }) => nomicText().clauseFailed(rule, saidIn(problem)),
  consented: (event, who) => nomicText().consented(mover(event, who)),
  left: (event, who) => eightsText().left(mover(event, who)),
  gameEnded: ({ told: { why, rule = null } }) => nomicText().gameEnded(why, rule),
  won: (event, who) => nomicText().won(mover(event, who)),
  tookPot: (event, who) => eightsText().tookPot(mover(event, who), event.told.amount),
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
  gameWords({
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
