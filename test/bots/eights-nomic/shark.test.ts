// Checks that the Shark of Eights Nomic makes the rules that win it the game, when they win it, and
// none that keeps a game from its end.

import { expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { fieldOf } from "#shared/games/eights-nomic/bots/field.ts";
import { nomicBots } from "#shared/games/eights-nomic/bots/index.ts";
import { aimedChanges } from "#shared/games/eights-nomic/bots/shark/aimed.ts";
import { shark } from "#shared/games/eights-nomic/bots/shark/index.ts";
import { changeBy } from "#shared/games/eights-nomic/bots/wording.ts";
import {
  beginPlayouts,
  continuedPlayouts,
  trialOf,
} from "#shared/games/eights-nomic/clauses/playouts.ts";
import {
  choicesOf,
  templates,
  type Slot,
  type Template,
} from "#shared/games/eights-nomic/clauses/templates.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { passing } from "#shared/games/eights-nomic/legal.ts";
import { nullName } from "#shared/games/eights-nomic/startingRules.ts";
import type { Modify, Move, NomicRound, Options } from "#shared/games/eights-nomic/types.ts";
import { playOut } from "#test/bench/playOut.ts";
import {
  dealt,
  done,
  laid,
  made,
  modify,
  object,
  withPending,
} from "#test/games/eights-nomic/moment.ts";
import { sweep } from "#test/support/sweep.ts";

const bot = shark();
const quick = shark(0.15);
const full = "4c 5d 7s 9c";
const judged: Partial<Options> = { objectSeconds: 30, judgeSeconds: 0 };
const viewOf = (round: NomicRound, seat = 0) => View.of(eightsNomic, { round, happened: [] }, seat);
const asked = (round: NomicRound, number = 0, by = bot): Move =>
  by.choose(viewOf(round), new DiceReader(newDice(`asked ${number}`)));
const endsAt = (turns: number) => ({
  do: "endGame",
  winner: "ranking",
  when: { op: ">=", of: [{ get: "turns" }, turns] },
});
const times = [0, 1, 2, 3];

it("EN-10 EN-24 who leads by this rule has the game end after one more turn of each", () => {
  const hands = ["2c 3c", full, full, full];
  const round = withPending(laid(hands, { options: judged, facts: { turns: 30 } }), 1, 0, 0, 0);
  for (const number of times)
    expect(asked(round, number)).toMatchObject({ rule: "NullRule", clause: endsAt(34) });
});

it("EN-10 a count of turns ends no game before five turns of each", () => {
  const hands = ["8s 2c 3c", full, full, full];
  const owed = made(laid(hands, { pile: "6c 6s", options: judged, facts: { turns: 2 } }), [
    0,
    { type: "play", card: "8s" },
  ]);
  for (const number of times) {
    const { clause } = asked(owed, number, quick) as Modify;
    expect([endsAt(6), endsAt(10)]).not.toContainEqual(clause);
  }
});

it("EN-19 EN-24 who holds a last card lets whoever has none win, and then plays it", () => {
  const round = withPending(
    laid(["2c", "4c", full, full], {
      pile: "6c 6h",
      options: { objectSeconds: 0, judgeSeconds: 0 },
      facts: { turns: 30 },
    }),
    1,
    3,
    3,
    3,
  );
  for (const number of times) {
    const change = asked(round, number) as Modify;
    expect(change.clause).toEqual({
      do: "endGame",
      winner: "each",
      when: { op: "=", of: [{ get: "each.hand" }, 0] },
    });
    const changed = made(round, [0, change]);
    const { facts } = made(changed, [0, asked(changed, number)]);
    expect(facts.result?.winners).toEqual([0]);
  }
});

it("EN-10 who is far behind does not have the game end", () => {
  const hands = [`${full} Jc`, "4d", "5h", "7c"];
  const round = withPending(laid(hands, { options: judged, facts: { turns: 30 } }), 1, 3, 3, 3);
  for (const number of times) {
    const move = asked(round, number);
    if (move.type === "modify") expect(move.clause).not.toMatchObject({ do: "endGame" });
    else expect(move.type).toBe("play");
  }
});

it("EN-3 EN-20 asks for something else when the others have refused what it owes", () => {
  const owed = made(
    laid(["8s 3c 4d", full, full], { pile: "6c 6s", options: judged, facts: { turns: 30 } }),
    [0, { type: "play", card: "8s" }],
  );
  const { round, happened } = done(
    made(owed, [0, modify("Mine", "Mine is right")], [1, object()]),
    [2, object()],
  );
  const view = View.of(eightsNomic, { round, happened }, 0);
  const names = Array.from(
    { length: 16 },
    (_, number) => (bot.choose(view, new DiceReader(newDice(`again ${number}`))) as Modify).name,
  );
  expect(new Set(names).size).toBeGreaterThan(2);
});

const enforced = templates.filter(({ slots }) =>
  Object.values(slots).every(({ kind }) => kind !== "text"),
);

function anyValue(slot: Slot, dice: DiceReader) {
  if (slot.kind === "number") return slot.least + dice.below(slot.most - slot.least + 1);
  const choices = choicesOf(slot);
  return choices[dice.below(Math.max(1, choices.length))]?.value ?? slot.first;
}

const anyChange = (template: Template, dice: DiceReader): Modify => {
  const values = Object.entries(template.slots).map(
    ([name, slot]) => [name, anyValue(slot, dice)] as const,
  );
  return changeBy(template, Object.fromEntries(values), nullName);
};

const owing = (round: NomicRound, seat: number): NomicRound => ({
  ...round,
  facts: { ...round.facts, mustModify: seat },
});

/** Up to ten rules of the catalogue are in force. */
function underAnyClauses(seed: string): NomicRound {
  const dice = new DiceReader(newDice(seed));
  const seats = 2 + dice.below(5);
  const options = { openingRules: 1, objectSeconds: 30 * dice.below(2), judgeSeconds: 0 };
  let round = dealt({ seats, seed, options: { ...options, objectSeconds: 0 } });
  for (let left = dice.below(11); left > 0; left -= 1) {
    const seat = dice.below(seats);
    const change = anyChange(enforced[dice.below(enforced.length)]!, dice);
    const outcome = eightsNomic.apply(owing(round, seat), seat, change);
    if (outcome.ok && !outcome.round.facts.result) ({ round } = outcome);
  }
  return { ...round, options: { ...round.options, ...options } };
}

const games = 8;
/** Null if a clause in force refuses the change. */
function triedOn(round: NomicRound, seat: number, change: Modify) {
  const begun = beginPlayouts(viewOf(round, seat).seen, seat, change, "trial", games);
  return begun.ok ? trialOf(continuedPlayouts(begun.playouts, games)) : null;
}

const sets = sweep(6, 600);

it(`EN-7 EN-24 under ${sets} random sets of clauses thinks of none that forbids, punishes or costs cards`, () => {
  let enforceable = 0;
  for (let number = 0; number < sets; number += 1) {
    const round = owing(underAnyClauses(`set ${number}`), 0);
    for (const { clause } of aimedChanges(fieldOf(viewOf(round).seen))) {
      if (clause === null) continue;
      enforceable += 1;
      expect(clause).toMatchObject({
        do: expect.stringMatching(/^(endGame|allow|then)$/u) as string,
      });
      if ((clause as { readonly do: string }).do === "then")
        expect(clause).toMatchObject({ effect: { effect: "set", property: "Pending Rules" } });
    }
  }
  expect(enforceable).toBeGreaterThan(sets);
});

it(`EN-7 under ${sets} random sets of clauses thinks of none with which games stop ending or get stuck`, () => {
  let tried = 0;
  for (let number = 0; number < sets; number += 1) {
    const round = owing(underAnyClauses(`set ${number}`), 0);
    const enforceable = aimedChanges(fieldOf(viewOf(round).seen)).filter(({ clause }) => clause);
    const dice = new DiceReader(newDice(`${number}`));
    const change = enforceable[dice.below(Math.max(1, enforceable.length))];
    if (!change) continue;
    const [without, trial] = [passing(round.facts), change].map((one) => triedOn(round, 0, one));
    if (!without || !trial) continue;
    tried += 1;
    if (without.ended > games / 2) expect(trial.ended, change.name).toBeGreaterThan(0);
    if (without.warning !== "stalls") expect(trial.warning, change.name).not.toBe("stalls");
  }
  expect(tried).toBeGreaterThan(sets / 2);
});

it("C-7 decides from its view alone: other hidden cards under the same view and dice give the same change", () => {
  for (const number of times) {
    const round = owing(underAnyClauses(`twin ${number}`), 0);
    const twin = eightsNomic.imagine(viewOf(round), newDice(`twin ${number}`));
    expect(twin.zones.hands).not.toEqual(round.zones.hands);
    const change = asked(round, number, quick);
    expect(change.type).toBe("modify");
    expect(asked(twin, number, quick)).toEqual(change);
  }
});

const rounds = sweep(1, 60);

it("EN-24 ends a turn that clauses let go on for ever", () => {
  const hands = ["2c 3c 4c", full, full];
  const round = laid(hands, {
    pile: "6c 6h 7c",
    facts: { counts: { played: 10, drew: 0 }, done: { played: true, drew: false } },
  });
  const [more] = templates.filter(({ id }) => id === "fullHands");
  const allowed = made(owing({ ...round, options: { ...round.options, objectSeconds: 0 } }, 0), [
    0,
    changeBy(more!, { number: 2 }, nullName),
  ]);
  expect(asked(allowed)).toEqual({
    type: "endTurn",
  });
});

it(`EN-10 ${rounds} games of a Shark among Regular under random sets of clauses come to an end`, () => {
  for (let number = 0; number < rounds; number += 1) {
    const start = underAnyClauses(`game ${number}`);
    const dice = new DiceReader(newDice(`game ${number}`));
    const over = playOut({
      game: eightsNomic,
      start,
      dice,
      botAt: (seat) => (seat === 0 ? quick : nomicBots.regular),
    });
    expect(over.facts.result).not.toBeNull();
    expect(over.facts.turns).toBeLessThanOrEqual(200);
  }
});
