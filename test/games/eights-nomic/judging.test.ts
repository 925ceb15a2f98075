// Checks that commands are judged, and changes objected to, as EN-3, EN-6 and EN-23 say.

import { describe, expect, test } from "vitest";
import { peekAll, turnDown } from "#shared/cards/faceDown.ts";
import { View } from "#shared/contract/view.ts";
import { openWindow } from "#shared/contract/windows.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { sightedBy } from "#shared/games/eights-nomic/round.ts";
import type { Move, NomicRound } from "#shared/games/eights-nomic/types.ts";
import {
  agree,
  disagree,
  done,
  draw,
  endTurn,
  handOf,
  improper,
  laid,
  leave,
  made,
  modify,
  object,
  penalties,
  pendingRules,
  pileOf,
  play,
  refusal,
  repeal,
  ruleNames,
  say,
  shuffle,
  takeFive,
  told,
  withPending,
} from "./moment.ts";

const { legal, phase, toAct } = eightsNomic;
const { known } = eightsNomic.views;
const five = withPending(laid(["7h Ks", "3c", "5c", "9c", "Tc"]), 2, 2, 2, 2, 2);
/** Seats 1 and 2 own a rule in plain text each; it is seat 0's turn. */
const owned = (options = {}): NomicRound => {
  const round = withPending(laid(["7h Ks", "3c", "5c"], { options }), 2, 2, 2);
  const text = (seat: number): Move => modify(`Mine${seat}`, `Seat ${seat} likes this.`);
  const quickly = { ...round, options: { ...round.options, objectSeconds: 0, judgeSeconds: 0 } };
  return { ...made(quickly, [1, text(1)], [2, text(2)]), options: round.options };
};

describe("objecting", () => {
  const change = modify("A", "A new text.");
  const proposed = made(five, [0, change]);

  test("EN-3 EN-6 a change is before all other active seats, and comes into force unless more than half of them object", () => {
    expect([phase(proposed), toAct(proposed), proposed.facts.pending]).toEqual([
      "judging",
      [1, 2, 3, 4],
      { seat: 0, command: change, asked: [1, 2, 3, 4] },
    ]);
    expect(
      ruleNames(made(proposed, [1, object()], [2, object()], [3, agree], [4, agree])),
    ).toContain("A");
    const refused = made(proposed, [1, object()], [2, object()], [3, agree], [4, object()]);
    expect([phase(refused), ruleNames(refused).includes("A"), pendingRules(refused)]).toEqual([
      "turn",
      false,
      [2, 2, 2, 2, 2],
    ]);
    expect(ruleNames(made(refused, [0, change], [1, agree], [2, agree]))).toContain("A");
  });

  test("EN-19 the Pending Rule goes down when the change comes into force", () => {
    expect(pendingRules(proposed)[0]).toBe(2);
    expect(pendingRules(made(proposed, [1, agree], [2, agree]))[0]).toBe(1);
  });

  test("EN-23 the window closes as soon as it is decided: when no more objections can come, and when there are enough", () => {
    expect(phase(made(proposed, [1, agree]))).toBe("judging");
    expect(phase(made(proposed, [1, agree], [2, agree]))).toBe("turn");
    expect(phase(made(proposed, [1, object()], [2, object()]))).toBe("judging");
    expect(told(made(proposed, [1, object()], [2, object()]), [4, object()])).toEqual([
      "objected",
      "refusedCommand",
    ]);
  });

  test("EN-3 EN-6 each asked seat answers once, citing a rule in force", () => {
    const one = made(proposed, [1, object("turns")]);
    expect([
      refusal(one, [1, agree]),
      refusal(one, [1, object()]),
      refusal(proposed, [0, agree]),
      refusal(proposed, [1, object("No such rule")]),
    ]).toEqual(["EN-6", "EN-6", "EN-6", "EN-3"]);
    expect(one.facts.pending?.asked).toEqual([2, 3, 4]);
  });

  test("EN-20 a rejected change that the Eight of Spades asked for is tried again", () => {
    const eight = made(laid(["8s 2d", "3c", "5c"]), [0, play("8s")], [0, change]);
    const rejected = made(eight, [1, object()], [2, object()]);
    expect([phase(rejected), toAct(rejected)]).toEqual(["mustModify", [0]]);
    expect(phase(made(rejected, [0, change], [1, agree]))).toBe("turn");
  });

  test("EN-3 what would break a rule by its form opens no window", () => {
    expect(refusal(five, [0, modify("Turns", "A new text.")])).toBe("EN-2");
    expect(refusal(five, [0, modify("A", "A new text.", { clause: { do: "nothing" } })])).toBe(
      "EN-7",
    );
  });

  test("EN-3 EN-6 objectSeconds 0: all agree at once; the owners of rules still judge", () => {
    const quickly = { ...five, options: { ...five.options, objectSeconds: 0 } };
    expect(ruleNames(made(quickly, [0, change]))).toContain("A");
    const judged = made(owned({ objectSeconds: 0 }), [0, change]);
    expect(judged.facts.pending?.asked).toEqual([1, 2]);
    expect([refusal(judged, [1, object()]), refusal(judged, [1, disagree("Mine1")])]).toEqual([
      "EN-3",
      null,
    ]);
    expect(legal(judged, 1)).toEqual([agree, disagree("Mine1")]);
  });

  test("EN-3 EN-6 what may be answered is listed: every rule in force to object by, every own text to disagree by", () => {
    const judged = made(owned(), [0, change]);
    expect(legal(judged, 1)).toEqual([
      agree,
      disagree("Mine1"),
      ...judged.facts.rules.map(({ name }) => object(name)),
    ]);
    expect(legal(judged, 0)).toEqual([]);
  });

  test("EN-6 a change stays before its judges until all owners have answered", () => {
    const round = made(
      withPending(laid(["7h", "3c", "5c", "9c", "Tc"]), 2, 2, 2, 2, 2),
      [4, modify("Mine", "Seat 4 likes this.")],
      [0, agree],
      [1, agree],
    );
    const before = made(round, [0, change], [1, agree], [2, agree], [3, agree]);
    expect(before.facts.pending?.asked).toEqual([4]);
    expect(told(before, [4, disagree("Mine")])).toEqual(["disagreed", "refusedCommand"]);
    expect(told(before, [4, agree])).toEqual(["agreed", "propertySet", "modified"]);
  });
});

describe("judging", () => {
  const round = owned();

  test.each<[string, NomicRound, Move]>([
    ["play", round, play("7h")],
    ["draw", round, draw],
    [
      "endTurn",
      made({ ...round, options: { ...round.options, judgeSeconds: 0 } }, [0, draw]),
      endTurn,
    ],
    ["deckShuffle", { ...round, zones: { ...round.zones, stock: [] } }, shuffle],
    [
      "emptyHand",
      { ...round, zones: { ...round.zones, hands: [[], ...round.zones.hands.slice(1)] } },
      takeFive,
    ],
  ])("EN-6 %s is shown to the owners of texts first, who agree or refuse it", (_type, at, move) => {
    const judged: NomicRound = { ...at, options: round.options };
    const proposed = made(judged, [0, move]);
    expect([phase(proposed), toAct(proposed)]).toEqual(["judging", [1, 2]]);
    expect(proposed.zones).toEqual(judged.zones);
    expect(made(proposed, [1, agree], [2, agree]).zones === judged.zones).toBe(
      move.type === "endTurn",
    );
    const refused = made(proposed, [1, agree], [2, disagree("mine2")]);
    expect([refused.zones, phase(refused), refused.facts.done]).toEqual([
      judged.zones,
      "turn",
      judged.facts.done,
    ]);
  });

  test("EN-6 neither is talk, calls, consents and leaving", () => {
    for (const move of [
      say("Hm."),
      improper(1),
      { type: "endGame" } as const,
      { type: "whisper", to: 1, text: "Hm" } as const,
      leave,
    ])
      expect(made(round, [0, move]).facts.pending).toBeNull();
  });

  test("EN-6 the mover is never asked about his own command, nor by a rule with a clause, nor with judgeSeconds 0", () => {
    const before = {
      ...round,
      zones: { ...round.zones, hands: [round.zones.hands[0]!, [], round.zones.hands[2]!] },
    };
    expect(made(before, [1, takeFive]).facts.pending?.asked).toEqual([2]);
    const clause = {
      do: "forbid",
      command: "play",
      when: { op: "=", of: [{ get: "card.rank" }, "K"] },
    };
    const enforced = made(
      { ...round, options: { ...round.options, objectSeconds: 0, judgeSeconds: 0 } },
      [1, modify("Mine1", "Seat 1 likes this.", { rule: "Mine1", clause })],
    );
    expect(made({ ...enforced, options: round.options }, [0, draw]).facts.pending?.asked).toEqual([
      2,
    ]);
    expect(
      made({ ...round, options: { ...round.options, judgeSeconds: 0 } }, [0, draw]).facts.pending,
    ).toBeNull();
  });

  test("EN-6 one disagrees by a rule of his own alone that people judge", () => {
    const proposed = made(round, [0, draw]);
    expect([
      refusal(proposed, [1, disagree("Mine2")]),
      refusal(proposed, [1, disagree("Turns")]),
      refusal(proposed, [1, disagree("?")]),
      refusal(proposed, [1, object()]),
    ]).toEqual(["EN-6", "EN-6", "EN-6", "EN-3"]);
    expect(refusal(round, [1, agree])).toBe("EN-6");
    expect(refusal(round, [0, agree])).toBe("EN-6");
  });

  test("EN-6 no command is given while another is under way", () => {
    const proposed = made(round, [0, draw]);
    for (const seat of [0, 1, 2])
      for (const move of [play("7h"), draw, endTurn, shuffle, takeFive, modify("A", "A new text.")])
        expect(refusal(proposed, [seat, move])).toBe("EN-6");
  });

  test("EN-6 C-7 the card of a play is shown to those who are asked, and to nobody else", () => {
    const four = made(
      withPending(laid(["7h Ks", "3c", "5c", "9c"], { options: { objectSeconds: 0 } }), 2, 2, 0, 0),
      [1, modify("Mine1", "Seat 1 likes this.")],
    );
    const step = done(four, [0, play("7h")]);
    expect(step.round.facts.pending).toEqual({ seat: 0, command: { type: "play" }, asked: [1] });
    const viewed = (viewer: number | "spectator") => View.of(eightsNomic, step, viewer);
    expect(
      [0, 1, 2, "spectator" as const].map((viewer) => "cards" in viewed(viewer).happened[0]!),
    ).toEqual([true, true, false, false]);
    expect([known(step.round, 1), known(step.round, 2)]).toEqual([
      [{ seat: 0, cards: ["7h"] }],
      [],
    ]);
    expect([viewed(0).seen.chosen, viewed(1).seen.chosen]).toEqual([play("7h"), null]);
    expect(eightsNomic.views.hiddenState?.(step.round)).toMatchObject({
      pending: { seat: 0, command: { type: "play", card: "7h" }, asked: [1] },
    });
    for (const viewer of [2, 3, "spectator"] as const)
      expect(JSON.stringify(viewed(viewer))).not.toContain("7h");
  });

  test("EN-6 the command under way has its card for who gave it and who judges it, until the last has answered", () => {
    const shown = (now: NomicRound) =>
      ([0, 1, 2, "spectator"] as const).map((viewer) =>
        eightsNomic.views.ownState?.(
          View.of(eightsNomic, { round: now, happened: [] }, viewer).seen,
        ),
      );
    const whole = (asked: readonly number[]) => ({
      pending: { seat: 0, command: { type: "play", card: "7h" }, asked },
    });
    const proposed = made(round, [0, play("7h")]);
    expect(shown(proposed)).toEqual([whole([1, 2]), whole([1, 2]), whole([1, 2]), {}]);
    expect(shown(made(proposed, [1, agree]))).toEqual([whole([2]), whole([2]), whole([2]), {}]);
    expect(
      shown(
        made({
          ...proposed,
          facts: {
            ...proposed.facts,
            rules: proposed.facts.rules.filter(({ name }) => name !== "Mine1"),
          },
        }),
      )[1],
    ).toEqual({});
    expect([shown(round), shown(made(round, [0, draw]))]).toEqual([
      [{}, {}, {}, {}],
      [{}, {}, {}, {}],
    ]);
  });

  test("EN-6 EN-15 a card that is taken back meanwhile is not taken for the judged one", () => {
    const proposed = made(round, [0, play("7h")]);
    expect(
      known(sightedBy(proposed, 0, turnDown("Ks"), [1, 2]), 1).map(({ seat, cards }) => ({
        seat,
        cards: peekAll(cards),
      })),
    ).toEqual([{ seat: 0, cards: ["Ks", "7h"] }]);
  });

  test("EN-6 a refused card stays in hand, known to them until it is played", () => {
    const refused = made(round, [0, play("7h")], [1, disagree("Mine1")]);
    expect([handOf(refused, 0), known(refused, 1), known(refused, 2)]).toEqual([
      "7h Ks",
      [{ seat: 0, cards: ["7h"] }],
      [{ seat: 0, cards: ["7h"] }],
    ]);
    expect(known(made(refused, [0, play("7h")], [1, agree], [2, agree]), 1)).toEqual([]);
  });

  test("EN-6 EN-15 what is refused earns nothing; what is agreed to earns what it earns", () => {
    expect(penalties(made(round, [0, play("Ks")], [1, disagree("Mine1")]))).toEqual([[], [], []]);
    expect(penalties(made(round, [0, play("Ks")], [1, agree], [2, agree]))).toEqual([[1], [], []]);
  });

  test("EN-6 EN-15 what a call makes impossible meanwhile is not done", () => {
    const at = { ...round, options: { ...round.options, judgeSeconds: 0 } };
    const ending = { ...made(at, [0, play("Ks")]), options: round.options };
    const called = made(ending, [0, endTurn], [1, improper(0)]);
    expect(told(made(called, [1, agree]), [2, agree])).toEqual(["agreed", "refusedCommand"]);
    expect(made(called, [1, agree], [2, agree]).facts).toMatchObject({
      turn: 0,
      pending: null,
      done: { played: false },
    });
  });
});

describe("leaving meanwhile", () => {
  test("EN-6 if the last asked seat leaves, it is decided as it stands", () => {
    const proposed = made(owned(), [0, draw], [1, agree]);
    expect(told(proposed, [2, leave])).toEqual(["left", "drew"]);
    expect(made(proposed, [2, leave]).facts.pending).toBeNull();
  });

  test("EN-3 EN-6 a leaver’s objection vanishes, and half of those who stay is another number", () => {
    const proposed = made(five, [0, modify("A", "A new text.")], [1, object()], [2, object()]);
    expect(told(proposed, [3, leave])).toEqual(["left", "refusedCommand"]);
    expect(made(proposed, [1, leave]).facts).toMatchObject({
      objections: [2],
      pending: { asked: [3, 4] },
    });
    expect(ruleNames(made(proposed, [1, leave], [2, leave], [3, agree]))).toContain("A");
  });

  test("EN-22 EN-23 if the author leaves, his change is dropped; of who leaves in his turn the turn ends, and what others propose stays", () => {
    const proposed = made(five, [1, modify("A", "A new text.")]);
    const gone = made(proposed, [1, leave]);
    expect([gone.facts.pending, ruleNames(gone).includes("A"), phase(gone)]).toEqual([
      null,
      false,
      "turn",
    ]);
    expect(told(proposed, [1, leave])).toEqual(["left", "refusedCommand"]);
    const other = made(proposed, [0, leave]);
    expect([
      other.facts.turn,
      other.facts.pending?.asked,
      ruleNames(made(other, [2, agree], [3, agree])).includes("A"),
    ]).toEqual([1, [2, 3, 4], true]);
  });

  test("EN-6 C-12 what a leaver had under way goes with his cards", () => {
    const gone = made(owned(), [0, play("7h")], [0, leave]);
    expect([gone.facts.pending, gone.sealed, pileOf(gone), known(gone, 1)]).toEqual([
      null,
      null,
      "6c 6h",
      [],
    ]);
  });

  test("EN-10 a consent of all ends the game though a command is before its judges", () => {
    const over = made(
      owned(),
      [0, draw],
      [0, { type: "endGame" }],
      [1, { type: "endGame" }],
      [2, { type: "endGame" }],
    );
    expect([phase(over), over.facts.pending, toAct(over)]).toEqual(["over", null, []]);
  });
});

describe("windows", () => {
  const lengthOf = (round: NomicRound) => openWindow(eightsNomic, round);

  test("EN-3 EN-6 each has a number of its own, and lasts as its option says; nothing is open otherwise", () => {
    const round = owned({ judgeSeconds: 7, objectSeconds: 20 });
    expect(lengthOf(round)).toBeNull();
    const first = made(round, [0, draw]);
    expect(lengthOf(first)).toEqual({ number: 1, floorMs: 0, fullMs: 7000 });
    const second = made(first, [1, disagree("Mine1")], [0, modify("A", "A new text.")]);
    expect(lengthOf(second)).toEqual({ number: 2, floorMs: 0, fullMs: 20_000 });
    expect(
      lengthOf(made(owned({ judgeSeconds: 9, objectSeconds: 0 }), [0, modify("A", "A new text.")])),
    ).toEqual({ number: 1, floorMs: 0, fullMs: 9000 });
  });

  test("EN-23 in judging the default is to agree, and every asked seat answers explicitly", () => {
    const proposed = made(owned(), [0, draw]);
    expect(toAct(proposed).map((seat) => eightsNomic.defaultMove(proposed, seat))).toEqual([
      agree,
      agree,
    ]);
    expect(made(proposed, [1, agree, "auto"], [2, agree, "auto"]).facts.done.drew).toBe(true);
  });

  test("EN-4 EN-6 a rule that is repealed judges no more", () => {
    const round = made(owned({ objectSeconds: 0 }), [0, repeal("Mine1")], [1, agree], [2, agree]);
    expect(made(round, [0, draw]).facts.pending?.asked).toEqual([2]);
  });
});
