// Checks that every clause is worded as a sentence that a newcomer can read.

import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import {
  commands,
  effects,
  endings,
  fields,
  kindOf,
  lifted,
  lifts,
  operators,
  owners,
  type Clause,
  type Expression,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import { sayClause, sayEffect, sayExpression } from "#shared/games/eights-nomic/clauses/words.ts";
import { sweep } from "#test/support/sweep.ts";
import { randomClause } from "./randomClauses.ts";
import { told } from "./told.ts";

const op = (name: string, ...of: unknown[]): Expression => ({ op: name, of }) as Expression;
const get = (field: string): Expression => ({ get: field }) as Expression;
const is = (field: string, value: unknown): Expression => op("=", get(field), value);

const sentences: readonly (readonly [clause: Clause, sentence: string])[] = [
  [
    { do: "then", effect: { effect: "skip" }, after: "play", when: is("card.rank", "J") },
    "When a jack is played, the next player is skipped.",
  ],
  [
    {
      do: "then",
      effect: { effect: "draw", who: "next", n: 2 },
      after: "play",
      when: is("card.rank", "2"),
    },
    "When a 2 is played, the next player draws 2 cards.",
  ],
  [
    { do: "then", effect: { effect: "reverse" }, after: "play", when: is("card.rank", "A") },
    "When an ace is played, the order of turns is reversed.",
  ],
  [
    { do: "allow", command: "play", lifts: "match", when: is("card.rank", "8") },
    "An 8 may be played whatever lies on top.",
  ],
  [
    { do: "allow", command: "play", lifts: "limit", when: is("card.rank", get("top.rank")) },
    "A card may be played in addition to the turn’s one card when the rank of the card is the rank of the top card.",
  ],
  [
    { do: "allow", command: "endTurn", lifts: "limit", when: op("<=", get("player.hand"), 2) },
    "A player may end a turn without playing or drawing when the player has at most 2 cards in hand.",
  ],
  [
    { do: "allow", command: "draw", lifts: "limit", when: op("<", get("player.drew"), 3) },
    "A card may be drawn in addition to the turn’s one card when the player has drawn fewer than 3 cards this turn.",
  ],
  [
    {
      do: "penalty",
      n: 1,
      after: "play",
      when: op("and", is("card.colour", "red"), is("top.colour", "black")),
    },
    "When a red card is played and the card it was played on is black, the player earns a penalty of 1 card.",
  ],
  [
    { do: "forbid", command: "draw", when: op(">=", get("player.hand"), 12) },
    "Nobody may draw a card when the player has at least 12 cards in hand.",
  ],
  [
    {
      do: "forbid",
      command: "play",
      when: op("and", is("player.drew", 0), op(">", get("stock"), 0)),
    },
    "A card may not be played when the player has drawn no cards this turn and the deck holds some cards.",
  ],
  [{ do: "forbid", command: "modify", when: true }, "Nobody may change a rule."],
  [
    {
      do: "forbid",
      command: "play",
      when: op(
        "and",
        op("in", get("card.rank"), "Q", "K"),
        is("card.suit", "h"),
        op("!=", get("top.suit"), "h"),
      ),
    },
    "A queen or a king of hearts may not be played when the top card is not a heart.",
  ],
  [
    { do: "endGame", winner: "each", when: op(">=", get("each.rules"), 3) },
    "The game ends as soon as a player has brought at least 3 rules into force. Every player this is true of wins.",
  ],
  [
    { do: "endGame", winner: "ranking", when: op(">=", get("turns"), 40) },
    "The game ends when at least 40 turns have ended, and the players are ranked as usual.",
  ],
  [
    { do: "endGame", winner: "player", when: is("player.hand", 0) },
    "The game ends when the player has no cards in hand, and the last player to move wins.",
  ],
  [
    {
      do: "then",
      effect: {
        effect: "set",
        of: "player",
        property: "Score",
        to: op("+", { property: "Score", of: "player" }, get("card.value")),
      },
      after: "play",
      when: true,
    },
    "When a card is played, the player’s “Score” grows by the value of the card.",
  ],
  [
    {
      do: "then",
      effect: {
        effect: "set",
        of: "game",
        property: "Toll",
        to: op("mod", op("+", { property: "Toll", of: "game" }, 1), 3),
      },
      after: "endTurn",
      when: true,
    },
    "When a turn is ended, the game’s “Toll” becomes the remainder of (the game’s “Toll” plus 1) divided by 3.",
  ],
  [
    {
      do: "then",
      effect: { effect: "extraTurn" },
      after: "play",
      when: op("and", is("card.suit", "s"), is("card.colour", "black"), is("card.rank", "T")),
    },
    "When a 10 of spades is played and the card is black, the player gets another turn.",
  ],
  [
    {
      do: "then",
      effect: {
        effect: "set",
        of: "next",
        property: "Score",
        to: op("-", { property: "Score", of: "next" }, 2),
      },
      after: "draw",
      when: op("every", op("!=", get("each.hand"), 1)),
    },
    "When a card is drawn and it is true of every player that that player has other than 1 card in hand, the next player’s “Score” shrinks by 2.",
  ],
  [
    {
      do: "endGame",
      winner: "each",
      when: op("and", op(">", get("each.hand"), 20), op("every", op("<=", get("each.hand"), 30))),
    },
    "The game ends as soon as a player has more than 20 cards in hand and (every player has at most 30 cards in hand). Every player this is true of wins.",
  ],
  [
    {
      do: "endGame",
      winner: "each",
      when: op("=", get("each.hand"), op("+", get("each.rules"), 1)),
    },
    "The game ends as soon as it is true of some player that the number of cards in that player’s hand is the number of rules that player brought into force plus 1. Every player this is true of wins.",
  ],
  [
    { do: "endGame", winner: "each", when: op("some", op("=", get("each.hand"), 0)) },
    "The game ends as soon as it is true of some player that a player has no cards in hand. Every player this is true of wins.",
  ],
  [
    {
      do: "penalty",
      n: 2,
      after: "modify",
      when: op(
        "or",
        get("next.turn"),
        op("and", op("some", is("each.hand", 1)), op("not", get("player.turn"))),
      ),
    },
    "When a rule is changed and it is the next player’s turn or ((a player has exactly 1 card in hand) and (it is not true that it is the player’s turn)), the player earns a penalty of 2 cards.",
  ],
];

test.each(sentences)("EN-7 %j", (clause, sentence) => {
  expect(told(sayClause(clause))).toBe(sentence);
});

const unsaid = /eights-nomic\.|undefined|\[object|NaN|null| {2}/;
const sound = (sentence: string): void => {
  if (unsaid.test(sentence)) throw new Error(`not said: ${sentence}`);
};

describe("EN-7 everything that a clause is made of has words", () => {
  test.each([...fields.keys()])(
    "the field %s, by itself and beside what is written out",
    (field) => {
      const values = { truth: [true], number: [0, 1, 12], text: ["8", "h", "red", "dog"] }[
        kindOf(get(field))
      ];
      const compared = values.flatMap((value) =>
        ["=", "!=", "in", ...(typeof value === "number" ? ["<", "<=", ">", ">="] : [])].map(
          (name) => op(name, get(field), value),
        ),
      );
      for (const expression of [get(field), ...compared]) {
        for (const after of [true, false]) sound(told(sayExpression(expression, after)));
      }
    },
  );

  test.each([...operators])("the operator %s", (name, { least, takes }) => {
    const part = {
      truth: get("player.turn"),
      number: get("stock"),
      text: get("card.rank"),
      alike: get("top.suit"),
    }[takes];
    sound(told(sayExpression(op(name, ...Array.from({ length: least }, () => part)), true)));
  });

  test.each(effects)("the effect %s", (effect) => {
    const made = {
      draw: { effect, who: "player", n: 1 },
      set: { effect, of: "next", property: "Score", to: 7 },
      reverse: { effect },
      skip: { effect },
      extraTurn: { effect },
    }[effect];
    sound(told(sayEffect(made as Parameters<typeof sayEffect>[0])));
  });

  test("every command, lift, winner and owner", () => {
    const all: Clause[] = [
      ...commands.flatMap((command): Clause[] => [
        { do: "forbid", command, when: true },
        { do: "penalty", n: 2, after: command, when: true },
      ]),
      ...lifts.flatMap((lift) =>
        lifted[lift].map((command): Clause => ({ do: "allow", command, lifts: lift, when: true })),
      ),
      ...endings.map((winner): Clause => ({ do: "endGame", winner, when: true })),
      ...owners.map((of): Clause => ({
        do: "endGame",
        winner: "each",
        when: op("=", { property: "Score", of }, 1),
      })),
    ];
    const said = all.map((clause) => told(sayClause(clause)));
    said.forEach(sound);
    expect(new Set(said).size).toBe(all.length);
  });
});

const clauses = sweep(3000, 100_000);
test(`EN-7 ${clauses} random clauses are sentences: they begin with a capital, end with a stop, and leave nothing out`, () => {
  const dice = new DiceReader(newDice("words"));
  for (let one = 0; one < clauses; one += 1) {
    const sentence = told(sayClause(randomClause(dice, 1 + dice.below(25))));
    sound(sentence);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});
