// Seats people, fills free chairs with bots and swaps players (H-11, H-17).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import { refusal } from "#main/base/refusal.ts";
import { newBots, newcomer, nextId, present } from "./players.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import {
  boughtIn,
  broughtBack,
  cashedOut,
  isForChips,
  joined,
  provided,
  type Paid,
} from "./chipMoves.ts";
import { botsAtDeal, chairsAt, isBroke } from "./dealtIn.ts";
import { settled } from "./endings.ts";

interface Person {
  readonly profile: string;
  readonly name: string;
  readonly avatar: string;
}

type Seated = ({ readonly ok: true; readonly player: string } & Paid) | Refusal;

const isBot = ({ bot }: StoredPlayer): boolean => bot !== null;

/** Returns why nobody new, or not this profile, may sit down; null if they may. */
export function refusedChair(
  table: StoredTable,
  profile: string,
  instead?: string,
): Refusal | null {
  const {
    session: { lan },
    players,
    stage,
  } = table;
  const here = present(table);
  if (!lan || lan.closed) return refusal("not-open", "notOpen");
  if (lan.banned.includes(profile)) return refusal("banned", "banned");
  if (here.some((player) => player.profile === profile))
    return refusal("not-yours", "seatedAlready");
  if (lan.locked) return refusal("locked", "locked");
  const chairs = chairsAt(table) ?? 0;
  if (here.filter((player) => !isBot(player)).length >= chairs)
    return refusal("full", "noChair", { chairs });
  if (instead === undefined) return null;
  if (!players.some((player) => player.id === instead && !player.gone && isBot(player)))
    return refusal("unknown-player", "noSuchBot");
  return stage === "playing" ? refusal("not-now", "botsStay") : null;
}

/**
 * Returns the bot that gives up its chair at once. During a round none does; surplus bots then
 * leave before the next deal.
 */
function givingWay(table: StoredTable, instead: string | undefined): StoredPlayer | undefined {
  const here = present(table);
  if (table.stage === "playing") return undefined;
  if (instead !== undefined) return here.find(({ id }) => id === instead);
  return here.length < (chairsAt(table) ?? 0) ? undefined : here.findLast(isBot);
}

/**
 * H-37: the row of a person who was here before. An older file may have several; the newest has the
 * chips they left with.
 */
const formerLine = ({ players }: StoredTable, profile: string): StoredPlayer | undefined =>
  players.findLast((player) => player.gone && !isBot(player) && player.profile === profile);

/** Returns the person's former row, or a new one, with their current `name` and `avatar`. */
function arriving(table: StoredTable, { profile, name, avatar }: Person): StoredPlayer {
  const before = formerLine(table, profile);
  if (before) return { ...before, name, avatar, gone: false, sitsOut: false };
  return newcomer({
    id: nextId(table),
    profile,
    name,
    avatar,
    bot: null,
    bankMs: table.session.settings.timeBankSeconds * 1000,
  });
}

/**
 * Puts the player in the chair of the bot that gives way, else back in their own former chair, else
 * in the last.
 */
function withArrival(
  { players }: StoredTable,
  player: StoredPlayer,
  giving: StoredPlayer | undefined,
): readonly StoredPlayer[] {
  if (giving)
    return [
      ...players
        .filter(({ id }) => id !== player.id)
        .map((each) => (each === giving ? player : each)),
      { ...giving, gone: true },
    ];
  return players.some(({ id }) => id === player.id)
    ? players.map((each) => (each.id === player.id ? player : each))
    : [...players, player];
}

/**
 * H-9, H-37: a newcomer brings a buy-in, a returning player the chips they left with; one who has
 * run out buys in again if rebuys are allowed.
 */
function withChips(
  table: StoredTable,
  { id, bought }: StoredPlayer,
): ({ readonly ok: true } & Paid) | Refusal {
  if (bought === 0) return { ok: true, ...provided(table, isForChips(table)) };
  const back = broughtBack(table, id);
  const isOut = back.table.players.some(
    (player) =>
      player.id === id &&
      !(table.stage === "playing" && player.seat !== null) &&
      (player.chips === 0 || isBroke(back.table, player)),
  );
  if (!isOut) return { ok: true, ...back };
  if (table.session.settings.rebuys)
    return {
      ok: true,
      ...joined(
        back.postings,
        boughtIn(back.table, "rebuy", (player) => player.id === id),
      ),
    };
  return back.table.players.some((player) => player.id === id && isBroke(back.table, player))
    ? refusal("H-9", "leftBroke")
    : { ok: true, ...back };
}

/** H-11, H-37: seats a person, in their former row if they have one. */
export function satDown(table: StoredTable, person: Person, { instead }: TableAsk<"sit">): Seated {
  const refused = refusedChair(table, person.profile, instead);
  if (refused) return refused;
  const player = arriving(table, person);
  const paid = withChips(
    { ...table, players: withArrival(table, player, givingWay(table, instead)) },
    player,
  );
  return paid.ok ? { ok: true, player: player.id, ...settled(paid) } : paid;
}

/**
 * H-11: returns the table as it is dealt: bots take the free chairs, and bots without a chair leave
 * with their chips.
 */
export function filled(table: StoredTable, random: RandomBytes): Paid {
  const { going, coming } = botsAtDeal(table);
  if (going.length === 0 && coming === 0) return { table, postings: [] };
  const bots = newBots(
    table,
    Array.from({ length: coming }, () => table.session.lan?.fill ?? "regular"),
    random,
  );
  const players = [
    ...table.players.map((player) =>
      going.includes(player.id) ? { ...player, gone: true } : player,
    ),
    ...bots,
  ];
  const paid = provided({ ...table, players }, isForChips(table));
  return joined(
    paid.postings,
    cashedOut(paid.table, ({ id }) => going.includes(id)),
  );
}

/** C-2: from the next deal on. */
export function swapped(table: StoredTable, one: StoredPlayer, other: StoredPlayer): StoredTable {
  const players = table.players.map((player) =>
    player.id === one.id ? other : player.id === other.id ? one : player,
  );
  return { ...table, players };
}
