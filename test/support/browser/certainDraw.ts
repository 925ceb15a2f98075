// Provides a hand of five-card draw that the player wins whatever the bot does.

import { expect } from "@playwright/test";
import type { DrawLaying } from "./laidDraw.ts";
import type { TablePage } from "./tablePage.ts";

/** Robin draws the ace to a royal flush; Ada holds four 9s, which nobody folds. */
export const certainDraw: DrawLaying = {
  hands: ["Tc Jc Qc Kc 2d", "9c 9d 9h 9s 3d"],
  stock: "Ac",
  options: { jokersPerPack: 0 },
};

/** How a person does it: by mouse, keys or finger. */
export interface Player {
  /** The first bet; the table asks for one. */
  bet(): Promise<void>;
  call(): Promise<void>;
  /** Throws the 2. */
  draw(): Promise<void>;
  allIn(): Promise<void>;
}

/** Whose turn it is, or that it is nobody's any more. */
async function nextMoment({ page, turn }: TablePage): Promise<string> {
  const over = page.getByRole("status").filter({ hasText: "The hand is over" });
  await expect(turn.or(over).first()).toBeAttached();
  return (await turn.count()) > 0 ? turn.innerText() : "over";
}

/** Plays the certain hand to its showdown. */
export async function playCertainDraw(table: TablePage, player: Player): Promise<void> {
  const mine = table.log.getByText(/^You (bet|raised|called|drew)/);
  let isDrawn = false;
  for (let moves = 1; ; moves += 1) {
    const moment = await nextMoment(table);
    if (moment === "over") break;
    await table.isStill();
    if (/to call/.test(moment)) await player.call();
    else if (/draw/.test(moment)) {
      await player.draw();
      isDrawn = true;
    } else if (isDrawn) await player.allIn();
    else await player.bet();
    await expect(mine).toHaveCount(moves);
  }
  await expect(table.log.getByText("You drew 1 card: ace of clubs.")).toHaveCount(1);
  await expect(
    table.log.getByText(
      "You showed a royal flush: ace of clubs, king of clubs, queen of clubs, jack of clubs, and 10 of clubs.",
    ),
  ).toHaveCount(1);
  await expect(table.log.getByText(/^Ada showed four 9s: /)).toHaveCount(1);
  await expect(table.log.getByText(/^You won the pot of [\d,]+ chips\.$/)).toHaveCount(1);
  await expect(table.seats.getByRole("listitem").first()).toContainText("shows Royal flush");
}
