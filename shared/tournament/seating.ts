import type { DiceReader } from "#shared/chance/dice.ts";
import type { TournamentTable } from "./state.ts";

export const sitting = ({ chairs }: Pick<TournamentTable, "chairs">): readonly string[] =>
  chairs.filter((entrant) => entrant !== null);
export const freeChairs = ({ chairs }: Pick<TournamentTable, "chairs">): readonly number[] =>
  chairs.flatMap((entrant, chair) => (entrant === null ? [chair] : []));

export function tableSizes(entrants: number, chairs: number): readonly number[] {
  const tables = Math.ceil(entrants / chairs);
  return Array.from(
    { length: tables },
    (_, at) => Math.floor(entrants / tables) + (at < entrants % tables ? 1 : 0),
  );
}

/**
 * TDA 7, "Random Correct Seating": the entrants are shuffled and dealt to the tables by their
 * sizes, then each table's chairs are shuffled, so that anybody can repeat the draw from the seed.
 */
export function seatDraw(
  entrants: readonly string[],
  chairs: number,
  dice: DiceReader,
): readonly (readonly Readonly<{ entrant: string; chair: number }>[])[] {
  const order = dice.shuffled(entrants);
  const all = Array.from({ length: chairs }, (_, chair) => chair);
  let dealt = 0;
  return tableSizes(entrants.length, chairs).map((size) => {
    const here = order.slice(dealt, (dealt += size));
    const drawn = dice.shuffled(all);
    return here.map((entrant, at) => ({ entrant, chair: drawn[at]! }));
  });
}

/** A table among those with fewest players, then one of its free chairs (TDA 8, 10). */
export function drawnChair(
  tables: readonly TournamentTable[],
  dice: DiceReader,
): Readonly<{ table: string; chair: number }> | null {
  const open = tables.filter((table) => freeChairs(table).length > 0);
  const fewest = Math.min(...open.map((table) => sitting(table).length));
  const candidates = open.filter((table) => sitting(table).length === fewest);
  if (candidates.length === 0) return null;
  const table = candidates[dice.below(candidates.length)]!;
  const free = freeChairs(table);
  return { table: table.id, chair: free[dice.below(free.length)]! };
}

/**
 * How far the button has to move to this chair: 1 is the next; the one that has just dealt comes
 * last.
 */
const dealsAfter = ({ chairs, button }: TournamentTable, chair: number): number =>
  button === null
    ? 0
    : ((((chair - button - 1) % chairs.length) + chairs.length) % chairs.length) + 1;

/**
 * TDA 11, "Balancing Tables", moves the player who would have the big blind next to the worst
 * position: with antes for all and a dealer's button the worst is to deal last. So the player
 * furthest from dealing moves, not one who was moved last if there is another; before the first
 * hand it is drawn.
 */
export function mover(
  table: TournamentTable,
  lastMoved: readonly string[],
  dice: DiceReader,
): string {
  const here = table.chairs.flatMap((entrant, chair) =>
    entrant === null ? [] : [{ entrant, after: dealsAfter(table, chair) }],
  );
  const others = here.filter(({ entrant }) => !lastMoved.includes(entrant));
  const candidates = others.length > 0 ? others : here;
  if (table.button === null) return candidates[dice.below(candidates.length)]!.entrant;
  return candidates.reduce((last, each) => (each.after > last.after ? each : last)).entrant;
}

/** The free chair that deals last; before the first hand it is drawn. */
export function worstChair(table: TournamentTable, dice: DiceReader): number {
  const free = freeChairs(table);
  if (table.button === null) return free[dice.below(free.length)]!;
  return free.reduce((last, chair) =>
    dealsAfter(table, chair) > dealsAfter(table, last) ? chair : last,
  );
}
