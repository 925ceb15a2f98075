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
import type { Modify, NomicEvent, Pending, Play } from "#shared/games/eights-nomic/types.ts";

function fate(seen: NomicSeen, card: Card) {
  const words = nomicText();
  const freeing = freeingRule(seen, card);
  if (matches(card, seen.pile.at(-1))) return "";
  if (freeing) return words.allowedBy(freeing.name);
  return isFree(seen, card) ? words.mustMatchNothing : words.matchesNothing;
}

const said = (parts: readonly string[]) => parts.filter((part) => part !== "");

function caption(seen: AnySeen, card: Card) {
  const nomic = asNomic(seen);
  const freeing = freeingRule(nomic, card)?.name;
  const named = rulesOnPlay(nomic, card).map(({ name }) => name);
  const others = named.filter((name) => name !== freeing);
  return said([
    fate(nomic, card),
    isInForce(nomic.facts, "EightOfSpades") ? note(card) : "",
    others.length > 0 ? nomicText().touchedBy(others) : "",
  ]).join("; ");
}

const note = (card: Card) => (card === "8s" ? nomicText().eightOfSpades : "");

function wanted(seen: AnySeen): Want {
  const top = asNomic(seen).pile.at(-1) as Natural | undefined;
  const [suit, rank] = top === undefined ? [null, null] : [suitOf(top), rankOf(top)];
  const words = top === undefined ? nomicText().noPile : matchWords(suit, rank);
  return { ...usualWant, any: top === undefined, suit, rank, named: false, words };
}

const wantWords = (seen: AnySeen) => wanted(seen).words;

export const pile = pileWith(wanted);

function lies(seen: AnySeen, who: Whose) {
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
  const named = (seats: readonly Seat[]) => seats.map((seat) => whoIs(who, seat));
  const following = facts.extraTurn
    ? words.extraToCome
    : facts.skips > 0
      ? words.skipsToCome(facts.skips)
      : "";
  return said([
    top === undefined ? shared.emptyPile : shared.onPile(cardName(top), pile.length),
    ...(isOver
      ? []
      : [shared.toMatch(wantWords(seen)), words.cycle(named(facts.turnCycle)), following]),
    words.rulesInForce(facts.rules.length),
    ...properties,
    facts.consents.length === 0 || isOver ? "" : words.agreedToEndBy(named(facts.consents)),
    shared.inStock(stock),
    removed > 0 ? shared.removed(removed) : "",
  ]);
}

function status(seen: AnySeen, who: Whose) {
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

function beforeWords({ facts: { pending } }: NomicSeen, who: Whose) {
  if (!pending) return "";
  return nomicText().before(
    whoIs(who, pending.seat),
    pending.command.type,
    pending.asked.map((seat) => whoIs(who, seat)),
  );
}

/** EN-6: judges of a play see its card. */
export function judgedWords(seen: NomicSeen, who: Whose): string {
  const { pending } = seen.facts;
  if (!pending) return "";
  return nomicText().youJudge(who(pending.seat).name, commandWords(seen, pending));
}

function commandWords(seen: NomicSeen, { command }: Pending) {
  const { judged } = nomicText();
  if (command.type === "play") {
    const card = commandShown(seen);
    return judged.play(card && cardName(card));
  }
  if (command.type !== "modify") return judged[command.type];
  const { rule, name } = command;
  return judged.modify(rule, name === nullName ? null : name, rule === nullName);
}

function owesWords({ facts: { mustModify }, viewer }: NomicSeen, who: Whose) {
  if (mustModify === null) return "";
  const { youOweRule, theyOweRule } = nomicText();
  return mustModify === viewer ? youOweRule : theyOweRule(who(mustModify).name);
}

const theirTurn = ({ facts: { turn, done } }: NomicSeen, who: Whose) =>
  turn === null ? "" : nomicText().theirTurn(who(turn).name, done.played, done.drew);

function yourTurn(seen: AnySeen, nomic: NomicSeen) {
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

const whoIs = (who: Whose, seat: Seat) => nameOf(who(seat));
const names = (cards: readonly Card[] = []) => cards.map(cardName);

function modified(event: VisibleEventOf<NomicEvent, "modified">, who: Whose) {
  const { rule, to } = event.told;
  const [words, by] = [nomicText(), mover(event, who)];
  if (to === null) return words.repealed(by, rule);
  return rule === nullName ? words.added(by, to) : words.modified(by, rule, to);
}

type SeatEvent = { readonly seat: Seat };
/** A sentence that names only whose doing it is. */
const just =
  (key: "agreed" | "endedTurn" | "turnBegan" | "owesRule" | "consented" | "won") =>
  (event: SeatEvent, who: Whose): string =>
    nomicText()[key](mover(event, who));

/** EN-14: only what follows a call shows that it was right; nothing shows that it was wrong. */
const sentences: Sentences<NomicEvent> = {
  dealt: (event, who) => nomicText().dealt(whoIs(who, event.told.dealer)),
  proposed: (event, who) =>
    nomicText().proposed(
      mover(event, who),
      event.told.command.type,
      eightsText().allOf(event.told.asked.map((seat) => who(seat).name)),
    ),
  agreed: just("agreed"),
  disagreed: (event, who) => nomicText().disagreed(mover(event, who), event.told.rule),
  objected: (event, who) => nomicText().objected(mover(event, who), event.told.rule),
  refusedCommand: (event, who) =>
    nomicText().refusedCommand(mover(event, who), event.told.command, event.told.why),
  played: (event, who) => nomicText().played(mover(event, who), cardName(event.told.card)),
  drew: (event, who) =>
    nomicText().drewFor(mover(event, who), event.told.count, names(event.cards), event.told.why),
  shuffledDeck: (event, who) => nomicText().shuffledDeck(mover(event, who), event.told.cards),
  endedTurn: just("endedTurn"),
  turnBegan: just("turnBegan"),
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
  owesRule: just("owesRule"),
  reversed: () => nomicText().reversedCycle,
  skipping: ({ told: { skips } }) => nomicText().skipping(skips),
  tookAnotherTurn: (event, who) => eightsText().tookAnotherTurn(mover(event, who)),
  clauseFailed: ({ told: { rule, problem } }) => nomicText().clauseFailed(rule, saidIn(problem)),
  consented: just("consented"),
  left: (event, who) => eightsText().left(mover(event, who)),
  gameEnded: ({ told: { why, rule = null } }) => nomicText().gameEnded(why, rule),
  won: just("won"),
  tookPot: (event, who) => eightsText().tookPot(mover(event, who), event.told.amount),
};

function advice(_seen: AnySeen, move: Move) {
  const words = nomicText();
  const { card, name } = move as Partial<Play> & Partial<Modify>;
  if (card !== undefined) return eightsText().playThis(cardName(card));
  if (name !== undefined) return words.adviseRule(name);
  const said: { readonly [type: string]: string } = {
    draw: eightsText().drawCard,
    endTurn: words.endTurn,
    deckShuffle: words.shuffle,
    emptyHand: words.takeFive,
    agree: words.agree,
  };
  return said[move.type] ?? "";
}

function condition(seen: AnySeen, seat: Seat) {
  const nomic = asNomic(seen);
  const { result, turn, done, consents } = nomic.facts;
  const words = nomicText();
  const pending = pendingOf(nomic, seat);
  const rules = brought(nomic)[seat] ?? 0;
  const now = [
    pending > 0 ? words.pendingOf(pending) : "",
    turn === seat ? words.turnNow(done.played, done.drew) : "",
    consents.includes(seat) ? words.agreedToEnd : "",
  ];
  return said([
    cardsLeft(seen, seat),
    rules > 0 ? words.rulesOf(rules) : "",
    ...(result === null ? now : []),
  ]).join(", ");
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
