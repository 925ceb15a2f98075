// Checks that turns are taken, decks shuffled, rules earned and games ended as EN-8…EN-13 and
// EN-16…EN-22 say.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { packCount } from "#shared/games/eights-nomic/options.ts";
import type { NomicRound, Options } from "#shared/games/eights-nomic/types.ts";
import {
  agree,
  consent,
  dealt,
  done,
  draw,
  endTurn,
  handOf,
  improper,
  laid,
  leave,
  made,
  modify,
  penalties,
  pendingRules,
  pileOf,
  play,
  quick,
  refusal,
  repeal,
  ruleNames,
  say,
  shuffle,
  takeFive,
  told,
  withPending,
  type Step,
} from "./moment.ts";

const { deal, defaultMove, legal, pack, phase, toAct } = eightsNomic;

describe("the deal", () => {
  test("EN-0 EN-8 EN-11 eight cards each, one at a time from the dealer’s left, the rest is the deck, and nothing lies on the pile", () => {
    const deck = pack({ ...dealt({ seats: 3 }).options }, 3);
    const { zones, facts } = dealt({ seats: 3, dealer: 0, deck });
    expect(zones.hands.map((hand) => peekAll(hand)[0])).toEqual([deck[2], deck[0], deck[1]]);
    expect(zones.hands.map(({ length }) => length)).toEqual([8, 8, 8]);
    expect(peekAll(zones.stock)).toEqual(deck.slice(24));
    expect([zones.pile, zones.removed]).toEqual([[], []]);
    expect(facts.turnCycle).toEqual([1, 2, 0]);
    expect(facts.properties).toEqual({
      game: { "Turn Cycle": [1, 2, 0] },
      seats: [{ "Pending Rules": 0 }, { "Pending Rules": 0 }, { "Pending Rules": 0 }],
    });
    expect([facts.turn, facts.turns, facts.pending, facts.consents, facts.announcements]).toEqual([
      1,
      0,
      null,
      [],
      [],
    ]);
  });

  test("EN-11 the table’s option lets everybody begin with a rule to write, and nobody without it", () => {
    const pendingAfter = (options: Partial<Options>) =>
      dealt({ seats: 3, options }).facts.properties.seats.map((of) => of["Pending Rules"]);
    expect(pendingAfter({})).toEqual([0, 0, 0]);
    const opening = dealt({ seats: 3, dealer: 2, options: { openingRules: 1 } });
    expect(pendingAfter({ openingRules: 2 })).toEqual([2, 2, 2]);
    expect(legal(opening, 0)).toContainEqual({ type: "modify" });
  });

  test("EN-11 the packs are the fewest between p/6 + 1 and p/3 + 2, without jokers", () => {
    for (let seats = 2; seats <= 12; seats += 1) {
      const fit = [1, 2, 3, 4, 5, 6].filter((d) => d > seats / 6 + 1 && d < seats / 3 + 2);
      expect(packCount(seats)).toBe(fit[0]);
      expect(pack(dealt({ seats: 2 }).options, seats)).toHaveLength(52 * fit[0]!);
    }
  });

  test("EN-11 too few cards for the deal are refused", () => {
    expect(() =>
      dealt({ seats: 3, deck: pack(dealt({ seats: 2 }).options, 2).slice(0, 23) }),
    ).toThrow(/fewCards/);
    expect(deal.length).toBe(1);
  });

  test("EN-10 EN-21 C-10 the host’s shuffle comes from the seed, and the winner deals the next round", () => {
    expect(dealt({ seats: 4, seed: "a" })).toEqual(dealt({ seats: 4, seed: "a" }));
    expect(dealt({ seats: 4, seed: "a" }).zones).not.toEqual(dealt({ seats: 4, seed: "b" }).zones);
    expect(dealt({ seats: 4, carry: { dealer: 2 } }).facts.dealer).toBe(2);
    const over = made(
      laid(["2c", "3c 4c", "5c"], { options: quick }),
      [1, consent],
      [2, consent],
      [0, consent],
    );
    expect(over.facts.result?.winners).toEqual([0, 2]);
    expect(eightsNomic.carry.after(over)).toEqual({ dealer: 0 });
  });
});

describe("a turn", () => {
  const round = laid(["7h 8c 6d", "3c 4c", "5c"], { options: quick });

  test("EN-12 EN-13 play and draw, either or both, in either order, and then the next has the turn", () => {
    expect(made(round, [0, play("7h")], [0, draw], [0, endTurn]).facts).toMatchObject({
      turn: 1,
      turnCycle: [1, 2, 0],
      turns: 1,
      done: { played: false, drew: false },
    });
    expect(made(round, [0, draw], [0, play("7h")], [0, endTurn]).facts.turn).toBe(1);
    expect(made(round, [0, draw], [0, endTurn]).facts.turn).toBe(1);
    expect(made(round, [0, play("7h")]).facts).toMatchObject({
      turn: 0,
      done: { played: true, drew: false },
      counts: { played: 1, drew: 0 },
    });
    expect(made(round, [0, play("7h")]).facts.properties.game["Turn Cycle"]).toEqual([0, 1, 2]);
  });

  test("EN-13 something must be done, and nothing twice", () => {
    expect(refusal(round, [0, endTurn])).toBe("EN-13");
    expect(refusal(made(round, [0, draw]), [0, draw])).toBe("EN-13");
    expect(refusal(made(round, [0, play("7h")]), [0, play("8c")])).toBe("EN-13");
  });

  test("EN-13 C-7 who draws sees his card alone, and what is played lies open on top", () => {
    expect(done(round, [0, draw]).happened).toEqual([
      { type: "drew", seat: 0, told: { count: 1, why: "turn" }, only: { to: [0], cards: ["2d"] } },
    ]);
    expect(pileOf(made(round, [0, play("7h")]))).toBe("6c 6h 7h");
    expect(handOf(made(round, [0, draw]), 0)).toBe("7h 8c 6d 2d");
  });

  test("C-11 C-12 nobody else plays, draws or ends it, and no card that is not held is played", () => {
    for (const move of [play("3c"), draw, endTurn]) expect(refusal(round, [1, move])).toBe("C-11");
    expect(refusal(round, [0, play("Ks")])).toBe("C-12");
  });

  test("EN-13 on an empty deck nothing is drawn", () => {
    expect(refusal(laid(["7h", "3c"], { stock: "" }), [0, draw])).toBe("EN-13");
    expect(refusal(laid(["7h", "3c"], { stock: "", pile: "" }), [0, draw])).toBe("EN-13");
  });

  test("EN-16 who can neither draw nor play may end it", () => {
    expect(refusal(laid(["", "3c"], { stock: "", pile: "6h" }), [0, endTurn])).toBeNull();
    expect(refusal(laid(["", "3c"], { stock: "2d", pile: "6h" }), [0, endTurn])).toBe("EN-13");
    expect(refusal(laid(["7h", "3c"], { stock: "", pile: "6h" }), [0, endTurn])).toBe("EN-13");
  });
});

describe("the empty deck", () => {
  const round = laid(["", "3c", "5c"], { stock: "", pile: "2c 3d 4h 6h", options: quick });

  test("EN-16 anybody, on turn or not, makes a deck of all but the top card; shuffled from the seed, and told by number", () => {
    for (const seat of [0, 1]) {
      const { round: after, happened } = done(round, [seat, shuffle]);
      expect([pileOf(after), peekAll(after.zones.stock).toSorted().join(" ")]).toEqual([
        "6h",
        "2c 3d 4h",
      ]);
      expect(happened).toEqual([{ type: "shuffledDeck", seat, told: { cards: 3 } }]);
      expect(after.dice).not.toEqual(round.dice);
    }
  });

  test("EN-16 not while the deck holds a card, nor from a pile of one", () => {
    expect(refusal(laid(["7h", "3c"], { stock: "2d" }), [0, shuffle])).toBe("EN-16");
    expect(refusal(laid(["7h", "3c"], { stock: "", pile: "6h" }), [0, shuffle])).toBe("EN-16");
    expect(refusal(laid(["7h", "3c"], { stock: "", pile: "" }), [1, shuffle])).toBe("EN-16");
  });

  test("EN-16 while it can be shuffled a player without cards may not end his turn with nothing done", () => {
    expect(refusal(round, [0, endTurn])).toBe("EN-13");
    expect(refusal(made(round, [0, shuffle]), [0, endTurn])).toBe("EN-13");
    expect(refusal(made(round, [0, shuffle], [0, draw]), [0, endTurn])).toBeNull();
  });

  test("EN-16 EN-20 neither a shuffle nor five cards while a rule is owed", () => {
    const owed = made(laid(["8s", "", "5c"], { stock: "", pile: "2c 6s", options: quick }), [
      0,
      play("8s"),
    ]);
    expect([refusal(owed, [1, shuffle]), refusal(owed, [1, takeFive])]).toEqual(["EN-20", "EN-20"]);
  });
});

describe("the empty hand", () => {
  const round = laid(["7h", "", "5c"], { options: quick });

  test("EN-18 a player without cards takes five, on turn or not, and earns a Pending Rule", () => {
    const { round: after, happened } = done(round, [1, takeFive]);
    expect(handOf(after, 1)).toBe("2d 3d 4d 5d 6d");
    expect(pendingRules(after)).toEqual([0, 1, 0]);
    expect(happened).toEqual([
      {
        type: "drew",
        seat: 1,
        told: { count: 5, why: "emptyHand" },
        only: { to: [1], cards: ["2d", "3d", "4d", "5d", "6d"] },
      },
      { type: "propertySet", told: { of: 1, name: "Pending Rules", to: 1 } },
    ]);
    expect(after.facts.done).toEqual({ played: false, drew: false });
  });

  test("EN-16 EN-18 not with a card in hand, nor from fewer than five", () => {
    expect(refusal(round, [0, takeFive])).toBe("EN-18");
    expect(refusal(laid(["7h", ""], { stock: "2d 3d 4d 5d" }), [1, takeFive])).toBe("EN-18");
  });

  test("EN-18 who has a penalty then is also assigned the loss of that rule", () => {
    const last = laid(["Ks", "3c"], { options: quick });
    const taken = made(last, [0, play("Ks")], [0, takeFive]);
    expect(penalties(taken)).toEqual([[1, "pendingRules"], []]);
    expect(pendingRules(made(taken, [1, improper(0, { kind: "pendingRules" })]))).toEqual([0, 0]);
    expect(penalties(made(taken, [0, endTurn]))).toEqual([[], []]);
    expect(
      penalties(made(laid(["6s", "3c"], { options: quick }), [0, play("6s")], [0, takeFive])),
    ).toEqual([[], []]);
  });
});

describe("earning a change", () => {
  test("EN-19 a Pending Rule is a change, at any time, and is gone when the change comes into force", () => {
    const round = withPending(laid(["7h", "3c", "5c"], { options: quick }), 0, 1, 0);
    expect(refusal(round, [0, modify("A", "A new text.")])).toBe("EN-19");
    const after = made(round, [1, modify("A", "A new text.")]);
    expect(pendingRules(after)).toEqual([0, 0, 0]);
    expect(refusal(after, [1, modify("B", "Another text.")])).toBe("EN-19");
  });

  test("EN-20 the Eight of Spades owes a change, before which nothing else happens; it costs no Pending Rule", () => {
    const round = withPending(laid(["8s 6d", "3c", "5c"], { pile: "6s", options: quick }), 2, 2, 0);
    const owed = made(round, [0, play("8s")]);
    expect([phase(owed), toAct(owed), legal(owed, 0)]).toEqual([
      "mustModify",
      [0],
      [{ type: "modify" }],
    ]);
    expect([draw, endTurn, play("6d"), shuffle].map((move) => refusal(owed, [0, move]))).toEqual(
      Array(4).fill("EN-20"),
    );
    expect([refusal(owed, [1, modify("A", "A new text.")]), refusal(owed, [1, draw])]).toEqual([
      "EN-20",
      "EN-20",
    ]);
    const after = made(owed, [0, modify("A", "A new text.")]);
    expect([phase(after), pendingRules(after)]).toEqual(["turn", [2, 2, 0]]);
    expect(refusal(made(owed, [1, say("Well!")]), [1, consent])).toBeNull();
  });
});

describe("default moves", () => {
  const auto = (round: NomicRound, seat = toAct(round)[0]!): Step => [
    seat,
    defaultMove(round, seat),
    "auto",
  ];
  const typed = (round: NomicRound) => defaultMove(round, toAct(round)[0]!);

  test("EN-23 one step at a time: draw, then end the turn", () => {
    const round = laid(["7h", "3c"], { options: quick });
    expect(typed(round)).toEqual(draw);
    const drew = made(round, auto(round));
    expect(typed(drew)).toEqual(endTurn);
    expect(made(drew, auto(drew)).facts.turn).toBe(1);
    expect(typed(made(round, [0, play("7h")]))).toEqual(endTurn);
  });

  test("EN-16 EN-23 with an empty deck shuffle it; if it cannot be, play what matches, else any card; else end the turn", () => {
    expect(typed(laid(["7h", "3c"], { stock: "" }))).toEqual(shuffle);
    expect(typed(laid(["Ks 7h", "3c"], { stock: "", pile: "6h" }))).toEqual(play("7h"));
    expect(typed(laid(["Ks 7d", "3c"], { stock: "", pile: "6h" }))).toEqual(play("Ks"));
    expect(typed(laid(["", "3c"], { stock: "", pile: "6h" }))).toEqual(endTurn);
    expect(
      typed(
        made(withPending(laid(["7h", "3c"], { stock: "", options: quick }), 1, 0), [
          0,
          repeal("EmptyDeck"),
        ]),
      ),
    ).toEqual(play("7h"));
  });

  test("EN-20 who owes a rule adds “Pass n”, n the lowest that no rule in force has", () => {
    const round = withPending(laid(["8s", "3c"], { options: quick }), 0, 9);
    const owed = made(round, [0, play("8s")]);
    expect(typed(owed)).toEqual(modify("Pass 1", "Pass 1"));
    const passed = (names: readonly string[]) =>
      typed(
        made(round, ...names.map((name): Step => [1, modify(name, `It is called ${name}.`)]), [
          0,
          play("8s"),
        ]),
      );
    expect(passed(["Pass 1", "pass-2"])).toEqual(modify("Pass 3", "Pass 3"));
    expect(passed(["Pass 2"])).toEqual(modify("Pass 1", "Pass 1"));
    expect(typed(made(round, [1, modify("Passing", "pass 1!")], [0, play("8s")]))).toEqual(
      modify("Pass 2", "Pass 2"),
    );
  });

  test("EN-23 it opens no window, whoever judges, and nobody can object", () => {
    const round = made(
      withPending(laid(["8s 2c", "3c", "5c"]), 0, 1, 0),
      [1, modify("Mine", "Nobody plays.")],
      [0, agree],
    );
    const owed = made(round, [0, play("8s")], [1, agree]);
    expect(told(owed, auto(owed))).toEqual(["modified"]);
    expect(ruleNames(made(owed, auto(owed)))).toContain("Pass 1");
    expect(told(round, [0, draw])).toEqual(["proposed"]);
    expect(told(round, auto(round))).toEqual(["drew"]);
  });

  test("C-13 EN-23 what is marked as made by itself and is not the default of that moment is refused", () => {
    const round = laid(["7h", "3c"], { options: quick });
    expect(refusal(round, [0, play("7h"), "auto"])).toBe("C-13");
    expect(refusal(round, [1, draw, "auto"])).toBe("C-13");
    expect(refusal(round, [0, leave, "auto"])).toBe("C-13");
    expect(refusal(made(round, [0, consent], [1, consent]), [0, draw, "auto"])).toBe("C-11");
  });
});

describe("the end", () => {
  const round = withPending(laid(["7h 2c", "3c", "5c 9c"], { options: quick }), 0, 3, 3);

  test("EN-10 everybody’s consent ends it; a second one is refused, and it stands in every phase", () => {
    const two = made(round, [1, consent], [0, consent]);
    expect(two.facts.consents).toEqual([1, 0]);
    expect(refusal(two, [1, consent])).toBe("EN-10");
    const over = made(two, [2, consent]);
    expect([phase(over), toAct(over), legal(over, 0), over.facts.result]).toEqual([
      "over",
      [],
      [],
      { winners: [1], places: [[1], [0, 2]] },
    ]);
    expect(refusal(over, [0, leave])).toBe("C-11");
  });

  test("EN-10 rules brought into force count first, then fewest cards: repeals do not count, what was replaced does", () => {
    const rich = made(
      round,
      [2, modify("A", "A new text.")],
      [1, repeal("A")],
      [1, repeal("Turns")],
    );
    expect(made(rich, [0, consent], [1, consent], [2, consent]).facts.result).toEqual({
      winners: [2],
      places: [[2], [1], [0]],
    });
    const even = made(rich, [1, modify("B", "Another text.")]);
    expect(made(even, [0, consent], [1, consent], [2, consent]).facts.result?.places).toEqual([
      [1],
      [2],
      [0],
    ]);
  });

  test("EN-10 maxTurns counts ended turns, those ended by leaving too, and the game ends with that turn", () => {
    const short = laid(["7h", "3c", "5c"], { options: { ...quick, maxTurns: 2 } });
    const one = made(short, [0, draw], [0, endTurn]);
    expect(phase(one)).toBe("turn");
    const over = made(one, [1, draw], [1, endTurn]);
    expect([over.facts.turns, over.facts.result]).toEqual([
      2,
      { winners: [2], places: [[2], [0, 1]] },
    ]);
    expect(told(made(one, [1, draw]), [1, endTurn])).toEqual([
      "endedTurn",
      "turnBegan",
      "gameEnded",
      "won",
    ]);
    expect(made(one, [1, leave]).facts.result).toEqual({ winners: [2], places: [[2], [0], [1]] });
    expect(phase(made(one, [0, leave]))).toBe("turn");
  });

  test("EN-10 C-5 a leaver’s consent vanishes; if all who remain have consented, it ends", () => {
    const two = made(round, [1, consent], [0, consent]);
    expect(made(two, [2, leave]).facts.result).toEqual({ winners: [1], places: [[1], [0], [2]] });
    expect(made(two, [1, leave]).facts.consents).toEqual([0]);
  });

  test("C-5 C-14 who alone remains has won", () => {
    expect(made(round, [1, leave], [0, leave]).facts.result).toEqual({
      winners: [2],
      places: [[2], [0], [1]],
    });
  });

  test("C-8 EN-10 the winners share the pot, odd chips from the dealer’s left", () => {
    const staked = laid(["7h", "3c", "5c 6c"], { options: { ...quick, stake: 5 } });
    expect(staked.facts).toMatchObject({ chips: [995, 995, 995], pot: 15 });
    expect(made(staked, [0, consent], [1, consent], [2, consent]).facts).toMatchObject({
      chips: [1003, 1002, 995],
      pot: 0,
      result: { winners: [0, 1], chips: [3, 2, -5] },
    });
  });
});

describe("leaving", () => {
  test("EN-22 the leaver’s name goes out of the Turn Cycle, which ends his turn and lets all penalties lapse", () => {
    const round = made(
      laid(["Ks 2c", "3c", "5c"], { options: quick }),
      [0, play("Ks")],
      [1, say("improper")],
    );
    expect(penalties(round)).toEqual([[1], [1], []]);
    const gone = made(round, [0, leave]);
    expect([
      gone.facts.turnCycle,
      gone.facts.properties.game["Turn Cycle"],
      gone.facts.turn,
      gone.facts.turns,
      penalties(gone),
    ]).toEqual([[1, 2], [1, 2], 1, 1, [[], [], []]]);
    expect(peekAll(gone.zones.removed)).toEqual(["2c"]);
    const other = made(round, [1, leave]);
    expect([other.facts.turnCycle, other.facts.turn, other.facts.turns, penalties(other)]).toEqual([
      [0, 2],
      0,
      0,
      [[1], [], []],
    ]);
  });

  test("EN-20 EN-22 who owes a rule and leaves owes it no more", () => {
    const gone = made(laid(["8s 2c", "3c", "5c"], { options: quick }), [0, play("8s")], [0, leave]);
    expect([phase(gone), toAct(gone), gone.facts.mustModify]).toEqual(["turn", [1], null]);
  });

  test("C-11 who has left does nothing more", () => {
    const gone = made(laid(["7h", "3c", "5c"], { options: quick }), [1, leave]);
    for (const move of [leave, consent, say("Hello?"), takeFive])
      expect(refusal(gone, [1, move])).toBe("C-11");
  });
});
