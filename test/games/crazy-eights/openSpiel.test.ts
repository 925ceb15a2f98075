// Checks that a game played and recorded by another program goes the same way here: OpenSpiel's
// `crazy_eights` (github.com/google-deepmind/open_spiel, open_spiel/integration_tests/playthroughs/
// crazy_eights.txt, as of June 2025) with its default settings of five players, five cards each, no
// special cards, no reshuffle, and up to five draws in a turn. Our nearest options are
// `drawUntilPlayable` and no `refill`, but two things cannot be set: there, players may go on
// drawing although they could play, and pass after five draws whether or not they can play and
// cards are left; here, they stop drawing once able to play, and draw on until then (CE-6). All
// nine playthroughs that OpenSpiel ever shipped have such turns (the earlier ones also leave the
// card that was turned up in the dealer's hand), so none is a complete record of ours. The rest of
// the newest is compared: every other move, what may be played wherever the playthrough lists it,
// and the end. The five moves that differ are named below, refused here, and then made by hand;
// what comes before the first of them is kept as a golden record.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound, Move } from "#shared/games/crazy-eights/types.ts";
import { dealRecord, parseRecord } from "#shared/record/roundRecord.ts";
import { hand } from "#test/support/hand.ts";

const record = parseRecord(
  readFileSync(
    resolve(
      import.meta.dirname,
      "../../records/crazy-eights/openspiel-until-the-draws-differ.round.json",
    ),
    "utf8",
  ),
);

/** Each player's turn as it was recorded. */
const turns = [
  "3 draws 5d plays 9s",
  "4 plays 3s",
  "0 draws 6d Ad 7c Qc 7h passes",
  "1 draws 4d Jc Ts Js plays Js",
  "2 plays 8d names c",
  "3 plays 8c names d",
  "4 draws 8h plays 2d",
  "0 plays 6d",
  "1 draws As plays Jd",
  "2 plays Qd",
  "3 draws 2s plays 5d",
  "4 plays 7d",
  "0 plays Ad",
  "1 draws Kd 3d plays Td",
  "2 draws 8s plays 8s names d",
  "3 draws 7s 3c 6s 5s 6h passes",
  "4 plays 8h names h",
  "0 plays Jh",
  "1 draws Tc plays Jc",
  "2 draws Qh Ks plays 4c",
  "3 draws 9h plays 3c",
  "4 draws 6c plays 3h",
  "0 plays Kh",
  "1 plays Th",
  "2 plays 4h",
  "3 plays 6h",
  "4 plays 6c",
  "0 plays Kc",
  "1 plays Tc",
  "2 passes",
  "3 passes",
  "4 plays 2c",
];

/** What could be played before the move of this number (from 0), where the playthrough says so. */
const playable = new Map<number, string>([
  [0, "8c 9s"],
  [1, "8c 9s"],
  [2, "3s"],
  [3, ""],
  [4, ""],
  [5, ""],
  [9, ""],
  [10, ""],
  [11, ""],
  [14, "8d"],
  [15, "8c"],
  [16, "2d 7d"],
  [17, "2d 7d 8h"],
  [21, "Qd"],
  [35, ""],
  [39, "5h Th Jc"],
  [53, "5c 7c Qc Kc"],
  [55, ""],
]);

type Recorded = Readonly<{
  seat: number;
  move: Move;
  /** The card that a draw brought. */
  drawn?: string;
}>;

/** '3 draws 5d plays 9s' is two moves. */
function movesOf(turn: string): readonly Recorded[] {
  const [, who = "", drawn = "", rest = ""] =
    /^(\d)(?: draws ((?:\w\w ?)+?))?(?: (plays .*|passes))$/.exec(turn) ?? [];
  const seat = Number(who);
  const [, card = "", suit] = /^plays (\w\w)(?: names (\w))?/.exec(rest) ?? [];
  const last =
    rest === "passes"
      ? { type: "pass" }
      : { type: "play", cards: hand(card), ...(suit !== undefined && { suit }) };
  return [
    ...hand(drawn).map((name) => ({ seat, move: { type: "draw" } as const, drawn: name })),
    { seat, move: last as Move },
  ];
}

/** A draw or a pass that OpenSpiel allows and CE-6 does not. */
function byHand(round: CrazyRound, { seat, move }: Recorded): CrazyRound {
  const { zones, facts } = round;
  if (move.type === "pass")
    return {
      ...round,
      facts: { ...facts, turn: facts.order[(facts.order.indexOf(seat) + 1) % 5] ?? 0, drew: false },
    };
  const hands = zones.hands.map((cards, other) =>
    other === seat ? [...cards, ...zones.stock.slice(0, 1)] : cards,
  );
  return { ...round, zones: { ...zones, hands, stock: zones.stock.slice(1) } };
}

function played() {
  let round = dealRecord(record) as CrazyRound;
  const parted: string[] = [];
  for (const [at, recorded] of turns.flatMap(movesOf).entries()) {
    const { seat, move, drawn } = recorded;
    expect(round.facts.turn, `before move ${at}`).toBe(seat);
    const listed = playable.get(at);
    const singles = crazyEights
      .legal(round, seat)
      .flatMap((offer) =>
        offer.type === "play" && "cards" in offer && offer.cards.length === 1 ? offer.cards : [],
      );
    if (listed !== undefined)
      expect([...new Set(singles)].sort(), `before move ${at}`).toEqual([...hand(listed)].sort());
    if (drawn !== undefined)
      expect(round.zones.stock.slice(0, 1)).toEqual(turnAllDown(hand(drawn)));
    const outcome = crazyEights.apply(round, seat, move);
    if (!outcome.ok) parted.push(`${at} ${seat} ${move.type} ${outcome.error.code}`);
    round = outcome.ok ? outcome.round : byHand(round, recorded);
  }
  return { round, parted };
}

describe("a game that OpenSpiel recorded", () => {
  test("CE-3 CE-5 CE-6 CE-8 CE-9 its 58 moves are legal but for the five that CE-6 bars, and lead to the same end", () => {
    const { round, parted } = played();
    expect(turns.flatMap(movesOf)).toHaveLength(58);
    expect(parted).toEqual([
      "8 0 pass CE-6",
      "12 1 draw CE-6",
      "27 1 draw CE-6",
      "36 3 pass CE-6",
      "42 2 draw CE-6",
    ]);
    expect(round.facts.result?.winners).toEqual([4]);
    expect(round.zones.stock).toEqual([]);
  });

  test("CE-11 the same cards are left in all hands, and are counted as the page says", () => {
    // OpenSpiel's own returns (-101, -101, -30, -127, 0) count an ace as 10 and lower cards by
    // their number in the pack.
    const { facts, zones } = played().round;
    const hands = [
      "5c 7c Qc 9d 7h",
      "Ac 3d 4d Kd 5h Ts As",
      "Qh Ah Ks",
      "2h 9h 2s 4s 5s 6s 7s Qs",
      "",
    ];
    expect(zones.hands.map((cards) => peekAll(cards).toSorted())).toEqual(
      hands.map((cards) => hand(cards).toSorted()),
    );
    expect(facts.result?.points).toEqual([0, 0, 0, 0, 38 + 34 + 21 + 45]);
    expect(facts.result?.places).toEqual([[4], [2], [1], [0], [3]]);
  });

  test("CE-6 RR its golden record is legal up to the first of the five", () => {
    let round = dealRecord(record) as CrazyRound;
    const refused = record.record.moves.map((entry) => {
      const { seat, ...move } = entry as { readonly seat: number } & Move;
      const outcome = crazyEights.apply(round, seat, move);
      if (outcome.ok) ({ round } = outcome);
      return !outcome.ok;
    });
    expect(refused.indexOf(true)).toBe(8);
    expect(refused).toHaveLength(9);
  });
});
