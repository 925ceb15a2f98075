// Checks that choices made in private stay private until all are in, in every phase that has them.

import { expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, NormalEvent, NormalRound, Options } from "#shared/games/normal-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { allPass, laidOnHearts, made, nope, pass } from "./moment.ts";
import { anyTemper, deckOf, steered } from "./randomPlayer.ts";

const { apply, deal, legal, phase, toAct } = normalEights;

/** All that is sent to a viewer by a step: nothing at all where they do not notice it. */
const sentTo = (step: Accepted<NormalRound, NormalEvent>, viewer: Viewer): string =>
  notices(step, viewer) ? JSON.stringify(View.of(normalEights, step, viewer)) : "nothing";
const seenBy = (round: NormalRound, viewer: Viewer): string =>
  JSON.stringify(View.of(normalEights, { round, happened: [] }, viewer));
const othersThan = (round: NormalRound, ...seats: readonly Seat[]): readonly Viewer[] => [
  ...[...round.zones.hands.keys()].filter((seat) => !seats.includes(seat)),
  "spectator",
];

function applied(round: NormalRound, seat: Seat, move: Move): Accepted<NormalRound, NormalEvent> {
  const outcome = apply(round, seat, move);
  if (!outcome.ok)
    throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${sentence(outcome.error)}`);
  return outcome;
}

const mostMoves = 400;

/** Random rounds of few and of many; `look` sees every moment of them. */
function alongRounds(
  rounds: number,
  seed: string,
  look: (round: NormalRound, dice: DiceReader) => void,
): void {
  for (let at = 0; at < rounds; at += 1) {
    const dice = new DiceReader(newDice(`${seed} ${at}`));
    const seats = 2 + dice.below(at % 6 === 0 ? 14 : 4);
    const options = completeOptions<Options>(normalEights.options, {
      jokersPerPack: dice.below(3),
    });
    const temper = anyTemper(dice);
    let round = deal({
      options,
      seats,
      deck: deckOf(options, seats, dice, `${seed} ${at}`),
      dice: newDice(seed),
      dealer: 0,
      carry: {},
    });
    // Some who rather draw and nope than play go on for ever: they are looked at for a while.
    for (
      let [acting, moves] = [toAct(round), 0];
      acting.length > 0 && moves < mostMoves;
      acting = toAct(round), moves += 1
    ) {
      look(round, dice);
      const seat = acting[dice.below(acting.length)] ?? 0;
      ({ round } = applied(round, seat, steered(round, seat, temper, dice)));
    }
  }
}

const single = (round: NormalRound, seat: Seat): readonly Move[] =>
  legal(round, seat).filter((offer): offer is Move => !("max" in offer));
/** Two moves of a seat of which none could tell, or null. */
function twoChoices(
  round: NormalRound,
  seat: Seat,
  dice: DiceReader,
): readonly [Move, Move] | null {
  const some =
    phase(round) === "sets"
      ? [
          steered(round, seat, { eager: 4, bold: 4, layers: 4 }, dice),
          { type: "sets", sets: [] } as const,
        ]
      : dice.shuffled(single(round, seat)).slice(0, 2);
  const [one, other] = some;
  return one && other ? [one, other] : null;
}

test("NE-20 a pass that leaves the window open sends nothing to others, changes no view of theirs, and leaves its seat nothing more to do", () => {
  let looked = 0;
  alongRounds(60, "passes", (round) => {
    const acting = toAct(round);
    if (phase(round) !== "respond" || acting.length < 2) return;
    const seat = acting[0] ?? 0;
    const passed = applied(round, seat, pass);
    for (const viewer of othersThan(round, seat)) {
      looked += 1;
      if (sentTo(passed, viewer) !== "nothing")
        expect.unreachable(`${viewer} is sent something as ${seat} passes`);
      if (seenBy(passed.round, viewer) !== seenBy(round, viewer))
        expect.unreachable(`${viewer} sees that ${seat} has passed`);
    }
    const { seen } = View.of(normalEights, passed, seat);
    const active = [...round.zones.hands.keys()].filter(
      (other) => !round.facts.left.includes(other),
    );
    expect([seen.legal, seen.toAct, seen.chosen]).toEqual([[], active, pass]);
    expect(toAct(passed.round)).toEqual(acting.slice(1));
    for (const again of [pass, nope("As", true)])
      expect(apply(passed.round, seat, again)).toMatchObject({
        ok: false,
        error: { code: "NE-20" },
      });
  });
  expect(looked).toBeGreaterThan(3000);
});

test("NE-7 NE-11 NE-12 NE-23 what a seat has chosen looks alike to all others while anybody is still to choose", () => {
  const looked: { [where: string]: number } = { war: 0, sets: 0, purge: 0 };
  alongRounds(110, "choices", (round, dice) => {
    const where = phase(round);
    const acting = toAct(round);
    if (looked[where] === undefined || acting.length < 2) return;
    const seat = acting[dice.below(acting.length)] ?? 0;
    const two = twoChoices(round, seat, dice);
    if (!two) return;
    const [one, other] = [applied(round, seat, two[0]), applied(round, seat, two[1])];
    for (const viewer of othersThan(round, seat)) {
      looked[where] += 1;
      if (sentTo(one, viewer) !== sentTo(other, viewer))
        expect.unreachable(
          `${viewer} can tell ${JSON.stringify(two)} of ${seat} apart in ${where}`,
        );
    }
    expect(one.round.zones.hands[seat]).toEqual(round.zones.hands[seat]);
    expect(apply(one.round, seat, two[1])).toMatchObject({ ok: false, error: { code: "NE-23" } });
  });
  for (const times of Object.values(looked)) expect(times).toBeGreaterThan(400);
});

test("NE-10 C-7 a card that is given looks alike to all but the two, whatever they knew", () => {
  let looked = 0;
  alongRounds(300, "gifts", (round, dice) => {
    const [giver] = toAct(round);
    const user = round.facts.turn;
    if (
      phase(round) !== "give" ||
      giver === undefined ||
      user === null ||
      round.facts.shown.some((seat) => seat === giver || seat === user)
    )
      return;
    const two = twoChoices(round, giver, dice);
    if (!two) return;
    const [one, other] = [applied(round, giver, two[0]), applied(round, giver, two[1])];
    for (const viewer of othersThan(round, giver, user)) {
      looked += 1;
      if (sentTo(one, viewer) !== sentTo(other, viewer))
        expect.unreachable(`${viewer} can tell ${JSON.stringify(two)} apart`);
    }
  });
  expect(looked).toBeGreaterThan(400);
});

test("NE-7 NE-10 NE-19 C-7 what a seat knows of another's hand is there, and none of it is known of a hand that lies open", () => {
  const looked = { cards: 0, givers: 0 };
  alongRounds(120, "knowledge", (round) => {
    for (const viewer of round.zones.hands.keys()) {
      for (const { seat, cards } of normalEights.views.known(round, viewer)) {
        looked.cards += cards.length;
        if (phase(round) === "give" && toAct(round).includes(seat)) looked.givers += 1;
        if (
          without(round.zones.hands[seat] ?? [], cards) === null ||
          round.facts.shown.includes(seat)
        )
          expect.unreachable(
            `${viewer} knows ${peekAll(cards).join(" ")} of ${seat}, who holds ${peekAll(round.zones.hands[seat] ?? []).join(" ")}`,
          );
      }
    }
  });
  expect(looked.cards).toBeGreaterThan(5000);
  expect(looked.givers).toBeGreaterThan(20);
});

test("NE-3 C-7 what was drawn, and whether it could be played, is seen by its drawer alone", () => {
  let looked = 0;
  alongRounds(60, "draws", (round) => {
    const { turn, shown } = round.facts;
    if (
      phase(round) !== "turn" ||
      turn === null ||
      shown.includes(turn) ||
      round.zones.stock.length < 2
    )
      return;
    const twin = { ...round, zones: { ...round.zones, stock: round.zones.stock.toReversed() } };
    const [one, other] = [
      applied(round, turn, { type: "draw" }),
      applied(twin, turn, { type: "draw" }),
    ];
    const kept = [one, other].map((step) => applied(step.round, turn, { type: "keep" }));
    for (const viewer of othersThan(round, turn)) {
      looked += 1;
      expect(sentTo(one, viewer)).toBe(sentTo(other, viewer));
      expect(sentTo(kept[0] as Accepted<NormalRound, NormalEvent>, viewer)).toBe(
        sentTo(kept[1] as Accepted<NormalRound, NormalEvent>, viewer),
      );
    }
    expect(JSON.stringify(View.of(normalEights, one, turn).happened)).toContain(
      peekAll(round.zones.stock)[0],
    );
  });
  expect(looked).toBeGreaterThan(2000);
});

test("NE-5 NE-9 how many cards each hand has is told to all, and which to nobody but its holder unless it lies open", () => {
  const round = laidOnHearts(["8h 9h", "As", "Kc 9c 2c", "Qc 9d"], { facts: { shown: [3] } });
  expect(View.of(normalEights, { round, happened: [] }, 1).seen.hands).toEqual([
    2,
    ["As"],
    3,
    ["Qc", "9d"],
  ]);
  expect(View.of(normalEights, { round, happened: [] }, "spectator").seen.hands).toEqual([
    2,
    1,
    3,
    ["Qc", "9d"],
  ]);
});

test("NE-21 NE-23 in which order they pass or choose makes no difference", () => {
  const looked: { [where: string]: number } = { respond: 0, war: 0, sets: 0, purge: 0 };
  alongRounds(90, "orders", (round, dice) => {
    const where = phase(round);
    const acting = toAct(round);
    if (
      looked[where] === undefined ||
      acting.length < 2 ||
      acting.length < (round.facts.pending?.length ?? 0)
    )
      return;
    looked[where] += 1;
    const choices = acting.map(
      (seat) =>
        [
          seat,
          where === "respond" ? pass : steered(round, seat, { eager: 4, bold: 0, layers: 3 }, dice),
        ] as const,
    );
    const [one, other] = [made(round, ...choices), made(round, ...dice.shuffled(choices))];
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, where).toEqual(other);
  });
  for (const times of Object.values(looked)) expect(times).toBeGreaterThan(50);
});

test("NE-20 NE-25 the window lists a seat without cards like all others, and closes when it waits for a leaver alone", () => {
  const start = laidOnHearts(["8h 9h", "As", "Kc 9c", "Qc 9d"]);
  const open = made(start, [0, { type: "play", card: "8h" }], [1, nope("As", false)]);
  expect(toAct(open)).toEqual([0, 1, 2, 3]);
  const waiting = made(open, ...allPass(start).slice(0, 3));
  expect(phase(waiting)).toBe("respond");
  expect(made(waiting, [3, { type: "leave" }]).facts.result?.winners).toEqual([1]);
});
