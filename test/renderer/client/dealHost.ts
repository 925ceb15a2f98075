// A host that deals one small round to a person and a bot, honestly or not, and hears what the
// person's program asks.

import { DealWitness } from "#renderer/client/deal/DealWitness.ts";
import type { TabStorage } from "#renderer/client/deal/keptDeals.ts";
import type { WitnessedDeals } from "#renderer/client/deal/witnessedDeals.ts";
import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { DealMessage } from "#shared/protocol/deal.ts";
import { packedDeal } from "#shared/protocol/dealWire.ts";
import {
  hostCommitment,
  openedPlace,
  packOf,
  sealsOf,
  seedOf,
} from "#shared/verifiedDeal/commitments.ts";
import type {
  CardMove,
  DealClosing,
  DealPlan,
  Hex,
  OpenedPlace,
  OpenedSecret,
} from "#shared/verifiedDeal/transcript.ts";

export const me = "p1";
const table = "t4b1e";
const digits = (digit: string, count: number): Hex => digit.repeat(count);
export const dealOf = (digit: string): Hex => digits(digit, 32);
const hostSecret = digits("5", 64);

/** Keeps in memory what a tab would keep. */
export function tab(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

type Asked = Readonly<{ request: string; payload: { readonly [field: string]: unknown } }>;

export class DealHost {
  readonly asked: Asked[] = [];
  state: WitnessedDeals = { words: [], deals: [] };
  /** Comes too late for every commitment. */
  isHasty = false;
  /** Answers no secret. */
  isDeaf = false;
  #witness: DealWitness;

  constructor(storage: TabStorage = tab()) {
    this.#witness = this.#open(storage);
  }

  /** The page is loaded again, with what the tab has kept. */
  reload(storage: TabStorage): void {
    this.#witness = this.#open(storage);
  }

  #open(storage: TabStorage): DealWitness {
    const witness = new DealWitness(table, me, {
      ask: (async (request: string, payload: Asked["payload"]) => {
        this.asked.push({ request, payload });
        const isLate =
          (this.isHasty && request === "commit") || (this.isDeaf && request === "openSecret");
        return isLate ? refused("late", { key: "k", args: {} }) : { ok: true, value: null };
      }) as never,
      storage,
      changed: (state) => (this.state = state),
    });
    void witness.arrive();
    return witness;
  }

  /** What was asked of this kind, the newest last. */
  all(request: string): readonly Asked["payload"][] {
    return this.asked.filter((one) => one.request === request).map(({ payload }) => payload);
  }

  async send(...messages: readonly DealMessage[]): Promise<void> {
    for (const message of messages) {
      this.#witness.hear(packedDeal(message));
      await new Promise(setImmediate);
    }
  }

  show(own: readonly Card[], pile: readonly Card[] = []): void {
    const seen = { viewer: 0, hands: [own, 2], pile, stock: 48, removed: 0 };
    this.#witness.see({
      seen,
      happened: [],
      number: 0,
      round: 1,
      game: "g",
    } as never);
  }

  begin(deal: Hex): Promise<void> {
    return this.send({ type: "begun", deal, host: hostCommitment(deal, hostSecret) });
  }

  /** Holds what the program has committed to last. */
  plan(deal: Hex, changed: Partial<DealPlan> = {}): DealPlan {
    const key = String(this.all("takePart").at(-1)?.["key"]);
    const commitment = String(this.all("commit").at(-1)?.["commitment"]);
    return {
      ...{ deal, table, round: 1, game: "g", packs: 1, jokersPerPack: 0 },
      ...{ players: [me, null], dealt: [0, 1], order: [0, 1], lot: null, opens: "round", cards: 4 },
      host: hostCommitment(deal, hostSecret),
      contributions: [{ player: me, key, commitment }],
      ...{ silent: [], again: null },
      ...changed,
    };
  }

  secrets(): readonly OpenedSecret[] {
    const { secret, signature } = this.all("openSecret").at(-1) ?? {};
    return [{ secret: String(secret), signature: String(signature) }];
  }
}

type Dealt = Readonly<{
  cards: readonly Card[];
  /** Of the deck as it comes, or of another one. */
  seals(cards?: readonly Card[]): readonly Hex[];
  /** Those of seat 0. */
  openings: readonly OpenedPlace[];
  closing: DealClosing;
}>;

const moved = (place: number, to: Seat | "pile"): CardMove => ({
  cards: [{ deck: 0, place }],
  to,
});

/** Two cards each; then seat 0 lays its first. */
export function dealt(plan: DealPlan, secrets: readonly OpenedSecret[]): Dealt {
  const seed = seedOf(plan, hostSecret, secrets);
  const cards = new DiceReader(newDice(seed)).shuffled(packOf(plan));
  return {
    cards,
    seals: (sealed = cards) => sealsOf(plan.deal, seed, 0, sealed),
    openings: [0, 2].map((place) => openedPlace(seed, { deck: 0, place }, cards[place]!)),
    closing: {
      secret: hostSecret,
      uses: [{ shuffled: "pack" }],
      steps: [[moved(0, 0), moved(1, 1), moved(2, 0), moved(3, 1)], [moved(0, "pile")]],
    },
  };
}
