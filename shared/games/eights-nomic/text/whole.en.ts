import type { Card } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import { en as eights } from "#shared/games/eights/text/en.ts";
import { allOf, capital, cards, cardWords, does, noun, shownWords } from "#shared/text/en/words.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type { Command, DrawnFor, PenaltyName } from "../types.ts";
import { atTable, commandNouns, whose } from "./atTable.en.ts";
import { clauses } from "./clauses.en.ts";
import { start } from "./start.en.ts";

const commandWords: { readonly [T in CommandType]: string } = {
  play: "play this card",
  draw: "draw",
  endTurn: "end your turn",
  deckShuffle: "shuffle the pile into the deck",
  emptyHand: "take five cards",
  modify: "change a rule",
};
type CommandType = Command["type"];
type InRule = { rule: string };
type Most = { most: number };
type Count = { cards: number };
type At = { at: number };
type BySeat = { seat: number };
type Wrong = { problem: Said };
type Value = { value: Shown };

const refusals = {
  notHeld: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)}. Play a card from your own hand.`,
  playedAlready: ({ drew }: { drew: boolean }) =>
    `You’ve already played a card this turn, and the rule “Turns” allows only one. ${drew ? "End your turn" : "Draw a card, or end your turn"}.`,
  drewAlready: ({ played }: { played: boolean }) =>
    `You’ve already drawn a card this turn, and the rule “Turns” allows only one. ${played ? "End your turn" : "Play a card, or end your turn"}.`,
  noDeck: ({ shuffle }: { shuffle: boolean }) =>
    `The deck is empty, so you can’t draw. ${shuffle ? "Shuffle the pile into it first, or play a card" : "Play a card"}.`,
  nothingDone: ({ draw, play }: { draw: boolean; play: boolean }) =>
    `The rule “Turns” says you must play or draw a card. ${draw && play ? "Do either" : draw ? "Draw a card" : play ? "Play a card" : "Shuffle the deck, and draw"} before you end your turn.`,
  tooSoon: ({ seconds }: { seconds: number }) =>
    `Wait a moment. Others have ${seconds} ${noun(seconds, "second", "seconds")} after your last move to call “Improper”.`,
  noEmptyDeck:
    "The rule “EmptyDeck” is no longer in force, so you can’t shuffle the pile into the deck.",
  deckNotEmpty: ({ cards: count }: Count) =>
    `The deck still has ${cards(count)}. You can only shuffle the pile into an empty deck.`,
  shortPile: "There are no cards under the top card of the pile to shuffle into a deck.",
  noEmptyHand: "The rule “EmptyHand” is no longer in force, so an empty hand earns nothing.",
  holdsCards: ({ cards: count }: Count) =>
    `You still hold ${cards(count)}. You can only take five with an empty hand.`,
  shortDeck: ({ cards: count, needed }: { cards: number; needed: number }) =>
    `The deck has only ${cards(count)}, and you need ${needed}. Wait until it is shuffled, or continue your turn.`,
  noPendingRules:
    "The rule “PendingRules” is no longer in force, so you can’t use Pending Rules to change a rule.",
  nonePending: ({ pending }: { pending: number }) =>
    `You have ${pending} Pending Rules. Empty your hand and take five cards to earn one, or play the Eight of Spades.`,
  eightFirst: ({ seat }: BySeat) =>
    `Seat ${seat + 1} played the Eight of Spades and must change a rule first. Wait until they have.`,
  underWay: ({ seat }: BySeat) =>
    `Judges are deciding on a move by seat ${seat + 1}. Wait for them.`,
  notAsked:
    "There’s nothing for you to judge now. You can agree, disagree or object when you’re asked.",
  nothingToJudge: "There is no move to judge now.",
  notYourRule: ({ own }: { own: readonly string[] }) =>
    own.length === 0
      ? "You own no rule to judge moves by. Agree."
      : `Choose one of your own rules to judge by (${allOf(own)}), or agree.`,
  noChange: "You can only object to a rule change. Agree, or disagree by one of your own rules.",
  noSuchRule: ({ rule }: InRule) => `No rule called “${rule}” is in force. Choose one that is.`,
  nameLength: ({ most }: Most) =>
    `A rule’s name must have 1 to ${most} characters. Change the name.`,
  textLength: ({ most }: Most) =>
    `A rule’s text must have 1 to ${most} characters. Change the text.`,
  nameTaken: ({ rule }: InRule) => `There’s already a rule called “${rule}”. Choose another name.`,
  sameText: ({ rule }: InRule) =>
    `The rule “${rule}” already says that. Two rules in force can’t say the same.`,
  nullIntoNull: "NullRule always says nothing. Write a text for your new rule.",
  repealWithClause: "A repealed rule can’t have a clause. Repeal it without one.",
  forbidden: ({ command, rule }: { command: CommandType; rule: string }) =>
    `You can’t ${commandWords[command]} now, because the rule “${rule}” forbids it.`,
  clause: ({ problem }: Wrong, tell: Tell) =>
    `The table can’t enforce this clause: ${tell(problem)}`,
  clauseFails: ({ problem }: Wrong, tell: Tell) =>
    `The clause fails when tried on the table as it is now: ${tell(problem)}`,
  nobodyToTell: "You can only whisper to another player in the game.",
  callsHimself: "You can’t call yourself. Choose another player.",
  callsNobody: "That player isn’t in the game. Choose one who is.",
  consentedAlready: "You’ve already agreed to end the game. Wait for the others to agree too.",
  notTheDefault: ({ move }: { move: string }) =>
    `Only the default move can be marked as automatic, and that is "${move}" now.`,
  fewCards: ({ cards: count, each, seats }: { cards: number; each: number; seats: number }) =>
    `${count} cards aren’t enough to deal ${each} each to ${seats} players (EN-11)`,
  notAHash: ({ value }: Value) =>
    `carry.ruleBook (EN-1) must be a SHA-256 of 64 hexadecimal digits, not ${shownWords(value)}`,
};

/** C-13 */
const forms = {
  seat: "must be a seat: a whole number from 0",
  penalty: 'must be {"kind":"standard","n":1} or {"kind":"pendingRules"}',
  count: "must be a whole number of cards from 1 to 99",
  clause: "must be null or an object",
};

const book = {
  notJson: ({ problem }: Wrong, tell: Tell) => `not JSON: ${tell(problem)}`,
  tooLarge: ({ most }: Most) => `the file is larger than ${most} characters`,
  notABook: "a rule book must be a JSON object",
  format: ({ format, value }: { format: string } & Value) =>
    `format: must be "${format}", not ${shownWords(value)}`,
  game: ({ value }: Value) => `game: must be "eights-nomic", not ${shownWords(value)}`,
  surplus: ({ where, field, known }: { where: string; field: Shown; known: readonly string[] }) =>
    `${where}${shownWords(field)} isn’t a known field (known: ${allOf(known)})`,
  noRules: ({ most }: Most) => `rules: must be a list of 1 to ${most} rules`,
  notARule: ({ at }: At) => `rules.${at}: must be an object with "name", "text" and "clause"`,
  name: ({ at, most }: At & Most) => `rules.${at}.name: must be a text of 1 to ${most} characters`,
  text: ({ at, most }: At & Most) => `rules.${at}.text: must be a text of 1 to ${most} characters`,
  words: ({ at, field, problem }: At & Wrong & { field: "name" | "text" }, tell: Tell) =>
    `rules.${at}.${field}: ${tell(problem)}`,
  clause: ({ at, problem }: At & Wrong, tell: Tell) => `rules.${at}.clause: ${tell(problem)}`,
  sameName: ({ at, rule }: At & InRule) =>
    `rules.${at}.name: an earlier rule is also called “${rule}” (EN-2)`,
  sameText: ({ at, rule }: At & InRule) =>
    `rules.${at}.text: the earlier rule “${rule}” says the same (EN-2)`,
  noNull: "rules: must include NullRule, which says nothing (EN-2)",
  hash: ({ value }: Value) => `sha256: must be 64 hexadecimal digits, not ${shownWords(value)}`,
  otherHash: ({ hash, own }: { hash: string; own: string }) =>
    `sha256: the rules give ${own}, not ${hash}: the file was changed after it was saved`,
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

/** Null if it is the reader's. */
type Name = string | null;

const table = {
  ...kept,
  ...atTable,
  dealt: (dealer: Name) => `${does(dealer, "deal", "deals")} a new game.`,
  proposed: (name: Name, command: CommandType, judges: string) =>
    `Judging ${whose(name)} ${commandNouns[command]}: ${judges}.`,
  agreed: (name: Name) => `${does(name, "agreed")}.`,
  disagreed: (name: Name, rule: string) => `${does(name, "disagreed")}, by the rule “${rule}”.`,
  objected: (name: Name, rule: string) =>
    `${does(name, "objected")} that it contradicts the rule “${rule}”.`,
  refusedCommand: (
    name: Name,
    command: CommandType,
    why: "disagreed" | "objected" | "impossible" | "gone",
  ) =>
    `${capital(whose(name))} ${commandNouns[command]} ${{ disagreed: "was refused by its judge", objected: "was refused because too many players objected", impossible: "is no longer possible", gone: "was dropped" }[why]}.`,
  played: (name: Name, card: string) => `${does(name, "played")} the ${card}.`,
  drewFor: (name: Name, count: number, names: readonly string[], why: DrawnFor) =>
    `${drew(name, count, names).slice(0, -1)}${whyDrawn[why]}.`,
  shuffledDeck: (name: Name, count: number) =>
    `${does(name, "shuffled")} ${cards(count)} of the pile into the deck.`,
  endedTurn: (name: Name) => `${does(name, "ended")} ${name === null ? "your" : "their"} turn.`,
  turnBegan: (name: Name) => (name === null ? "Your turn." : `${name}’s turn.`),
  announced: (name: Name, text: string) => `${name ?? "You"}: “${text}”`,
  whispered: (from: Name, to: Name, text: string) =>
    `${does(from, "whispered")} to ${to ?? "you"}: “${text}”`,
  called: (name: Name, player: Name, penalty: PenaltyName) =>
    `${does(name, "called")} Improper on ${player ?? "you"}: ${penaltyWords(penalty)}.`,
  performed: (name: Name, penalty: PenaltyName) =>
    `A right call: ${name ?? "you"} owed ${penaltyWords(penalty)}.`,
  tookBack: (name: Name, card: string) => `${does(name, "took")} the ${card} back.`,
  property: (of: Name, name: string, to: number) =>
    of === null ? `${name} is ${to} now.` : `${name} of ${of} is ${to} now.`,
  added: (name: Name, rule: string) => `${does(name, "brought")} a new rule into force: “${rule}”.`,
  modified: (name: Name, rule: string, to: string) =>
    `${does(name, "changed")} the rule “${rule}”${rule === to ? "" : ` into “${to}”`}.`,
  repealed: (name: Name, rule: string) => `${does(name, "repealed")} the rule “${rule}”.`,
  owesRule: (name: Name) => `The Eight of Spades: ${name ?? "you"} must change a rule.`,
  reversedCycle: "The Turn Cycle is reversed.",
  skipping: (count: number) =>
    `After this turn, ${count === 1 ? "the next player is" : `${count} players are`} skipped.`,
  clauseFailed: (rule: string, problem: string) =>
    `The clause of the rule “${rule}” has no effect this time: ${problem}`,
  consented: (name: Name) => `${does(name, "agreed")} to end the game.`,
  gameEnded: (why: "consent" | "turns" | "clause", rule: string | null) =>
    ({
      consent: "Everyone agreed to end the game.",
      turns: "The last turn is over.",
      clause: `The rule “${rule}” ends the game.`,
    })[why],
  won: (name: Name) => `${does(name, "win", "wins")} the game!`,
  penalty: penaltyWords,
  command: (type: CommandType) => commandNouns[type],
};

/** H-27 */
const reasons = {
  fits: ({ held }: { held: number }) =>
    `It matches the top card, and leaves you with ${cards(held)}.`,
  lastCard:
    "This is your last card. With an empty hand, you take five cards and earn a rule change.",
  eightOfSpades: "The Eight of Spades lets you change a rule at once.",
  lifted: ({ rule }: InRule) => `It doesn’t match the top card, but the rule “${rule}” allows it.`,
  free: "Cards that don’t fit no longer earn a penalty, so get rid of one.",
  dares: "It doesn’t fit, and earns a penalty if anyone notices, but it’s worth the risk.",
  nothingFits: "Nothing you hold fits the top card.",
  drawsMore: "Another card may serve you better than ending the turn now.",
  takesFive: "Take five cards for your empty hand, and earn a rule change.",
  shuffles: "The deck is empty. Shuffle the pile into it so there’s something to draw.",
  ends: "There’s nothing better to do this turn.",
  addsRule: ({ rule }: InRule) =>
    `Every rule you bring into force counts, and “${rule}” helps your hand.`,
  replacesRule: ({ rule, from }: { rule: string; from: string }) =>
    `It counts as your rule, and “${rule}” helps you more than “${from}”.`,
  emptyRule: "Every rule you bring into force counts, even one that does nothing.",
  agrees: "As far as a bot can tell, the rules allow it.",
  leavesToPeople:
    "Bots can’t judge rules in plain words. Read it, and object if it contradicts another rule.",
  objects: "It would end the game at once, and you would not win.",
  objectsToDrawing: "You come next, so it’s you who would draw.",
  disagrees: "It breaks one of your rules.",
  calls: "That card doesn’t match the one below it, and no rule allows it.",
  consents: "Someone wants to end the game.",
  speaks: "The others should know.",
  leaves: "Leaves the game.",
};

const bots = {
  cannotJudge:
    "I can’t judge rules in plain words, so I agree to them. People have to judge those.",
};

/** For moves that are allowed but not advisable. */
const cautions = {
  matchesNothing:
    "It doesn’t match the top card’s suit or rank. You may play it, but it earns a penalty if someone notices.",
};

export const whole = { ...start, refusals, forms, book, table, reasons, bots, cautions, clauses };

export type Text = Widened<typeof whole>;
