// Opens a table and changes its games, settings and seats, as far as its games can be played (H-7,
// C-15).

import type { Profile } from "#shared/protocol/house.ts";
import { OptionError, completeOptions, mustLetOthersFollow } from "#shared/contract/options.ts";
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
import {
  countAtDeal,
  mostPlayers,
  needOf,
  playersOf,
  playersOfAll,
  takesSoMany,
} from "./dealtIn.ts";
import { playsForChips } from "./nextRound.ts";
import { refusal } from "#main/base/refusal.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { newId, type RandomBytes } from "#main/base/chance.ts";
import { boughtIn, isForChips, provided, type Paid } from "./chipMoves.ts";
import { newBots, newcomer, present, type FindProgram, type NewBot } from "./players.ts";
import { botLevelOf } from "#shared/bots/bot.ts";
import { isPast, noHonours, settled } from "./endings.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { newTable } from "./sessionState.ts";
import { endOf, isSameCourse } from "#shared/session/rotation.ts";

function checkedEntry(
  { game: id, options, ...entry }: RotationEntry,
  { buyIn }: TableSettings,
  isAlone: boolean,
): Readonly<{ ok: true; entry: RotationEntry; forChips: boolean }> | Refusal {
  const game = gameOf(id);
  if (!game) return refusal("unknown-game", "unknownGame");
  const completed = (given: RotationEntry["options"]) =>
    completeOptions(game.options, given) as RotationEntry["options"];
  try {
    const given = completed(options);
    // A game's buy-in is always the table's.
    const complete = {
      game: id,
      ...entry,
      options: "buyIn" in given ? completed({ ...given, buyIn }) : given,
    };
    if (!isAlone) mustLetOthersFollow(game.options as never, complete.options);
    const stake = needOf(complete);
    if (stake > buyIn) return refusal("wrong-option", "stakeAboveBuyIn", { stake, buyIn });
    return {
      ok: true,
      entry: complete,
      forChips: playsForChips(complete, game.players.min, buyIn),
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

/** C-15: by entry, the refusal of a number of players that its game does not take. */
const misfits = (rotation: Rotation, count: number): readonly (Refusal | null)[] =>
  rotation.map((entry, at) => {
    const range = playersOf(entry);
    return !range || takesSoMany(entry, count)
      ? null
      : named(rotation, at, refusal("C-15", "players", { game: entry.game, ...range, count }));
  });

/** C-15: refuses a number of players for which nothing in the rotation can be dealt. */
export function unfitAll(rotation: Rotation, count: number): Refusal | null {
  const refusals = misfits(rotation, count);
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/**
 * C-15: refuses a number of players that cannot be at the table together. Too few is no reason for
 * a person who is alone or at a table open to the network, since others may still join.
 */
function unseatable(
  { lan, rotation }: Pick<StoredSession, "lan" | "rotation">,
  count: number,
): Refusal | null {
  const isAwaiting = lan !== null || count === 1;
  return isAwaiting && count <= mostPlayers(rotation) ? null : unfitAll(rotation, count);
}

/** `forChips`: whether any of its rounds is played for chips. */
export function checkedRotation(
  given: Rotation,
  settings: TableSettings,
): Readonly<{ ok: true; rotation: Rotation; forChips: boolean }> | Refusal {
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

type Finding = Readonly<{ random: RandomBytes; findProgram: FindProgram }>;
type SetUp = ({ readonly ok: true } & Paid) | Refusal;

const bankMsOf = ({ timeBankSeconds }: TableSettings): number => timeBankSeconds * 1000;

type WantedBot = Exclude<TableAsk<"seats">["order"][number], string>;

function wantedBots(
  wanted: readonly WantedBot[],
  findProgram: FindProgram,
): readonly NewBot[] | Refusal {
  const bots = wanted.map((one) => ("bot" in one ? one.bot : findProgram(one.program)));
  return bots.every((bot) => bot !== null) ? bots : refusal("unknown-program", "unknownProgram");
}

/** The owner gets seat 0 and the bots the others. */
export function openedTable(
  { rotation: given, settings, bots, programs = [] }: HouseAsk<"openTable">,
  { id: profile, name, avatar }: Profile,
  { random, findProgram }: Finding,
  openedAt: number,
): SetUp {
  const checked = checkedRotation(given, settings);
  if (!checked.ok) return checked;
  const { rotation, forChips } = checked;
  // Others may join an owner without bots, so whether they are enough is checked at the deal.
  const refused =
    bots.length > 0 && misfits(rotation, bots.length + 1).find((misfit) => misfit !== null);
  if (refused) return refused;
  const bankMs = bankMsOf(settings);
  const owner = newcomer({ id: "p1", name, avatar, profile, bot: null, bankMs });
  const own = programs.slice(0, bots.length).map((program) => ({ program }));
  const others = bots.slice(0, bots.length - own.length).map((bot) => ({ bot }));
  const wanted = wantedBots([...others, ...own], findProgram);
  if ("ok" in wanted) return wanted;
  const players = [owner, ...newBots({ players: [owner] }, wanted, random)];
  const id = newId(random);
  const session: StoredSession = {
    id: newId(random),
    tournament: null,
    rotation,
    settings,
    stopping: false,
    owner: owner.id,
    lan: null,
    openedAt,
    revision: 0,
  };
  return { ok: true, ...boughtIn(newTable(session, id, players), "buy-in", () => forChips) };
}

/**
 * Changes games, options and settings from the next round on. A rotation of other games begins at
 * its first one; time banks are refilled if their size changes.
 */
export function changed(
  table: StoredTable,
  { rotation: given, settings }: TableAsk<"change">,
  random: RandomBytes,
): SetUp {
  const checked = checkedRotation(given, settings);
  if (!checked.ok) return checked;
  const { rotation, forChips } = checked;
  const session = { ...table.session, rotation, settings };
  const isSame = isSameCourse(rotation, table.session.rotation);
  const sitters = isSame ? table.players : followed(table, rotation, random);
  const refused =
    unseatable(session, countAtDeal({ players: sitters, session })) ??
    isPast({ ...table, session });
  if (refused) return refused;
  const bankMs = bankMsOf(settings);
  const isOtherBank = bankMs !== bankMsOf(table.session.settings);
  const players = isOtherBank
    ? sitters.map((each) => (each.bot ? each : { ...each, bankMs }))
    : sitters;
  const start = table.roundNumber === 0 ? { entry: 0, round: 0 } : endOf(rotation);
  const position = isSame ? table.position : start;
  const honours = settings.titles ? table.honours : noHonours;
  const after = { ...table, session, position, players, honours };
  return { ok: true, ...settled(provided(after, forChips || isForChips(table))) };
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
  const levels = Array.from({ length: Math.max(0, least - here.length) }, () => botLevelOf(last));
  return [
    ...table.players.map((player) =>
      surplus.includes(player) ? { ...player, gone: true } : player,
    ),
    ...newBots(table, levels, random),
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
  { random, findProgram }: Finding,
): SetUp {
  const refused = wrongOrder(table, order);
  if (refused) return refused;
  const known = new Map(table.players.map((player) => [player.id, player]));
  const wanted = wantedBots(
    order.filter((entry) => typeof entry !== "string"),
    findProgram,
  );
  if ("ok" in wanted) return wanted;
  const bots = [...newBots(table, wanted, random)];
  const sitting = order.flatMap(
    (entry): StoredPlayer | readonly StoredPlayer[] =>
      (typeof entry === "string" ? known.get(entry) : bots.shift()) ?? [],
  );
  const others = table.players
    .filter((player) => !sitting.includes(player))
    .map((player) => ({ ...player, gone: true }));
  const after = { ...table, players: [...sitting, ...others] };
  return { ok: true, ...settled(provided(after, isForChips(table))) };
}
