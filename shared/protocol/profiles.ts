import type { Looks } from "#shared/profile/looks.ts";
import type { TitleCounts } from "./table.ts";

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly rounds: number;
  readonly titles: TitleCounts;
  /** Chips in the bank; those on tables are not among them. */
  readonly chips: number;
  /** Over all rounds of the games that count points (H-1). */
  readonly points: number;
  /** What the points amount to, from 1 (H-1). */
  readonly level: number;
  /** Chosen among what the level opens (H-1). */
  readonly looks: Looks;
  /** His own, who comes from elsewhere: nobody plays as him (H-35). */
  readonly guest: boolean;
}

/** H-38: a device by which the owner is known. */
export interface OwnerDevice {
  readonly id: string;
  /** What it said that it is, such as "Firefox, Windows"; may be empty. */
  readonly name: string;
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
  /** Is it the one that asks? */
  readonly isThis: boolean;
}
