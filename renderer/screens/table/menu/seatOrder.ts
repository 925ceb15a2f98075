// Which order of the seats has been put together for the next round?

import type { BotLevel } from "#shared/bots/bot.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

/** Somebody at the table, or a bot that is to come. */
export type Sitter =
  | { readonly key: string; readonly player: TablePlayer }
  | { readonly key: string; readonly player: null; readonly bot: BotLevel };
export type SeatOrder = readonly Sitter[];

export const orderOf = (players: readonly TablePlayer[]): SeatOrder =>
  players.filter(({ gone }) => !gone).map((player) => ({ key: player.id, player }));

/** An order that was put together while people came and went. */
export interface KeptOrder {
  readonly order: SeatOrder;
  /** Everybody who was ever in it: whoever is not in it now was taken out. */
  readonly known: ReadonlySet<string>;
}

/** `before`: what it was made of. */
export const keptOrder = (
  order: SeatOrder,
  before: SeatOrder = [],
  { known }: Pick<KeptOrder, "known"> = { known: new Set() },
): KeptOrder => ({
  order,
  known: new Set([...known, ...before.map(({ key }) => key), ...order.map(({ key }) => key)]),
});

/**
 * The same order for those who are at the table now: whoever is gone has no place in it, and
 * whoever has come meanwhile gets the last.
 */
export function followed({ order, known }: KeptOrder, players: readonly TablePlayer[]): SeatOrder {
  const present = new Map(orderOf(players).map((sitter) => [sitter.key, sitter]));
  const stayed = order.flatMap((sitter) =>
    sitter.player === null ? [sitter] : (present.get(sitter.key) ?? []),
  );
  return [...stayed, ...[...present.values()].filter(({ key }) => !known.has(key))];
}

/** With one more bot at the end. */
export function withBot(order: SeatOrder, bot: BotLevel): SeatOrder {
  const used = order.map(({ key }) => key);
  const number = order.length + 1;
  const key = [...Array(number).keys()]
    .map((at) => `new-${at}`)
    .find((name) => !used.includes(name))!;
  return [...order, { key, player: null, bot }];
}

/** With the sitter at another place, from 0; beyond the ends is at them. */
export function placedAt(order: SeatOrder, sitter: Sitter, place: number): SeatOrder {
  const others = order.filter((other) => other !== sitter);
  return others.toSpliced(Math.min(others.length, Math.max(0, place)), 0, sitter);
}

/** As many as a table can seat. */
export const mostSeats = 50;

/** The order as the table is asked for it. */
export const asked = (order: SeatOrder): TableAsk<"seats">["order"] =>
  order.map((sitter) => (sitter.player === null ? { bot: sitter.bot } : sitter.player.id));
