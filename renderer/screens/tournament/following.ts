import { refusalWords, type AnswerState } from "#renderer/context/houseContext.ts";
import { realClock, type ClientClock } from "#renderer/client/clientClock.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

/** A view and when it arrived (a performance.now() time), from which its times count. */
export type ShownTournament = Readonly<{
  view: TournamentView;
  at: number;
  /** The line is lost: times still run here, but nobody knows whether they do on the host. */
  isLost?: true;
}>;

/** The host may be back at once. */
const afterLossMs = 300;
const afterSilenceMs = 2_000;
/**
 * After this long without a view the line is checked, because a vanished network sends no notice.
 */
const quietMs = 30_000;

type House = Pick<HouseClient, "ask" | "onTournament">;

/** Follows one tournament on one line, from its first subscriber until its last has gone. */
export class Following {
  readonly #house: House;
  readonly #tournament: string;
  readonly #clock: ClientClock;
  readonly #listeners = new Set<() => void>();
  #shown: AnswerState<ShownTournament> = { state: "waiting" };
  /** Numbers the requests, so that an answer to an older one is ignored. */
  #asks = 0;
  #ends: readonly (() => void)[] = [];
  #cancel = (): void => {};

  constructor(house: House, tournament: string, clock: ClientClock) {
    this.#house = house;
    this.#tournament = tournament;
    this.#clock = clock;
  }

  readonly snapshot = (): AnswerState<ShownTournament> => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#end();
    };
  };

  #begin(): void {
    const heard = (view: TournamentView | null): void =>
      view === null ? this.#lose() : this.#take(view);
    this.#ends = [this.#house.onTournament(heard), this.#clock.onWake(() => void this.#ask())];
    void this.#ask();
  }

  #end(): void {
    this.#asks += 1;
    this.#cancel();
    for (const end of this.#ends) end();
    void this.#house.ask("unwatchTournament", { tournament: this.#tournament });
  }

  #lose(): void {
    this.#later(afterLossMs);
    if (this.#shown.state === "answered")
      this.#tell({ state: "answered", value: { ...this.#shown.value, isLost: true } });
  }

  #later(ms: number): void {
    this.#cancel();
    this.#cancel = this.#clock.after(ms, () => void this.#ask());
  }

  async #ask(): Promise<void> {
    this.#cancel();
    const ask = (this.#asks += 1);
    const answer = await this.#house.ask("watchTournament", { tournament: this.#tournament });
    if (ask !== this.#asks) return;
    if (answer.ok) return this.#take(answer.value);
    if (!isSilence(answer)) return this.#tell({ state: "failed", message: refusalWords(answer) });
    // The last known view stays, being better than nothing.
    if (this.#shown.state !== "answered") this.#tell({ state: "failed", message: null });
    this.#later(afterSilenceMs);
  }

  /** Ignores views older than the present one; one of the same revision only updates the time. */
  #take(view: TournamentView): void {
    if (view.id !== this.#tournament) return;
    this.#later(quietMs);
    const known = this.#shown.state === "answered" ? this.#shown.value.view.revision : -1;
    if (view.revision >= known)
      this.#tell({ state: "answered", value: { view, at: this.#clock.now() } });
  }

  #tell(shown: AnswerState<ShownTournament>): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

const followed = new WeakMap<House, Map<string, Following>>();

/**
 * Shares one object among all that show the same tournament, so that none of them ends it for the
 * others.
 */
export function followingOf(
  house: House,
  tournament: string,
  clock: ClientClock = realClock,
): Following {
  const its = followed.get(house) ?? new Map<string, Following>();
  followed.set(house, its);
  const known = its.get(tournament) ?? new Following(house, tournament, clock);
  its.set(tournament, known);
  return known;
}
