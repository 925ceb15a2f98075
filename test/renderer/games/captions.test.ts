// Checks, for every game, that each card of the player's own hand has a caption for what it does,
// and that one that does not fit says why.

import { expect, test } from "vitest";
import { manifests } from "#renderer/games/catalogue.ts";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { sentence } from "#renderer/text/text.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { View } from "#shared/contract/view.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

await loadTables();

/** Enough moments of each record: hands of a thousand cards say nothing more. */
const mostCards = 20;

/** What each seat that is asked sees, along every golden record of a game. */
function* moments(id: string): Generator<AnySeen> {
  for (const { read, lines } of playedRecords(id)) {
    for (const { step } of lines) {
      for (const seat of read.game.toAct(step.round).slice(0, 2)) {
        const { seen } = View.of(read.game, step, seat);
        if (ownHand(seen).length <= mostCards) yield seen;
      }
    }
  }
}

test.each(manifests.map(({ id }) => id))(
  "H-27 H-32 of %s a card has a reason, a rule’s own, exactly where it does not fit",
  (id) => {
    const game = tableGame(id);
    const words = game.words();
    const counts = { fits: 0, unfit: 0, captions: 0 };
    for (const seen of moments(id)) {
      for (const card of new Set(ownHand(seen))) {
        const fits = game.picking.fits(seen, [], card);
        const why = words.unfit(seen, card);
        expect(why === null, `${card} ${JSON.stringify(seen)}`).toBe(fits);
        if (why) expect(`${sentence(why)} ${why.code}`).toMatch(/^[A-Z0-9].*[.!] [A-Z]+\d*-\d+$/);
        expect(words.caption(seen, card)).toMatch(/^$|^[a-zA-Z].*[^.!]$/);
        counts[fits ? "fits" : "unfit"] += 1;
        if (words.caption(seen, card) !== "") counts.captions += 1;
      }
    }
    expect(counts.fits).toBeGreaterThan(20);
    expect(counts.captions, "a game whose cards say nothing of what they do").toBeGreaterThan(0);
    // In five-card draw any card may be thrown, but where none are left to draw.
    expect(counts.unfit).toBeGreaterThan(id === "five-card-draw" ? 0 : 20);
  },
);
