// Checks that nobody learns what they may not see: hands, the deck, a judged card, a whisper, or
// that somebody has a penalty. Along random rounds, what is hidden from each viewer is dealt anew
// and everybody is given other penalties at random. Whatever anybody then does in both, the viewer
// must be sent the same and be refused alike.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { Move, NomicEvent, NomicRound, Penalty } from "#shared/games/eights-nomic/types.ts";
import { sweep } from "#test/support/sweep.ts";
import { anyMove, anyOptions, anyTemper, chosen } from "./randomPlayer.ts";

const { deal, imagine, legal, phase, toAct } = eightsNomic;
const { known } = eightsNomic.views;
type Apply = typeof eightsNomic.apply;
type Step = Accepted<NomicRound, NomicEvent>;

const shownTo = (step: Pick<Step, "round" | "happened" | "noticedBy">, viewer: Viewer): string =>
  JSON.stringify(
    View.of(eightsNomic, notices(step, viewer) ? step : { ...step, happened: [] }, viewer),
  );

function anyPenalties(dice: DiceReader): readonly Penalty[] {
  return Array.from({ length: dice.below(3) }, (): Penalty =>
    dice.below(3) === 0
      ? { kind: "pendingRules", n: 1, takesBack: null }
      : { kind: "standard", n: 1 + dice.below(2), takesBack: null },
  );
}

/**
 * What the rules themselves show the viewer, which twins may differ in: the card that was before
 * its judges, what comes to the viewer's own hand, what a call brings to light.
 */
function revealed(before: NomicRound, { round, happened }: Step, viewer: Viewer): string {
  const own = viewer === "spectator" ? null : [round.zones.hands[viewer], known(round, viewer)];
  return JSON.stringify([
    round.zones.pile,
    own,
    happened.some(({ type }) => type === "performed"),
    phase(before) === "judging" && happened.map(({ type }) => type),
  ]);
}

const newTally = () => ({
  stills: 0,
  steps: 0,
  revealed: 0,
  own: 0,
  whispers: 0,
  calls: 0,
  judged: 0,
});
type Tally = ReturnType<typeof newTally>;

type Look = Readonly<{
  round: NomicRound;
  twin: NomicRound;
  dice: DiceReader;
  tally: Tally;
  apply: Apply;
}>;

/** What others may do: what is offered to them, and anything at any time. */
function movesOf(round: NomicRound, seat: Seat, dice: DiceReader): readonly Move[] {
  const offers = legal(round, seat).filter((offer): offer is Move => offer.type !== "modify");
  const some = offers.length > 6 ? dice.shuffled(offers).slice(0, 6) : offers;
  return [
    ...some,
    ...Array.from({ length: 6 }, () => anyMove(round, seat, dice)),
    { type: "leave" },
  ];
}

function lookAtOthers({
  round,
  twin,
  viewer,
  dice,
  tally,
  apply,
}: Look & { readonly viewer: Viewer }): void {
  for (const seat of round.zones.hands.keys()) {
    if (seat === viewer) continue;
    for (const move of movesOf(round, seat, dice)) {
      const [one, other] = [apply(round, seat, move), apply(twin, seat, move)];
      if (!one.ok || !other.ok) continue;
      if (revealed(round, one, viewer) !== revealed(twin, other, viewer)) {
        tally.revealed += 1;
        continue;
      }
      tally.steps += 1;
      tally.whispers += move.type === "whisper" ? 1 : 0;
      tally.calls += move.type === "improper" ? 1 : 0;
      if (shownTo(one, viewer) !== shownTo(other, viewer))
        expect(
          shownTo(other, viewer),
          `viewer ${viewer}: seat ${seat} ${JSON.stringify(move)}`,
        ).toBe(shownTo(one, viewer));
    }
  }
}

/** What the viewer may do, and why not, they could have known. */
function lookAtOwn({
  round,
  twin,
  viewer,
  dice,
  tally,
  apply,
}: Look & { readonly viewer: Seat }): void {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const move = anyMove(round, viewer, dice);
    const [one, other] = [apply(round, viewer, move), apply(twin, viewer, move)];
    tally.own += 1;
    expect(other.ok ? null : other.error, `seat ${viewer} ${JSON.stringify(move)}`).toEqual(
      one.ok ? null : one.error,
    );
  }
}

function look(round: NomicRound, dice: DiceReader, tally: Tally, apply: Apply): void {
  if (round.facts.pending?.command.type === "play") tally.judged += 1;
  for (const viewer of [...round.zones.hands.keys(), "spectator" as const]) {
    const still = { round, happened: [] };
    const view = View.of(eightsNomic, still, viewer);
    const imagined = imagine(view, newDice(`${dice.below(2 ** 32)}`));
    const twin: NomicRound = {
      ...imagined,
      secret: {
        ...imagined.secret,
        penalties: imagined.secret.penalties.map(() => anyPenalties(dice)),
      },
    };
    tally.stills += 1;
    expect(JSON.stringify(View.of(eightsNomic, { round: twin, happened: [] }, viewer))).toBe(
      JSON.stringify(view),
    );
    lookAtOthers({ round, twin, viewer, dice, tally, apply });
    if (viewer !== "spectator") lookAtOwn({ round, twin, viewer, dice, tally, apply });
  }
}

/**
 * Whole packs, of which a part is out of play now and then; everybody may change rules, some of
 * which are judged by people.
 */
function dealtWith(seed: string, dice: DiceReader): NomicRound {
  const seats = 2 + dice.below(4);
  const options = { ...anyOptions(dice), judgeSeconds: dice.below(4) === 0 ? 0 : 5 };
  const round = deal({
    options,
    seats,
    deck: dice.shuffled(eightsNomic.pack(options, seats)),
    dice: newDice(seed),
    dealer: null,
    carry: {},
  });
  const { stock } = round.zones;
  const kept = dice.below(2) === 0 ? stock.length : dice.below(12);
  return {
    ...round,
    zones: { ...round.zones, stock: stock.slice(0, kept), removed: stock.slice(kept) },
    facts: {
      ...round.facts,
      properties: {
        ...round.facts.properties,
        seats: round.zones.hands.map(() => ({ "Pending Rules": 3 })),
      },
    },
  };
}

function playLooking(
  seed: string,
  every: number,
  tally: Tally,
  apply: Apply = eightsNomic.apply,
): void {
  const dice = new DiceReader(newDice(seed));
  let round = dealtWith(seed, dice);
  const temper = anyTemper(dice);
  for (let step = 0; step < 90 && phase(round) !== "over"; step += 1) {
    if (dice.below(every) === 0) look(round, dice, tally, apply);
    const acting = toAct(round);
    const seat = acting[dice.below(acting.length)]!;
    const { move, auto } =
      dice.below(5) === 0
        ? { move: anyMove(round, seat, dice), auto: false }
        : chosen(round, seat, temper, dice);
    const outcome = apply(round, seat, move, auto);
    if (outcome.ok) ({ round } = outcome);
  }
}

const rounds = sweep(6, 1000);

test(`C-7 C-9 EN-6 EN-14 EN-23 nobody learns what is hidden, that a penalty was earned, or that others whispered, in ${rounds} random rounds`, () => {
  const tally = newTally();
  for (let number = 0; number < rounds; number += 1)
    playLooking(`hidden ${process.env["SOAK_SEED"] ?? ""} ${number}`, 9, tally);
  if (rounds > 100) console.log(JSON.stringify(tally));
  for (const [what, count] of Object.entries(tally))
    expect(count, what).toBeGreaterThan(what === "judged" ? rounds / 4 : rounds);
  expect(tally.revealed).toBeLessThan(tally.steps / 5);
}, 3_600_000);

const leaksWith = (mutant: Apply) => (): void => {
  for (let number = 0; number < 12; number += 1)
    playLooking(`hidden mutant ${number}`, 6, newTally(), mutant);
};

test("EN-14 the test would notice if an announcement told that it has earned a penalty", () => {
  expect(
    leaksWith((round, seat, move, auto) => {
      const outcome = eightsNomic.apply(round, seat, move, auto);
      if (!outcome.ok || move.type !== "announce") return outcome;
      return {
        ...outcome,
        happened: [
          {
            type: "announced",
            seat,
            told: { text: `${move.text} ${outcome.round.secret.penalties[seat]?.length}` },
          },
        ],
      };
    }),
  ).toThrow(/announce/);
});

test("EN-18 the test would notice if a refusal knew of penalties", () => {
  expect(
    leaksWith((round, seat, move, auto) => {
      const outcome = eightsNomic.apply(round, seat, move, auto);
      return outcome.ok || !round.secret.penalties[seat]?.length
        ? outcome
        : { ok: false, error: { ...outcome.error, code: "EN-15" } };
    }),
  ).toThrow(/seat/);
});

test("EN-6 the test would notice if others were shown the card that is judged", () => {
  expect(
    leaksWith((round, seat, move, auto) => {
      const outcome = eightsNomic.apply(round, seat, move, auto);
      if (!outcome.ok || outcome.round.facts.pending?.command.type !== "play") return outcome;
      return {
        ...outcome,
        round: {
          ...outcome.round,
          facts: {
            ...outcome.round.facts,
            pending: {
              ...outcome.round.facts.pending,
              command: outcome.round.sealed!.choices.get(outcome.round.facts.pending.seat) as never,
            },
          },
        },
      };
    }),
  ).toThrow();
});
