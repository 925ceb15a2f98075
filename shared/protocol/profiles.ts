import type { Appearance } from "#shared/profile/appearance.ts";
import type { TitleCounts } from "./table.ts";

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly rounds: number;
  readonly titles: TitleCounts;
  /** In the bank, without those on tables. */
  readonly chips: number;
  /** Over all rounds of the games that count points (H-1). */
  readonly points: number;
  /** From 1 (H-1). */
  readonly level: number;
  /** Chosen among those that the level unlocks (H-1). */
  readonly looks: Appearance;
  /**
   * A person with a profile of their own who plays from elsewhere; the owner cannot play as them
   * (H-35).
   */
  readonly guest: boolean;
}

/** A device by which the owner is recognized (H-38). */
export interface OwnerDevice {
  readonly id: string;
  /** The device's own description, such as "Firefox, Windows"; may be empty. */
  readonly name: string;
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
  readonly isThis: boolean;
}
