// What a tab keeps of the deals at a table, so that a page that is loaded again in mid-round goes
// on taking part.

import { store, stored, type Reads, type Writes } from "#renderer/client/stored.ts";
import type { KeyPair } from "#shared/verifiedDeal/keys.ts";
import {
  transcriptFormat,
  type DealPlan,
  type DealTranscript,
  type Hex,
  type OwnContribution,
} from "#shared/verifiedDeal/transcript.ts";
import type { WitnessedDeal } from "./witnessedDeals.ts";

export type TabStorage = Reads & Writes & Pick<Storage, "removeItem">;

/** What this program committed to in a deal that is not planned yet. */
export type BegunDeal = Readonly<{
  deal: Hex;
  host: Hex;
  own: OwnContribution;
  /** The host has answered that it has the commitment. */
  isTaken: boolean;
}>;

export type KeptDeal = WitnessedDeal &
  Readonly<{
    hasOpenedSecret: boolean;
    /** The host has answered that it has the secret. */
    isSecretTaken: boolean;
    /** Its round was shown since, or may have been missed: the line was lost. */
    isPast: boolean;
    /** The host knows what this program found. */
    isReported: boolean;
  }>;

type KeptTable = Readonly<{
  keys: KeyPair;
  begun: BegunDeal | null;
  unfinished: readonly Hex[];
}>;

export const unknownDeal = (deal: Hex, round: number): KeptDeal => ({
  deal,
  round,
  transcript: null,
  fault: null,
  verdicts: [],
  hasOpenedSecret: false,
  isSecretTaken: false,
  isPast: false,
  isReported: false,
});

/** Nothing is open yet. */
export function plannedEntry(
  plan: DealPlan,
  player: string,
  own: OwnContribution | null,
): KeptDeal & Readonly<{ transcript: DealTranscript }> {
  const seat = plan.players.indexOf(player);
  const none = { secrets: [], seals: [], openings: [], sightings: [], closing: null };
  return {
    ...unknownDeal(plan.deal, plan.round),
    transcript: { format: transcriptFormat, seat: seat < 0 ? null : seat, own, plan, ...none },
  };
}

/** What was found wrong is kept. */
const isFinished = ({ transcript, fault, isReported }: KeptDeal) =>
  isReported && fault === null && (transcript?.closing ?? null) !== null;

/** How many deals are remembered: those of an evening of poker, which wait for its end. */
const mostDeals = 200;

/**
 * With a new one. No host makes a tab forget a fault, or a deal in which the secret was opened, by
 * telling of others.
 */
function withNewest(deals: readonly KeptDeal[], now: KeptDeal): readonly KeptDeal[] {
  const kept = [...deals.filter((deal) => !isIdle(deal)), now];
  const oldest = kept.findIndex((deal) => !hasFault(deal));
  return kept.length > mostDeals ? kept.toSpliced(Math.max(0, oldest), 1) : kept;
}

const hasFault = ({ fault, verdicts }: KeptDeal): boolean =>
  fault !== null || verdicts.some((verdict) => verdict.fault !== null);

/** Planned, and nothing came of it. */
const isIdle = (deal: KeptDeal): boolean =>
  deal.transcript?.seals.length === 0 && !deal.hasOpenedSecret && !hasFault(deal);

const noStorage: TabStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Private windows may have none, and programs in Node. */
export function tabStorage(): TabStorage {
  try {
    return globalThis.sessionStorage ?? noStorage;
  } catch {
    return noStorage;
  }
}

/** Each deal has an entry of its own, so that a view costs no more than the deal it belongs to. */
export class KeptDeals {
  readonly #storage: TabStorage;
  readonly #name: string;
  readonly #keys: KeyPair;
  #begun: BegunDeal | null;
  /** The newest last. */
  #deals: readonly KeptDeal[];

  /** `newKeys`: for a tab that has none for this player yet. */
  constructor(storage: TabStorage, table: string, player: string, newKeys: () => KeyPair) {
    this.#storage = storage;
    this.#name = `cardtable.deal.${table}.${player}`;
    const known = stored(storage, this.#name) as KeptTable | null;
    this.#keys = known?.keys ?? newKeys();
    this.#begun = known?.begun ?? null;
    this.#deals = (known?.unfinished ?? []).flatMap(
      (deal) => (stored(storage, this.#nameOf(deal)) as KeptDeal | null) ?? [],
    );
    this.#keepTable();
  }

  get keys(): KeyPair {
    return this.#keys;
  }

  get begun(): BegunDeal | null {
    return this.#begun;
  }

  set begun(begun: BegunDeal | null) {
    this.#begun = begun;
    this.#keepTable();
  }

  get all(): readonly KeptDeal[] {
    return this.#deals;
  }

  find(deal: Hex): KeptDeal | undefined {
    return this.#deals.find((known) => known.deal === deal);
  }

  put(now: KeptDeal): void {
    const isKnown = this.find(now.deal) !== undefined;
    this.#deals = isKnown
      ? this.#deals.map((known) => (known.deal === now.deal ? now : known))
      : withNewest(this.#deals, now);
    if (isFinished(now)) this.#storage.removeItem(this.#nameOf(now.deal));
    else store(this.#storage, this.#nameOf(now.deal), now);
    if (!isKnown || isFinished(now)) this.#keepTable();
  }

  #keepTable(): void {
    store(this.#storage, this.#name, {
      keys: this.#keys,
      begun: this.#begun,
      unfinished: this.#deals.filter((deal) => !isFinished(deal)).map(({ deal }) => deal),
    } satisfies KeptTable);
  }

  #nameOf(deal: Hex): string {
    return `${this.#name}.${deal}`;
  }
}
