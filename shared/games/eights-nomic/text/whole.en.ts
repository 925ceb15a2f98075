import type { Card } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import { en as eights } from "#shared/games/eights/text/en.ts";
import { allOf, capital, cards, cardWords, does, noun, shownWords } from "#shared/text/en/words.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type { Command, DrawnFor, PenaltyName } from "../types.ts";
import { atTable } from "./atTable.en.ts";
import { clauses } from "./clauses.en.ts";
import { start } from "./start.en.ts";

const commandWords: { readonly [T in Command["type"]]: string } = {
  play: "play this card",
  draw: "draw",
  endTurn: "end your turn",
  deckShuffle: "shuffle the pile into the deck",
  emptyHand: "take five cards",
  modify: "change a rule",
};
const commandNouns: { readonly [T in Command["type"]]: string } = {
  play: "play",
  draw: "draw",
  endTurn: "end of the turn",
  deckShuffle: "deck shuffle",
  emptyHand: "taking of five cards",
  modify: "change of a rule",
};

const refusals = {
  notHeld: ({ card }: { card: Card }) =>
    `You do not hold ${cardWords(card)}: play a card from your own hand.`,
  playedAlready: ({ drew }: { drew: boolean }) =>
    `You have played a card in this turn, and no more than one may be played (Turns): ${drew ? "end your turn" : "draw a card, or end your turn"}.`,
  drewAlready: ({ played }: { played: boolean }) =>
    `You have drawn a card in this turn, and no more than one may be drawn (Turns): ${played ? "end your turn" : "play a card, or end your turn"}.`,
  noDeck: ({ shuffle }: { shuffle: boolean }) =>
    `The deck is empty, so there is nothing to draw${shuffle ? ": shuffle the pile into it first (EN-16), or play a card" : ": play a card"}.`,
  nothingDone: ({ draw, play }: { draw: boolean; play: boolean }) =>
    `In a turn you must play a card or draw one (Turns): ${draw && play ? "do either" : draw ? "draw a card" : play ? "play a card" : "shuffle the deck, and draw"} before you end it.`,
  tooSoon: ({ seconds }: { seconds: number }) =>
    `A turn is not ended within ${seconds} ${noun(seconds, "second", "seconds")} of its last command, so that others can look and call: wait a moment.`,
  noEmptyDeck:
    "The rule EmptyDeck is no longer in force: nobody shuffles the pile into the deck any more.",
  deckNotEmpty: ({ cards: count }: { cards: number }) =>
    `The deck still holds ${cards(count)}: only an empty one is filled from the pile.`,
  shortPile: "Under the top card of the pile lies nothing that could become a deck.",
  noEmptyHand: "The rule EmptyHand is no longer in force: an empty hand earns nothing any more.",
  holdsCards: ({ cards: count }: { cards: number }) =>
    `You hold ${cards(count)}: only who has none may take five.`,
  shortDeck: ({ cards: count, needed }: { cards: number; needed: number }) =>
    `The deck holds ${cards(count)}, and ${needed} are needed: wait until it is shuffled, or go on with your turn.`,
  noPendingRules:
    "The rule PendingRules is no longer in force: Pending Rules do not let anybody change a rule any more.",
  nonePending: ({ pending }: { pending: number }) =>
    `Your Pending Rules are ${pending}: empty your hand and take five cards to earn one, or play the Eight of Spades.`,
  eightFirst: ({ seat }: { seat: number }) =>
    `Seat ${seat} has played the Eight of Spades and must change a rule; nothing else happens until that is done.`,
  underWay: ({ seat }: { seat: number }) =>
    `A command of seat ${seat} is before its judges: wait until it is decided.`,
  notAsked: "You are not asked about a command now: only who is may agree, disagree or object.",
  nothingToJudge: "No command is before its judges now.",
  notYourRule: ({ own }: { own: readonly string[] }) =>
    own.length === 0
      ? "You own no rule by which commands are judged: agree."
      : `Name a rule of your own by which commands are judged (${allOf(own)}), or agree.`,
  noChange:
    "Only a change of the rules can be objected to: agree, or disagree by a rule of your own.",
  noSuchRule: ({ rule }: { rule: string }) =>
    `No rule called “${rule}” is in force: name one that is.`,
  nameLength: ({ most }: { most: number }) =>
    `A rule’s name has from 1 to ${most} characters: give it another.`,
  textLength: ({ most }: { most: number }) =>
    `A rule’s text has from 1 to ${most} characters: word it otherwise.`,
  nameTaken: ({ rule }: { rule: string }) =>
    `A rule in force is called “${rule}” already: give yours another name.`,
  sameText: ({ rule }: { rule: string }) =>
    `That is what the rule “${rule}” says already: a rule cannot become another one that is in force.`,
  nullIntoNull: "NullRule always says nothing: give the rule that you add a text of its own.",
  repealWithClause: "A rule that says nothing has no clause: repeal it without one.",
  forbidden: ({ command, rule }: { command: Command["type"]; rule: string }) =>
    `You may not ${commandWords[command]} now: the rule “${rule}” forbids it.`,
  clause: ({ problem }: { problem: Said }, tell: Tell) =>
    `The clause cannot be enforced: ${tell(problem)}`,
  clauseFails: ({ problem }: { problem: Said }, tell: Tell) =>
    `The clause was tried as things stand, and fails: ${tell(problem)}`,
  nobodyToTell: "A whisper goes to another player who is in the game.",
  callsHimself: "Nobody calls himself: name another player.",
  callsNobody: "That player is not in the game: name one who is.",
  consentedAlready:
    "You have agreed to end the game already; that stands until the others agree too.",
  notTheDefault: ({ move }: { move: string }) =>
    `Only a default move is marked as made by itself, and that is "${move}" now.`,
  fewCards: ({ cards: count, each, seats }: { cards: number; each: number; seats: number }) =>
    `${count} cards are too few to deal ${each} each to ${seats} players (EN-11)`,
  notAHash: ({ value }: { value: Shown }) =>
    `carry.ruleBook (EN-1) must be a SHA-256 of 64 hexadecimal digits, not ${shownWords(value)}`,
};

/** C-13 */
const forms = {
  seat: "a seat is needed: a whole number from 0",
  penalty: 'a penalty is {"kind":"standard","n":1} or {"kind":"pendingRules"}',
  count: "a number of cards is needed: a whole number from 1 to 99",
  clause: "a clause is null or an object",
};

const book = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) => `not JSON: ${tell(problem)}`,
  tooLarge: ({ most }: { most: number }) => `the file is larger than ${most} characters`,
  notABook: "a rule book is a JSON object",
  format: ({ format, value }: { format: string; value: Shown }) =>
    `format: only "${format}" can be read, not ${shownWords(value)}`,
  game: ({ value }: { value: Shown }) =>
    `game: a rule book is of "eights-nomic", not ${shownWords(value)}`,
  surplus: ({ where, field, known }: { where: string; field: Shown; known: readonly string[] }) =>
    `${where}${shownWords(field)} is not known here (${allOf(known)})`,
  noRules: ({ most }: { most: number }) => `rules: a list of 1 to ${most} rules is needed`,
  notARule: ({ at }: { at: number }) =>
    `rules.${at}: a rule is an object with "name", "text" and "clause"`,
  name: ({ at, most }: { at: number; most: number }) =>
    `rules.${at}.name: a text of 1 to ${most} characters is needed`,
  text: ({ at, most }: { at: number; most: number }) =>
    `rules.${at}.text: a text of 1 to ${most} characters is needed`,
  words: (
    { at, field, problem }: { at: number; field: "name" | "text"; problem: Said },
    tell: Tell,
  ) => `rules.${at}.${field}: ${tell(problem)}`,
  clause: ({ at, problem }: { at: number; problem: Said }, tell: Tell) =>
    `rules.${at}.clause: ${tell(problem)}`,
  sameName: ({ at, rule }: { at: number; rule: string }) =>
    `rules.${at}.name: there is a rule “${rule}” before it (EN-2)`,
  sameText: ({ at, rule }: { at: number; rule: string }) =>
    `rules.${at}.text: it says what the rule “${rule}” before it says (EN-2)`,
  noNull: "rules: a rule book holds NullRule, which says nothing (EN-2)",
  hash: ({ value }: { value: Shown }) =>
    `sha256: 64 hexadecimal digits are needed, not ${shownWords(value)}`,
  otherHash: ({ hash, own }: { hash: string; own: string }) =>
    `sha256: the rules give ${own}, not ${hash}: the file was changed after it was written`,
};

const penaltyWords = (penalty: PenaltyName): string =>
  penalty.kind === "standard" ? `a standard penalty of ${penalty.n}` : "the loss of a Pending Rule";
const { naming: _naming, drew, ...kept } = eights;
const whyDrawn: { readonly [W in DrawnFor]: string } = {
  turn: "",
  penalty: " as a penalty",
  clause: " by a rule",
  emptyHand: " for an empty hand",
};

/** A name is null if it is the reader's. */
const table = {
  ...kept,
  ...atTable,
  dealt: (dealer: string | null) => `${does(dealer, "deal", "deals")} a new game.`,
  proposed: (name: string | null, command: Command["type"], judges: string) =>
    `${capital(name === null ? "your" : `${name}’s`)} ${commandNouns[command]} is before its judges: ${judges}.`,
  agreed: (name: string | null) => `${does(name, "agreed")}.`,
  disagreed: (name: string | null, rule: string) =>
    `${does(name, "disagreed")}, by the rule “${rule}”.`,
  objected: (name: string | null, rule: string) =>
    `${does(name, "objected")}: it contradicts the rule “${rule}”.`,
  refusedCommand: (
    name: string | null,
    command: Command["type"],
    why: "disagreed" | "objected" | "impossible" | "gone",
  ) =>
    `${capital(name === null ? "your" : `${name}’s`)} ${commandNouns[command]} ${{ disagreed: "is refused by its judge", objected: "is refused: too many object", impossible: "cannot be carried out any more", gone: "is dropped" }[why]}.`,
  played: (name: string | null, card: string) => `${does(name, "played")} the ${card}.`,
  drewFor: (name: string | null, count: number, names: readonly string[], why: DrawnFor) =>
    `${drew(name, count, names).slice(0, -1)}${whyDrawn[why]}.`,
  shuffledDeck: (name: string | null, count: number) =>
    `${does(name, "shuffled")} ${cards(count)} of the pile into the deck.`,
  endedTurn: (name: string | null) =>
    `${does(name, "ended")} ${name === null ? "your" : "the"} turn.`,
  turnBegan: (name: string | null) => (name === null ? "Your turn." : `${name}’s turn.`),
  announced: (name: string | null, text: string) => `${name ?? "You"}: “${text}”`,
  whispered: (from: string | null, to: string | null, text: string) =>
    `${does(from, "whispered")} to ${to ?? "you"}: “${text}”`,
  called: (name: string | null, player: string | null, penalty: PenaltyName) =>
    `${does(name, "called")} Improper: ${player ?? "you"}, ${penaltyWords(penalty)}.`,
  performed: (name: string | null, penalty: PenaltyName) =>
    `Rightly: ${name ?? "you"} had earned ${penaltyWords(penalty)}.`,
  tookBack: (name: string | null, card: string) => `${does(name, "took")} the ${card} back.`,
  property: (whose: string | null, name: string, to: number) =>
    whose === null ? `${name} is ${to} now.` : `${name} of ${whose} is ${to} now.`,
  added: (name: string | null, rule: string) =>
    `${does(name, "brought")} a new rule into force: “${rule}”.`,
  modified: (name: string | null, rule: string, to: string) =>
    `${does(name, "changed")} the rule “${rule}”${rule === to ? "" : ` into “${to}”`}.`,
  repealed: (name: string | null, rule: string) => `${does(name, "repealed")} the rule “${rule}”.`,
  owesRule: (name: string | null) => `The Eight of Spades: ${name ?? "you"} must change a rule.`,
  reversedCycle: "The Turn Cycle is turned round.",
  skipping: (count: number) =>
    `At the end of this turn ${count === 1 ? "the next player is" : `${count} players are`} passed over.`,
  clauseFailed: (rule: string, problem: string) =>
    `The clause of the rule “${rule}” has no effect now: ${problem}`,
  consented: (name: string | null) => `${does(name, "agreed")} to end the game.`,
  gameEnded: (why: "consent" | "turns" | "clause", rule: string | null) =>
    ({
      consent: "Everybody has agreed to end the game.",
      turns: "The last turn is over.",
      clause: `The rule “${rule}” ends the game.`,
    })[why],
  won: (name: string | null) => `${does(name, "have", "has")} won the game!`,
  penalty: penaltyWords,
  command: (type: Command["type"]) => commandNouns[type],
};

/** H-27 */
const reasons = {
  fits: ({ held }: { held: number }) =>
    `It has the suit or the rank of the top card, and leaves you with ${cards(held)}.`,
  lastCard:
    "Your last card: with an empty hand you take five cards and earn a change of the rules.",
  eightOfSpades: "The Eight of Spades lets you change a rule at once.",
  lifted: ({ rule }: { rule: string }) =>
    `It does not fit the top card, but the rule “${rule}” allows it.`,
  free: "Nothing is earned by a card that does not fit any more, so get rid of one.",
  dares: "It does not fit, and earns a penalty if anybody notices; here it is worth the risk.",
  nothingFits: "Nothing that you hold fits the top card.",
  drawsMore: "Another card may serve you better than ending the turn now.",
  takesFive: "Five cards for your empty hand, and a change of the rules is yours.",
  shuffles: "The deck is empty: shuffle the pile into it, so that there is something to draw.",
  ends: "There is nothing better to do in this turn.",
  addsRule: ({ rule }: { rule: string }) =>
    `Every rule that you bring into force counts, and “${rule}” serves your hand.`,
  replacesRule: ({ rule, from }: { rule: string; from: string }) =>
    `It counts as your rule, and “${rule}” serves you better than “${from}”.`,
  emptyRule: "Every rule that you bring into force counts, even one that does nothing.",
  agrees: "Nothing in the rules speaks against it, as far as a machine can tell.",
  leavesToPeople:
    "The machine cannot judge rules in plain text: read it, and object if it contradicts another.",
  objects: "It would end the game at once, and you would not win.",
  disagrees: "It is against a rule of yours.",
  calls: "That card has neither the suit nor the rank of the one below it, and no rule allows it.",
  consents: "Somebody wishes to end the game.",
  speaks: "The others should know it.",
  leaves: "You have had enough.",
};

const bots = {
  cannotJudge:
    "I cannot judge rules in plain text, so I agree to them. That is for people to judge.",
};

/** For moves that are allowed but not advisable. */
const cautions = {
  matchesNothing:
    "It has neither the suit nor the rank of the top card: you may play it, but it earns a penalty, if somebody notices.",
};

export const whole = { ...start, refusals, forms, book, table, reasons, bots, cautions, clauses };

export type Text = Widened<typeof whole>;
