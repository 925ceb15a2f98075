// What the tests over the catalogue expect of Kings & Bastards.

import type { KingsRound } from "#shared/games/kings-and-bastards/types.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import { endingOf, happened } from "../endings.ts";
import type { Expected } from "../expected.ts";

const kings = endingOf<KingsRound>();
const bastardOf = (lines: readonly ReplayedLine[]): unknown =>
  lines.flatMap(({ step }) => step.happened).find(({ type }) => type === "crowned")?.told[
    "bastard"
  ];

export const expected: Expected = {
  page: { letters: "KB", rules: 16 },
  endings: {
    "KB-13 one player is left with cards": kings(
      ({ facts }) =>
        facts.left.length === 0 && facts.out.length === facts.result!.places.length - 1,
    ),
    "KB-13 the last but one goes out with a 2": kings(
      (last, lines) =>
        last.zones.pile.at(-1)?.startsWith("2") === true && happened(lines, "wonTrick"),
    ),
    "C-5 all but one left before anybody went out": kings(({ facts }) => facts.out.length === 0),
    "KB-16 a holder leaves and another is Bastard": kings(
      ({ facts }, lines) =>
        facts.out.length > 0 &&
        facts.left.some((seat) => !facts.out.includes(seat)) &&
        bastardOf(lines) !== null,
    ),
    "KB-16 King and all others but one are gone: no Bastard": kings(
      ({ facts }, lines) =>
        facts.out.some((seat) => facts.left.includes(seat)) && bastardOf(lines) === null,
    ),
    "KB-15 the King left after going out and takes the pot": kings(
      ({ facts }, lines) =>
        facts.left.includes(facts.result!.winners[0]!) && happened(lines, "tookPot"),
    ),
    "KB-15 the Bastard pays": kings((_last, lines) => happened(lines, "paid")),
    "KB-6 after an exchange": kings((_last, lines) => happened(lines, "gave")),
    "KB-6 after an exchange that was called off": kings((_last, lines) =>
      happened(lines, "exchangeCalledOff"),
    ),
  },
  // KB-7: when the exchange ends, or the starter leaves, all see who starts and whether that player
  // owes the 3 of clubs.
  revealed: (before, after) => {
    const opens = (round: KingsRound) =>
      round.zones.pile.length === 0 && round.facts.exchange === null && round.facts.result === null;
    const { facts } = after as KingsRound;
    return opens(after as KingsRound) &&
      ((before as KingsRound).facts.exchange !== null ||
        facts.left.length > before.facts.left.length)
      ? [facts.turn, facts.owed]
      : null;
  },
};
