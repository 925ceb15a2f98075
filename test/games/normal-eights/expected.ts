// What the tests over the catalogue expect of Normal Eights.

import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { NormalRound } from "#shared/games/normal-eights/types.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import { endingOf, endOf } from "../endings.ts";
import type { Ending, Expected } from "../expected.ts";

const ended = endingOf<NormalRound>();
const normal = (
  tell: (last: NormalRound, types: readonly string[], before: NormalRound) => boolean,
): Ending =>
  ended((last, lines) => {
    const { types, before } = endOf<NormalRound>(lines);
    return tell(last, types, before);
  });
/** Those of the winners who have no card left. */
const ranOut = ({ zones, facts }: NormalRound): readonly number[] =>
  facts.result!.winners.filter((seat) => zones.hands[seat]!.length === 0);
/** NE-19: a card that was its player's last has come back to their hand. */
const winStopped = (lines: readonly ReplayedLine[]): boolean =>
  lines.some(({ step }, at) => {
    const before = lines[at - 1]?.step.round as NormalRound | undefined;
    const user = before?.facts.chain[0]?.seat;
    return (
      user !== undefined &&
      before?.zones.hands[user]?.length === 0 &&
      (step.round as NormalRound).facts.chain.length === 0 &&
      step.round.zones.hands[user]?.length === 1
    );
  });

export const expected: Expected = {
  page: { letters: "NE", rules: 25 },
  endings: {
    "NE-4 one goes out in his turn with a single card": normal(
      (last, types, before) =>
        types.join() === "settled,won" &&
        ranOut(last)[0] === before.facts.effect?.seat &&
        last.zones.pile.at(-1) === before.facts.chain[0]?.card,
    ),
    "NE-4 several go out in one turn": normal((last) => ranOut(last).length > 1),
    "NE-4 NE-7 one who is not the user goes out in a war": normal(
      (last, types, before) =>
        types.includes("turned") && !ranOut(last).includes(before.facts.turn!),
    ),
    "NE-4 NE-10 one goes out by giving": normal((_last, types) => types.join() === "gave,won"),
    "NE-4 NE-11 one who is not the user goes out with sets": normal(
      (last, types, before) =>
        before.facts.effect?.card.startsWith("6") === true &&
        types.includes("discarded") &&
        !ranOut(last).includes(before.facts.turn!),
    ),
    "NE-4 NE-11 the user goes out with sets": normal(
      (last, types, before) =>
        before.facts.effect?.card.startsWith("6") === true &&
        types.includes("discarded") &&
        ranOut(last).includes(before.facts.turn!),
    ),
    "NE-4 NE-12 all who are left with one card go out in a purge": normal(
      (last, _types, before) =>
        before.facts.effect?.card.startsWith("7") === true && ranOut(last).length > 2,
    ),
    "NE-4 NE-14 one goes out with a 10, and no turn follows": normal(
      (last, types) => types.join() === "settled,won" && last.zones.pile.at(-1)!.startsWith("T"),
    ),
    "NE-4 NE-16 one goes out with a Queen": normal(
      (_last, types) => types.join() === "settled,named,won",
    ),
    "NE-4 NE-18 one goes out with an ace out of turn": normal(
      (last, _types, before) =>
        before.facts.chain.length > 1 &&
        before.facts.chain.at(-1)!.seat === last.facts.result!.winners[0] &&
        before.facts.turn !== last.facts.result!.winners[0],
    ),
    "NE-19 a win is stopped by a card sent back": ended((_last, lines) => winStopped(lines)),
    "NE-19 NE-21 a win is stopped and revived": normal(
      (last, _types, before) =>
        before.facts.chain.length > 2 &&
        before.facts.chain[1]!.sendBack &&
        before.facts.chain[0]!.seat === last.facts.result!.winners[0],
    ),
    "NE-6 blocked, and one has fewest cards": normal(
      ({ facts }, types) => types.includes("blocked") && facts.result!.winners.length === 1,
    ),
    "NE-6 blocked, and several have": normal(
      ({ facts }, types) => types.includes("blocked") && facts.result!.winners.length > 1,
    ),
    "NE-6 blocked by a leave": normal(
      (_last, types) => types.slice(0, 2).join() === "left,blocked",
    ),
    "C-5 all but one leave in a turn": normal(
      (_last, types, before) =>
        types[0] === "left" && types.includes("won") && before.sealed === null,
    ),
    "C-5 NE-21 all but one leave in a window": normal(
      (_last, types, before) => types[0] === "left" && before.facts.chain.length > 0,
    ),
    "C-5 NE-23 all but one leave while they choose": normal(
      (_last, types, before) =>
        types[0] === "left" && before.sealed !== null && before.facts.chain.length === 0,
    ),
    "C-5 NE-25 one goes out after the user has left": normal(
      (last, types) =>
        types.includes("settled") &&
        last.facts.left.length > 0 &&
        ranOut(last).length > 0 &&
        types[0] !== "left",
    ),
    "C-8 several share the pot, with an odd chip": normal(
      ({ facts }) =>
        new Set(facts.result!.winners.map((seat) => facts.result!.chips?.[seat])).size > 1,
    ),
    "C-14 places are shared": normal(({ facts }) =>
      facts.result!.places.slice(1).some(({ length }) => length > 1),
    ),
  },
  // NE-20, NE-21: a window closes when all have answered; NE-23: choices are shown together when
  // all have chosen, and decide what follows. NE-9: a hand that comes to lie open, and what is
  // drawn to one that does, is seen by all; NE-8, NE-17: the viewer sees their own draws.
  revealed: (before, after, viewer) => {
    const [from, to] = [before as NormalRound, after as NormalRound];
    if (from.sealed === null) return null;
    const open = [...to.facts.shown, viewer].map((seat) => to.zones.hands[Number(seat)]);
    return normalEights.phase(from) === "respond"
      ? [to.facts.chain.length, open]
      : [to.facts.pending, to.zones.pile, open, to.sealed === null && [...from.sealed.choices]];
  },
};
