// Checks that a view sent in two parts adds up to the original view, and that each part holds what
// its receivers may see and no more (C-7).

import { expect, test } from "vitest";
import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { ownPart, viewOfParts } from "#shared/contract/viewParts.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import { randomMove, randomSession, type Journey } from "#test/support/randomSession.ts";

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** At a table of many a step is looked at through the eyes of some, by turns. */
const mostEyes = 16;
const ownFields = ["viewer", "hand", "known", "chosen", "legal", "happened"];

/** Plays on to the end, with every step on the way. */
function playedOut(journey: Journey, look: (step: AnyStep) => void): AnyStep["round"] {
  look({ round: journey.round, happened: [] });
  for (let next = randomMove(journey); next; next = randomMove(journey)) {
    const { seat, auto: _auto, ...move } = next;
    const outcome = journey.game.apply(journey.round, seat, move);
    if (!outcome.ok) continue;
    look(outcome);
    journey.round = outcome.round;
  }
  return journey.round;
}

test.each(catalogue.map((game) => ({ id: game.id, game })))(
  "C-7 $id: both parts together are the view, word for word, and the open part is the spectators' alone",
  ({ id, game }) => {
    let steps = 0;
    let looked = 0;
    let told = 0;
    for (const seed of ["one", "two", "three"]) {
      randomSession(game, `parts ${id} ${seed}`, 2, (start) =>
        playedOut(start, (step) => {
          const open = View.of(game, step, "spectator");
          const sentOpen = plain({ seen: open.seen, happened: open.happened });
          const viewers: readonly Viewer[] = [
            ...step.round.zones.hands.map((_: unknown, seat: number) => seat),
            "spectator",
          ];
          const turns = Math.ceil(viewers.length / mostEyes);
          steps += 1;
          for (const viewer of viewers.filter(
            (each, at) => (at + steps) % turns === 0 && notices(step, each),
          )) {
            const view = View.of(game, step, viewer);
            const own = ownPart(view, open);
            expect(Object.keys(own)).toEqual(ownFields);
            expect(JSON.stringify(viewOfParts(sentOpen, plain(own)))).toBe(
              JSON.stringify({ seen: view.seen, happened: view.happened }),
            );
            looked += 1;
            if (own.happened) told += 1;
          }
        }),
      );
    }
    expect(looked).toBeGreaterThan(200);
    expect(told).toBeGreaterThan(0);
  },
);

test("C-7 no seat's view is taken for the open part", () => {
  const [game] = catalogue;
  randomSession(game!, "mistaken", 1, (start) =>
    playedOut(start, (step) => {
      expect(() => ownPart(View.of(game!, step, 1), View.of(game!, step, 0))).toThrow("C-7");
    }),
  );
});

test("C-7 a step that only some may know of is told to them, though the spectators' part tells nothing of it", () => {
  const [game] = catalogue;
  randomSession(game!, "hidden", 1, (start) =>
    playedOut(start, (step) => {
      const hidden = { ...step, noticedBy: [0] };
      const open = View.of(game!, hidden, "spectator");
      const view = View.of(game!, hidden, 0);
      expect(open.happened).toEqual([]);
      expect(viewOfParts(open, ownPart(view, open)).happened).toEqual(view.happened);
    }),
  );
});
