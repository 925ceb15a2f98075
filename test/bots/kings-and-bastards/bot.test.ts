import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { kingsBots, type KingsBot } from "#shared/games/kings-and-bastards/bots/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { Facts, KingsRound, Move, Options } from "#shared/games/kings-and-bastards/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { recordOf, type RecordParts } from "#test/support/recordOf.ts";

const { easy, regular } = kingsBots;
type KingsView = View<Options, Facts, Move>;

/** What the seat to act sees after these moves, all of which must be legal. */
function seenAfter(parts: Omit<RecordParts, "game">): KingsView {
  const lines = [...replay(readRecord(recordOf({ game: kingsAndBastards.id, ...parts })))];
  for (const { error, number } of lines)
    if (error) throw new Error(`move ${number}: ${sentence(error)}`);
  const round = lines.at(-1)!.step.round as KingsRound;
  return View.of(kingsAndBastards, { round, happened: [] }, kingsAndBastards.toAct(round)[0]!);
}

const asked = (bot: KingsBot, view: KingsView, number = 0): Move =>
  bot.choose(view, new DiceReader(newDice(`asked ${number}`)));
const play = (...cards: readonly string[]) => ({ type: "play", cards });
const share = (bot: KingsBot, view: KingsView, wanted: (move: Move) => boolean): number =>
  Array.from({ length: 200 }, (_, number) => asked(bot, view, number)).filter(wanted).length / 200;

const holdsTwo = (move: Move): boolean => move.type === "play" && move.cards[0]![0] === "2";

describe("Regular at Kings & Bastards", () => {
  it("KB-13 goes out when it can", () => {
    const view = seenAfter({
      hands: ["3c 9c", "4d 4s", "5d 6s"],
      moves: [
        { seat: 0, ...play("3c") },
        { seat: 1, ...play("4d") },
        { seat: 2, ...play("5d") },
      ],
    });
    expect(asked(regular, view)).toEqual(play("9c"));
    expect(sentence(regular.reason(view, play("9c") as Move))).toBe(
      "This is your last card: play and go out first, as King.",
    );
  });

  it("KB-10 plays its 2 when nobody can keep it from going out then", () => {
    const view = seenAfter({
      hands: ["3c 2d 7c", "4d 9s Ks", "5d 6s Qs"],
      moves: [
        { seat: 0, ...play("3c") },
        { seat: 1, ...play("4d") },
        { seat: 2, ...play("5d") },
      ],
    });
    expect(asked(regular, view)).toEqual(play("2d"));
    expect(sentence(regular.reason(view, play("2d") as Move))).toBe(
      "A 2 wins the trick at once, and then nobody can stop you going out.",
    );
  });

  it("KB-10 wastes no 2 on a low card while all hands are full", () => {
    const view = seenAfter({
      hands: ["3c 5d 8s Td Qs Kh", "2d 4d 6s 9s Js Ks", "5c 6d 8d 9d Qd As"],
      moves: [{ seat: 0, ...play("3c") }],
    });
    expect(asked(regular, view)).toEqual(play("4d"));
    expect(sentence(regular.reason(view, play("4d") as Move))).toBe(
      "Your lowest card that beats the three; keeps your 2.",
    );
  });

  it("KB-9 leads more cards than a seat that is about to go out can answer", () => {
    const view = seenAfter({
      hands: ["3c 3d Ad 6d 6h 9s", "4d 4h 5d 5h 7s Js", "7d 8d 8h Td Qd Ks"],
      moves: [
        { seat: 0, ...play("3c", "3d") },
        { seat: 1, ...play("4d", "4h") },
        { seat: 2, type: "pass" },
        { seat: 0, type: "pass" },
        { seat: 1, ...play("5d", "5h") },
        { seat: 2, type: "pass" },
        { seat: 0, type: "pass" },
        { seat: 1, ...play("7s") },
        { seat: 2, type: "pass" },
        { seat: 0, ...play("Ad") },
        { seat: 1, type: "pass" },
        { seat: 2, type: "pass" },
      ],
    });
    expect(view.seen.hands).toEqual([["6d", "6h", "9s"], 1, 6]);
    expect(asked(regular, view)).toEqual(play("6d", "6h"));
    expect(sentence(regular.reason(view, play("6d", "6h") as Move))).toBe(
      "Leads the sixes: a player with only one card left can’t answer a pair.",
    );
  });

  it("KB-6 the King gives low cards, no 2, no joker, no ace, and says why", () => {
    const view = seenAfter({
      hands: ["3d 4d 8s Kd Ah 2s Jk", "5d 5h 7d 9c Td Js Qs", "3c 6h 6s 8d 9h Jd Qd"],
      carry: { king: 0, bastard: 1 },
      moves: [],
    });
    expect(asked(regular, view)).toMatchObject({ type: "give", cards: ["3d", "4d"] });
    expect(sentence(regular.reason(view, { type: "give", cards: ["3d", "4d"] }))).toBe(
      "Low cards such as threes and fours are the hardest to get rid of, and this breaks up no set.",
    );
  });
});

describe("Easy at Kings & Bastards", () => {
  const onAThree = seenAfter({
    hands: ["3c 5d 8s Td Qs Kh", "2d 4d 6s 9s Js Ks", "5c 6d 8d 9d Qd As"],
    moves: [{ seat: 0, ...play("3c") }],
  });

  it("seldom wastes a 2 on a 3", () => {
    expect(share(easy, onAThree, holdsTwo)).toBeLessThan(0.03);
  });

  it("does not always do the same in the same place, as a person would not", () => {
    const moves = new Set(
      Array.from({ length: 200 }, (_, number) => JSON.stringify(asked(easy, onAThree, number))),
    );
    expect(moves.size).toBeGreaterThan(3);
  });

  it("mostly plays low cards on low cards or passes", () => {
    expect(
      share(
        easy,
        onAThree,
        (move) =>
          move.type === "pass" ||
          (move.type === "play" && ["4d", "6s", "9s"].includes(move.cards[0]!)),
      ),
    ).toBeGreaterThan(0.6);
  });
});

describe("reasons", () => {
  const reasonOf = (view: KingsView, move: Move): string => sentence(regular.reason(view, move));

  it("H-27 say what a pass saves", () => {
    const nothing = seenAfter({
      hands: ["3c Ac", "4d 5d", "6d 7d"],
      moves: [
        { seat: 0, ...play("3c") },
        { seat: 1, ...play("4d") },
        { seat: 2, ...play("6d") },
        { seat: 0, ...play("Ac") },
      ],
    });
    expect(reasonOf(nothing, { type: "pass" })).toBe("Nothing in your hand beats this.");
    const two = seenAfter({
      hands: ["3c Ac 9h", "4d 5d 2h", "6d 7d 2s"],
      moves: [
        { seat: 0, ...play("3c") },
        { seat: 1, ...play("4d") },
        { seat: 2, ...play("6d") },
        { seat: 0, ...play("Ac") },
      ],
    });
    expect(reasonOf(two, { type: "pass" })).toBe(
      "Only a 2 beats this, and that is worth more later.",
    );
  });

  it("H-27 say why the 3 of clubs is led", () => {
    const view = seenAfter({ hands: ["3c 3d 9c", "4d 5d 6d", "7d 8d 9d"], moves: [] });
    expect(reasonOf(view, play("3c") as Move)).toBe("You must start with the 3 of clubs.");
    expect(reasonOf(view, play("3c", "3d") as Move)).toBe(
      "You must start with the 3 of clubs, and it’s best to lead low cards together.",
    );
  });

  it("H-27 say which set is beaten and what is kept", () => {
    const view = seenAfter({
      hands: ["3c 3d 9c 6s", "4d 4h As 2d", "7d 8d 9d Td"],
      moves: [{ seat: 0, ...play("3c", "3d") }],
    });
    expect(reasonOf(view, play("4d", "4h") as Move)).toBe(
      "Your lowest pair that beats the threes; keeps your ace and 2.",
    );
  });

  it("H-27 say what a joker stands for", () => {
    const view = seenAfter({
      hands: ["3c 3d 9c 6s", "4d Jk As 5d", "7d 8d 9d Td"],
      moves: [{ seat: 0, ...play("3c", "3d") }],
    });
    expect(reasonOf(view, play("4d", "Jk") as Move)).toBe(
      "The joker completes a pair that beats the threes; keeps your ace.",
    );
  });
});
