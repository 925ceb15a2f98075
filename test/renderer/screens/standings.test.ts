import { describe, expect, it } from "vitest";
import { notReady, standings, type EndedRound } from "#renderer/screens/table/result/standings.ts";
import { placeOf } from "#shared/contract/round.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

const player = (seat: number, change: Partial<TablePlayer> = {}): TablePlayer => ({
  id: `p${seat}`,
  name: `Player ${seat}`,
  avatar: "avatar-01",
  bot: null,
  presence: "here",
  seat,
  out: false,
  gone: false,
  wins: 0,
  titles: {},
  rounds: 1,
  points: null,
  chips: null,
  bought: 0,
  cashedOut: 0,
  sitsOut: null,
  ready: false,
  ...change,
});
const four = [0, 1, 2, 3].map((seat) => player(seat));
const nothing: EndedRound = {
  left: [],
  titleOf: () => null,
  handOf: () => "",
  shownBy: () => [],
  cardsOf: () => null,
  isBlocked: false,
  why: "",
};
const listed = (
  places: readonly (readonly number[])[],
  ended: Partial<EndedRound> = {},
  chips?: readonly number[],
) =>
  standings(
    {
      game: "kings-and-bastards",
      players: four,
      lastResult: { winners: places[0] ?? [], places, ...(chips && { chips }) },
    },
    { ...nothing, ...ended },
  );
const titles = (king: number | null, bastard: number | null): Pick<EndedRound, "titleOf"> => ({
  titleOf: (seat) => (seat === king ? "king" : seat === bastard ? "bastard" : null),
});

describe("standings", () => {
  it("KB-13 list the order of going out, with the titles that the round gave", () => {
    expect(
      listed([[2], [0], [3], [1]], titles(2, 1)).map(({ player: { seat }, place, title }) => [
        seat,
        place,
        title,
      ]),
    ).toEqual([
      [2, 1, "king"],
      [0, 2, null],
      [3, 3, null],
      [1, 4, "bastard"],
    ]);
  });

  it("KB-16 say who left, whatever title stays with another", () => {
    expect(
      listed([[2], [0], [3], [1]], { ...titles(2, 3), left: [1] }).map(({ title, left }) => [
        title,
        left,
      ]),
    ).toEqual([
      ["king", false],
      [null, false],
      ["bastard", false],
      [null, true],
    ]);
  });

  it("H-8 show a title that is held in a poker hand, whoever wins it", () => {
    const rows = standings(
      {
        game: "five-card-draw",
        players: four,
        lastResult: { winners: [3], places: [[3], [0], [1, 2]] },
      },
      { ...nothing, ...titles(0, 1) },
    );
    expect(rows.map(({ won, title }) => [won, title])).toEqual([
      [true, null],
      [false, "king"],
      [false, "bastard"],
      [false, null],
    ]);
  });

  it("FD-13 name the hands that were shown", () => {
    expect(
      listed([[2], [0], [3], [1]], { handOf: (seat) => (seat === 2 ? "Two pair" : "") }).map(
        ({ hand }) => hand,
      ),
    ).toEqual(["Two pair", "", "", ""]);
  });

  it("C-8 give each his gain or loss, and null where nothing was played for", () => {
    expect(
      listed([[2], [0], [3], [1]], {}, [-10, -30, 50, -10]).map(({ change }) => change),
    ).toEqual([50, -10, -10, -30]);
    expect(listed([[2], [0], [3], [1]]).map(({ change }) => change)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("FD-13 list a hand for pots by the chips won, and number no places: who folds late is no better off for it", () => {
    const chips = [-250, -10, 310, -50];
    const rows = standings(
      {
        game: "five-card-draw",
        players: four,
        lastResult: { winners: [2], places: [[2], [0], [3], [1]], chips },
      },
      nothing,
    );
    expect(rows.map(({ player: { seat }, place, change }) => [seat, place, change])).toEqual([
      [2, null, 310],
      [1, null, -10],
      [3, null, -50],
      [0, null, -250],
    ]);
  });

  it("FD-13 let who lost as much stand in the order of the rules", () => {
    const rows = standings(
      {
        game: "five-card-draw",
        players: four,
        lastResult: { winners: [2], places: [[2], [3], [0], [1]], chips: [-10, -10, 30, -10] },
      },
      nothing,
    );
    expect(rows.map(({ player: { seat } }) => seat)).toEqual([2, 3, 0, 1]);
  });

  it("CE-11 give each his points, and null where the game counts none", () => {
    const rows = standings(
      {
        game: "kings-and-bastards",
        players: four,
        lastResult: { winners: [2], places: [[2], [0], [3], [1]], points: [0, 0, 57, 0] },
      },
      nothing,
    );
    expect(rows.map(({ points }) => points)).toEqual([57, 0, 0, 0]);
    expect(listed([[2], [0], [3], [1]]).map(({ points }) => points)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("C-7 tell the cards that were left, but none of who left with them", () => {
    const rows = listed([[2], [0], [3], [1]], {
      cardsOf: (seat) => [4, 0, 0, 7][seat] ?? 0,
      left: [1],
    });
    expect(rows.map(({ cards, left }) => [cards, left])).toEqual([
      [0, false],
      [4, false],
      [7, false],
      [null, true],
    ]);
  });

  it("are empty without a result", () => {
    expect(
      standings({ game: "kings-and-bastards", players: four, lastResult: null }, nothing),
    ).toEqual([]);
  });
});

describe("a place", () => {
  it("C-14 is shared, and the next one counts those before it", () => {
    const result = { winners: [1], places: [[1], [0, 3], [2]] };
    expect([0, 1, 2, 3, 4].map((seat) => placeOf(result, seat))).toEqual([2, 1, 4, 2, null]);
  });
});

describe("a round that nobody has won", () => {
  const drawn = { winners: [], places: [[0, 1]], points: [0, 0], chips: [0, 0] };

  it("GR-15 gives nobody a place: not the first, which would be shared", () => {
    expect([placeOf(drawn, 0), placeOf(drawn, 1)]).toEqual([null, null]);
  });

  it("GR-15 lists everybody who was in it, with nothing won and nothing lost", () => {
    const rows = standings(
      { game: "gin-rummy", players: four.slice(0, 2), lastResult: drawn },
      nothing,
    );
    expect(
      rows.map(({ player: { seat }, place, won, points, change }) => [
        seat,
        place,
        won,
        points,
        change,
      ]),
    ).toEqual([
      [0, null, false, 0, 0],
      [1, null, false, 0, 0],
    ]);
  });
});

describe("the next round", () => {
  it("waits for people at the table who are not ready, never for bots, those who left, dropped out or sit out", () => {
    const waiting = [
      player(0),
      player(1, { ready: true }),
      player(2, { bot: "easy" }),
      player(3, { gone: true }),
      player(4, { sitsOut: "wish" }),
      player(5, { sitsOut: "broke" }),
      player(6, { presence: "dropped" }),
    ];
    expect(notReady(waiting).map(({ id }) => id)).toEqual(["p0"]);
  });
});
