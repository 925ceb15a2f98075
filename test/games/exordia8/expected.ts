// What the tests over the catalogue expect of Exordia8.

import type { ExordiaRound } from "#shared/games/exordia8/types.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import { endingOf, endOf, happened } from "../endings.ts";
import type { Expected } from "../expected.ts";

const exordia = endingOf<ExordiaRound>();
const lastOf = (lines: readonly ReplayedLine[]) => endOf<ExordiaRound>(lines);
const wentOut = ({ zones, facts }: ExordiaRound): boolean =>
  zones.hands[facts.result!.winners[0]!]!.length === 0;
const tiedForFewest = ({ zones, facts }: ExordiaRound): boolean => {
  const sizes = zones.hands.flatMap((hand, seat) =>
    facts.left.includes(seat) ? [] : [hand.length],
  );
  return sizes.filter((size) => size === Math.min(...sizes)).length > 1;
};

export const expected: Expected = {
  page: { letters: "X8", rules: 20 },
  endings: {
    "X8-18 one goes out with a card of no account": exordia(
      (last, lines) =>
        wentOut(last) &&
        "345679TK".includes(last.zones.pile.at(-1)![0]!) &&
        !lastOf(lines).before.facts.extra,
    ),
    "X8-18 one goes out with the Queen of Hearts, and no turn follows": exordia(
      (last) => wentOut(last) && last.zones.pile.at(-1) === "Qh",
    ),
    "X8-18 one goes out with the Queen of Spades": exordia(
      (last) => wentOut(last) && last.zones.pile.at(-1) === "Qs",
    ),
    "X8-17 X8-18 one goes out with the 8 of a sequent": exordia(
      (_last, lines) => lastOf(lines).types.join() === "played,finishedSequent,won",
    ),
    "X8-17 X8-18 one goes out with the extra card": exordia(
      (last, lines) => wentOut(last) && lastOf(lines).before.facts.extra,
    ),
    "X8-18 one goes out after a sequent was broken": exordia(
      (last, lines) => wentOut(last) && happened(lines, "brokeSequent"),
    ),
    "X8-19 blocked, and one has fewest cards": exordia(
      (last, lines) => lastOf(lines).types.join() === "skipped,blocked,won" && !tiedForFewest(last),
    ),
    "X8-19 blocked, and of equals the direction decides": exordia(
      (last, lines) =>
        happened(lines, "blocked") && last.facts.direction === -1 && tiedForFewest(last),
    ),
    "X8-19 blocked by a leave": exordia(
      (_last, lines) => lastOf(lines).types.join() === "left,blocked,won",
    ),
    "C-5 all but one leave": exordia(
      (_last, lines) =>
        lastOf(lines).types.slice(0, 2).join() === "left,won" &&
        lastOf(lines).before.facts.sequent === null,
    ),
    "C-5 X8-15 all but one leave in a sequent": exordia(
      (_last, lines) =>
        lastOf(lines).types.join() === "left,won" && lastOf(lines).before.facts.sequent !== null,
    ),
    "X8-20 the winner takes the pot": exordia((_last, lines) => happened(lines, "tookPot")),
    "C-14 places are shared": exordia(({ facts }) =>
      facts.result!.places.slice(1).some(({ length }) => length > 1),
    ),
  },
  // X8-16 tells, by a break, that a card is not held; but the move tells it, and nothing that
  // follows. Places go by counts (C-14).
  revealed: () => null,
};
