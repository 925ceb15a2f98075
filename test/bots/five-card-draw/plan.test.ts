import { describe, expect, it } from "vitest";
import { botAnswer } from "#main/bots/botMind.ts";
import { loadedBot } from "#shared/games/catalogue.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { drawBots } from "#shared/games/five-card-draw/bots/index.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { toCall, wagerRange } from "#shared/games/five-card-draw/seen.ts";
import type { DrawRound, Move } from "#shared/games/five-card-draw/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { dealt, playedOut } from "#test/games/five-card-draw/drawRound.ts";
import { drawSeen, type DrawView } from "./drawSeen.ts";

const { regular } = drawBots;
const viewOf = (round: DrawRound, seat: number): DrawView =>
  View.of(fiveCardDraw, { round, happened: [] }, seat);

/** What seat 0 did last in a stage, and what it is to do when it was raised. */
type Raised = Readonly<{
  put: number;
  before: number;
  view: DrawView;
  promised: number | null;
  move: Move;
}>;

const upTo = (words: string): number | null => {
  const named = /If raised, stay in(?: up to ([\d,]+))?\./.exec(words);
  return named ? Number(named[1]?.replace(",", "") ?? Infinity) : null;
};

/** Seat 0 does what it is advised; the others raise by the least, call or fold. */
function raisedIn(hands: number, chosen: (view: DrawView) => Move): readonly Raised[] {
  const dice = new DiceReader(newDice("raised"));
  const found: Raised[] = [];
  for (let number = 0; number < hands; number += 1) {
    let last: (Pick<Raised, "put" | "before" | "promised"> & { readonly phase: string }) | null =
      null;
    const round = dealt({
      seats: [2, 3, 4, 6][number % 4]!,
      seed: `raised/${number}`,
      options: { allowCheck: number % 8 < 4 },
      dealer: number % 2,
    });
    playedOut(round, (now, seat) => {
      const view = viewOf(now, seat);
      if (seat !== 0) return other(view, dice);
      const move = chosen(view);
      const { facts, phase } = view.seen;
      if (last?.phase === phase && toCall(facts, 0) > 0) found.push({ ...last, view, move });
      last =
        "to" in move
          ? {
              put: move.to,
              before: facts.toMatch,
              promised: upTo(sentence(regular.reason(view, move))),
              phase,
            }
          : null;
      return move;
    });
  }
  return found;
}

function other({ seen }: DrawView, dice: DiceReader): Move {
  const range = wagerRange(seen.legal);
  if (seen.phase === "draw") return { type: "draw", cards: [] };
  const chance = dice.below(100);
  if (range?.type === "raise" && chance < 60) return { type: "raise", to: range.min };
  const still = seen.legal.find(({ type }) => type === "check" || type === "call");
  return still && chance < 85 ? ({ type: still.type } as Move) : { type: "fold" };
}

const isSameSize = ({ put, before, view }: Raised): boolean =>
  toCall(view.seen.facts, 0) <= put - before;

describe("a hint of five-card draw is one plan", () => {
  const raised = raisedIn(400, (view) => regular.advise!(view));

  it("H-27 what it bets it does not fold to a raise of the same size", () => {
    const same = raised.filter(isSameSize);
    expect(same.length).toBeGreaterThan(50);
    expect(same.filter(({ move }) => move.type === "fold")).toEqual([]);
  });

  it("H-27 it says up to which raise it stays in, and then does", () => {
    const within = raised.filter(
      ({ promised, view }) => promised !== null && view.seen.facts.toMatch <= promised,
    );
    expect(within.length).toBeGreaterThan(50);
    expect(within.filter(({ move }) => move.type === "fold")).toEqual([]);
  });

  const tens = "Th Ts 7c 4d 2h";
  const bet = (seat: number, to: number) => ({ seat, type: "bet", to });
  const among = (...moves: readonly object[]): DrawView =>
    drawSeen({ hands: [tens, "Kc Qd Th 8s 4c", "2c 4s 6c 7d Qs"], stock: "Tc", moves });
  const hinted = (view: DrawView): readonly [Move, string] => {
    const move = regular.advise!(view);
    return [move, sentence(regular.reason(view, move))];
  };

  it("H-27 a pair of tens is bet with the raise in mind that it stands, and stands it", () => {
    const [move, words] = hinted(among());
    expect(move.type).toBe("bet");
    const { to } = move as { readonly to: number };
    expect(upTo(words)).toBeGreaterThanOrEqual(2 * to);
    const [answer] = hinted(
      among(bet(0, to), { seat: 1, type: "raise", to: 2 * to }, { seat: 2, type: "fold" }),
    );
    expect(answer.type).not.toBe("fold");
  });

  it("H-27 who calls a bet with nothing is told beforehand that a raise is too much", () => {
    const view = drawSeen({
      hands: ["Kc Qd Th 8s 4c", "9h 7s 5c 3d Jh", "2c 4s 6c 7d Qs"],
      moves: [bet(0, 100)],
    });
    expect(sentence(regular.reason(view, { type: "call" }))).toMatch(/ If raised, fold\.$/);
  });

  it("H-27 nothing is said of a raise where nobody can raise any more", () => {
    const twoLeft = drawSeen({ hands: ["Kc Qd Th 8s 4c", tens], moves: [bet(0, 20)] });
    expect(sentence(regular.reason(twoLeft, { type: "call" }))).not.toMatch(/raised/);
  });

  it("FD-8 H-27 short raises that add up give who has bet another raise, and a call is told of it", () => {
    const called = (shortRaisesAddUp: boolean): string =>
      sentence(
        regular.reason(
          drawSeen({
            hands: ["Kc Qd Th 8s 4c", "9h 7s 5c 3d Jh", "2c 4s 6c 7d Qs", tens],
            options: { shortRaisesAddUp },
            carry: { chips: [1000, 160, 210, 1000] },
            moves: [
              bet(0, 100),
              { seat: 1, type: "raise", to: 150 },
              { seat: 2, type: "raise", to: 200 },
            ],
          }),
          { type: "call" },
        ),
      );
    expect(called(false)).not.toMatch(/raised/);
    expect(upTo(called(true))).toBeGreaterThan(200);
  });

  it("H-27 is the same for the same view, however often it is asked for", async () => {
    const { seen } = among();
    const asked = await Promise.all(
      ["one", "two", "three"].map((seed) =>
        botAnswer(
          JSON.stringify({
            game: "five-card-draw",
            level: "regular",
            view: { seen, happened: [] },
            seed,
            asksReason: true,
          }),
          loadedBot,
        ),
      ),
    );
    expect(asked).toEqual([asked[0], asked[0], asked[0]]);
    expect(asked[0]?.move).toEqual(regular.advise!(among()));
  });
});
