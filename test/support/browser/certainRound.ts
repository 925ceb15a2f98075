// Provides a round that the player wins whatever the bots do, so that a test of it always goes the
// same way.

import { expect } from "@playwright/test";
import type { Laying } from "./laidTable.ts";
import type { TablePage } from "./tablePage.ts";

/**
 * All aces and 2s and the only joker: nothing that others hold beats a lead of these, and a 2 takes
 * any other trick.
 */
export const certainHand: Laying = { hands: ["3c 4d Kc Kd Kh Ac Ad Ah As 2c 2d 2h 2s Jk"] };

/** How a person does it: by mouse, keys or finger. */
export interface Player {
  /** Plays these cards; `count` says how many plays went before. */
  play(cards: readonly string[], count: number): Promise<void>;
  pass(): Promise<void>;
}

const leads: readonly (readonly string[])[] = [
  ["3 of clubs"],
  ["Ace of clubs", "Ace of diamonds", "Ace of spades", "Ace of hearts"],
  ["King of clubs", "King of diamonds", "King of hearts"],
  ["4 of diamonds"],
  ["2 of clubs"],
  ["2 of diamonds"],
  ["2 of spades"],
  ["2 of hearts"],
  ["Joker"],
];
const twos = leads.filter(([card]) => card?.startsWith("2 of")).map(([card]) => card!);

/**
 * Plays the certain hand to the round's end: leads what cannot be beaten, passes once, then takes
 * tricks with 2s.
 */
export async function playCertainRound(table: TablePage, player: Player): Promise<void> {
  let plays = 0;
  let passes = 0;
  for (;;) {
    await expect(table.turn.or(table.result)).toBeVisible();
    if (await table.result.isVisible()) break;
    const held = await table.cards();
    const isLead = /lead/.test(await table.turn.innerText());
    const two = twos.find((card) => held.includes(card));
    if (!isLead && (passes === 0 || two === undefined)) {
      await player.pass();
      passes += 1;
      await expect(table.log.getByText("You passed.")).toHaveCount(passes);
      continue;
    }
    const cards = isLead ? leads.find(([card]) => held.includes(card!))! : [two!];
    await player.play(cards, plays);
    plays += 1;
    await table.holds(held.length - cards.length);
  }
  expect(passes, "times passed").toBeGreaterThan(0);
}
