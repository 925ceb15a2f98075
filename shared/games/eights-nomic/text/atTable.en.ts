import { allOf, cards, plural } from "#shared/text/en/words.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Command, WrongCall } from "../types.ts";

export const commandNouns: { readonly [T in Command["type"]]: string } = {
  play: "play",
  draw: "draw",
  endTurn: "end of the turn",
  deckShuffle: "deck shuffle",
  emptyHand: "draw of five cards",
  modify: "rule change",
};
/** Null if it is the reader's. */
type Name = string | null;
export const whose = (name: Name): string => (name === null ? "your" : `${name}’s`);
const hasDone = (played: boolean, drew: boolean): string =>
  played ? (drew ? "has played and drawn" : "has played") : "has drawn";
const names = (all: readonly Name[]): string => allOf(all.map((name) => name ?? "you"));

function proper(name: string, wrong: WrongCall, word: (card: Card) => string): string {
  switch (wrong.why) {
    case "noPenalties":
      return "the rules in force know no penalties.";
    case "notTheirTurn":
      return `it isn’t ${name}’s turn, and a penalty lapses when a turn ends.`;
    case "nothingPlayed":
      return `${name} has played no card this turn.`;
    case "allowed":
      return `a rule allowed ${name}’s card, or its penalty is already paid.`;
    case "otherPenalty":
      return `${name}’s ${word(wrong.card)} doesn’t fit, but that costs a standard penalty of 1.`;
    case "firstCard":
      return `${name}’s ${word(wrong.card)} was the first on an empty pile, where any card goes.`;
    case "fits":
      return `${name}’s ${word(wrong.card)} fits the ${word(wrong.below)}.`;
    case "freed":
      return `“${wrong.rule}” lets ${name}’s ${word(wrong.card)} go on that card.`;
  }
}

export const atTable = {
  handHelp:
    "Use the arrow keys to move between cards, Space to pick, Enter to play. Press D to draw, E to end your turn, I to call Improper, B to open the rule book.",

  endTurn: "End turn",
  endTurnSoon: "Ending…",
  shuffle: "Shuffle the deck",
  takeFive: "Take five cards and earn a rule change",
  change: (pending: number) => (pending > 1 ? `Change a rule (${pending})` : "Change a rule"),
  changeNow: "Change a rule",
  improper: "Improper!",
  agree: "Agree",
  refuse: "Disagree…",
  lookAt: "View it…",
  waitsForJudges: "Judges are deciding on a move: wait for them",
  waitsForChange: "The Eight of Spades: a rule must be changed first",
  canCallNobody: "There is nobody to call",
  adviseRule: (rule: string) => `Change a rule: “${rule}”`,

  yourTurn: (want: string) => `Your turn – play a card (${want}) or draw one`,
  yourFirst: "Your turn – play any card, or draw one",
  youPlayed: (canDraw: boolean) =>
    canDraw ? "You’ve played – draw a card too, or end your turn" : "You’ve played – end your turn",
  youDrew: (want: string) => `You’ve drawn – play a card too (${want}), or end your turn`,
  youDrewAll: "You’ve drawn – end your turn",
  youDidBoth: "You’ve played and drawn – end your turn",
  youCanOnlyEnd: "You can’t play or draw – end your turn",
  youEmptyHand: "Your hand is empty – take five cards and earn a rule change",
  youEmptyDeck: "The deck is empty – shuffle the pile into it, or play a card",
  youOweRule: "The Eight of Spades: change a rule",
  theyOweRule: (name: string) => `The Eight of Spades: ${name} must change a rule`,
  theirTurn: (name: string, played: boolean, drew: boolean) =>
    `${name}’s turn${played || drew ? ` – ${hasDone(played, drew)}` : ""}`,
  before: (name: Name, command: Command["type"], judges: readonly Name[]) =>
    `Judging ${whose(name)} ${commandNouns[command]}: ${names(judges)}`,
  youJudge: (name: string, what: string) => `${name} ${what} Do you agree?`,
  judged: {
    play: (card: string | null) => (card === null ? "plays a card." : `plays the ${card}.`),
    draw: "draws a card.",
    endTurn: "ends their turn.",
    deckShuffle: "shuffles the pile into the deck.",
    emptyHand: "takes five cards.",
    modify: (rule: string, to: string | null, isNew: boolean) =>
      isNew
        ? `proposes a new rule: “${to}”.`
        : to === null
          ? `wants to repeal the rule “${rule}”.`
          : `wants to change the rule “${rule}”${rule === to ? "" : ` into “${to}”`}.`,
  },
  timeToAnswer: (seconds: number) =>
    `${seconds === 1 ? "1 second" : `${seconds} seconds`} to answer. If you don’t, you agree.`,

  matchesNothing: "doesn’t fit: earns a penalty if someone notices",
  mustMatchNothing: "goes on anything",
  allowedBy: (rule: string) => `goes on anything, by “${rule}”`,
  eightOfSpades: "then you must change a rule",
  touchedBy: (rules: readonly string[]) =>
    `${rules.length === 1 ? "a rule mentions it" : "rules mention it"}: ${allOf(rules.map((rule) => `“${rule}”`))}`,
  noPile: "any card",

  saysPenalty: "A penalty!",
  saysTakesBack: "Takes it back",
  saysImproper: "Improper!",
  saysRefused: "Refused",
  saysDisagrees: "I disagree!",
  saysObjects: "Objection!",
  saysRule: (rule: string) => `New rule: ${rule}`,
  saysChanges: (rule: string) => `Changes ${rule}`,
  saysRepeals: (rule: string) => `Repeals ${rule}`,
  saysOwes: "A new rule!",
  inForce: "Your rule is in force!",
  saysFive: "Five cards!",
  saysShuffles: "Shuffles the deck",
  saysEndGame: "I agree to end",

  pendingOf: (count: number) => (count === 1 ? "1 rule to change" : `${count} rules to change`),
  rulesOf: (count: number) => plural(count, "rule", "rules"),
  overByConsent: "Everyone agreed to end the game. The most rules win.",
  overByTurns: (turns: number) => `The last of ${turns} turns is over. The most rules win.`,
  overByRule: "A rule has ended the game.",
  agreedToEnd: "agrees to end the game",
  turnNow: (played: boolean, drew: boolean) =>
    played || drew ? `${hasDone(played, drew)} this turn` : "",
  cycle: (all: readonly Name[]) =>
    `The Turn Cycle: ${all.map((name) => name ?? "you").join(", ")}.`,
  property: (whoseIs: string | null, name: string, value: number) =>
    whoseIs === null ? `${name}: ${value}.` : `${name} of ${whoseIs}: ${value}.`,
  skipsToCome: (count: number) =>
    count === 1
      ? "One player is skipped after this turn."
      : `${count} players are skipped after this turn.`,
  extraToCome: "The same player gets another turn.",
  rulesInForce: (count: number) => `${count} rules are in force.`,

  callTitle: "Call Improper",
  callWho: "Who do you call?",
  callWhat: "Which penalty do they owe?",
  standard: "Standard penalty",
  standardHelp: (count: number) =>
    `They draw ${cards(count)}, and take back what earned it if that can be undone.`,
  pendingRules: "Loses a Pending Rule",
  pendingRulesHelp: "For taking five cards while owing a penalty.",
  callWarning: "If they don’t owe exactly this penalty, you earn a standard penalty of 1 yourself.",
  wrongCall: (name: string, wrong: WrongCall, word: (card: Card) => string) =>
    [
      `Wrong call: ${proper(name, wrong, word)}`,
      wrong.why === "noPenalties"
        ? "It costs you nothing."
        : "Now you owe a penalty of 1 card yourself, if somebody calls you before this turn ends.",
    ].join(" "),
  callIt: "Call it",
  ofCards: "Cards to draw",

  disagreeTitle: "Disagree with a move",
  disagreeBy: "Which of your rules does it break?",
  disagree: "Disagree",
  objectTitle: "Object to a rule change",
  objectBy: "Which rule does it contradict?",
  object: "Object",

  endTitle: "End the game",
  endWords:
    "The game ends when all players agree. Bots agree as soon as one person does. You can’t undo this.",
  agreedToEndBy: (all: readonly Name[]) => `Agreed so far: ${names(all)}.`,
  agreedByNobody: "Nobody has agreed so far.",
  agreeToEnd: "Agree to end the game",
  youAgreedToEnd: "You’ve agreed to end the game.",
  endLabel: (agreed: number, all: number) => (agreed === 0 ? "End…" : `End ${agreed}/${all}`),
  endShort: (agreed: number, all: number) =>
    agreed === 0 ? "End the game" : `End the game: ${agreed} of ${all} agree`,

  whisperTo: "Who hears it",
  everybody: "everyone (an announcement)",
  onlyTo: (name: string) => `only ${name} (a whisper)`,
  whisperLine: (to: Name, text: string) => `(whispered to ${to ?? "you"}) ${text}`,
  counts: "What you say here is part of the game.",
};
