// Checks that penalties are earned, called, performed and forgotten as EN-9, EN-14, EN-15 and EN-17
// say, and that nobody is informed of them.

import { describe, expect, test } from "vitest";
import { notices, View } from "#shared/contract/view.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { asNomic, startingRules, wrongCall } from "#shared/games/eights-nomic/seen.ts";
import type { PenaltyName, WrongCall } from "#shared/games/eights-nomic/types.ts";
import {
  agree,
  consent,
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
  quick,
  refusal,
  repeal,
  say,
  shuffle,
  standard,
  takeFive,
  told,
  withPending,
} from "./moment.ts";

const round = laid(["Ks Kd 7h", "3c 4c", "5c"], { options: quick });

describe("EN-14 a wrong call, to its caller", () => {
  const why = (after: typeof round, player = 0, penalty: PenaltyName = standard(1)): WrongCall =>
    wrongCall(asNomic(View.of(eightsNomic, { round: after, happened: [] }, 1).seen), {
      player,
      penalty,
    });

  test("says what everybody can see of the card: that it fits, or lay first, or was allowed", () => {
    expect(why(made(round, [0, play("7h")]))).toEqual({ why: "fits", card: "7h", below: "6h" });
    const empty = laid(["Ks Kd", "3c 4c"], { pile: "", options: quick });
    expect(why(made(empty, [0, play("Ks")]))).toEqual({ why: "firstCard", card: "Ks" });
    const lifted = laid(["Ks Kd", "3c 4c"], {
      options: quick,
      facts: {
        rules: [
          ...startingRules,
          {
            name: "Kings",
            text: "Kings.",
            clause: { do: "allow", command: "play", lifts: "match", when: true },
            owner: 1,
            version: 1,
          },
        ],
      },
    });
    expect(why(made(lifted, [0, play("Ks")]))).toEqual({ why: "freed", card: "Ks", rule: "Kings" });
  });

  test("says that nothing was played, whose turn it is not, which penalty it is, and that there is none", () => {
    expect(why(round)).toEqual({ why: "nothingPlayed" });
    expect(why(round, 2)).toEqual({ why: "notTheirTurn" });
    expect(why(made(round, [0, play("Ks")]), 0, standard(2))).toEqual({
      why: "otherPenalty",
      card: "Ks",
    });
    const owing = withPending(laid(["Ks", "3c"], { options: quick }), 1, 0);
    expect(why(made(owing, [0, repeal("Penalty")]))).toEqual({ why: "noPenalties" });
  });
});

describe("earning", () => {
  test("EN-13 another suit and another rank earn a standard penalty of 1; either alone, or the empty pile, earn nothing", () => {
    expect(penalties(made(round, [0, play("Ks")]))).toEqual([[1], [], []]);
    expect(penalties(made(round, [0, play("7h")]))).toEqual([[], [], []]);
    expect(penalties(made(laid(["6s", "3c"]), [0, play("6s")]))).toEqual([[], []]);
    expect(penalties(made(laid(["Ks", "3c"], { pile: "" }), [0, play("Ks")]))).toEqual([[], []]);
  });

  test("EN-17 whoever announces what contains the reserved phrase, in any dress, earns one", () => {
    for (const text of ["Improper", "That is im proper!", "IMPROPERLY", "ｉｍｐｒｏｐｅｒ"])
      expect(penalties(made(round, [1, say(text)]))).toEqual([[], [1], []]);
    expect(penalties(made(round, [1, say("Proper, im my eyes")]))).toEqual([[], [], []]);
    expect(made(round, [1, say("Improper")], [2, say("Hm.")]).facts.announcements).toEqual([
      { seat: 1, text: "Improper" },
      { seat: 2, text: "Hm." },
    ]);
  });

  test("EN-9 EN-17 EN-23 whispers earn nothing, and sender and addressee alone know of them", () => {
    const outcome = done(round, [1, { type: "whisper", to: 2, text: "Improper" }]);
    expect(penalties(outcome.round)).toEqual([[], [], []]);
    expect(outcome.round.facts).toEqual(round.facts);
    expect([0, 1, 2, "spectator" as const].filter((viewer) => notices(outcome, viewer))).toEqual([
      1, 2,
    ]);
    expect(View.of(eightsNomic, outcome, 1).happened).toEqual([
      { type: "whispered", seat: 1, told: { to: 2 }, text: "Improper" },
    ]);
    expect(View.of(eightsNomic, outcome, 0).happened).toEqual([]);
    expect([
      refusal(round, [1, { type: "whisper", to: 1, text: "I" }]),
      refusal(made(round, [2, leave]), [1, { type: "whisper", to: 2, text: "You" }]),
      refusal(round, [1, { type: "whisper", to: 9, text: "You" }]),
    ]).toEqual(["EN-9", "EN-9", "EN-9"]);
  });

  test("EN-14 a wrong call earns its caller one penalty", () => {
    expect(penalties(made(round, [1, improper(0)]))).toEqual([[], [1], []]);
    expect(
      penalties(
        made(
          round,
          [0, play("Ks")],
          [1, improper(0, standard(2))],
          [1, improper(2)],
          [1, improper(0, { kind: "pendingRules" })],
        ),
      ),
    ).toEqual([[1], [1, 1, 1], []]);
  });

  test("EN-14 C-7 nothing that is sent tells that a penalty was earned", () => {
    const [one, other] = [
      made(round, [0, play("Ks")]),
      made(laid(["Ks Kd 7h", "3c 4c", "5c"], { options: quick, pile: "6c 6s" }), [0, play("Ks")]),
    ];
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      const shown = (of: typeof one) =>
        JSON.stringify({
          ...View.of(eightsNomic, { round: of, happened: [] }, viewer).seen,
          pile: null,
        });
      expect(shown(one)).toBe(shown(other));
    }
    expect(told(round, [0, play("Ks")])).toEqual(["played"]);
    expect(told(round, [1, say("Improper")])).toEqual(["announced"]);
    expect(told(round, [1, improper(0)])).toEqual(["called"]);
    expect(eightsNomic.views.hiddenState?.(one)).toEqual({
      penalties: [[{ kind: "standard", n: 1 }], [], []],
    });
  });

  test("EN-14 calling oneself, or who has left, is refused", () => {
    expect([
      refusal(round, [1, improper(1)]),
      refusal(made(round, [2, leave]), [1, improper(2)]),
      refusal(round, [1, improper(9)]),
    ]).toEqual(["EN-14", "EN-14", "EN-14"]);
  });
});

describe("performing", () => {
  test("EN-14 EN-15 EN-23 a right call is carried out at once: a card is drawn, the play is taken back, and its turn’s play is free again", () => {
    const after = made(round, [0, play("Ks")], [1, improper(0)]);
    expect([handOf(after, 0), pileOf(after), penalties(after), after.facts.done]).toEqual([
      "Kd 7h 2d Ks",
      "6c 6h",
      [[], [], []],
      { played: false, drew: false },
    ]);
    expect(told(made(round, [0, play("Ks")]), [1, improper(0)])).toEqual([
      "called",
      "performed",
      "drew",
      "tookBack",
    ]);
    expect(refusal(after, [0, play("7h")])).toBeNull();
  });

  test("EN-15 C-7 all who saw the card know that it is in that hand", () => {
    const after = made(round, [0, play("Ks")], [1, improper(0)]);
    expect([0, 1, 2].map((seat) => eightsNomic.views.known(after, seat))).toEqual([
      [],
      [{ seat: 0, cards: ["Ks"] }],
      [{ seat: 0, cards: ["Ks"] }],
    ]);
    expect(eightsNomic.views.known(made(after, [0, play("Ks")]), 1)).toEqual([]);
  });

  test("EN-14 a penalty is gone once it was called: the same call is wrong then", () => {
    expect(penalties(made(round, [0, play("Ks")], [1, improper(0)], [1, improper(0)]))).toEqual([
      [],
      [1],
      [],
    ]);
  });

  test("EN-15 what cannot be undone is not taken back: an announcement, a draw", () => {
    const after = made(round, [1, say("Improper")], [2, improper(1)]);
    expect([handOf(after, 1), after.facts.announcements]).toEqual([
      "3c 4c 2d",
      [{ seat: 1, text: "Improper" }],
    ]);
  });

  test("EN-13 EN-15 a penalty’s cards are not the turn’s draw", () => {
    const after = made(round, [0, play("Ks")], [1, improper(0)]);
    expect(refusal(after, [0, draw])).toBeNull();
    expect(refusal(after, [0, endTurn])).toBe("EN-13");
  });

  test("EN-15 of several equal penalties the newest is performed", () => {
    const two = made(round, [0, say("improper")], [0, play("Ks")]);
    expect(penalties(two)).toEqual([[1, 1], [], []]);
    expect(pileOf(made(two, [1, improper(0)]))).toBe("6c 6h");
    const other = made(round, [0, play("Ks")], [0, say("improper")]);
    expect(pileOf(made(other, [1, improper(0)]))).toBe("6c 6h Ks");
    expect(pileOf(made(other, [1, improper(0)], [1, improper(0)]))).toBe("6c 6h");
  });

  test("EN-15 a play is taken back only while its card is on top", () => {
    const free = made(
      withPending(round, 1, 0, 0),
      [0, repeal("Turns")],
      [0, play("Ks")],
      [0, play("Kd")],
    );
    expect(penalties(free)).toEqual([[1], [], []]);
    const after = made(free, [1, improper(0)]);
    expect([pileOf(after), handOf(after, 0)]).toEqual(["6c 6h Ks Kd", "7h 2d"]);
  });

  test("EN-15 a card that comes to lie on top again is taken back", () => {
    const free = made(
      withPending(laid(["Ks 2d", "3c", "5c"], { options: quick }), 1, 0, 0),
      [0, repeal("Turns")],
      [0, play("Ks")],
      [0, play("2d")],
    );
    const after = made(free, [1, improper(0)], [1, improper(0)]);
    expect([pileOf(after), penalties(after)]).toEqual(["6c 6h", [[], [], []]]);
  });

  test("EN-15 EN-16 the pile beneath it may become a deck meanwhile", () => {
    const shuffled = made(
      laid(["Ks 2d", "3c", "5c"], { stock: "", options: quick }),
      [0, play("Ks")],
      [1, shuffle],
    );
    expect(pileOf(shuffled)).toBe("Ks");
    expect(pileOf(made(shuffled, [1, improper(0)]))).toBe("");
  });

  test("EN-15 EN-20 the Eight of Spades is taken back as long as no rule has come of it, and asks for none then", () => {
    const eight = made(laid(["8s 2d", "3c", "5c"], { options: quick }), [0, play("8s")]);
    const back = made(eight, [1, improper(0)]);
    expect([eightsNomic.phase(back), handOf(back, 0)]).toEqual(["turn", "2d 2d 8s"]);
    const changed = made(eight, [0, modify("A", "A new text.")], [1, improper(0)]);
    expect([pileOf(changed), handOf(changed, 0)]).toEqual(["6c 6h 8s", "2d 2d"]);
  });

  test("EN-6 EN-15 a change that such an eight asked for falls with it, though it is before its judges", () => {
    const judged = made(
      laid(["8s 2d", "3c", "5c"]),
      [0, play("8s")],
      [0, modify("A", "A new text.")],
    );
    const back = made(judged, [1, improper(0)]);
    expect([eightsNomic.phase(back), back.facts.pending, back.facts.mustModify]).toEqual([
      "turn",
      null,
      null,
    ]);
    expect(eightsNomic.toAct(back)).toEqual([0]);
  });

  test("EN-15 too few cards in the deck: as many as there are", () => {
    const after = made(
      laid(["Ks", "3c"], { stock: "", options: quick }),
      [0, play("Ks")],
      [1, improper(0)],
    );
    expect([handOf(after, 0), pileOf(after)]).toEqual(["Ks", "6c 6h"]);
  });

  test("EN-15 it lapses at the end of the turn, whoever’s it is", () => {
    const late = made(round, [0, play("Ks")], [2, say("improper")], [0, endTurn]);
    expect(penalties(late)).toEqual([[], [], []]);
    expect(penalties(made(late, [1, improper(0)]))).toEqual([[], [1], []]);
  });

  test("EN-18 the loss of a Pending Rule takes one, whatever has become of it", () => {
    const taken = made(
      laid(["Ks", "3c"], { options: quick }),
      [0, play("Ks")],
      [0, takeFive],
      [0, modify("A", "A new text.")],
    );
    expect(pendingRules(made(taken, [1, improper(0, { kind: "pendingRules" })]))).toEqual([-1, 0]);
  });
});

describe("at any time", () => {
  const judging = made(
    withPending(laid(["Ks 2d", "3c", "5c"]), 0, 1, 0),
    [0, play("Ks")],
    [1, modify("A", "A new text.")],
  );
  const owed = made(laid(["8s 2d", "3c", "5c"]), [0, play("8s")]);

  test.each([
    ["judging", judging],
    ["mustModify", owed],
  ] as const)(
    "EN-9 EN-10 EN-14 EN-17 in %s, too, people talk, call and agree to end",
    (phase, at) => {
      expect(eightsNomic.phase(at)).toBe(phase);
      for (const move of [
        say("Hm."),
        improper(0),
        consent,
        { type: "whisper", to: 0, text: "Psst" } as const,
      ])
        expect(refusal(at, [2, move])).toBeNull();
      expect(pileOf(made(at, [2, improper(0)]))).toBe("6c 6h");
    },
  );

  test("EN-6 what is before its judges goes on when somebody else is called", () => {
    const after = made(judging, [2, improper(0)]);
    expect(after.facts.pending).toMatchObject({ seat: 1, asked: [0, 2] });
    expect([
      refusal(after, [0, object()]),
      refusal(after, [0, agree]),
      refusal(after, [0, disagree("A")]),
    ]).toEqual([null, null, "EN-6"]);
  });
});
