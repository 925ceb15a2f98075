import { allOf, capital, cards, plural } from "#shared/text/en/words.ts";
import type { Command } from "../types.ts";

const commandNouns: { readonly [T in Command["type"]]: string } = {
  play: "play",
  draw: "draw",
  endTurn: "end of the turn",
  deckShuffle: "deck shuffle",
  emptyHand: "taking of five cards",
  modify: "rule change",
};
const whose = (name: string | null): string => (name === null ? "your" : `${name}’s`);
const names = (all: readonly (string | null)[]): string => allOf(all.map((name) => name ?? "you"));

/** A name is null if it is the reader's. */
export const atTable = {
  handHelp:
    "Arrow keys go along your hand; Space picks a card, Enter plays it. D draws, E ends your turn, I calls Improper, B opens the rule book.",

  endTurn: "End turn",
  endTurnSoon: "Ending…",
  shuffle: "Shuffle the deck",
  takeFive: "Take five cards, earn a rule change",
  change: (pending: number) => (pending > 1 ? `Change a rule (${pending})` : "Change a rule"),
  changeNow: "Change a rule",
  improper: "Improper!",
  agree: "Agree",
  refuse: "Disagree…",
  objectTo: "Object…",
  lookAt: "Look at it…",
  waitsForJudges: "A command is before its judges: wait until it is decided",
  waitsForChange: "The Eight of Spades: a rule must be changed first",
  canCallNobody: "There is nobody to call",
  adviseRule: (rule: string) => `Change a rule: “${rule}”`,
  hasAnswered: "You have answered",

  yourTurn: (want: string) => `Your turn – play a card (${want}) or draw one`,
  yourFirst: "Your turn – play any card, or draw one",
  youPlayed: (canDraw: boolean) =>
    canDraw
      ? "You have played – draw a card too, or end your turn"
      : "You have played – end your turn",
  youDrew: (want: string) => `You have drawn – play a card too (${want}), or end your turn`,
  youDrewAll: "You have drawn – end your turn",
  youDidBoth: "You have played and drawn – end your turn",
  youCanOnlyEnd: "You can neither play nor draw – end your turn",
  youEmptyHand: "Your hand is empty – take five cards and earn a rule change",
  youEmptyDeck: "The deck is empty – shuffle the pile into it, or play a card",
  youOweRule: "The Eight of Spades: change a rule",
  theyOweRule: (name: string) => `The Eight of Spades: ${name} must change a rule`,
  theirTurn: (name: string, played: boolean, drew: boolean) => {
    if (played && drew) return `${name}’s turn – has played and drawn`;
    return played
      ? `${name}’s turn – has played`
      : drew
        ? `${name}’s turn – has drawn`
        : `${name}’s turn`;
  },
  before: (name: string | null, command: Command["type"], judges: readonly (string | null)[]) =>
    `${capital(whose(name))} ${commandNouns[command]} is before its judges: ${names(judges)}`,
  youJudge: (name: string, what: string) => `${name} ${what} Do you let it stand?`,
  judged: {
    play: (card: string | null) => (card === null ? "plays a card." : `plays the ${card}.`),
    draw: "draws a card.",
    endTurn: "ends the turn.",
    deckShuffle: "shuffles the pile into the deck.",
    emptyHand: "takes five cards.",
    modify: (rule: string, to: string | null, isNew: boolean) =>
      isNew
        ? `proposes a new rule: “${to}”.`
        : to === null
          ? `would repeal the rule “${rule}”.`
          : `would change the rule “${rule}”${rule === to ? "" : ` into “${to}”`}.`,
  },
  timeToAnswer: (seconds: number) =>
    `${seconds === 1 ? "1 second" : `${seconds} seconds`} to answer; who says nothing agrees.`,

  matchesNothing: "matches neither suit nor rank: it earns a penalty, if somebody notices",
  mustMatchNothing: "goes on anything",
  allowedBy: (rule: string) => `goes on anything, by “${rule}”`,
  eightOfSpades: "you must change a rule then",
  touchedBy: (rules: readonly string[]) =>
    `${rules.length === 1 ? "a rule speaks of it" : "rules speak of it"}: ${allOf(rules.map((rule) => `“${rule}”`))}`,
  noPile: "any card",

  saysPenalty: "A penalty!",
  saysTakesBack: "Back again",
  saysImproper: "Improper!",
  saysRefused: "Refused",
  saysDisagrees: "I disagree!",
  saysObjects: "Objection!",
  saysRule: (rule: string) => `New rule: ${rule}`,
  saysChanges: (rule: string) => `Changes ${rule}`,
  saysRepeals: (rule: string) => `Repeals ${rule}`,
  saysOwes: "A new rule!",
  saysFive: "Five cards!",
  saysShuffles: "Shuffles the deck",
  saysEnds: "Ends the turn",
  saysEndGame: "I agree to end",

  pendingOf: (count: number) => (count === 1 ? "1 rule to change" : `${count} rules to change`),
  rulesOf: (count: number) => plural(count, "rule", "rules"),
  overByConsent: "Everybody has agreed to end the game: most rules win.",
  overByTurns: (turns: number) => `The last of ${turns} turns is over: most rules win.`,
  overByRule: "A rule has ended the game.",
  agreedToEnd: "agrees to end the game",
  turnNow: (played: boolean, drew: boolean) =>
    played && drew
      ? "has played and drawn in this turn"
      : played
        ? "has played in this turn"
        : drew
          ? "has drawn in this turn"
          : "",
  cycle: (all: readonly (string | null)[]) =>
    `The Turn Cycle: ${all.map((name) => name ?? "you").join(", ")}.`,
  property: (whoseIs: string | null, name: string, value: number) =>
    whoseIs === null ? `${name}: ${value}.` : `${name} of ${whoseIs}: ${value}.`,
  skipsToCome: (count: number) =>
    count === 1
      ? "One player is passed over after this turn."
      : `${count} players are passed over after this turn.`,
  extraToCome: "Another turn follows for the same player.",
  rulesInForce: (count: number) => `${count} rules are in force.`,

  callTitle: "Call Improper",
  callWho: "Whom do you call?",
  callWhat: "Which penalty is due?",
  standard: "Standard penalty",
  standardHelp: (count: number) =>
    `Draws ${cards(count)}, and takes back what earned it if that can be undone.`,
  pendingRules: "Loses a Pending Rule",
  pendingRulesHelp: "Due to who emptied his hand while he had a penalty.",
  callWarning: "If exactly this penalty is not due, you earn a standard penalty of 1 yourself.",
  callIt: "Call it",
  ofCards: "Cards to draw",

  disagreeTitle: "Disagree with a command",
  disagreeBy: "By which of your rules?",
  disagree: "Disagree",
  objectTitle: "A change of the rules",
  objectBy: "Which rule does it contradict?",
  object: "Object",
  back: "Back",

  endTitle: "End the game",
  endWords:
    "The game ends when all players agree to it. What you agree to stands until the end; bots agree as soon as a person does.",
  agreedToEndBy: (all: readonly (string | null)[]) => `Agreed so far: ${names(all)}.`,
  agreedByNobody: "Nobody has agreed so far.",
  agreeToEnd: "I agree to end the game",
  youAgreedToEnd: "You have agreed to end the game.",
  endLabel: (agreed: number, all: number) => (agreed === 0 ? "End…" : `End ${agreed}/${all}`),
  endShort: (agreed: number, all: number) =>
    agreed === 0 ? "End the game" : `End the game: ${agreed} of ${all} agree`,

  whisperTo: "Who hears it",
  everybody: "everybody (an announcement)",
  onlyTo: (name: string) => `${name} alone (a whisper)`,
  whisperLine: (to: string | null, text: string) => `(whispered to ${to ?? "you"}) ${text}`,
  counts: "What you say here is part of the game.",
};
