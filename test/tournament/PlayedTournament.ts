// Plays a tournament with its effects carried out, and checks that chips, chairs and hands are
// where it says they are.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { dueAt } from "#shared/tournament/clock.ts";
import type {
  RoundOver,
  TournamentEffect,
  TournamentEvent,
  TournamentState,
} from "#shared/tournament/state.ts";
import { openTournament, tournament, type Opening } from "#shared/tournament/tournament.ts";

type Deal = Extract<TournamentEffect, { readonly type: "deal" }>;
/** Without the two times of an event. */
export type Happens = TournamentEvent extends infer E
  ? E extends TournamentEvent
    ? Omit<E, "at" | "now">
    : never
  : never;

interface Hand extends Deal {
  /** When it is over. */
  readonly endsAt: number;
  readonly leavers: Set<string>;
}

/** As `expect`, but some million times. */
function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

const dayMs = 86_400_000;

/**
 * Runs one tournament as a host would, on a clock of its own, with hands that chance decides; and
 * looks at each effect.
 */
export class PlayedTournament {
  readonly dice: DiceReader;
  readonly start: TournamentState;
  readonly events: TournamentEvent[] = [];
  readonly effects: TournamentEffect[] = [];
  /** Balances of all accounts. */
  readonly books = new Map<string, number>();
  /** By table: who sits in which chair, as the effects have it. */
  readonly tables = new Map<string, (string | null)[]>();
  readonly hands = new Map<string, Hand>();
  /** By table, the number of the last one: a true table counts its own. */
  readonly dealt = new Map<string, number>();
  /** The last one that each table has finished. */
  readonly finished = new Map<string, RoundOver>();
  state: TournamentState;
  at = 0;
  readonly #opening: Opening;

  constructor(opening: Opening, seed: string) {
    const opened = openTournament(opening);
    if (!opened.ok) throw new Error(`refused: ${opened.error.key}`);
    this.#opening = opening;
    this.start = opened.state;
    this.state = opened.state;
    this.dice = new DiceReader(newDice(seed));
  }

  /** Tells it, and does what follows; false where it is refused, and then nothing has changed. */
  tell(happens: Happens): boolean {
    const event = { ...happens, at: this.at, now: this.at + dayMs } as TournamentEvent;
    const before = this.state;
    const outcome = tournament(before, event);
    if (!outcome.ok) return false;
    this.events.push(event);
    this.state = outcome.state;
    for (const effect of outcome.effects) this.#do(effect);
    must(
      outcome.state === before
        ? outcome.effects.length === 0
        : outcome.state.revision === before.revision + 1,
      "what changes something counts",
    );
    return true;
  }

  /** The key of the refusal, or null. */
  refusalOf(happens: Happens): string | null {
    const outcome = tournament(this.state, { ...happens, at: this.at, now: this.at + dayMs });
    return outcome.ok ? null : outcome.error.key.replace("tournament.refusals.", "");
  }

  #do(effect: TournamentEffect): void {
    this.effects.push(effect);
    switch (effect.type) {
      case "openTable":
        return void this.tables.set(effect.table, Array<null>(effect.chairs).fill(null));
      case "closeTable":
        return this.#close(effect.table);
      case "seat":
        return this.#seat(effect);
      case "unseat":
        return this.#unseat(effect.entrant, effect.from);
      case "deal":
        return this.#deal(effect);
      case "expel":
        return void this.hands.get(effect.table)!.leavers.add(effect.entrant);
      case "post":
        return this.#post(effect.posting.entries);
      case "tell":
        return undefined;
    }
  }

  #close(table: string): void {
    must(
      this.state.phase === "cancelled" ||
        (!this.hands.has(table) &&
          this.tables.get(table)?.every((entrant) => entrant === null) === true),
      `${table} closes over people`,
    );
    this.tables.delete(table);
    this.hands.delete(table);
  }

  #unseat(entrant: string, from: string): void {
    // No move during a hand; who left it is gone, and the table has told so.
    must(
      !this.hands.get(from)?.dealt.some((player) => player.entrant === entrant),
      `${entrant} is moved during a hand`,
    );
    const chairs = this.tables.get(from) ?? [];
    must(chairs.includes(entrant), `${entrant} leaves ${from}, but sits elsewhere`);
    chairs[chairs.indexOf(entrant)] = null;
  }

  #seat({
    entrant,
    from,
    table,
    chair,
  }: Extract<TournamentEffect, { readonly type: "seat" }>): void {
    if (from !== null) this.#unseat(entrant, from);
    const chairs = this.tables.get(table) ?? [];
    must(
      chairs[chair] === null,
      `${entrant} is to sit in chair ${chair} of ${table}, which is not free`,
    );
    chairs[chair] = entrant;
  }

  #deal(deal: Deal): void {
    must(!this.hands.has(deal.table) && deal.dealt.length > 1, `${deal.table} cannot be dealt to`);
    must(
      deal.round === (this.dealt.get(deal.table) ?? 0) + 1,
      `${deal.table} counts otherwise than from 1`,
    );
    this.dealt.set(deal.table, deal.round);
    const chairs = this.tables.get(deal.table) ?? [];
    for (const { entrant, stack } of deal.dealt)
      must(
        chairs.includes(entrant) && this.seatBalance(entrant) === stack,
        `${entrant} is dealt in at ${deal.table} with ${stack}`,
      );
    this.hands.set(deal.table, {
      ...deal,
      endsAt: this.at + 10_000 + this.dice.below(80_000),
      leavers: new Set(),
    });
  }

  #post(entries: readonly Readonly<{ account: string; amount: number }>[]): void {
    must(
      entries.reduce((sum, { amount }) => sum + amount, 0) === 0,
      "the entries of a posting do not sum to zero",
    );
    for (const { account, amount } of entries)
      this.books.set(account, this.balance(account) + amount);
  }

  balance(account: string): number {
    return this.books.get(account) ?? 0;
  }

  readonly seatBalance = (entrant: string): number =>
    this.balance(`seat:${this.#opening.session}:${entrant}`);

  /**
   * The next hand that is over, or the next moment for which the tournament waits. False where
   * nothing goes on.
   */
  next(): boolean {
    const hand = [...this.hands.values()].reduce<Hand | null>(
      (first, each) => (first && first.endsAt <= each.endsAt ? first : each),
      null,
    );
    const due = dueAt(this.state);
    if (hand === null && due === null) return false;
    if (hand && (due === null || hand.endsAt <= due)) {
      this.at = hand.endsAt;
      this.finish(hand);
    } else {
      this.at = Math.max(this.at, due ?? 0);
      this.tell({ type: "time" });
    }
    return true;
  }

  /** The hand is over as chance will have it, or as it is told. */
  finish(hand: Hand, stacks: RoundOver["stacks"] = this.#played(hand)): void {
    this.hands.delete(hand.table);
    const { session } = this.#opening;
    this.#post(
      hand.dealt.flatMap(({ entrant, stack }) =>
        stacks[entrant] === undefined
          ? []
          : [{ account: `seat:${session}:${entrant}`, amount: stacks[entrant] - stack }],
      ),
    );
    const over: RoundOver = {
      table: hand.table,
      round: hand.round,
      stacks,
      dealer: this.#dealerOf(hand),
      places: this.#placesOf(hand, stacks),
    };
    this.finished.set(hand.table, over);
    must(this.tell({ type: "roundOver", ...over }), "a finished round is refused");
  }

  /** Its hand, if it plays one, cannot be dealt, or the table is gone with it. */
  fail(table: string, type: "roundVoid" | "tableLost"): void {
    const hand = this.hands.get(table);
    if (type === "roundVoid" && !hand) return;
    this.hands.delete(table);
    if (type === "roundVoid") this.dealt.set(table, hand!.round - 1);
    must(
      this.tell(type === "roundVoid" ? { type, table, round: hand!.round } : { type, table }),
      "what has gone wrong is refused",
    );
  }

  /** The button goes from chair to chair. */
  #dealerOf({ table, dealt }: Hand): string | null {
    const { button, chairs } = this.state.tables.find(({ id }) => id === table)!;
    const order = chairs.map((_, at) => (at + (button ?? 0) + 1) % chairs.length);
    const chair = order.find((at) => dealt.some(({ entrant }) => entrant === chairs[at]));
    return chair === undefined ? null : (chairs[chair] ?? null);
  }

  #placesOf({ dealt, leavers }: Hand, stacks: RoundOver["stacks"]): readonly (readonly string[])[] {
    const gains = new Map(
      dealt.map(({ entrant, stack }) => [
        entrant,
        leavers.has(entrant) ? -Infinity : (stacks[entrant] ?? 0) - stack,
      ]),
    );
    const order = this.dice
      .shuffled(dealt.map(({ entrant }) => entrant))
      .toSorted(
        (one, other) =>
          Number(leavers.has(one)) - Number(leavers.has(other)) ||
          gains.get(other)! - gains.get(one)!,
      );
    const groups: string[][] = [];
    for (const entrant of order) {
      if (groups.length > 0 && this.dice.below(8) === 0 && !leavers.has(entrant))
        groups.at(-1)!.push(entrant);
      else groups.push([entrant]);
    }
    return groups;
  }

  /** What the hand made of the stacks: nothing where they were none. */
  #played(hand: Hand): RoundOver["stacks"] {
    if (hand.dealt.every(({ stack }) => stack === 0))
      return this.#opening.setup.format.kind === "league"
        ? {}
        : Object.fromEntries(hand.dealt.map(({ entrant }) => [entrant, 0]));
    const isForStake = this.#opening.games[hand.position.entry]!.playedFor === "stake";
    const stack = new Map(hand.dealt.map((player) => [player.entrant, player.stack]));
    const playing = hand.dealt
      .map(({ entrant }) => entrant)
      .filter((entrant) => !hand.leavers.has(entrant));
    const order = this.dice.shuffled(
      playing.length > 0 ? playing : hand.dealt.map(({ entrant }) => entrant),
    );
    const paid = new Map(
      hand.dealt.map((player) => [
        player.entrant,
        Math.min(player.stack, isForStake ? hand.stake : hand.ante),
      ]),
    );
    if (!isForStake)
      this.#bet(
        order.filter((entrant) => !hand.missing.includes(entrant)),
        { stack, paid, ante: hand.ante },
      );
    for (const [entrant, amount] of paid) stack.set(entrant, stack.get(entrant)! - amount);
    // The best player takes from each as much as they put in themselves, then the next; what
    // nobody can take goes back.
    const winners = [
      ...order.filter((entrant) => !hand.missing.includes(entrant)),
      ...order.filter((entrant) => hand.missing.includes(entrant)),
    ];
    for (const winner of winners) {
      const most = paid.get(winner)!;
      for (const [entrant, amount] of paid) {
        const taken = Math.min(amount, most);
        paid.set(entrant, amount - taken);
        stack.set(winner, stack.get(winner)! + taken);
      }
    }
    for (const [entrant, amount] of paid) stack.set(entrant, stack.get(entrant)! + amount);
    return Object.fromEntries(stack);
  }

  /** Some go in for so much more, now and then with all they have. */
  #bet(
    order: readonly string[],
    {
      stack,
      paid,
      ante,
    }: Readonly<{
      stack: ReadonlyMap<string, number>;
      paid: Map<string, number>;
      ante: number;
    }>,
  ): void {
    const most = Math.max(...stack.values());
    const bet = this.dice.below(4) === 0 ? most : ante * (1 + this.dice.below(12));
    for (const entrant of order.slice(0, 1 + this.dice.below(3)))
      paid.set(entrant, Math.max(paid.get(entrant)!, Math.min(stack.get(entrant)!, bet)));
  }
}
