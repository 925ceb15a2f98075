import type { ClientClock } from "#renderer/client/clientClock.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import type { PackedDeal } from "#shared/protocol/dealWire.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { DealWitness } from "./DealWitness.ts";
import type { WitnessedDeals } from "./witnessedDeals.ts";
import { tabStorage } from "./keptDeals.ts";

/**
 * The part that a page takes in the deals of its table (H-18). The witness comes as a script of its
 * own and only to players: spectators and screens have nothing to contribute.
 */
export class TakingPart {
  readonly #table: string;
  readonly #ask: TableClient["ask"];
  readonly #changed: (deals: WitnessedDeals | null) => void;
  #player: string | null = null;
  #arriving: Promise<void> | null = null;
  #witness: DealWitness | null = null;
  #view: ViewMessage | null = null;

  constructor(
    table: string,
    ask: TableClient["ask"],
    changed: (deals: WitnessedDeals | null) => void,
  ) {
    this.#table = table;
    this.#ask = ask;
    this.#changed = changed;
  }

  /** A line is open for this player, or for a spectator. */
  arrive(player: string | null): void {
    this.#player = player;
    if (this.#witness?.player !== player) this.#leave();
    // At once, so that it takes the views of this line for what they are.
    const arriving = player === null ? null : (this.#witness?.arrive() ?? this.#come(player));
    this.#arriving = arriving?.catch(() => {}) ?? null;
  }

  /**
   * Resolves once the host knows that this program takes part, or never will, at the latest after
   * `patienceMs`: who asks for a round before that gets one that nobody can check.
   */
  async arrived(clock: ClientClock): Promise<void> {
    let forget = (): void => {};
    const late = new Promise<void>((resolve) => (forget = clock.after(patienceMs, resolve)));
    await Promise.race([this.#arriving, late]);
    forget();
  }

  async #come(player: string): Promise<void> {
    const script = await loaded();
    if (script === null || this.#player !== player) return;
    this.#witness ??= this.#made(script, player);
    await this.#witness.arrive();
  }

  hear(message: PackedDeal): void {
    this.#witness?.hear(message);
  }

  see(view: ViewMessage): void {
    this.#view = view;
    this.#witness?.see(view);
  }

  #leave(): void {
    if (this.#witness) this.#changed(null);
    this.#witness = null;
  }

  #made({ DealWitness: Witness }: WitnessScript, player: string): DealWitness {
    const witness = new Witness(this.#table, player, {
      ask: this.#ask,
      storage: tabStorage(),
      changed: (deals) => this.#player === player && this.#changed(deals),
    });
    if (this.#view) witness.see(this.#view);
    return witness;
  }
}

/** A phone on a slow line has the script by then. */
const patienceMs = 2_000;

type WitnessScript = Readonly<{ DealWitness: typeof DealWitness }>;

/** Null if it does not come; the next line tries again. */
const loaded = (): Promise<WitnessScript | null> => import("./DealWitness.ts").catch(() => null);
