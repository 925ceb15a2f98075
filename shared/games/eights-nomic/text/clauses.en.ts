import { isRank, isSuit, type Rank, type Suit } from "#shared/cards/card.ts";
import {
  anyOfRank,
  capital,
  cards,
  countWord,
  listed,
  noun,
  nth,
  number,
  oneOf,
  plural,
  rankWords,
  spelled,
  spelledMany,
  suitWords,
} from "#shared/text/en/words.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type {
  CardPart,
  FieldForm,
  Clause,
  Command,
  Effect,
  Ending,
  Kind,
  Lift,
  Operator,
  Owner,
  Person,
  PersonPart,
  TablePart,
} from "../clauses/clause.ts";
import type { Group, TemplateId, TemplateValues } from "../clauses/templates.ts";
import type { Colour, Comparison, Described, Named, SentencePart, Sum } from "../clauses/words.ts";

type Words<K extends string> = { readonly [key in K]: string };
type Most = { most: number };

const kinds: Words<Kind> = {
  truth: "true or false",
  number: "a number",
  text: "a text",
};

/** EN-7, EN-24…EN-28 */
const problems = {
  notAnExpression:
    'must be true or false, a whole number, a text, or an object with "get", "property" or "op"',
  tooMany: ({ most }: Most) => `a clause may have ${most} parts at most`,
  tooDeep: ({ most }: Most) => `a clause may be nested ${most} levels deep at most`,
  unknownField: ({ field }: { field: string }) => `there is no field "${field}"`,
  unknownOperator: ({ operator }: { operator: string }) => `there is no operator "${operator}"`,
  operands: ({ operator, least, most }: { operator: string; least: number; most: number | null }) =>
    `"${operator}" needs ${most === null ? `at least ${least}` : least} ${least === 1 ? "part" : "parts"}`,
  otherKind: ({ needed, given }: { needed: Kind; given: Kind }) =>
    `this must be ${kinds[needed]}, not ${kinds[given]}`,
  unlike: ({ first, given }: { first: Kind; given: Kind }) =>
    `all parts must be of one kind: the first is ${kinds[first]}, this one ${kinds[given]}`,
  notWhole: ({ most }: Most) =>
    `this must be a whole number from −${number(most)} to ${number(most)}`,
  noCardHere: "there is only a card when a card is played",
  noEachHere:
    'each player works only inside "some", "every" and "count", and where the game ends for every player it is true of',
  asksInside: ({ operator }: { operator: string }) =>
    `"${operator}" asks every player, so it can’t be inside another that does`,
  propertyName: "a property’s name must be 1 to 20 letters, digits and spaces",
  ownedProperty: ({ property }: { property: string }) =>
    `a clause can’t use the property "${property}"`,
  ofSeatsOnly: ({ property }: { property: string }) =>
    `"${property}" is a property of players, not of the game`,
  notLifted: ({ lifts, commands }: { lifts: string; commands: readonly string[] }) =>
    `"${lifts}" can only be lifted for ${oneOf(commands)}`,
  notAfter: ({ effect, commands }: { effect: string; commands: readonly string[] }) =>
    `"${effect}" can only follow ${oneOf(commands)}`,
  notACount: ({ most }: Most) => `this must be a whole number from 1 to ${most}`,
  notAClause: ({ forms }: { forms: readonly string[] }) =>
    `a clause must be null or an object whose "do" is ${listed(forms.slice(0, -1))} or ${forms.at(-1)}`,
  notAnEffect: ({ effects }: { effects: readonly string[] }) =>
    `an effect must be an object whose "effect" is ${listed(effects.slice(0, -1))} or ${effects.at(-1)}`,
  emptyPile: "the pile is empty",
  noCard: "no card is played",
  jokerHasNone: ({ part }: { part: string }) => `a joker has no ${part}`,
  byZero: ({ operator }: { operator: string }) => `"${operator}" by 0 isn’t possible`,
  beyond: ({ most }: Most) => `the result is beyond ±${number(most)}`,
};

const who: Words<Owner | Named> = {
  game: "the game",
  player: "the player",
  next: "the next player",
  each: "that player",
  some: "a player",
  every: "every player",
};
const aSuit: Words<Suit> = {
  c: "a club",
  d: "a diamond",
  h: "a heart",
  s: "a spade",
};

/** "a jack", "a red card", "a jack or a queen of hearts" */
function described({ ranks, suits, colour }: Described): string {
  const of = suits.length === 0 ? "" : ` of ${oneOf(suits.map((suit) => suitWords[suit]))}`;
  if (ranks.length > 0)
    return `${oneOf(ranks.map((rank) => (colour === null ? anyOfRank(rank) : `a ${colour} ${rankWords[rank]}`)))}${of}`;
  if (suits.length > 0) return oneOf(suits.map((suit) => aSuit[suit]));
  return colour === null ? "a card" : `a ${colour} card`;
}

/** "no cards", "exactly 1 card", "fewer than 3 cards" */
function amount(op: Comparison, n: number, one: string, many: string): string {
  const things = noun(n, one, many);
  if (op === "=") return n === 0 ? `no ${many}` : `exactly ${number(n)} ${things}`;
  if (n === 0 && op === ">") return `some ${many}`;
  if (op === "!=") return n === 0 ? `some ${many}` : `other than ${number(n)} ${things}`;
  return `${{ "<": "fewer than", "<=": "at most", ">": "more than", ">=": "at least" }[op]} ${number(n)} ${things}`;
}

const theCard = (of: "card" | "top", lay: boolean): string =>
  of === "card" ? "the card" : lay ? "the card it was played on" : "the top card";
const tableNames: Words<TablePart> = {
  stock: "the number of cards in the deck",
  pile: "the number of cards on the pile",
  players: "the number of players",
  rules: "the number of rules in force",
  turns: "the number of turns so far",
};
const personNames: { readonly [P in PersonPart]: (person: string) => string } = {
  hand: (person) => `the number of cards in ${person}’s hand`,
  rules: (person) => `the number of rules ${person} brought into force`,
  pending: (person) => `${person}’s number of Pending Rules`,
  played: (person) => `the number of cards ${person} played this turn`,
  drew: (person) => `the number of cards ${person} drew this turn`,
  turn: (person) => `it is ${person}’s turn`,
};
type Amount = (op: Comparison, n: number) => string;
const ofCards: Amount = (op, n) => amount(op, n, "card", "cards");
const ofRules: Amount = (op, n) => amount(op, n, "rule", "rules");
const tableAmounts: { readonly [P in TablePart]: Amount } = {
  stock: (op, n) => `the deck holds ${ofCards(op, n)}`,
  pile: (op, n) => `the pile holds ${ofCards(op, n)}`,
  players: (op, n) => `the game has ${amount(op, n, "player", "players")}`,
  rules: (op, n) => `the rule book has ${ofRules(op, n)}`,
  turns: (op, n) =>
    `${amount(op, n, "turn", "turns")} ${n === 1 && op !== "!=" ? "has" : "have"} ended`,
};
type CountedPart = Exclude<PersonPart, "turn">;
const personAmounts: {
  readonly [P in CountedPart]: (person: string, ...amount: Parameters<Amount>) => string;
} = {
  hand: (person, op, n) => `${person} has ${ofCards(op, n)} in hand`,
  rules: (person, op, n) => `${person} has brought ${ofRules(op, n)} into force`,
  pending: (person, op, n) => `${person} has ${amount(op, n, "Pending Rule", "Pending Rules")}`,
  played: (person, op, n) => `${person} has played ${ofCards(op, n)} this turn`,
  drew: (person, op, n) => `${person} has drawn ${ofCards(op, n)} this turn`,
};
const comparisons: Words<Comparison> = {
  "=": "is",
  "!=": "is not",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
};
const sums: { readonly [S in Sum]: (parts: readonly string[]) => string } = {
  "+": (parts) => parts.join(" plus "),
  "-": (parts) => parts.join(" minus "),
  "*": (parts) => parts.join(" times "),
  div: (parts) => `${parts.join(" divided by ")}, rounded down`,
  mod: (parts) => `the remainder of ${parts.join(" divided by ")}`,
};

const may: Words<Exclude<Command, "play">> = {
  draw: "draw a card",
  endTurn: "end a turn",
  deckShuffle: "shuffle the pile into the deck",
  emptyHand: "take five cards for an empty hand",
  modify: "change a rule",
};
const isDone: Words<Exclude<Command, "play">> = {
  draw: "a card is drawn",
  endTurn: "a turn is ended",
  deckShuffle: "the pile is shuffled into the deck",
  emptyHand: "five cards are taken for an empty hand",
  modify: "a rule is changed",
};
const done = (command: Command, card: Described): string =>
  command === "play" ? `${described(card)} is played` : isDone[command];

type Parts = readonly SentencePart[];
const told = ({ said, joined }: SentencePart, tell: Tell): string =>
  joined ? `(${tell(said)})` : tell(said);
const joinedBy =
  (word: "and" | "or") =>
  ({ parts }: { parts: Parts }, tell: Tell) =>
    parts.map((part) => told(part, tell)).join(` ${word} `);
const conditions = (word: "when" | "and", parts: Parts, tell: Tell): string =>
  parts.length === 0 ? "" : ` ${word} ${joinedBy("and")({ parts }, tell)}`;
type OfCommand = { command: Command; card: Described; rest: Parts };

const permitted: { readonly [L in Lift]: (command: Command, card: Described) => string } = {
  match: (_command, card) => `${capital(described(card))} may be played whatever lies on top`,
  limit: (command, card) =>
    command === "endTurn"
      ? "A player may end a turn without playing or drawing"
      : command === "play"
        ? `${capital(described(card))} may be played in addition to the turn’s one card`
        : "A card may be drawn in addition to the turn’s one card",
};
const ended: { readonly [E in Ending]: (condition: string) => string } = {
  player: (condition) => `The game ends when ${condition}, and the last player to move wins.`,
  each: (condition) => `The game ends as soon as ${condition}. Every player this is true of wins.`,
  ranking: (condition) => `The game ends when ${condition}, and the players are ranked as usual.`,
};

type CardIs = { of: "card" | "top"; described: Described; not: boolean; lay: boolean };
type PersonHas = { who: Named; part: CountedPart; op: Comparison; n: number };
type OfPart = { part: Said };
type OfProperty = { of: Owner; name: string };
const propertyOf = ({ of, name }: { of: Owner | Named; name: string }): string =>
  `${who[of]}’s “${name}”`;

const words = {
  always: "this is always true",
  never: "this is never true",
  literal: ({ value }: { value: number | string }) =>
    typeof value === "number" ? number(value) : `“${value}”`,
  property: propertyOf,
  partOfCard: ({ of, part, lay }: { of: "card" | "top"; part: CardPart; lay: boolean }) =>
    `the ${part} of ${theCard(of, lay)}`,
  partOfTable: ({ part }: { part: TablePart }) => tableNames[part],
  partOfPerson: ({ who: person, part }: { who: Named; part: PersonPart }) =>
    personNames[part](who[person]),
  cardIs: ({ of, described: card, not, lay }: CardIs) =>
    `${theCard(of, lay)} is ${not ? "not " : ""}${card.colour !== null && card.ranks.length === 0 ? card.colour : described(card)}`,
  tableHas: ({ part, op, n }: { part: TablePart; op: Comparison; n: number }) =>
    tableAmounts[part](op, n),
  personHas: ({ who: person, part, op, n }: PersonHas) => personAmounts[part](who[person], op, n),
  and: joinedBy("and"),
  or: joinedBy("or"),
  not: ({ part }: OfPart, tell: Tell) => `it is not true that ${tell(part)}`,
  some: ({ part }: OfPart, tell: Tell) => `it is true of some player that ${tell(part)}`,
  every: ({ part }: OfPart, tell: Tell) => `it is true of every player that ${tell(part)}`,
  count: ({ part }: OfPart, tell: Tell) => `the number of players for whom ${tell(part)}`,
  among: ({ part, others }: { part: SentencePart; others: Parts }, tell: Tell) =>
    `${told(part, tell)} is ${oneOf(others.map((other) => told(other, tell)))}`,
  compared: (
    { op, one, other }: { op: Comparison; one: SentencePart; other: SentencePart },
    tell: Tell,
  ) => `${told(one, tell)} ${comparisons[op]} ${told(other, tell)}`,
  reckoned: ({ op, parts }: { op: Sum; parts: Parts }, tell: Tell) =>
    sums[op](parts.map((part) => told(part, tell))),
  draws: ({ who: person, n }: { who: Person; n: number }) => `${who[person]} draws ${cards(n)}`,
  reverse: "the order of turns is reversed",
  skip: "the next player is skipped",
  extraTurn: "the player gets another turn",
  sets: (property: OfProperty & { to: Said }, tell: Tell) =>
    `${propertyOf(property)} becomes ${tell(property.to)}`,
  gains: (property: OfProperty & { by: Said }, tell: Tell) =>
    `${propertyOf(property)} grows by ${tell(property.by)}`,
  loses: (property: OfProperty & { by: Said }, tell: Tell) =>
    `${propertyOf(property)} shrinks by ${tell(property.by)}`,
  forbid: ({ command, card, rest }: OfCommand, tell: Tell) =>
    `${command === "play" ? `${capital(described(card))} may not be played` : `Nobody may ${may[command]}`}${conditions("when", rest, tell)}.`,
  allow: ({ command, lifts, card, rest }: OfCommand & { lifts: Lift }, tell: Tell) =>
    `${permitted[lifts](command, card)}${conditions("when", rest, tell)}.`,
  penalty: ({ command, card, rest, n }: OfCommand & { n: number }, tell: Tell) =>
    `When ${done(command, card)}${conditions("and", rest, tell)}, the player earns a penalty of ${cards(n)}.`,
  then: ({ command, card, rest, effect }: OfCommand & { effect: Said }, tell: Tell) =>
    `When ${done(command, card)}${conditions("and", rest, tell)}, ${tell(effect)}.`,
  endGame: ({ winner, when: condition }: { winner: Ending; when: Said }, tell: Tell) =>
    ended[winner](tell(condition)),
};

type Rules = {
  readonly [I in TemplateId]: {
    readonly [part in "name" | "text"]: string | ((of: TemplateValues<I>) => string);
  };
};

const people = { player: "the player", next: "the next player" };
/** "Aces", "Tens", "Sixes" */
const Many = (rank: Rank): string => capital(spelledMany(rank));
const Suits = (suit: Suit): string => capital(suitWords[suit]);
const points = (n: number): string => plural(n, "point", "points");
const worth = "An ace is worth 1, a jack 11, a queen 12, a king 13.";
const ranked = "The players are ranked as usual.";
const everyNth = (n: number): string => `every ${nth(n)} turn`;

/** A rule's name and its text as it will stand in the rule book. */
const templates = {
  wildRank: {
    name: ({ rank }) => `Wild ${Many(rank)}`,
    text: ({ rank }) => `${capital(anyOfRank(rank))} may be played on any card.`,
  },
  wildSuit: {
    name: ({ suit }) => `${Suits(suit)} Are Trumps`,
    text: ({ suit }) => `Any of the ${suitWords[suit]} may be played on any card.`,
  },
  sameColour: {
    name: "By Colour",
    text: "Red may be played on red, and black on black, whatever the suit and rank.",
  },
  neighbours: {
    name: "Neighbours",
    text: `A card may be played on one whose value is one more or one less. ${worth}`,
  },
  sumsTo: {
    name: ({ number: n }) => `Sum of ${n}`,
    text: ({ number: n }) => `A card may be played on another if the two add up to ${n}. ${worth}`,
  },
  oddOnEven: {
    name: "Odd and Even",
    text: "An odd card may be played on an even one, and an even card on an odd one. An ace, a jack and a king are odd, a queen is even.",
  },
  openRank: {
    name: ({ rank }) => `Open ${Many(rank)}`,
    text: ({ rank }) => `Any card may be played on ${anyOfRank(rank)}.`,
  },
  climbing: {
    name: "Climbing",
    text: "A card may be played on any card of a lower value. An ace is lowest, a king highest.",
  },
  lastCards: {
    name: ({ number: n }) => `Last ${n === 1 ? "Card" : `${n} Cards`}`,
    text: ({ number: n }) =>
      `A player holding ${cards(n)} or fewer may play any of them on any card.`,
  },

  pairsGoOn: {
    name: "Pairs Go On",
    text: "A player may keep playing cards in one turn, as long as each has the same rank as the one below it.",
  },
  runsGoOn: {
    name: "Runs Go On",
    text: "A player may keep playing cards in one turn, as long as each is the next higher card of the same suit.",
  },
  rankGoesOn: {
    name: ({ rank }) => `${Many(rank)} Go On`,
    text: ({ rank }) =>
      `A player who plays ${anyOfRank(rank)} may play another card on it in the same turn.`,
  },
  fullHands: {
    name: ({ number: n }) => `More Than ${n}`,
    text: ({ number: n }) =>
      `A player holding more than ${cards(n)} may play more than one card in a turn.`,
  },
  drawUpTo: {
    name: ({ number: n }) => `Draw Up to ${n}`,
    text: ({ number: n }) => `A player may draw up to ${cards(n)} in a turn.`,
  },
  restFree: {
    name: "Rest",
    text: ({ number: n }) =>
      `A player holding ${cards(n)} or fewer may end a turn without playing or drawing.`,
  },

  rankSkips: {
    name: ({ rank }) => `${Many(rank)} Skip`,
    text: ({ rank }) => `When ${anyOfRank(rank)} is played, the next player misses a turn.`,
  },
  rankReverses: {
    name: ({ rank }) => `${Many(rank)} Reverse`,
    text: ({ rank }) => `When ${anyOfRank(rank)} is played, the order of turns is reversed.`,
  },
  rankAgain: {
    name: ({ rank }) => `${Many(rank)} Again`,
    text: ({ rank }) => `A player who plays ${anyOfRank(rank)} gets another turn after this one.`,
  },
  changeReverses: {
    name: "Turning Colours",
    text: "When red is played on black or black on red, the order of turns is reversed.",
  },
  pairSkips: {
    name: "Pairs Skip",
    text: "When a card is played on one of its own rank, the next player misses a turn.",
  },

  rankDraws: {
    name: ({ rank, number: n }) => `${Many(rank)} Draw ${capital(countWord(n))}`,
    text: ({ rank, person, number: n }) =>
      `When ${anyOfRank(rank)} is played, ${people[person]} draws ${cards(n)}.`,
  },
  cardDraws: {
    name: ({ rank, suit }) => `Beware the ${capital(spelled[rank])} of ${Suits(suit)}`,
    text: ({ rank, suit, number: n }) =>
      `When the ${rankWords[rank]} of ${suitWords[suit]} is played, the next player draws ${cards(n)}.`,
  },
  suitCosts: {
    name: ({ suit }) => `${Suits(suit)} Cost`,
    text: ({ suit, number: n }) =>
      `A player who plays any of the ${suitWords[suit]} draws ${cards(n)}.`,
  },
  pairDraws: {
    name: "Pairs Draw",
    text: ({ number: n }) =>
      `When a card is played on one of its own rank, the next player draws ${cards(n)}.`,
  },
  lastCardPays: {
    name: "Last-Card Toll",
    text: ({ number: n }) => `A player with just one card left after playing draws ${cards(n)}.`,
  },
  leaderPays: {
    name: "Leader’s Burden",
    text: ({ number: n }) =>
      `A player who plays, and then holds no more cards than any other player, draws ${cards(n)}.`,
  },
  richerDraws: {
    name: ({ rank }) => `${Many(rank)} Level`,
    text: ({ rank, number: n }) =>
      `When ${anyOfRank(rank)} is played and the next player holds fewer cards than the player, the next player draws ${cards(n)}.`,
  },
  shufflerPays: {
    name: "Shuffler’s Fee",
    text: ({ number: n }) => `A player who shuffles the pile into the deck draws ${cards(n)}.`,
  },
  tithe: {
    name: "Tithe",
    text: ({ turns, number: n }) => `After ${everyNth(turns)}, the next player draws ${cards(n)}.`,
  },

  colourClash: {
    name: ({ colour, under }) => `No ${capital(colour)} on ${capital(under)}`,
    text: ({ colour, under, number: n }) =>
      `Playing a ${colour} card on a ${under} one earns a penalty of ${cards(n)}.`,
  },
  downhill: {
    name: "Downhill",
    text: ({ number: n }) =>
      `Playing a card on one of higher value earns a penalty of ${cards(n)}. An ace is lowest, a king highest.`,
  },
  rankCosts: {
    name: ({ rank }) => `Unlucky ${Many(rank)}`,
    text: ({ rank, number: n }) => `Playing ${anyOfRank(rank)} earns a penalty of ${cards(n)}.`,
  },
  hoarding: {
    name: "Hoarding",
    text: ({ limit, number: n }) =>
      `Drawing a card and holding more than ${cards(limit)} earns a penalty of ${cards(n)}.`,
  },

  handLimit: {
    name: ({ number: n }) => `Hand of ${n}`,
    text: ({ number: n }) => `A player holding ${cards(n)} or more may not draw.`,
  },
  drawFirst: {
    name: "Draw First",
    text: "While there are cards in the deck, a player must draw a card before playing in a turn.",
  },
  noPairs: { name: "No Pairs", text: "A card may not be played on one of its own rank." },
  notOnRank: {
    name: ({ rank, under }) => `No ${capital(spelled[rank])} on ${capital(spelled[under])}`,
    text: ({ rank, under }) =>
      `${capital(anyOfRank(rank))} may not be played on ${anyOfRank(under)}.`,
  },
  suitWaits: {
    name: ({ suit }) => `${Suits(suit)} Wait`,
    text: ({ suit, turns }) =>
      `None of the ${suitWords[suit]} may be played until ${plural(turns, "turn", "turns")} of the game ${noun(turns, "has", "have")} ended.`,
  },

  rankScores: {
    name: ({ rank }) => `${Many(rank)} Score`,
    text: ({ rank, number: n, property }) =>
      `A player who plays ${anyOfRank(rank)} gets ${points(n)} (“${property}”).`,
  },
  suitScores: {
    name: ({ suit }) => `${Suits(suit)} Score`,
    text: ({ suit, property }) =>
      `A player who plays any of the ${suitWords[suit]} gets its value in points (“${property}”). ${worth}`,
  },
  suitLoses: {
    name: ({ suit }) => `${Suits(suit)} Lose`,
    text: ({ suit, number: n, property }) =>
      `A player who plays any of the ${suitWords[suit]} loses ${points(n)} (“${property}”).`,
  },
  emptyScores: {
    name: "Empty Hands Score",
    text: ({ number: n, property }) =>
      `A player who takes five cards for an empty hand gets ${points(n)} (“${property}”).`,
  },
  scoreWins: {
    name: ({ number: n }) => `First to ${n}`,
    text: ({ number: n, property }) =>
      `The game ends when a player has ${points(n)} (“${property}”) or more, and that player wins.`,
  },

  rankPends: {
    name: ({ rank }) => `${Many(rank)} Make Law`,
    text: ({ rank }) => `A player who plays ${anyOfRank(rank)} gets a Pending Rule.`,
  },
  turnsPend: {
    name: "Rota of Law",
    text: ({ turns }) => `The player who ends ${everyNth(turns)} of the game gets a Pending Rule.`,
  },
  lawmakerPays: {
    name: "Lawmaker’s Price",
    text: ({ number: n }) => `A player who changes a rule draws ${cards(n)}.`,
  },
  lawReverses: {
    name: "Winds of Change",
    text: "Whenever a rule is changed, the order of turns is reversed.",
  },
  lawScores: {
    name: "Lawmaker’s Reward",
    text: ({ number: n, property }) =>
      `A player who changes a rule gets ${points(n)} (“${property}”).`,
  },

  rulesWin: {
    name: ({ number: n }) => `First to ${capital(countWord(n))} ${n === 1 ? "Rule" : "Rules"}`,
    text: ({ number: n }) =>
      `The game ends when a player has brought ${plural(n, "rule", "rules")} into force, and that player wins.`,
  },
  emptyWins: {
    name: "Going Out",
    text: "The game ends when a player has no cards left, and that player wins.",
  },
  pendingWins: {
    name: "Patience",
    text: ({ number: n }) =>
      `The game ends when a player has ${plural(n, "Pending Rule", "Pending Rules")}, and that player wins.`,
  },
  turnsEnd: {
    name: ({ turns }) => `${number(turns)} ${noun(turns, "Turn", "Turns")}`,
    text: ({ turns }) => `The game ends after ${plural(turns, "turn", "turns")}. ${ranked}`,
  },
  deckEnds: {
    name: "Last of the Deck",
    text: `The game ends when the last card of the deck is taken. ${ranked}`,
  },
  overflow: {
    name: "Overflow",
    text: ({ number: n }) => `The game ends when a player holds ${cards(n)} or more. ${ranked}`,
  },
  bookEnds: {
    name: "Full Book",
    text: ({ number: n }) =>
      `The game ends when ${plural(n, "rule is", "rules are")} in force. ${ranked}`,
  },

  sayWhen: {
    name: ({ rank }) => `${Many(rank)} Speak`,
    text: ({ rank, words: said }) =>
      `A player who plays ${anyOfRank(rank)} must announce “${said}” before ending the turn.`,
  },
  thankFor: {
    name: "Manners",
    text: ({ words: said }) =>
      `A player who draws cards because of another player’s move must announce “${said}” before the turn ends.`,
  },
} as const satisfies Rules;

const groups: Words<Group> = {
  match: "What fits on what",
  more: "More in a turn",
  turns: "Turn order",
  cards: "Drawing cards",
  penalties: "Penalties",
  limits: "What isn’t allowed",
  points: "Points",
  rules: "Making rules",
  ends: "How the game ends",
  judged: "Judged by people",
};
const slots = {
  rank: "Rank",
  suit: "Suit",
  colour: "Colour",
  person: "Who",
  number: "How many",
  turns: "Turns",
  limit: "Most cards",
  property: "Points are called",
  words: "Words to say",
  under: "On",
};

const forms: { readonly [F in Clause["do"]]: string } = {
  forbid: "forbids something",
  allow: "allows something extra",
  penalty: "gives a penalty",
  then: "makes something happen",
  endGame: "ends the game",
};
const commandNames: Words<Command> = { play: "play a card", ...may };
const effectNames: { readonly [E in Effect["effect"]]: string } = {
  draw: "a player draws cards",
  reverse: words.reverse,
  skip: words.skip,
  extraTurn: words.extraTurn,
  set: "something is noted (a property is set)",
};
export type Choices = "form" | "command" | "lift" | "ending" | "effect" | "who" | "owner";
export type PlaceName = Choices | "count" | "name" | "when" | "to";
export type FittingGroup =
  | "choices"
  | FieldForm["of"]
  | "ranks"
  | "suits"
  | "colours"
  | "properties"
  | "written"
  | "everybody"
  | "sums"
  | "joined"
  | "compared";

const lists: { readonly [L in Choices]: { readonly [id: string]: string } } = {
  form: forms,
  command: commandNames,
  lift: { match: "whatever lies on top", limit: "beyond the limit of the turn" },
  effect: effectNames,
  who: people,
  owner: { ...who, each: "each player" },
  ending: {
    player: "the last player to move",
    each: "every player it is true of",
    ranking: "as the usual ranking says",
  },
};
const places: Words<PlaceName> = {
  form: "What the rule does",
  command: "Which move",
  lift: "What is lifted",
  ending: "Who wins",
  effect: "What happens",
  who: "Who draws",
  owner: "Whose",
  name: "Its name",
  count: "How many cards",
  to: "It becomes",
  when: "When",
};
const blockGroups: Words<FittingGroup> = {
  choices: "",
  card: "The card",
  top: "The card below",
  table: "The table",
  player: "The player",
  next: "The next player",
  each: "That player",
  ranks: "Ranks",
  suits: "Suits",
  colours: "Colours",
  properties: "What was noted",
  written: "Fixed values",
  everybody: "Asked of everyone",
  sums: "Calculations",
  joined: "And, or, not",
  compared: "Comparisons",
};
const operatorNames: Words<Operator> = {
  and: "all of these are true",
  or: "one of these is true",
  not: "this is not true",
  "=": "this is the same as that",
  "!=": "this is not the same as that",
  in: "this is one of those",
  "<": "this is less than that",
  "<=": "this is at most that",
  ">": "this is more than that",
  ">=": "this is at least that",
  "+": "these added up",
  "*": "these multiplied",
  "-": "this minus that",
  div: "this divided by that, rounded down",
  mod: "the remainder of this divided by that",
  some: "true of some player",
  every: "true of every player",
  count: "the number of players it is true of",
};
const compared: readonly Operator[] = ["=", "!=", "in", "<", "<=", ">", ">=", "-", "div", "mod"];

/** For the block builder. */
const blocks = {
  place: ({ place }: { place: PlaceName }) => places[place],
  operand: ({ operator, first }: { operator: Operator; first: boolean }) =>
    compared.includes(operator) ? (first ? "This" : "That") : "Part",
  choice: ({ list, id }: { list: Choices; id: string }) => lists[list][id] ?? id,
  entry: ({ entry }: { entry: "count" | "name" | "number" | "property" }) =>
    ({
      count: "cards",
      name: "a name",
      number: "a number",
      property: "a number noted under a name",
    })[entry],
  operator: ({ operator }: { operator: Operator }) => operatorNames[operator],
  text: ({ text }: { text: string }) =>
    isRank(text)
      ? rankWords[text]
      : isSuit(text)
        ? suitWords[text]
        : text === "red" || text === "black"
          ? text
          : `“${text}”`,
  truth: ({ truth }: { truth: boolean }) => (truth ? "always" : "never"),
  group: ({ group }: { group: FittingGroup }) => blockGroups[group],
  missing: ({ place }: { place: Said }, tell: Tell) => `${tell(place)}: nothing chosen yet`,
  wrong: ({ place, problem }: { place: Said; problem: Said }, tell: Tell) =>
    `${tell(place)}: ${tell(problem)}`,
};

const choices = {
  rank: ({ rank }: { rank: Rank }) => capital(rankWords[rank]),
  suit: ({ suit }: { suit: Suit }) => Suits(suit),
  colour: ({ colour }: { colour: Colour }) => capital(colour),
  person: ({ person }: { person: "player" | "next" }) => capital(people[person]),
};

export const clauses = { problems, words, templates, groups, slots, choices, blocks };

export type ClauseText = Widened<typeof clauses>;
