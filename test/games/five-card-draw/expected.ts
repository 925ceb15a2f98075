// What the tests over the catalogue expect of five-card draw.

import type { DrawRound } from "#shared/games/five-card-draw/types.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import { endingOf, happened } from "../endings.ts";
import type { Expected } from "../expected.ts";

const draw = endingOf<DrawRound>();
type WonPot = Readonly<{
  pot: number;
  amount: number;
  shares: readonly Readonly<{ seat: number; amount: number }>[];
}>;
const wonPots = (lines: readonly ReplayedLine[]) =>
  lines.flatMap(({ step }) =>
    step.happened
      .filter(({ type }) => type === "wonPot")
      .map(({ told }) => told as unknown as WonPot),
  );
const isOdd = ({ shares }: WonPot): boolean => new Set(shares.map(({ amount }) => amount)).size > 1;
const stagesEnded = (lines: readonly ReplayedLine[]) =>
  lines.flatMap(({ step }) =>
    step.happened.flatMap(({ type, told }) =>
      type === "stageEnded" ? [told["phase"] as string] : [],
    ),
  );

export const expected: Expected = {
  page: { letters: "FD", rules: 17 },
  endings: {
    "FD-7 FD-10 all fold without a bet": draw(
      ({ facts }, lines) => facts.result!.wonBy === "fold" && !happened(lines, "bet"),
    ),
    "FD-10 FD-13 all fold to a bet, which is returned": draw(
      ({ facts }, lines) =>
        facts.result!.wonBy === "fold" &&
        happened(lines, "returned") &&
        facts.drew.every((count) => count === null),
    ),
    "FD-10 all fold in the second stage": draw(
      ({ facts }, lines) => facts.result!.wonBy === "fold" && stagesEnded(lines).includes("bet2"),
    ),
    "C-5 FD-10 all but one leave in the draw": draw(
      ({ facts }, lines) =>
        facts.result!.wonBy === "fold" &&
        stagesEnded(lines).join() === "bet1" &&
        facts.drew.some((count) => count !== null),
    ),
    "FD-10 who put in least takes the side pots by fold": draw(
      ({ facts }) =>
        facts.result!.wonBy === "fold" &&
        facts.committed[facts.result!.winners[0]!] === Math.min(...facts.committed),
    ),
    "FD-13 one takes all at a showdown": draw(
      ({ facts }) => facts.result!.wonBy === "showdown" && facts.result!.winners.length === 1,
    ),
    "FD-13 a tie with an odd chip": draw((_last, lines) => wonPots(lines).some(isOdd)),
    "FD-13 side pots with different winners": draw(
      (_last, lines) =>
        new Set(wonPots(lines).map(({ shares }) => shares.map(({ seat }) => seat).join())).size > 2,
    ),
    "FD-13 side pots with a tie in each": draw(
      (_last, lines) => wonPots(lines).filter(({ shares }) => shares.length > 1).length > 1,
    ),
    "FD-9 a showdown without a second stage of betting": draw(
      ({ facts }, lines) =>
        facts.result!.wonBy === "showdown" && stagesEnded(lines).join() === "bet1",
    ),
    "FD-5 FD-9 a showdown without any betting": draw(
      ({ facts }, lines) => facts.result!.wonBy === "showdown" && stagesEnded(lines).length === 0,
    ),
    "FD-8 FD-13 a bet of who left is returned as far as nobody could match it": draw(
      (last, lines) =>
        lines.some(({ step }) =>
          step.happened.some(
            ({ type, seat }) => type === "returned" && last.facts.left.includes(seat ?? -1),
          ),
        ),
    ),
    "FD-11 after a renewed stock": draw((_last, lines) => happened(lines, "reshuffled")),
    "FD-17 with five of a kind": draw(({ facts }) =>
      facts.result!.hands.some((hand) => hand?.category === "five of a kind"),
    ),
    "H-8 with King and Bastard, the last one short": draw(
      ({ facts }) =>
        facts.titles.king !== null &&
        facts.titles.bastard !== null &&
        facts.stacks[facts.titles.bastard]! < 20,
    ),
  },
  // FD-13: at the showdown all who remain reveal their hands, and that decides who wins.
  revealed: (_before, after) => (after as DrawRound).facts.result?.hands ?? null,
};
