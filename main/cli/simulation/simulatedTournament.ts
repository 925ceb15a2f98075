// Plays a whole tournament of bots on a simulated clock, every deal by the true rules.

import type { UsualLevel } from "#shared/bots/bot.ts";
import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import { dueAt } from "#shared/tournament/clock.ts";
import { stillIn } from "#shared/tournament/elimination.ts";
import type {
  EventOf,
  TournamentEffect,
  TournamentEvent,
  Places,
  TournamentState,
} from "#shared/tournament/state.ts";
import { SaidError } from "#shared/text/said.ts";
import { addOnOpen, openTournament, rulesOf, tournament } from "#shared/tournament/tournament.ts";
import { prizesNow } from "#shared/tournament/money.ts";
import { shareOut } from "#shared/tournament/payouts.ts";
import { gameFacts } from "#main/tournament/gameFacts.ts";
import { botDeal } from "./botDeal.ts";

export type Simulation = Readonly<{
  setup: TournamentSetup;
  players: number;
  level: UsualLevel;
  seed: string;
  /** `betweenMs`: for everything between two deals. */
  moveMs: number;
  betweenMs: number;
}>;

export type SimulatedLevel = Readonly<{
  level: number;
  beganMs: number;
  left: number;
  tables: number;
  deals: number;
}>;

export type Simulated = Readonly<{
  state: TournamentState;
  prizes: ReadonlyMap<string, number>;
  places: Places;
  lastsMs: number;
  deals: number;
  /** Average, with what comes before the next deal. */
  dealMs: number;
  levels: readonly SimulatedLevel[];
  /** Only accounts that are not zero in the end. */
  balances: ReadonlyMap<string, number>;
}>;

class SimulationError extends SaidError {
  override readonly name = "SimulationError";
}

/** How often a bot without chips buys in again, if the structure allows it. */
const mostRebuys = 2;
/** More than any tournament has. */
const mostEvents = 2_000_000;

type DealEffect = Extract<TournamentEffect, { readonly type: "deal" }>;
type EventWithoutTime<E> = E extends unknown ? Omit<E, "at" | "now"> : never;

class Tournament {
  state: TournamentState;
  at = 0;
  deals = 0;
  dealtMs = 0;
  readonly levels: SimulatedLevel[] = [];
  readonly balances = new Map<string, number>();
  readonly #playing = new Map<
    string,
    Readonly<{ at: number; over: EventWithoutTime<EventOf<"roundOver">> }>
  >();
  readonly #simulation: Simulation;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    const { setup, seed } = simulation;
    const opened = openTournament({
      id: "simulated",
      session: "simulated",
      setup,
      games: setup.rotation.map(gameFacts),
      host: "bots",
      secret: seed,
    });
    if (!opened.ok) throw new SimulationError(opened.error);
    this.state = opened.state;
  }

  happens(event: EventWithoutTime<TournamentEvent>): void {
    const outcome = tournament(this.state, { ...event, at: this.at, now: this.at });
    if (!outcome.ok) throw new SimulationError(outcome.error);
    const { clock } = this.state;
    this.state = outcome.state;
    if (outcome.state.clock.level !== clock.level) this.#levelBegins();
    for (const effect of outcome.effects) this.#follows(effect);
  }

  #levelBegins(): void {
    this.levels.push({
      level: this.state.clock.level,
      beganMs: this.at,
      left: stillIn(this.state).length,
      tables: this.state.tables.length,
      deals: 0,
    });
  }

  #follows(effect: TournamentEffect): void {
    if (effect.type === "deal") this.#deal(effect);
    if (effect.type !== "post") return;
    for (const { account, amount } of effect.posting.entries)
      this.balances.set(account, (this.balances.get(account) ?? 0) + amount);
  }

  /** Played at once; over when people would have finished it. */
  #deal({ table, round, position, ante, stake, dealt }: DealEffect): void {
    const { setup, seed, level, moveMs, betweenMs } = this.#simulation;
    const entry = setup.rotation[position.entry];
    if (!entry) throw new Error(`there is no entry ${position.entry} in the rotation`);
    const players = dealt.map((one) => ({ ...one, level }));
    const { moves, ...over } = botDeal({
      entry,
      ante,
      stake,
      players,
      dealer: this.#nextDealer(table, dealt),
      seed: `${seed}/${table}/${round}`,
    });
    const lastsMs = betweenMs + moves * moveMs;
    this.#playing.set(table, {
      at: this.at + lastsMs,
      over: { type: "roundOver", table, round, ...over },
    });
    this.deals += 1;
    this.dealtMs += lastsMs;
    const last = this.levels.at(-1);
    if (last) this.levels[this.levels.length - 1] = { ...last, deals: last.deals + 1 };
    this.#bookStacks(dealt, over.stacks);
  }

  #bookStacks(dealt: DealEffect["dealt"], stacks: { readonly [entrant: string]: number }): void {
    for (const { entrant, stack } of dealt) {
      const account = `seat:${this.state.session}:${entrant}`;
      this.balances.set(
        account,
        (this.balances.get(account) ?? 0) + (stacks[entrant] ?? stack) - stack,
      );
    }
  }

  /** The next player dealt in, clockwise from the last dealer; null before the first deal. */
  #nextDealer(id: string, dealt: DealEffect["dealt"]): string | null {
    const table = this.state.tables.find((each) => each.id === id);
    if (!table || table.button === null) return null;
    const chairOf = (entrant: string): number => table.chairs.indexOf(entrant);
    const { button } = table;
    return (dealt.find(({ entrant }) => chairOf(entrant) > button) ?? dealt[0])?.entrant ?? null;
  }

  /** Throws if neither a bot nor an event is next. */
  goOn(): void {
    const adding = addOnOpen(this.state)
      ? this.state.entrants.find(
          ({ status, addOn, leaving }) => status === "in" && !addOn && leaving === null,
        )
      : undefined;
    if (adding) return this.happens({ type: "addOn", entrant: adding.id });
    const asked = this.state.entrants.find(
      ({ status, thinksUntil }) => status === "broke" && thinksUntil !== null,
    );
    if (asked)
      return this.happens({
        type: "buyAgain",
        entrant: asked.id,
        again: asked.rebuys < mostRebuys,
      });
    const over = [...this.#playing].reduce<readonly [string, number] | null>(
      (first, [table, { at }]) => (first && first[1] <= at ? first : [table, at]),
      null,
    );
    const due = dueAt(this.state);
    if (!over && due === null) throw new Error("the tournament stands still");
    if (!over || (due !== null && due < over[1])) {
      this.at = Math.max(this.at, due ?? 0);
      return this.happens({ type: "time" });
    }
    const round = this.#playing.get(over[0]);
    this.#playing.delete(over[0]);
    this.at = Math.max(this.at, over[1]);
    if (round) this.happens(round.over);
  }
}

/** Throws an Error if it stands still, or does not end. */
export function simulatedTournament(simulation: Simulation): Simulated {
  const run = new Tournament(simulation);
  for (let number = 1; number <= simulation.players; number += 1)
    run.happens({
      type: "enter",
      name: `Bot ${number}`,
      avatar: "avatar-01",
      bot: simulation.level,
      purse: "bots",
    });
  run.happens({ type: "start" });
  for (let events = 0; run.state.phase === "running"; events += 1) {
    if (events >= mostEvents) throw new Error("the tournament does not end");
    run.goOn();
  }
  const balances = new Map([...run.balances].filter(([, balance]) => balance !== 0));
  const places = rulesOf(run.state).places(run.state);
  return {
    state: run.state,
    places,
    prizes: shareOut(prizesNow(run.state).amounts, places),
    lastsMs: run.at,
    deals: run.deals,
    dealMs: run.dealtMs / run.deals,
    levels: run.levels,
    balances,
  };
}
