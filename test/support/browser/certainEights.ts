// Provides rounds of eights games that the player wins whatever the bot does.

import { expect } from "@playwright/test";
import type { EightsLaying } from "./laidEights.ts";
import type { TablePage } from "./tablePage.ts";

/**
 * Robin names hearts, so that his 9s fit afterwards; no eight is within Ada's reach, and no two of
 * her cards go together.
 */
export const certainCrazy: EightsLaying = {
  game: "crazy-eights",
  hands: ["9h 9c 8c 8d 8s", "2c 3d 4s 6h Kd"],
  stock: "5h 9s Tc Jd Qc Ac",
};

/** Robin names hearts, and Ada has none: neither in her hand nor within her reach. */
export const certainExordia: EightsLaying = {
  game: "exordia8",
  hands: ["Jk 8c 8d 8s 8h", "3c 4s 6c 9d Kc"],
  stock: "7h Ac 2c 5c 7c 9c Tc",
};

/** How a person does it: by mouse, keys or finger. */
export interface Player {
  draw(): Promise<void>;
  /** Plays these cards, picked in this order. */
  play(names: readonly string[]): Promise<void>;
  /** Plays the card and names the suit. */
  name(card: string, suit: string): Promise<void>;
}

type Doing = Readonly<{ does: (player: Player) => Promise<void>; told: string }>;

const name = (card: string, suit: string): Doing => ({
  does: (player) => player.name(card, suit),
  told: `You played the ${card.toLowerCase()} and named ${suit}.`,
});

const crazySteps: readonly Doing[] = [
  { does: (player) => player.draw(), told: "You drew the 9 of spades." },
  name("8 of clubs", "hearts"),
  {
    does: (player) => player.play(["9 of hearts", "9 of clubs", "9 of spades"]),
    told: "You played three 9s: 9 of hearts, 9 of clubs, and 9 of spades.",
  },
  name("8 of diamonds", "spades"),
  {
    does: (player) => player.play(["8 of spades"]),
    told: "You played the 8 of spades and named spades.",
  },
];

const exordiaSteps: readonly Doing[] = [
  { does: (player) => player.draw(), told: "You drew the 7 of hearts." },
  name("Joker", "clubs"),
  name("8 of clubs", "hearts"),
  { does: (player) => player.play(["7 of hearts"]), told: "You played the 7 of hearts." },
  name("8 of diamonds", "diamonds"),
  name("8 of spades", "hearts"),
  {
    does: (player) => player.play(["8 of hearts"]),
    told: "You played the 8 of hearts and named hearts.",
  },
];

/** Plays the certain hand of the game to the round's end. */
export async function playCertainEights(
  table: TablePage,
  game: EightsLaying["game"],
  player: Player,
): Promise<void> {
  for (const { does, told } of game === "crazy-eights" ? crazySteps : exordiaSteps) {
    await table.myTurn();
    await does(player);
    await expect(table.log.getByText(told)).toHaveCount(1);
  }
  await expect(table.log.getByText(/^You win /)).toHaveCount(1);
}
