// Checks that the bots of Eights Nomic play, judge and make rules by the book and by the clauses in
// force.

import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { nomicBots, type NomicBot } from "#shared/games/eights-nomic/bots/index.ts";
import { cannotJudge } from "#shared/games/eights-nomic/bots/judging.ts";
import type { Clause, Expression } from "#shared/games/eights-nomic/clauses/clause.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { Modify, Move, NomicEvent, NomicRound } from "#shared/games/eights-nomic/types.ts";
import { sentence } from "#shared/games/texts.ts";
import {
  done,
  draw,
  endTurn,
  improper,
  laid,
  made,
  modify,
  object,
  play,
  quick,
  refusal,
  say,
  shuffle,
  takeFive,
  withPending,
} from "#test/games/eights-nomic/moment.ts";

const { easy, regular } = nomicBots;
const levels = [
  ["easy", easy],
  ["regular", regular],
] as const;
const asks = 16;

type Asked = Readonly<{
  seat?: Seat;
  number?: number;
  happened?: readonly NomicEvent[];
}>;

const viewOf = (round: NomicRound, seat: Seat, happened: readonly NomicEvent[] = []) =>
  View.of(eightsNomic, { round, happened }, seat);
const asked = (
  bot: NomicBot,
  round: NomicRound,
  { seat = eightsNomic.toAct(round)[0] ?? 0, number = 0, happened = [] }: Asked = {},
): Move => bot.choose(viewOf(round, seat, happened), new DiceReader(newDice(`asked ${number}`)));
/** What it does with other dice, each answer once. */
function answers(bot: NomicBot, round: NomicRound): readonly Move[] {
  const all = Array.from({ length: asks }, (_, number) =>
    JSON.stringify(asked(bot, round, { number })),
  );
  return [...new Set(all)].map((answer) => JSON.parse(answer) as Move);
}
const reason = (round: NomicRound, move: Move, seat: Seat = 0): string =>
  sentence(regular.reason(viewOf(round, seat), move));

/** With this clause in force, brought by seat 1. */
function ruled(round: NomicRound, name: string, clause: Clause | null): NomicRound {
  const rule = { name, text: name, clause, owner: 1, version: 1 };
  return { ...round, facts: { ...round.facts, rules: [...round.facts.rules, rule] } };
}
const full = "4c 5d 7s 9c";
const is = (field: "card.rank" | "card.suit", value: string): Expression => ({
  op: "=",
  of: [{ get: field }, value],
});

describe.each(levels)("the %s bot", (_level, bot) => {
  it("EN-13 ends its turn when it has played, and does not draw besides", () => {
    expect(answers(bot, made(laid(["6s 2c", full], { options: quick }), [0, play("6s")]))).toEqual([
      endTurn,
    ]);
  });

  it("EN-13 plays what it has drawn if that fits", () => {
    const round = made(
      laid(["2c", full], { pile: "9d 6h", stock: "6s 3c 4c 5c 6c 7c", options: quick }),
      [0, draw],
    );
    expect(answers(bot, round)).toContainEqual(play("6s"));
  });

  it("EN-16 EN-18 takes five cards for its empty hand at once, and shuffles the deck first where it is empty", () => {
    const round = made(laid(["6s", full], { pile: "2c 3c 4c 5c 7c 9c Tc 6h", options: quick }), [
      0,
      play("6s"),
    ]);
    expect(answers(bot, round)).toEqual([takeFive]);
    expect(answers(bot, { ...round, zones: { ...round.zones, stock: [] } })).toEqual([shuffle]);
  });

  it("EN-19 changes a rule for its Pending Rule before anything else, by a template whose clause passes the check", () => {
    const round = withPending(laid(["2c 3c", full], { options: quick }), 1, 0);
    for (const change of answers(bot, round) as readonly Modify[]) {
      expect(change.type).toBe("modify");
      expect(change.clause).not.toBeNull();
      expect(refusal(round, [0, change])).toBeNull();
      expect(reason(round, change)).toMatch(/counts/);
    }
  });

  it("EN-20 changes a rule when it has played the Eight of Spades", () => {
    expect(
      asked(bot, made(laid(["8s 3c", full], { pile: "6c 6s", options: quick }), [0, play("8s")])),
    ).toMatchObject({ type: "modify" });
  });

  it("EN-3 does not come at once with another change when the others have refused one", () => {
    const round = withPending(
      laid(["6c 3c", full, full], { options: { objectSeconds: 30, judgeSeconds: 0 } }),
      1,
      0,
      0,
    );
    const { round: refused, happened } = done(
      made(round, [0, modify("Mine", "Mine is right")], [1, object()]),
      [2, object()],
    );
    expect(happened.map(({ type }) => type)).toContain("refusedCommand");
    expect(asked(bot, refused, { happened }).type).not.toBe("modify");
    expect(asked(bot, refused)).toMatchObject({ type: "modify" });
  });

  it("EN-23 EN-24 never offers what a clause forbids, and makes the default move where nothing is left", () => {
    const noRed: Clause = {
      do: "forbid",
      command: "play",
      when: { op: "or", of: [is("card.suit", "h"), is("card.rank", "6")] },
    };
    const barred = ruled(
      laid(["6s 6d 2h", full], { options: quick }),
      "No hearts, no sixes",
      noRed,
    );
    expect(answers(bot, barred)).toEqual([draw]);
    const stuck = ruled(made(barred, [0, draw]), "No end", {
      do: "forbid",
      command: "endTurn",
      when: true,
    });
    const none = ruled(stuck, "No play", { do: "forbid", command: "play", when: true });
    expect(eightsNomic.legal(none, 0)).toEqual([]);
    expect(answers(bot, none)).toEqual([eightsNomic.defaultMove(none, 0)]);
  });

  it("EN-3 agrees to a change in plain text, and says once for all bots that it cannot judge it", () => {
    const round = withPending(
      laid([full, full, full], { options: { objectSeconds: 30, judgeSeconds: 0 } }),
      1,
      0,
      0,
    );
    const before = made(round, [0, modify("Politeness", "Say please.")]);
    expect(asked(bot, before, { seat: 1 })).toEqual(say(cannotJudge));
    const said = made(before, [1, say(cannotJudge)]);
    for (const seat of [1, 2]) expect(asked(bot, said, { seat })).toEqual({ type: "agree" });
    expect(reason(said, { type: "agree" }, 1)).toBe(
      "Bots can’t judge rules in plain words. Read it, and object if it contradicts another rule.",
    );
  });

  it("EN-3 objects to a rule by which it would draw, as its author’s neighbour, unless two play", () => {
    const draws = (who: "player" | "next") =>
      modify("Twos", "A 2 draws.", {
        clause: { do: "then", effect: { effect: "draw", who, n: 2 }, after: "play", when: true },
      });
    const before = (hands: readonly string[], who: "player" | "next") => {
      const options = { objectSeconds: 30, judgeSeconds: 0 };
      const pending = hands.map((_, seat) => (seat === 0 ? 1 : 0));
      return made(withPending(laid(hands, { options }), ...pending), [0, draws(who)]);
    };
    const three = before([full, full, full], "next");
    expect(asked(bot, three, { seat: 1 })).toEqual(object("Turns"));
    expect(reason(three, object("Turns"), 1)).toBe("You come next, so it’s you who would draw.");
    const agrees = [
      asked(bot, three, { seat: 2 }),
      asked(bot, before([full, full, full], "player"), { seat: 1 }),
      asked(bot, before([full, full], "next"), { seat: 1 }),
    ];
    expect(agrees).toEqual(agrees.map(() => ({ type: "agree" })));
  });

  it("EN-3 objects to a change that would end the game at once without its winning", () => {
    const round = withPending(
      laid(["2c 3c", "4c", full], { options: { objectSeconds: 30, judgeSeconds: 0 } }),
      1,
      0,
      0,
    );
    const ends = (winner: "player" | "each", when: Expression = true): NomicRound =>
      made(round, [0, modify("The end", "It ends.", { clause: { do: "endGame", winner, when } })]);
    expect(asked(bot, ends("player"), { seat: 1 })).toEqual(object("Turns"));
    const fewest = ends("each", { op: "<", of: [{ get: "each.hand" }, 2] });
    expect(asked(bot, fewest, { seat: 1 })).toEqual({ type: "agree" });
    expect(asked(bot, fewest, { seat: 2 })).toMatchObject({ type: "object" });
    expect(asked(bot, ends("player", false), { seat: 2 })).toEqual({ type: "agree" });
    const endsAnyway = ruled(round, "Any change ends it", {
      do: "endGame",
      winner: "player",
      when: { op: ">", of: [{ get: "rules" }, 17] },
    });
    expect(asked(bot, made(endsAnyway, [0, modify("Pass 1", "Pass 1")]), { seat: 2 })).toEqual({
      type: "agree",
    });
  });

  it("EN-6 agrees to every command that is before it as a judge", () => {
    const judged = made(
      ruled(laid(["6s 2c", full], { options: { judgeSeconds: 5 } }), "Pass 1", null),
      [0, play("6s")],
    );
    expect(eightsNomic.toAct(judged)).toEqual([1]);
    expect(answers(bot, judged)).toEqual([{ type: "agree" }]);
  });
});

it("EN-15 whose card has just come back does not dare it again", () => {
  const before = made(laid(["2c 3d", full, full, full], { pile: "9h 6h", options: quick }), [
    0,
    play("2c"),
  ]);
  const { round, happened } = done(before, [1, improper(0)]);
  const types = Array.from(
    { length: 100 },
    (_, number) => asked(regular, round, { number, happened }).type,
  );
  expect(new Set(types)).toEqual(new Set(["draw"]));
});

it("EN-17 what a bot says earns it no penalty", () => {
  expect(
    made(laid([full, full], { options: quick }), [1, say(cannotJudge)]).secret.penalties,
  ).toEqual([[], []]);
});

it.each([
  ["Easy by mistake", easy, 5, 25],
  ["Regular on purpose", regular, 5, 30],
] as const)(
  "EN-14 sometimes %s plays what does not fit, so that there is something to notice, and else draws",
  (_how, bot, least, most) => {
    const round = laid(["2c 3d", full, full, full], { pile: "9h 6h", options: quick });
    const types = Array.from({ length: 100 }, (_, number) => asked(bot, round, { number }).type);
    const wrong = types.filter((type) => type === "play").length;
    expect(wrong).toBeGreaterThan(least);
    expect(wrong).toBeLessThan(most);
    expect(new Set(types)).toEqual(new Set(["play", "draw"]));
  },
);

describe("a hint at Eights Nomic", () => {
  const advised = (round: NomicRound, seat: Seat = 0): Move => regular.advise!(viewOf(round, seat));

  it("H-27 is honest, and the same as long as nothing happens", () => {
    const round = laid(["2c 3d", full], { pile: "9h 6h", options: quick });
    for (let times = 0; times < 5; times += 1) expect(advised(round)).toEqual(draw);
    expect(reason(round, draw)).toBe("Nothing you hold fits the top card.");
  });

  it("H-27 EN-19 is a whole rule where one may be changed, and says what it is good for", () => {
    const round = withPending(laid(["2c 3d", full], { options: quick }), 1, 0);
    const change = advised(round);
    expect(change).toEqual(advised(round));
    expect(refusal(round, [0, change])).toBeNull();
    expect(reason(round, change)).toMatch(
      /^Every rule you bring into force counts, and “.+” helps your hand\.$/,
    );
  });

  it("H-27 EN-3 before a change in plain text is to read it, after the bots’ word is said", () => {
    const round = withPending(
      laid([full, full, full], { options: { objectSeconds: 30, judgeSeconds: 0 } }),
      1,
      0,
      0,
    );
    expect(advised(made(round, [0, modify("Politeness", "Say please.")]), 1)).toEqual({
      type: "agree",
    });
  });
});

describe("Regular at Eights Nomic", () => {
  it("EN-15 EN-20 plays the Eight of Spades as soon as it goes, and seldom where it would come back", () => {
    const round = laid(["8s 6s 6d Ks", full, full, full], { pile: "6c 9s", options: quick });
    expect(answers(regular, round)).toEqual([play("8s")]);
    const types = Array.from({ length: 60 }, (_, number) =>
      asked(regular, laid(["8s 6h 6d Kh", full, full, full], { pile: "6c 9d", options: quick }), {
        number,
      }),
    ).filter(({ type, ...move }) => type === "play" && "card" in move && move.card === "8s");
    expect(types.length).toBeLessThan(30);
    expect(reason(round, play("8s"))).toBe("The Eight of Spades lets you change a rule at once.");
  });

  it("EN-14 EN-24 says why it draws, and that a clause allows what does not fit", () => {
    const round = laid(["2c 3d", full, full, full], { pile: "9h 6h", options: quick });
    expect(reason(round, draw)).toBe("Nothing you hold fits the top card.");
    const wild = ruled(round, "Wild Twos", {
      do: "allow",
      command: "play",
      lifts: "match",
      when: is("card.rank", "2"),
    });
    expect(answers(regular, wild)).toEqual([play("2c")]);
    expect(reason(wild, play("2c"))).toBe(
      "It doesn’t match the top card, but the rule “Wild Twos” allows it.",
    );
  });

  it("EN-24 EN-26 heeds what follows from a card: what it must draw for it, what it earns, whose turn comes", () => {
    const sixes = (clause: Clause): readonly Move[] =>
      answers(
        regular,
        ruled(laid(["6s 9h Kd", full, full], { pile: "2c 6h", options: quick }), "Sixes", clause),
      );
    const when = is("card.rank", "6");
    expect(
      sixes({ do: "then", effect: { effect: "draw", who: "player", n: 3 }, after: "play", when }),
    ).toEqual([play("9h")]);
    expect(sixes({ do: "penalty", n: 3, after: "play", when })).toEqual([play("9h")]);
    expect(sixes({ do: "then", effect: { effect: "extraTurn" }, after: "play", when })).toEqual([
      play("6s"),
    ]);
  });

  it("EN-24 plays the card that wins by a clause", () => {
    const wins: Clause = {
      do: "endGame",
      winner: "player",
      when: { op: "=", of: [{ get: "player.hand" }, 1] },
    };
    expect(
      answers(regular, ruled(laid(["6s 2c", full], { options: quick }), "Two will do", wins)),
    ).toEqual([play("6s")]);
  });

  it("EN-19 a rule that it makes serves it: with the smallest hand it does not tax the smallest hand", () => {
    const round = withPending(
      laid(["2c", `${full} Tc Jc Qc`, `${full} Ad Kd Qd`], { options: quick }),
      1,
      0,
      0,
    );
    const names = (answers(regular, round) as readonly Modify[]).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names).not.toContain("Leader’s Burden");
  });
});
