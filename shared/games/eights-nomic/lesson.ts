// The rounds of the lesson: the learner's first rule is one of the ready ones for beginners, and
// the next card shows what it does (H-33).

import { firstRules, firstValues, templates } from "./clauses/templates.ts";

/** The words of each first rule, the rule it is said to contradict, and the card to try it with. */
const courses: {
  readonly [R in (typeof firstRules)[number]]: Readonly<
    Record<"name" | "text" | "cited" | "card", string>
  >;
} = {
  wildRank: {
    name: "Wild Eights",
    text: "An 8 may be played on any card.",
    cited: "PlayDefinition",
    card: "8h",
  },
  rankDraws: {
    name: "Twos Draw Two",
    text: "When a 2 is played, the next player draws 2 cards.",
    cited: "DrawDefinition",
    card: "2c",
  },
  rankReverses: {
    name: "Aces Reverse",
    text: "When an ace is played, the order of turns is reversed.",
    cited: "TurnCycle",
    card: "Ac",
  },
};

function clauseOf(id: (typeof firstRules)[number]) {
  const template = templates.find((one) => one.id === id)!;
  return template.clause(firstValues(template));
}

/** As dealt: in each row a card for the learner, for Ada and for Ludwig. */
const deal = [
  ["8s", "Kh", "5c"],
  ["8h", "5s", "9d"],
  ["2c", "9h", "Qc"],
  ["Ac", "Jh", "Jc"],
  ["Jd", "2h", "Ah"],
  ["Qd", "7h", "7s"],
  ["Td", "6d", "Tc"],
  ["4h", "3d", "6h"],
];
const stock = ["3c", "2d", "4c", "Qh", "9s", "4s", "Kc", "7d", "Ad", "6c", "3h", "2s"];

export const lesson = firstRules.map((id) => ({
  format: "round/1",
  game: "eights-nomic",
  options: { anyDeck: true, objectSeconds: 30, judgeSeconds: 0, improperFloor: 0 },
  seats: ["You", "Ada", "Ludwig"],
  dealer: 2,
  deck: [...deal.flat(), ...stock],
  moves: [
    { seat: 0, type: "play", card: "8s" },
    {
      seat: 0,
      type: "modify",
      rule: "NullRule",
      name: courses[id].name,
      text: courses[id].text,
      clause: clauseOf(id),
    },
    { seat: 1, type: "object", rule: courses[id].cited },
    { seat: 2, type: "agree" },
    { seat: 0, type: "endTurn" },
    { seat: 1, type: "play", card: "Kh" },
    { seat: 0, type: "improper", player: 1, penalty: { kind: "standard", n: 1 } },
    { seat: 1, type: "play", card: "5s" },
    { seat: 1, type: "endTurn" },
    { seat: 2, type: "play", card: "5c" },
    { seat: 2, type: "endTurn" },
    { seat: 0, type: "play", card: courses[id].card },
    { seat: 0, type: "endGame" },
    { seat: 1, type: "endGame" },
    { seat: 2, type: "endGame" },
  ],
}));
