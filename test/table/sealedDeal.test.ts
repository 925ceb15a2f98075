// H-51: a real host and the pages of people, with real cryptography.

import { expect, test } from "vitest";
import { loadGroup } from "#shared/sealedDeal/loadGroup.ts";
import { pagesAnswer, pagesPlay } from "#test/host/support/sealedGuest.ts";
import { oneOf, sealedTable } from "#test/host/support/sealedTable.ts";
import { checkOnce } from "#test/sealedDeal/checkedOnce.ts";

checkOnce();

const group = await loadGroup();

test.each([
  ["kings-and-bastards", 2],
  ["five-card-draw", 2],
  ["gin-rummy", 2],
])(
  "H-51 a round of %s is dealt and played sealed, over a restart of the host",
  async (game, people) => {
    const table = await sealedTable(group, oneOf(game), { people });
    await table.begins();
    const { number } = table.pages[0]!.view!;
    await pagesPlay(table.pages, () => table.pages[0]!.view!.number === number + 3);
    const again = await table.restarts();
    await pagesPlay(table.pages);
    await pagesAnswer(table.pages);
    const results = table.pages.map(({ client }) => client.table.lastResult);
    for (const result of results) expect(result).toEqual(results[0]);
    for (const { view } of table.pages)
      expect(JSON.parse(JSON.stringify(view!.seen.facts.result))).toEqual(results[0]);
    expect([...table.log, ...again.log]).toEqual([]);
    expect(table.pages.flatMap(({ refused }) => refused)).toEqual([]);
  },
);
