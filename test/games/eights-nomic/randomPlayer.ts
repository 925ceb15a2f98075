// Plays Eights Nomic at random, so that nothing in it stays rare.

import { ranks, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { newDice, shuffled, type DiceReader } from "#shared/chance/dice.ts";
import type { Json } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type {
  Modify,
  Move,
  NomicRound,
  Options,
  PenaltyName,
} from "#shared/games/eights-nomic/types.ts";
import { oneOf, randomClause } from "./clauses/randomClauses.ts";

/**
 * Whole packs; short stocks, that are soon used up; eights of spades in plenty; cards of one suit,
 * that soon empty hands.
 */
export function deckOf(
  options: Options,
  seats: number,
  dice: DiceReader,
  seed: string,
): readonly Card[] {
  const whole = shuffled(newDice(seed), eightsNomic.pack(options, seats)).list;
  const cards = seats * 8 + dice.below(dice.below(2) === 0 ? 6 : 40);
  switch (dice.below(4)) {
    case 0:
      return whole;
    case 1:
      return whole.slice(0, Math.max(cards, seats * 8));
    case 2:
      return Array.from({ length: cards }, () =>
        dice.below(4) === 0 ? "8s" : (`${oneOf(dice, ranks)}${oneOf(dice, suits)}` as Card),
      );
    default:
      return Array.from({ length: cards }, () =>
        oneOf<Card>(dice, ["8s", "2h", "3h", "4h", "5h", "2d", "Ks"]),
      );
  }
}

export const anyOptions = (dice: DiceReader): Options => ({
  objectSeconds: oneOf(dice, [0, 0, 30]),
  judgeSeconds: oneOf(dice, [0, 5]),
  improperFloor: 3,
  openingRules: oneOf(dice, [0, 0, 1, 2]),
  maxTurns: oneOf(dice, [0, 3, 12, 60]),
  stake: 0,
});

const names = [
  "Tens",
  "Jacks",
  "tens!",
  "Turns",
  "Pass 1",
  "Sixes",
  "NullRule",
  "Eights",
  "Nothing",
  "Law",
];
const texts = [
  "Tens are lucky.",
  "Jacks pass over.",
  "TENS are lucky",
  "This rule says nothing.",
  "Pass 2",
  "Sixes are sixes.",
  "Who laughs must draw.",
  "No law is good.",
  "Eights go on anything.",
];

const get = (field: string): Json => ({ get: field });
const usual: readonly Json[] = [
  { do: "allow", command: "play", lifts: "match", when: { op: "=", of: [get("card.rank"), "8"] } },
  {
    do: "allow",
    command: "play",
    lifts: "limit",
    when: { op: "<", of: [get("player.played"), 2] },
  },
  { do: "allow", command: "endTurn", lifts: "limit", when: true },
  {
    do: "then",
    effect: { effect: "draw", who: "next", n: 2 },
    after: "play",
    when: { op: "=", of: [get("card.rank"), "2"] },
  },
  {
    do: "then",
    effect: { effect: "reverse" },
    after: "play",
    when: { op: "=", of: [get("card.suit"), "h"] },
  },
  { do: "then", effect: { effect: "skip" }, after: "draw", when: true },
  {
    do: "then",
    effect: { effect: "extraTurn" },
    after: "play",
    when: { op: "=", of: [get("card.rank"), get("top.rank")] },
  },
  {
    do: "then",
    effect: { effect: "set", of: "player", property: "Pending Rules", to: 1 },
    after: "endTurn",
    when: { op: "<", of: [get("player.hand"), 7] },
  },
  {
    do: "then",
    effect: {
      effect: "set",
      of: "game",
      property: "Score",
      to: { op: "+", of: [{ property: "Score", of: "game" }, 7] },
    },
    after: "play",
    when: true,
  },
  { do: "penalty", n: 2, after: "play", when: { op: "=", of: [get("card.colour"), "red"] } },
  { do: "penalty", n: 1, after: "endTurn", when: true },
  { do: "forbid", command: "play", when: { op: "=", of: [get("card.rank"), "K"] } },
  { do: "forbid", command: "draw", when: { op: ">", of: [get("player.hand"), 9] } },
  {
    do: "forbid",
    command: "draw",
    when: {
      op: "=",
      of: [
        { op: "mod", of: [get("stock"), 2] },
        { op: "div", of: [3, { op: "mod", of: [get("stock"), 3] }] },
      ],
    },
  },
  {
    do: "penalty",
    n: 1,
    after: "draw",
    when: { op: "=", of: [{ op: "div", of: [1, { op: "mod", of: [get("stock"), 2] }] }, 2] },
  },
  { do: "endGame", winner: "each", when: { op: ">=", of: [get("each.rules"), 4] } },
  {
    do: "endGame",
    winner: "ranking",
    when: { op: ">", of: [{ property: "Score", of: "game" }, 60] },
  },
];

/** None, one that people would write, one at random, or one that may be none. */
function anyClause(dice: DiceReader): Json {
  const kind = dice.below(8);
  if (kind < 3) return null;
  if (kind < 6) return oneOf(dice, usual);
  return kind === 6
    ? randomClause(dice)
    : { do: oneOf(dice, ["forbid", "allow", "win"]), command: "play", when: true };
}

/** Now and then one that cannot be. */
function anyChange({ facts }: NomicRound, dice: DiceReader): Modify {
  const rule = dice.below(2) === 0 ? "NullRule" : oneOf(dice, facts.rules).name;
  if (dice.below(6) === 0)
    return {
      type: "modify",
      rule,
      name: "NullRule",
      text: "This rule says nothing.",
      clause: null,
    };
  const name = dice.below(3) === 0 ? oneOf(dice, names) : `Rule ${dice.below(40)}`;
  const text = dice.below(3) === 0 ? oneOf(dice, texts) : `It says ${dice.below(200)}.`;
  return {
    type: "modify",
    rule: dice.below(12) === 0 ? oneOf(dice, names) : rule,
    name,
    text,
    clause: anyClause(dice),
  };
}

const anyPenalty = (dice: DiceReader): PenaltyName =>
  dice.below(5) === 0 ? { kind: "pendingRules" } : { kind: "standard", n: 1 + dice.below(2) };
/** One that somebody has, if anybody has any: what no player is told of. */
function rightCall({ secret }: NomicRound, dice: DiceReader): Move {
  const all = secret.penalties.flatMap((list, player) =>
    list.map(({ kind, n }): Move => ({
      type: "improper",
      player,
      penalty: kind === "standard" ? { kind, n } : { kind },
    })),
  );
  return (
    all[dice.below(Math.max(1, all.length))] ?? {
      type: "improper",
      player: 0,
      penalty: anyPenalty(dice),
    }
  );
}

const anyWords = (dice: DiceReader): string =>
  oneOf(dice, ["Improper", "Well played.", "im proper", "Hm."]);

/** Moves good and bad, of whomever and whenever. */
export function anyMove(round: NomicRound, seat: Seat, dice: DiceReader): Move {
  const seats = round.zones.hands.length;
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const rule = oneOf(dice, round.facts.rules).name;
  const card =
    dice.below(6) === 0
      ? (`${oneOf(dice, ranks)}${oneOf(dice, suits)}` as Card)
      : (hand[dice.below(Math.max(1, hand.length))] ?? "Ks");
  const kinds: readonly (() => Move)[] = [
    () => ({ type: "play", card }),
    () => ({ type: "play", card }),
    () => ({ type: "draw" }),
    () => ({ type: "endTurn" }),
    () => ({ type: "deckShuffle" }),
    () => ({ type: "emptyHand" }),
    () => anyChange(round, dice),
    () => ({ type: "agree" }),
    () => ({ type: "disagree", rule }),
    () => ({ type: "object", rule }),
    () => ({ type: "object", rule: "No such rule" }),
    () => ({ type: "announce", text: anyWords(dice) }),
    () => ({ type: "whisper", to: dice.below(seats + 1), text: anyWords(dice) }),
    () => ({ type: "improper", player: dice.below(seats + 1), penalty: anyPenalty(dice) }),
    () => rightCall(round, dice),
    () => rightCall(round, dice),
  ];
  return oneOf(dice, kinds)();
}

/** How one round's players are minded: of ten, so often they play rather than draw, and call. */
export type Temper = Readonly<{ eager: number; calling: number }>;
export const anyTemper = (dice: DiceReader): Temper => ({
  eager: 2 + dice.below(9),
  calling: dice.below(4),
});

/**
 * What the seat, which is to act, does: something that is offered; where nothing is, its default
 * move.
 */
export function chosen(
  round: NomicRound,
  seat: Seat,
  { eager }: Temper,
  dice: DiceReader,
): Readonly<{ move: Move; auto: boolean }> {
  const offers = eightsNomic.legal(round, seat);
  if (offers.length === 0 || dice.below(20) === 0)
    return { move: eightsNomic.defaultMove(round, seat), auto: true };
  const plays = offers.filter(({ type }) => type === "play");
  const agreeing = offers.filter(({ type }) => type === "agree");
  const likely = agreeing.length > 0 ? agreeing : plays;
  const offer =
    likely.length > 0 && dice.below(11) < eager ? oneOf(dice, likely) : oneOf(dice, offers);
  return { move: offer.type === "modify" ? anyChange(round, dice) : (offer as Move), auto: false };
}
