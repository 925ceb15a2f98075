// Looks at a tournament's tables as its screen is shown them: how far each has dealt, and whether
// tables of bots alone run ahead of those with people.

import type { TournamentTable, TournamentView } from "#shared/protocol/tournament.ts";

/**
 * Hands of a level by which a table of bots may be ahead of the slowest at which a person sits: the
 * one that it is dealt once they are even, one that had begun before the level, and one that was
 * dealt between the level's beginning and the first look at it.
 */
export const mostAhead = 3;

type Look = Readonly<{
  /** Hands dealt by table since the level began. */
  dealt: ReadonlyMap<string, number>;
  ofBots: ReadonlySet<string>;
  /**
   * Of the tables with people that are dealt to, or wait for one who thinks about buying in again;
   * null where there is none.
   */
  slowest: number | null;
}>;

export class TableSteps {
  #level = 0;
  readonly #bases = new Map<string, number>();
  #before: Look | null = null;
  /** How often a table of bots was dealt to beside one of people. */
  judged = 0;
  longestLead = Number.NEGATIVE_INFINITY;
  readonly problems: string[] = [];

  take(view: TournamentView): void {
    if (view.clock.level !== this.#level) {
      this.#bases.clear();
      this.#before = null;
    }
    this.#level = view.clock.level;
    const look = this.#look(view);
    if (this.#before && view.stage === "running") this.#judge(view, this.#before, look);
    this.#before = view.stage === "running" ? look : null;
  }

  #look({ tables, entrants }: TournamentView): Look {
    const people = new Set(
      entrants.flatMap(({ id, bot, status }) => (bot === null && status !== "out" ? [id] : [])),
    );
    const isOfPeople = ({ chairs }: TournamentTable): boolean =>
      chairs.some((entrant) => entrant !== null && people.has(entrant));
    // A table that is opened later is as far as the slowest.
    const known = tables
      .filter(({ id }) => this.#bases.has(id))
      .map(({ id, round }) => round - this.#bases.get(id)!);
    const least = known.length === 0 ? 0 : Math.min(...known);
    for (const { id, round } of tables)
      if (!this.#bases.has(id)) this.#bases.set(id, round - least);
    const dealt = new Map(tables.map(({ id, round }) => [id, round - this.#bases.get(id)!]));
    const thinking = new Set(
      entrants.flatMap(({ id, status }) => (status === "broke" ? [id] : [])),
    );
    const slow = tables
      .filter(
        (table) =>
          isOfPeople(table) &&
          (table.state !== "waiting" ||
            table.chairs.some((entrant) => entrant !== null && thinking.has(entrant))),
      )
      .map(({ id }) => dealt.get(id)!);
    return {
      dealt,
      ofBots: new Set(tables.filter((table) => !isOfPeople(table)).map(({ id }) => id)),
      slowest: slow.length === 0 ? null : Math.min(...slow),
    };
  }

  /**
   * A person may have come to a slower table, or one with people may have lost them: only what bots
   * alone were dealt counts, beside the slowest before it and after.
   */
  #judge({ tables }: TournamentView, before: Look, now: Look): void {
    if (before.slowest === null || now.slowest === null) return;
    const slowest = Math.max(before.slowest, now.slowest);
    for (const { id, number, round } of tables) {
      const dealt = now.dealt.get(id)!;
      if (!before.ofBots.has(id) || !now.ofBots.has(id) || dealt === before.dealt.get(id)) continue;
      this.judged += 1;
      this.longestLead = Math.max(this.longestLead, dealt - slowest);
      if (dealt - slowest > mostAhead)
        this.problems.push(
          `table ${number} of bots was dealt hand ${round}, number ${dealt} of level ${this.#level}, while people played number ${slowest}`,
        );
    }
  }
}
