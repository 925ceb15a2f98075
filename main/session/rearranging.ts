import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Rotation, TableAsk } from "#shared/protocol/schema.ts";
import { endOf, isSameCourse } from "#shared/session/rotation.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import { isForChips, provided, type Paid } from "./chipMoves.ts";
import { refusal } from "#main/base/refusal.ts";
import { countAtDeal, playersOfAll } from "./dealtIn.ts";
import { checkedRotation, unseatable } from "./rotationCheck.ts";
import { noHonours } from "./roundEnd.ts";
import { isPast, settled } from "./sessionEnd.ts";
import { newBots } from "./newcomers.ts";
import { present } from "./nextSeats.ts";

type Rearranged = ({ readonly ok: true } & Paid) | Refusal;

/**
 * Changes games, options and settings from the next round on. A rotation of other games begins at
 * its first one; time banks are refilled if their size changes.
 */
export function changed(
  table: StoredTable,
  { rotation: given, settings }: TableAsk<"change">,
  random: RandomBytes,
): Rearranged {
  const checked = checkedRotation(given, settings);
  if (!checked.ok) return checked;
  const { rotation } = checked;
  const session = { ...table.session, rotation, settings };
  const sitters = isSameCourse(rotation, table.session.rotation)
    ? table.players
    : followed(table, rotation, random);
  const refused =
    unseatable(session, countAtDeal({ players: sitters, session })) ??
    isPast({ ...table, session });
  if (refused) return refused;
  const bankMs = settings.timeBankSeconds * 1000;
  const isOtherBank = settings.timeBankSeconds !== table.session.settings.timeBankSeconds;
  const players = isOtherBank
    ? sitters.map((each) => (each.bot ? each : { ...each, bankMs }))
    : sitters;
  const start = table.roundNumber === 0 ? { entry: 0, round: 0 } : endOf(rotation);
  const position = isSameCourse(rotation, table.session.rotation) ? table.position : start;
  const honours = settings.titles ? table.honours : noHonours;
  return {
    ok: true,
    ...settled(
      provided(
        { ...table, session, position, players, honours },
        checked.forChips || isForChips(table),
      ),
    ),
  };
}

const usualPlayers = 4;

/**
 * C-15: adapts the number of bots to the games: surplus bots leave, missing ones come, and after a
 * game for one fixed number of players the usual number is restored. People stay. At a table open
 * to the network chairs are counted at each deal instead.
 */
function followed(
  table: StoredTable,
  rotation: Rotation,
  random: RandomBytes,
): StoredTable["players"] {
  const here = present(table);
  const bots = here.filter(({ bot }) => bot !== null);
  const [before, { min, max }] = [playersOfAll(table.session.rotation), playersOfAll(rotation)];
  const last = bots.at(-1)?.bot ?? null;
  if (table.session.lan !== null || last === null || min > max) return table.players;
  const least = before.min === before.max ? Math.max(min, Math.min(usualPlayers, max)) : min;
  const surplus = bots.slice(bots.length - Math.min(bots.length, Math.max(0, here.length - max)));
  const coming = newBots(
    table,
    Array.from({ length: Math.max(0, least - here.length) }, () => last),
    random,
  );
  return [
    ...table.players.map((player) =>
      surplus.includes(player) ? { ...player, gone: true } : player,
    ),
    ...coming,
  ];
}

function wrongOrder(table: StoredTable, order: TableAsk<"seats">["order"]): Refusal | null {
  const ids = order.filter((entry) => typeof entry === "string");
  const known = new Map(present(table).map((player) => [player.id, player]));
  const stranger = ids.find((id) => !known.has(id));
  if (stranger !== undefined)
    return refusal("unknown-player", "unknownPlayer", { player: stranger });
  if (new Set(ids).size < ids.length) return refusal("wrong-form", "twoSeats");
  const leftOut = [...known.values()].find(({ id, bot }) => !bot && !ids.includes(id));
  if (leftOut) return refusal("not-yours", "leavesHimself", { name: leftOut.name });
  const { lan } = table.session;
  if (lan && order.length > lan.seats) return refusal("full", "noChair", { chairs: lan.seats });
  return unseatable(table.session, order.length);
}

/**
 * Seats everybody in the new order (C-2). New bots come; bots that are left out leave with their
 * chips.
 */
export function reseated(
  table: StoredTable,
  { order }: TableAsk<"seats">,
  random: RandomBytes,
): Rearranged {
  const refused = wrongOrder(table, order);
  if (refused) return refused;
  const known = new Map(table.players.map((player) => [player.id, player]));
  const bots = [
    ...newBots(
      table,
      order.flatMap((entry) => (typeof entry === "string" ? [] : [entry.bot])),
      random,
    ),
  ];
  const sitting = order.flatMap(
    (entry): StoredPlayer | readonly StoredPlayer[] =>
      (typeof entry === "string" ? known.get(entry) : bots.shift()) ?? [],
  );
  const others = table.players
    .filter((player) => !sitting.includes(player))
    .map((player) => ({ ...player, gone: true }));
  return {
    ok: true,
    ...settled(provided({ ...table, players: [...sitting, ...others] }, isForChips(table))),
  };
}
