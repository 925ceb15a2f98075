import type { BotKind, BotLevel } from "#shared/bots/bot.ts";
import type { OwnProgram } from "#shared/protocol/house.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

export type Sitter =
  | Readonly<{ key: string; player: TablePlayer }>
  | Readonly<{ key: string; player: null; bot: BotLevel }>
  | Readonly<{ key: string; player: null; program: NamedProgram }>;
type NamedProgram = Pick<OwnProgram, "id" | "name">;
export type SeatOrder = readonly Sitter[];

export const orderOf = (players: readonly TablePlayer[]): SeatOrder =>
  players.filter(({ gone }) => !gone).map((player) => ({ key: player.id, player }));

export type KeptOrder = Readonly<{
  order: SeatOrder;
  /** The keys of all who were ever in the order; those no longer in it were removed. */
  known: ReadonlySet<string>;
}>;

export const keptOrder = (
  order: SeatOrder,
  before: SeatOrder = [],
  { known }: Pick<KeptOrder, "known"> = { known: new Set() },
): KeptOrder => ({
  order,
  known: new Set([...known, ...before.map(({ key }) => key), ...order.map(({ key }) => key)]),
});

/**
 * Adapts the order to those who are at the table now: drops players who left and appends newcomers.
 */
export function followed({ order, known }: KeptOrder, players: readonly TablePlayer[]): SeatOrder {
  const present = new Map(orderOf(players).map((sitter) => [sitter.key, sitter]));
  const stayed = order.flatMap((sitter) =>
    sitter.player === null ? [sitter] : (present.get(sitter.key) ?? []),
  );
  return [...stayed, ...[...present.values()].filter(({ key }) => !known.has(key))];
}

/** What plays in the seat; null for a person. */
export function kindOf(sitter: Sitter): BotKind | null {
  if (sitter.player !== null) return sitter.player.bot;
  return "program" in sitter ? "program" : sitter.bot;
}

export function withBot(order: SeatOrder, bot: BotLevel | NamedProgram): SeatOrder {
  const used = order.map(({ key }) => key);
  const number = order.length + 1;
  const key = [...Array(number).keys()]
    .map((at) => `new-${at}`)
    .find((name) => !used.includes(name))!;
  const who = typeof bot === "string" ? { bot } : { program: bot };
  return [...order, { key, player: null, ...who }];
}

export function placedAt(order: SeatOrder, sitter: Sitter, place: number): SeatOrder {
  const others = order.filter((other) => other !== sitter);
  return others.toSpliced(Math.min(others.length, Math.max(0, place)), 0, sitter);
}

export const mostSeats = 50;

export const asked = (order: SeatOrder): TableAsk<"seats">["order"] =>
  order.map((sitter) => {
    if (sitter.player !== null) return sitter.player.id;
    return "program" in sitter ? { program: sitter.program.id } : { bot: sitter.bot };
  });
