// Checks which plays those who see them may call (EN-14), and how often each bot calls.

import { describe, expect, it } from "vitest";
import { choiceOf } from "#shared/bots/asking.ts";
import { BotRound } from "#shared/bots/botRound.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { nomicBots } from "#shared/games/eights-nomic/bots/index.ts";
import type { Clause } from "#shared/games/eights-nomic/clauses/clause.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import { playOut } from "#test/bench/playOut.ts";
import {
  dealt,
  draw,
  endTurn,
  improper,
  laid,
  made,
  modify,
  penalties,
  play,
  quick,
  repeal,
  withPending,
} from "#test/games/eights-nomic/moment.ts";

const { easy, regular } = nomicBots;
const full = "4c 5d 7s 9c";
/** Seat 0 is about to play a card that does not fit. */
const start = laid(["2c Ks", full, full], { options: quick });
const wrong = made(start, [0, play("2c")]);
const cuesOf = (round: NomicRound) =>
  eightsNomic.outOfTurn!.cues!(View.of(eightsNomic, { round, happened: [] }, "spectator").seen);
/** Seat 1 brings a rule into force before. */
const ruled = (clause: Clause): NomicRound =>
  made(withPending(start, 0, 1, 0), [1, modify("Twos", "Of twos.", { clause })]);
const isTwo = { op: "=", of: [{ get: "card.rank" }, "2"] } as const;

describe("what may be called", () => {
  it("EN-13 EN-14 a card of another suit and rank than the one below it, by all but who played it, until its turn is over", () => {
    expect(cuesOf(start)).toEqual([]);
    expect(cuesOf(wrong)).toEqual([{ key: "play 1", seats: [1, 2] }]);
    expect(cuesOf(made(wrong, [0, draw]))).toEqual(cuesOf(wrong));
    expect(cuesOf(made(wrong, [0, endTurn]))).toEqual([]);
    expect(cuesOf(made(laid(["6s Ks", full], { options: quick }), [0, play("6s")]))).toEqual([]);
  });

  it("EN-13 not a card on the empty pile", () => {
    expect(
      cuesOf(made(laid(["2c Ks", full], { pile: "", options: quick }), [0, play("2c")])),
    ).toEqual([]);
  });

  it("EN-14 EN-15 no more once it was called, for the card is back in the hand; another play is another cue", () => {
    const back = made(wrong, [2, improper(0)]);
    expect(cuesOf(back)).toEqual([]);
    expect(cuesOf(made(back, [0, play("2c")]))).toEqual([{ key: "play 2", seats: [1, 2] }]);
  });

  it("EN-24 not what a clause allowed as things stood before it", () => {
    expect(
      cuesOf(
        made(ruled({ do: "allow", command: "play", lifts: "match", when: isTwo }), [0, play("2c")]),
      ),
    ).toEqual([]);
    const beforeTheFirst: Clause = {
      do: "allow",
      command: "play",
      lifts: "match",
      when: {
        op: "and",
        of: [
          { op: "=", of: [{ get: "player.played" }, 0] },
          { op: "=", of: [{ get: "player.hand" }, 2] },
        ],
      },
    };
    expect(cuesOf(made(ruled(beforeTheFirst), [0, play("2c")]))).toEqual([]);
    expect(
      cuesOf(
        made(
          ruled({ do: "allow", command: "play", lifts: "match", when: { op: "not", of: [isTwo] } }),
          [0, play("2c")],
        ),
      ),
    ).toHaveLength(1);
  });

  it("EN-15 not what cannot be taken back, of which nobody sees whether it has been called", () => {
    const drawn = made(
      ruled({
        do: "then",
        effect: { effect: "draw", who: "next", n: 1 },
        after: "play",
        when: isTwo,
      }),
      [0, play("2c")],
    );
    expect(penalties(drawn)[0]).toEqual([1]);
    expect(cuesOf(drawn)).toEqual([]);
  });

  it.each(["PlayDefinition", "Penalty", "StandardPenalty"])(
    "EN-2 nothing once %s is out of force",
    (rule) => {
      expect(cuesOf(made(withPending(start, 0, 1, 0), [1, repeal(rule)], [0, play("2c")]))).toEqual(
        [],
      );
    },
  );
});

describe("who calls it", () => {
  const calls = (level: typeof easy, round = wrong): number =>
    Array.from({ length: 300 }, (_, number) =>
      choiceOf(
        level,
        View.of(eightsNomic, { round, happened: [] }, 1),
        "play 1",
        new DiceReader(newDice(`calls ${number}`)),
      ),
    ).filter((move) => move !== null).length;

  it("EN-14 Easy rarely, Regular mostly, neither always", () => {
    expect(calls(easy)).toBeGreaterThan(15);
    expect(calls(easy)).toBeLessThan(90);
    expect(calls(regular)).toBeGreaterThan(150);
    expect(calls(regular)).toBeLessThan(250);
  });

  it("EN-14 a call is always right: it names who played, and a standard penalty of 1", () => {
    const dice = new DiceReader(newDice("right"));
    const view = View.of(eightsNomic, { round: wrong, happened: [] }, 1);
    const move = Array.from({ length: 20 }, () => choiceOf(regular, view, "play 1", dice)).find(
      (one) => one !== null,
    )!;
    expect(move).toEqual(improper(0));
    expect(penalties(made(wrong, [1, move]))).toEqual([[], [], []]);
  });

  it("EN-14 nobody calls what is no longer there", () => {
    expect(calls(regular, made(wrong, [0, endTurn]))).toBe(0);
  });
});

describe("where no time runs", () => {
  it("EN-14 each seat is asked once about a play, before the next move is", () => {
    const bots = new BotRound(eightsNomic, { round: wrong, happened: [] });
    const asked = Array.from({ length: 4 }, () => bots.next());
    expect(asked.map((one) => [one?.seat, one?.cue])).toEqual([
      [1, "play 1"],
      [2, "play 1"],
      [0, null],
      [0, null],
    ]);
  });

  it("EN-10 bots alone agree to the end after two hundred turns, whatever rules they have made", () => {
    const dice = new DiceReader(newDice("alone"));
    const over = playOut({
      game: eightsNomic,
      start: dealt({ seats: 3, options: { objectSeconds: 30, judgeSeconds: 5 } }),
      dice,
      botAt: (seat) => (seat === 0 ? regular : easy),
    });
    expect(over.facts.result?.places.flat().toSorted()).toEqual([0, 1, 2]);
    expect(over.facts.turns).toBeLessThanOrEqual(200);
    expect(over.facts.history.length).toBeGreaterThan(2);
  });

  it("EN-23 who may do nothing makes his default move by itself", () => {
    const none = ["play", "draw", "endTurn"].reduce(
      (round, command) =>
        made(withPending(round, 0, 1, 0), [
          1,
          modify(command, `No ${command}`, { clause: { do: "forbid", command, when: true } }),
        ]),
      start,
    );
    expect(new BotRound(eightsNomic, { round: none, happened: [] }).next()).toEqual({
      seat: 0,
      cue: null,
      given: draw,
      auto: true,
    });
  });
});
