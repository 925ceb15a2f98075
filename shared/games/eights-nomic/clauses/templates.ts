import { ranks, suits, type Rank, type Suit } from "#shared/cards/card.ts";
import { saying, type Said } from "#shared/text/said.ts";
import type { ClauseText } from "../text/clauses.en.ts";
import {
  mostCards,
  pendingRules,
  type Clause,
  type Command,
  type Effect,
  type Expression,
  type Field,
  type Operation,
  type Operator,
} from "./clause.ts";
import type { Colour } from "./words.ts";

type Values = Readonly<{
  rank: Rank;
  suit: Suit;
  colour: Colour;
  person: "player" | "next";
  number: number;
  /** A name (EN-26). */
  property: string;
  text: string;
}>;
type Limits = Readonly<{
  number: Readonly<{ least: number; most: number }>;
  text: { readonly longest: number };
}>;
type SlotOf<K extends keyof Values> = Readonly<{
  kind: K;
  first: Values[K];
}> &
  (K extends keyof Limits ? Limits[K] : unknown);
export type Slot = { [K in keyof Values]: SlotOf<K> }[keyof Values];
type Slots = { readonly [slot: string]: Slot };
type ValuesOf<S extends Slots> = { readonly [K in keyof S]: Values[S[K]["kind"]] };
export type SlotValues = { readonly [slot: string]: string | number };

export const groups = [
  "match",
  "more",
  "turns",
  "cards",
  "penalties",
  "limits",
  "points",
  "rules",
  "ends",
  "judged",
] as const;
export type Group = (typeof groups)[number];

type Ready<S extends Slots> = Readonly<{
  group: Group;
  slots: S;
  /** Null if people judge the rule. */
  clause(this: void, values: ValuesOf<S>): Clause | null;
}>;
const ready = <const S extends Slots>(
  group: Group,
  slots: S,
  clause: (values: ValuesOf<S>) => Clause | null,
): Ready<S> => ({ group, slots, clause });

const get = (field: Field): Expression => ({ get: field });
const op = (operator: Operator, ...of: readonly Expression[]): Operation => ({ op: operator, of });
const is = (field: Field, value: Expression) => op("=", get(field), value);
const own = (property: string): Expression => ({ property, of: "player" });
const ofRank = (of: { readonly rank: Rank }) => is("card.rank", of.rank);
const ofSuit = (of: { readonly suit: Suit }) => is("card.suit", of.suit);
/** Of so many turns one. */
const everyFew = (of: { readonly turns: number }) => op("=", op("mod", get("turns"), of.turns), 0);
const bothValues = op("+", get("card.value"), get("top.value"));
const sameRank = is("card.rank", get("top.rank"));
const sameSuit = is("card.suit", get("top.suit"));

const match = (when: Expression): Clause => ({
  do: "allow",
  command: "play",
  lifts: "match",
  when,
});
const more = (command: "play" | "draw" | "endTurn", when: Expression): Clause => ({
  do: "allow",
  command,
  lifts: "limit",
  when,
});
const after = (command: Command, when: Expression, effect: Effect): Clause => ({
  do: "then",
  effect,
  after: command,
  when,
});
const played = (when: Expression, effect: Effect): Clause => after("play", when, effect);
const draws = (who: "player" | "next", n: number): Effect => ({ effect: "draw", who, n });
const grows = (property: string, by: Expression): Effect => ({
  effect: "set",
  of: "player",
  property,
  to: op("+", own(property), by),
});
const skip: Effect = { effect: "skip" };
const reverse: Effect = { effect: "reverse" };
const penalty = (n: number, command: Command, when: Expression): Clause => ({
  do: "penalty",
  n,
  after: command,
  when,
});
const forbid = (command: Command, when: Expression): Clause => ({ do: "forbid", command, when });
const winsWho = (when: Expression): Clause => ({ do: "endGame", winner: "each", when });
const endsRanked = (when: Expression): Clause => ({ do: "endGame", winner: "ranking", when });

const rank = (first: Rank): SlotOf<"rank"> => ({ kind: "rank", first });
const suit = (first: Suit): SlotOf<"suit"> => ({ kind: "suit", first });
const number = (first: number, least: number, most: number): SlotOf<"number"> => ({
  kind: "number",
  first,
  least,
  most,
});
/** EN-24, EN-26: for a penalty or a draw. */
const few = (first: number): SlotOf<"number"> => number(first, 1, mostCards);
const score: SlotOf<"property"> = { kind: "property", first: "Score" };

const made = {
  wildRank: ready("match", { rank: rank("8") }, (of) => match(ofRank(of))),
  wildSuit: ready("match", { suit: suit("s") }, (of) => match(ofSuit(of))),
  sameColour: ready("match", {}, () => match(is("card.colour", get("top.colour")))),
  neighbours: ready("match", {}, () =>
    match(op("in", op("-", get("card.value"), get("top.value")), 1, -1)),
  ),
  sumsTo: ready("match", { number: number(11, 2, 26) }, (of) =>
    match(op("=", bothValues, of.number)),
  ),
  oddOnEven: ready("match", {}, () => match(op("=", op("mod", bothValues, 2), 1))),
  openRank: ready("match", { rank: rank("Q") }, (of) => match(is("top.rank", of.rank))),
  climbing: ready("match", {}, () => match(op(">", get("card.value"), get("top.value")))),
  lastCards: ready("match", { number: number(2, 1, 20) }, (of) =>
    match(op("<=", get("player.hand"), of.number)),
  ),

  pairsGoOn: ready("more", {}, () => more("play", sameRank)),
  runsGoOn: ready("more", {}, () =>
    more("play", op("and", sameSuit, is("card.value", op("+", get("top.value"), 1)))),
  ),
  rankGoesOn: ready("more", { rank: rank("K") }, (of) =>
    more("play", op("and", is("top.rank", of.rank), op(">", get("player.played"), 0))),
  ),
  fullHands: ready("more", { number: number(10, 2, 50) }, (of) =>
    more("play", op(">", get("player.hand"), of.number)),
  ),
  drawUpTo: ready("more", { number: number(3, 2, 10) }, (of) =>
    more("draw", op("<", get("player.drew"), of.number)),
  ),
  restFree: ready("more", { number: number(3, 1, 20) }, (of) =>
    more("endTurn", op("<=", get("player.hand"), of.number)),
  ),

  rankSkips: ready("turns", { rank: rank("J") }, (of) => played(ofRank(of), skip)),
  rankReverses: ready("turns", { rank: rank("A") }, (of) => played(ofRank(of), reverse)),
  rankAgain: ready("turns", { rank: rank("K") }, (of) =>
    played(ofRank(of), { effect: "extraTurn" }),
  ),
  changeReverses: ready("turns", {}, () =>
    played(op("!=", get("card.colour"), get("top.colour")), reverse),
  ),
  pairSkips: ready("turns", {}, () => played(sameRank, skip)),

  rankDraws: ready(
    "cards",
    { rank: rank("2"), person: { kind: "person", first: "next" }, number: few(2) },
    (of) => played(ofRank(of), draws(of.person, of.number)),
  ),
  cardDraws: ready("cards", { rank: rank("Q"), suit: suit("s"), number: few(5) }, (of) =>
    played(op("and", ofRank(of), ofSuit(of)), draws("next", of.number)),
  ),
  suitCosts: ready("cards", { suit: suit("c"), number: few(1) }, (of) =>
    played(ofSuit(of), draws("player", of.number)),
  ),
  pairDraws: ready("cards", { number: few(1) }, (of) => played(sameRank, draws("next", of.number))),
  lastCardPays: ready("cards", { number: few(2) }, (of) =>
    played(is("player.hand", 1), draws("player", of.number)),
  ),
  leaderPays: ready("cards", { number: few(1) }, (of) =>
    played(op("every", op(">=", get("each.hand"), get("player.hand"))), draws("player", of.number)),
  ),
  richerDraws: ready("cards", { rank: rank("K"), number: few(2) }, (of) =>
    played(
      op("and", ofRank(of), op("<", get("next.hand"), get("player.hand"))),
      draws("next", of.number),
    ),
  ),
  shufflerPays: ready("cards", { number: few(1) }, (of) =>
    after("deckShuffle", true, draws("player", of.number)),
  ),
  tithe: ready("cards", { turns: number(10, 2, 100), number: few(1) }, (of) =>
    after("endTurn", everyFew(of), draws("next", of.number)),
  ),

  colourClash: ready(
    "penalties",
    {
      colour: { kind: "colour", first: "red" },
      under: { kind: "colour", first: "black" },
      number: few(1),
    },
    (of) =>
      penalty(
        of.number,
        "play",
        op("and", is("card.colour", of.colour), is("top.colour", of.under)),
      ),
  ),
  downhill: ready("penalties", { number: few(1) }, (of) =>
    penalty(of.number, "play", op("<", get("card.value"), get("top.value"))),
  ),
  rankCosts: ready("penalties", { rank: rank("7"), number: few(2) }, (of) =>
    penalty(of.number, "play", ofRank(of)),
  ),
  hoarding: ready("penalties", { limit: number(12, 1, 50), number: few(1) }, (of) =>
    penalty(of.number, "draw", op(">", get("player.hand"), of.limit)),
  ),

  handLimit: ready("limits", { number: number(15, 1, 50) }, (of) =>
    forbid("draw", op(">=", get("player.hand"), of.number)),
  ),
  drawFirst: ready("limits", {}, () =>
    forbid("play", op("and", is("player.drew", 0), op(">", get("stock"), 0))),
  ),
  noPairs: ready("limits", {}, () => forbid("play", sameRank)),
  notOnRank: ready("limits", { rank: rank("K"), under: rank("Q") }, (of) =>
    forbid("play", op("and", ofRank(of), is("top.rank", of.under))),
  ),
  suitWaits: ready("limits", { suit: suit("h"), turns: number(20, 1, 200) }, (of) =>
    forbid("play", op("and", ofSuit(of), op("<", get("turns"), of.turns))),
  ),

  rankScores: ready(
    "points",
    { rank: rank("T"), number: number(10, 1, 100), property: score },
    (of) => played(ofRank(of), grows(of.property, of.number)),
  ),
  suitScores: ready("points", { suit: suit("h"), property: score }, (of) =>
    played(ofSuit(of), grows(of.property, get("card.value"))),
  ),
  suitLoses: ready(
    "points",
    { suit: suit("s"), number: number(5, 1, 100), property: score },
    (of) =>
      played(ofSuit(of), {
        effect: "set",
        of: "player",
        property: of.property,
        to: op("-", own(of.property), of.number),
      }),
  ),
  emptyScores: ready("points", { number: number(20, 1, 100), property: score }, (of) =>
    after("emptyHand", true, grows(of.property, of.number)),
  ),
  scoreWins: ready("points", { number: number(50, 1, 1000), property: score }, (of) =>
    winsWho(op(">=", { property: of.property, of: "each" }, of.number)),
  ),

  rankPends: ready("rules", { rank: rank("7") }, (of) =>
    played(ofRank(of), grows(pendingRules, 1)),
  ),
  turnsPend: ready("rules", { turns: number(10, 2, 100) }, (of) =>
    after("endTurn", everyFew(of), grows(pendingRules, 1)),
  ),
  lawmakerPays: ready("rules", { number: few(2) }, (of) =>
    after("modify", true, draws("player", of.number)),
  ),
  lawReverses: ready("rules", {}, () => after("modify", true, reverse)),
  lawScores: ready("rules", { number: number(10, 1, 100), property: score }, (of) =>
    after("modify", true, grows(of.property, of.number)),
  ),

  rulesWin: ready("ends", { number: number(3, 1, 20) }, (of) =>
    winsWho(op(">=", get("each.rules"), of.number)),
  ),
  emptyWins: ready("ends", {}, () => winsWho(is("each.hand", 0))),
  pendingWins: ready("ends", { number: number(3, 1, 20) }, (of) =>
    winsWho(op(">=", get("each.pending"), of.number)),
  ),
  turnsEnd: ready("ends", { turns: number(60, 1, 1000) }, (of) =>
    endsRanked(op(">=", get("turns"), of.turns)),
  ),
  deckEnds: ready("ends", {}, () => endsRanked(is("stock", 0))),
  overflow: ready("ends", { number: number(25, 9, 100) }, (of) =>
    endsRanked(op("some", op(">=", get("each.hand"), of.number))),
  ),
  bookEnds: ready("ends", { number: number(30, 17, 200) }, (of) =>
    endsRanked(op(">=", get("rules"), of.number)),
  ),

  sayWhen: ready(
    "judged",
    { rank: rank("Q"), words: { kind: "text", first: "Long live the queen", longest: 60 } },
    () => null,
  ),
  thankFor: ready(
    "judged",
    { words: { kind: "text", first: "Thank you", longest: 60 } },
    () => null,
  ),
} as const satisfies { readonly [id: string]: Ready<never> | Ready<Slots> };

export type TemplateId = keyof typeof made;
export type TemplateValues<I extends TemplateId> = ValuesOf<(typeof made)[I]["slots"]>;

export type Template = Readonly<{
  id: TemplateId;
  group: Group;
  slots: Slots;
  /**
   * What the machine enforces; null if people judge the rule. Values that fit no slot may give an
   * invalid clause (`readClause`).
   */
  clause(this: void, values: SlotValues): Clause | null;
}>;

export const templates: readonly Template[] = (
  Object.entries(made) as [TemplateId, (typeof made)[TemplateId]][]
).map(([id, { group, slots, clause }]) => ({ id, group, slots, clause }));

/** Rules whose effect a beginner sees on the next card. */
export const firstRules = ["wildRank", "rankDraws", "rankReverses"] as const;

export const firstValues = ({ slots }: Template): SlotValues =>
  Object.fromEntries(Object.entries(slots).map(([slot, { first }]) => [slot, first]));

const sayPart =
  (part: "name" | "text") =>
  ({ id }: Template, args: SlotValues): Said => ({
    key: `eights-nomic.clauses.templates.${id}.${part}`,
    args,
  });
export const sayName = sayPart("name");
export const sayText = sayPart("text");

const colours = ["red", "black"] as const;
const persons = ["player", "next"] as const;
const sayChoice = saying<ClauseText["choices"]>("eights-nomic.clauses.choices");
export function choicesOf({ kind }: Slot): readonly Readonly<{ value: string; said: Said }>[] {
  switch (kind) {
    case "rank":
      return ranks.map((value) => ({ value, said: sayChoice(kind, { rank: value }) }));
    case "suit":
      return suits.map((value) => ({ value, said: sayChoice(kind, { suit: value }) }));
    case "colour":
      return colours.map((value) => ({ value, said: sayChoice(kind, { colour: value }) }));
    case "person":
      return persons.map((value) => ({ value, said: sayChoice(kind, { person: value }) }));
    default:
      return [];
  }
}

export const sayGroup = saying<ClauseText["groups"]>("eights-nomic.clauses.groups");
export const saySlot = saying<ClauseText["slots"]>("eights-nomic.clauses.slots");
