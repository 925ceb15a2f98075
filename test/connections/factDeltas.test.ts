// Checks that lasting facts are sent over a line only when they change, and are packed once for all
// viewers who know the same.

import { expect, test } from "vitest";
import { FactDeltas, viewWithout } from "#main/connections/TableConnection.ts";
import { withKept } from "#renderer/client/completed.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { View } from "#shared/contract/view.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import {
  made,
  draw,
  endTurn,
  modify,
  play,
  quick,
  laid,
  say,
  type dealt,
} from "#test/games/eights-nomic/moment.ts";

const viewOf = (round: ReturnType<typeof dealt>) =>
  View.of(eightsNomic, { round, happened: [] }, "spectator") as never as Parameters<
    typeof viewWithout
  >[0];
const start = laid(["8s 2d", "3c", "5c"], { options: quick });

test("EN-4 the first view of a round has all facts, those after it what has changed", () => {
  const line = new FactDeltas();
  const news = (round: typeof start, number = 1) =>
    line.news(viewOf(round).seen, "eights-nomic", number);
  const none = { anew: true, added: [], length: 0 };
  expect(news(start)).toEqual({ kept: [], grown: { history: none, announcements: none } });
  const drawn = made(start, [0, draw]);
  expect(news(drawn)).toEqual({ kept: ["rules", "history", "announcements"], grown: {} });
  const said = made(drawn, [1, say("Well.")]);
  expect(news(said)).toEqual({
    kept: ["rules", "history"],
    grown: { announcements: { added: [{ seat: 1, text: "Well." }], length: 1 } },
  });
  const changed = made(said, [0, play("8s")], [0, modify("A", "A new text.")]);
  expect(news(changed)).toEqual({
    kept: ["announcements"],
    grown: { history: { added: changed.facts.history, length: 1 } },
  });
  expect(news(made(changed, [0, endTurn]))).toEqual({
    kept: ["rules", "history", "announcements"],
    grown: {},
  });
  expect(news(changed, 2).grown["announcements"]).toEqual({
    anew: true,
    added: [{ seat: 1, text: "Well." }],
    length: 1,
  });
});

test("EN-9 each announcement is sent once, however many came before it; whoever comes is told the last fifty, and all can tell what the host holds", () => {
  const [line, late] = [new FactDeltas(), new FactDeltas()];
  const views = [start];
  for (let number = 1; number <= 300; number += 1)
    views.push(
      made(views.at(-1)!, [
        number % 2,
        say(`${String(number).padStart(4, "0")} ${"word ".repeat(50)}`),
      ]),
    );
  let known: ViewMessage | null = null;
  const sizes = views.map((round) => {
    const view = viewOf(round);
    const news = line.news(view.seen, "eights-nomic", 1);
    const sent = JSON.parse(
      JSON.stringify({
        ...viewWithout(view, news),
        ...news,
        number: 0,
        round: 1,
        game: "eights-nomic",
      }),
    ) as ViewMessage;
    known = withKept(sent, known);
    expect(known.seen.facts["announcements"]).toEqual(round.facts.announcements);
    return JSON.stringify(sent).length;
  });
  expect(Math.max(...sizes.slice(1))).toBeLessThan(Math.min(...sizes.slice(1)) + 20);
  expect(views.at(-1)!.facts.announcements).toHaveLength(200);
  const { anew, added } = late.news(viewOf(views.at(-1)!).seen, "eights-nomic", 1).grown[
    "announcements"
  ]!;
  expect([
    anew,
    added.length,
    (added.at(-1) as { readonly text: string }).text.slice(0, 4),
  ]).toEqual([true, 50, "0300"]);
});

test("of a game in which nothing lasts everything is sent", () => {
  const line = new FactDeltas();
  for (let view = 0; view < 2; view += 1)
    expect(line.news(viewOf(start).seen, "exordia8", 1)).toEqual({ kept: [], grown: {} });
});

test("a view without them is made once, and small however long the book is", () => {
  const view = viewOf(start);
  const news = { kept: ["rules", "history", "announcements"], grown: {} };
  expect(viewWithout(view, news)).toBe(viewWithout(view, news));
  expect(viewWithout(view, { kept: [], grown: {} })).toBe(view);
  expect(viewWithout(view, news).seen.facts).not.toHaveProperty("rules");
  expect(JSON.stringify(viewWithout(view, news)).length).toBeLessThan(2000);
  expect(JSON.stringify(view).length).toBeGreaterThan(4000);
});
