// What the tests over the catalogue expect of Eights Nomic.

import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import { endingOf, endOf } from "../endings.ts";
import type { Ending, Expected } from "../expected.ts";

const ended = endingOf<NomicRound>();
type Happened = ReplayedLine["step"]["happened"][number];
const nomic = (
  tell: (last: NomicRound, types: readonly string[], before: NomicRound) => boolean,
): Ending =>
  ended((last, lines) => {
    const { types, before } = endOf<NomicRound>(lines);
    return tell(last, types, before);
  });
/** For which reason, as all are told. */
const because = (
  why: string,
  also: (last: NomicRound, told: Happened["told"]) => boolean = () => true,
): Ending =>
  ended((last, lines) =>
    lines.some(({ step }) =>
      step.happened.some(
        ({ type, told }) => type === "gameEnded" && told["why"] === why && also(last, told),
      ),
    ),
  );

export const expected: Expected = {
  page: { letters: "EN", first: 0, rules: 29 },
  brief: { maxTurns: 12, improperFloor: 0 },
  endings: {
    "EN-10 all consent, and one has brought most rules into force": because(
      "consent",
      ({ facts }) => facts.result!.winners.length === 1 && facts.history.length > 0,
    ),
    "EN-10 all consent, and several share the first place": because(
      "consent",
      ({ facts }) => facts.result!.winners.length > 1,
    ),
    "EN-10 C-5 all who remain have consented": nomic(
      (last, types) => types[0] === "left" && last.facts.consents.length > 1,
    ),
    "EN-10 EN-6 all consent while a command is before its judges": nomic(
      (last, _types, before) => before.facts.pending !== null && last.facts.consents.length > 1,
    ),
    "EN-10 EN-20 all consent while a rule is owed": nomic(
      (last, _types, before) =>
        before.facts.mustModify !== null &&
        before.facts.pending === null &&
        last.facts.consents.length > 1,
    ),
    "EN-10 the last turn is over": because("turns", ({ facts }) => facts.left.length === 0),
    "EN-10 EN-22 the last turn ends by leaving": nomic(
      (last, types) =>
        types[0] === "left" &&
        types.includes("gameEnded") &&
        last.options.maxTurns > 0 &&
        last.facts.turns >= last.options.maxTurns,
    ),
    "EN-24 a clause ends it for who gave the command": because("clause", ({ facts }) =>
      facts.rules.some(({ clause }) => clause?.do === "endGame" && clause.winner === "player"),
    ),
    "EN-24 a clause ends it for each who fulfils it": because("clause", ({ facts }) =>
      facts.rules.some(({ clause }) => clause?.do === "endGame" && clause.winner === "each"),
    ),
    "EN-24 a clause ends it by the ranking": because("clause", ({ facts }) =>
      facts.rules.some(({ clause }) => clause?.do === "endGame" && clause.winner === "ranking"),
    ),
    "C-5 all but one leave in a turn": nomic(
      (last, types, before) =>
        types[0] === "left" &&
        !types.includes("gameEnded") &&
        before.facts.pending === null &&
        last.facts.left.length === last.zones.hands.length - 1,
    ),
    "C-5 EN-6 all but one leave while a command is before its judges": nomic(
      (last, types, before) =>
        types[0] === "left" &&
        before.facts.pending !== null &&
        last.facts.left.length === last.zones.hands.length - 1,
    ),
    "C-8 several share the pot, with an odd chip": ended(
      ({ facts }) =>
        new Set(facts.result!.winners.map((seat) => facts.result!.chips?.[seat])).size > 1,
    ),
    "C-14 places are shared": ended(({ facts }) =>
      facts.result!.places.slice(1).some(({ length }) => length > 1),
    ),
  },
  // EN-6: the card that was before its judges lies open once they have agreed, and the viewer sees
  // what a clause makes them draw.
  revealed: (before, after, viewer) => {
    const [from, to] = [before as NomicRound, after as NomicRound];
    return [
      from.facts.pending && [to.zones.pile, to.facts.pending === null],
      viewer === "spectator" ? null : to.zones.hands[viewer],
    ];
  },
};
