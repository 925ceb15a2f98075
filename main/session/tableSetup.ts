// Opens a table and changes its games, settings and seats, as far as its games can be played (H-7,
// C-15).

import type { Profile } from "#shared/protocol/house.ts";
import { OptionError, completeOptions, mustLetOthersFollow } from "#shared/contract/options.ts";
import { playersWith, type AnyGame } from "#shared/contract/game.ts";
import { refused } from "#shared/contract/outcome.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { StoredSession } from "#main/store/sessionStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type {
  HouseAsk,
  Rotation,
  RotationEntry,
  TableAsk,
  TableSettings,
} from "#shared/protocol/schema.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import { countAtDeal, mostPlayers, needOf, playersOfAll } from "./dealtIn.ts";
import { playsForChips } from "./nextRound.ts";
import { refusal } from "#main/base/refusal.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { newId, type RandomBytes } from "#main/base/chance.ts";
import { boughtIn, isForChips, provided, type Paid } from "./chipMoves.ts";
import { newBots, newcomer, present } from "./players.ts";
import { isPast, noHonours, settled } from "./endings.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { endOf, isSameCourse } from "#shared/session/rotation.ts";

interface Checked {
  readonly ok: true;
  readonly rotation: Rotation;
  /** Whether any of its rounds is played for chips. */
  readonly forChips: boolean;
}

/** Fills in an entry's options; a game's buy-in is always the table's. */
function completed(
  game: AnyGame,
  { options }: RotationEntry,
  { buyIn }: TableSettings,
): RotationEntry["options"] {
  const given = completeOptions(game.options, options) as RotationEntry["options"];
  return "buyIn" in given
    ? (completeOptions(game.options, { ...given, buyIn }) as RotationEntry["options"])
    : given;
}

function checkedEntry(
  entry: RotationEntry,
  settings: TableSettings,
  isAlone: boolean,
): { readonly ok: true; readonly entry: RotationEntry; readonly forChips: boolean } | Refusal {
  const game = gameOf(entry.game);
  if (!game) return refusal("unknown-game", "unknownGame");
  try {
    const complete = { ...entry, options: completed(game, entry, settings) };
    if (!isAlone) mustLetOthersFollow(game.options as never, complete.options);
    const need = needOf(complete);
    if (need > settings.buyIn)
      return refusal("wrong-option", "stakeAboveBuyIn", { stake: need, buyIn: settings.buyIn });
    return {
      ok: true,
      entry: complete,
      forChips: playsForChips(complete, game.players.min, settings.buyIn),
    };
  } catch (error) {
    if (error instanceof OptionError || error instanceof RecordError)
      return refused("wrong-option", error.said);
    throw error;
  }
}

const named = (rotation: Rotation, at: number, { error }: Refusal): Refusal =>
  rotation.length === 1
    ? refused(error.code, error)
    : refusal(error.code, "inRotation", {
        at: at + 1,
        game: rotation[at]?.game ?? "",
        problem: error,
      });

/** C-15: refuses a number of players that the entry's game does not take. */
export function unfit(rotation: Rotation, at: number, count: number): Refusal | null {
  const entry = rotation[at];
  const game = gameOf(entry?.game);
  if (!entry || !game) return null;
  const { min, max } = playersWith(game, entry.options);
  return count >= min && count <= max
    ? null
    : named(rotation, at, refusal("C-15", "players", { game: game.id, min, max, count }));
}

/** C-15: refuses a number of players for which nothing in the rotation can be dealt. */
export function unfitAll(rotation: Rotation, count: number): Refusal | null {
  const refusals = rotation.map((_, at) => unfit(rotation, at, count));
  return refusals.every((refused) => refused !== null) ? (refusals[0] ?? null) : null;
}

/**
 * C-15: refuses a number of players that cannot be at the table together. Too few is no reason for
 * a person who is alone or at a table open to the network, since others may still join.
 */
export function unseatable(
  { lan, rotation }: Pick<StoredSession, "lan" | "rotation">,
  count: number,
): Refusal | null {
  const isAwaiting = lan !== null || count === 1;
  return isAwaiting && count <= mostPlayers(rotation) ? null : unfitAll(rotation, count);
}

export function checkedRotation(given: Rotation, settings: TableSettings): Checked | Refusal {
  const entries: RotationEntry[] = [];
  let forChips = false;
  for (const [at, entry] of given.entries()) {
    const checked = checkedEntry(entry, settings, given.length === 1);
    if (!checked.ok) return named(given, at, checked);
    entries.push(checked.entry);
    forChips ||= checked.forChips;
  }
  return { ok: true, rotation: entries, forChips };
}

/** The owner gets seat 0 and the bots the others. */
export function openedTable(
  { rotation: given, settings, bots }: HouseAsk<"openTable">,
  { id: profile, name, avatar }: Profile,
  random: RandomBytes,
  at: number,
): ({ readonly ok: true } & Paid) | Refusal {
  const checked = checkedRotation(given, settings);
  if (!checked.ok) return checked;
  const { rotation } = checked;
  for (const entry of rotation.keys()) {
    // Others may join an owner without bots, so whether they are enough is checked at the deal.
    const refused = bots.length === 0 ? null : unfit(rotation, entry, bots.length + 1);
    if (refused) return refused;
  }
  const owner = newcomer({
    id: "p1",
    name,
    avatar,
    profile,
    bot: null,
    bankMs: settings.timeBankSeconds * 1000,
  });
  const others = newBots({ players: [owner] }, bots, random);
  const table: StoredTable = {
    id: newId(random),
    session: {
      id: newId(random),
      tournament: null,
      rotation,
      settings,
      stopping: false,
      owner: owner.id,
      lan: null,
      openedAt: at,
      revision: 0,
    },
    position: { entry: 0, round: 0 },
    honours: noHonours,
    carried: {},
    stage: "waiting",
    roundNumber: 0,
    revision: 0,
    players: [owner, ...others],
  };
  return { ok: true, ...boughtIn(table, "buy-in", () => checked.forChips) };
}

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
