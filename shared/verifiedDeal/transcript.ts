// What a verified deal leaves behind (H-18): everything from which a round's cards can be checked
// again. assets/docs/fair-deals.md gives the same forms to other programs.

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** Lower-case hexadecimal digits. */
export type Hex = string;

/** `deck` counts the round's shuffles of cards from 0; `place` counts from the top, from 0. */
export type CardPlace = Readonly<{ deck: number; place: number }>;

/** What a person's program contributes, before it is opened. */
export type Contribution = Readonly<{
  /** The player's id at the table. */
  player: string;
  /** Ed25519, of the player's program at this table. */
  key: Hex;
  commitment: Hex;
}>;

/** Fixed before any secret is opened; every contributor signs its hash. */
export type DealPlan = Readonly<{
  deal: Hex;
  table: string;
  /** At the table, from 1. */
  round: number;
  game: string;
  /** The pack in pack order is made of these. */
  packs: number;
  jokersPerPack: number;
  /** The player's id by seat; null for a bot, which is the host's. */
  players: readonly (string | null)[];
  /** The seats that are dealt cards, ascending. */
  dealt: readonly Seat[];
  /**
   * In which they are dealt one card after the other; null if a lot decides: `dealer` draws one of
   * `dealt`, from whose left the cards are dealt, `order` shuffles `dealt`.
   */
  order: readonly Seat[] | null;
  lot: "dealer" | "order" | null;
  /** When the host opens its secret: after the round, when the session is over, or never. */
  opens: "round" | "session" | "never";
  /** How many cards are dealt into hands. */
  cards: number;
  /** The host's commitment. */
  host: Hex;
  contributions: readonly Contribution[];
  /** People whose program did not contribute, by player id. */
  silent: readonly string[];
  /** The deal that this one replaces, and who withheld a secret from it. */
  again: Readonly<{ deal: Hex; withheld: readonly string[] }> | null;
}>;

/** In the order of the plan's contributions; null: withheld. */
export type OpenedSecret = Readonly<{ secret: Hex; signature: Hex }> | null;

/**
 * A card opened with what its seal is made of: to its first holder, or to all if it was turned up.
 */
export type OpenedPlace = CardPlace & Readonly<{ card: Card; salt: Hex }>;

/**
 * Where cards lie: a seat's hand, the pile or among the removed cards. `laid`: played, and neither
 * on the pile yet nor back in the hand (NE-21); no view counts it.
 */
export type Whereabouts = Seat | "pile" | "removed" | "laid";

/** What chance was asked for, in order; the first is always the pack. */
export type ChanceUse =
  | { readonly shuffled: "pack" }
  /** These, in this order, became the next deck. */
  | { readonly shuffled: readonly CardPlace[] }
  /** An order of so many seats. */
  | { readonly seats: number }
  /** One of so many. */
  | { readonly oneOf: number };

/** What moved in one step, in this order. */
export type CardMove =
  | Readonly<{ cards: readonly CardPlace[]; to: Whereabouts }>
  /** The next use of chance whose cards are not the pack makes the new stock. */
  | { readonly shuffle: true };

/** What the host opens at the end. */
export type DealClosing = Readonly<{
  secret: Hex;
  uses: readonly ChanceUse[];
  /** The deal is step 0. A step in which no card moved is left out. */
  steps: readonly (readonly CardMove[])[];
}>;

/** What a seat was shown after one step. */
export type Sighting = Readonly<{
  /** The names of the cards, sorted; where they were not shown, their number. */
  hands: readonly (readonly Card[] | number)[];
  /** The top card last. */
  pile: readonly Card[];
  stock: number;
  removed: number;
  /** The cards that seats showed in this step. */
  showed: readonly Readonly<{ seat: Seat; cards: readonly Card[] }>[];
}>;

/** What this program itself sent. */
export type OwnContribution = Readonly<{
  player: string;
  key: Hex;
  commitment: Hex;
  secret: Hex;
  /**
   * The deal before, if this program opened its secret in it and no round has begun since: it is
   * done again only where another player withheld a secret.
   */
  before: Hex | null;
}>;

export const transcriptFormat = "deal/1";

/** A round as one person's program saw it. */
export type DealTranscript = Readonly<{
  format: typeof transcriptFormat;
  /** Null for one that is told from no seat. */
  seat: Seat | null;
  /** Null if this program did not contribute. */
  own: OwnContribution | null;
  plan: DealPlan;
  secrets: readonly OpenedSecret[];
  /** Of each deck, in the order of its places, as they were published. */
  seals: readonly (readonly Hex[])[];
  openings: readonly OpenedPlace[];
  sightings: readonly Sighting[];
  /** Null: not opened yet, or never. */
  closing: DealClosing | null;
}>;
