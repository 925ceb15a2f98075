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
  cashedOut,
  isForChips,
  joined,
  provided,
  withChipsBack,
  type Paid,
} from "./chipMoves.ts";
import { botsAtDeal, chairsAt, chairsToFill, isBroke } from "./dealtIn.ts";
import { settled } from "./endings.ts";

type Person = Readonly<{
  profile: string;
  name: string;
  avatar: string;
}>;

const isPerson = ({ bot }: StoredPlayer): boolean => bot === null;

/** Returns why nobody new, or not this profile, may sit down; null if they may. */
export function refusedChair(
  table: StoredTable,
  profile: string,
  instead?: string,
): Refusal | null {
  const { lan } = table.session;
  const here = present(table);
  if (!lan || lan.closed) return refusal("not-open", "notOpen");
  if (lan.banned.includes(profile)) return refusal("banned", "banned");
  if (here.some((player) => player.profile === profile))
    return refusal("not-yours", "seatedAlready");
  if (lan.locked) return refusal("locked", "locked");
  const chairs = chairsAt(table) ?? 0;
  if (here.filter(isPerson).length >= chairs) return refusal("full", "noChair", { chairs });
  if (instead === undefined) return null;
  if (!here.some((player) => player.id === instead && !isPerson(player)))
    return refusal("unknown-player", "noSuchBot");
  return table.stage === "playing" ? refusal("not-now", "botsStay") : null;
}

/**
 * The bot that gives up its chair at once. During a round none does; surplus bots then leave before
 * the next deal.
 */
function givingWay(table: StoredTable, instead: string | undefined): StoredPlayer | undefined {
  const here = present(table);
  if (table.stage === "playing") return undefined;
  if (instead !== undefined) return here.find(({ id }) => id === instead);
  return here.length < (chairsToFill(table) ?? 0)
    ? undefined
    : here.findLast((player) => !isPerson(player));
}

/**
 * H-37: the person's row of before – an older file may have several; the newest has the chips they
 * left with –, or a new one, with their current `name` and `avatar`.
 */
function arriving(table: StoredTable, { profile, name, avatar }: Person): StoredPlayer {
  const before = table.players.findLast(
    (player) => player.gone && isPerson(player) && player.profile === profile,
  );
  if (before) return { ...before, name, avatar, gone: false, sitsOut: false };
  const bankMs = table.session.settings.timeBankSeconds * 1000;
  return newcomer({ id: nextId(table), profile, name, avatar, bot: null, bankMs });
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
function withChips(table: StoredTable, { id, bought }: StoredPlayer): Paid | Refusal {
  if (bought === 0) return provided(table, isForChips(table));
  const back = withChipsBack(table, id);
  const row = back.table.players.find((player) => player.id === id)!;
  const isInRound = table.stage === "playing" && row.seat !== null;
  const broke = isBroke(back.table, row);
  if (isInRound || (row.chips > 0 && !broke)) return back;
  if (table.session.settings.rebuys)
    return joined(
      back.postings,
      boughtIn(back.table, "rebuy", (player) => player.id === id),
    );
  return broke ? refusal("H-9", "leftBroke") : back;
}

/** H-11, H-37: seats a person, in their former row if they have one. */
export function satDown(
  table: StoredTable,
  person: Person,
  { instead }: TableAsk<"sit">,
): (Readonly<{ ok: true; player: string }> & Paid) | Refusal {
  const refused = refusedChair(table, person.profile, instead);
  if (refused) return refused;
  const player = arriving(table, person);
  const paid = withChips(
    { ...table, players: withArrival(table, player, givingWay(table, instead)) },
    player,
  );
  return "ok" in paid ? paid : { ok: true, player: player.id, ...settled(paid) };
}

/** H-11: for the deal bots take the free chairs, and bots without a chair leave with their chips. */
export function filled(table: StoredTable, random: RandomBytes): Paid {
  const { going, coming } = botsAtDeal(table);
  if (going.length === 0 && coming === 0) return { table, postings: [] };
  const levels = Array.from({ length: coming }, () => table.session.lan?.fill ?? "regular");
  const players = [
    ...table.players.map((player) =>
      going.includes(player.id) ? { ...player, gone: true } : player,
    ),
    ...newBots(table, levels, random),
  ];
  const paid = provided({ ...table, players }, isForChips(table));
  return joined(
    paid.postings,
    cashedOut(paid.table, ({ id }) => going.includes(id)),
  );
}

/** C-2: from the next deal on. */
export const swapped = (
  table: StoredTable,
  one: StoredPlayer,
  other: StoredPlayer,
): StoredTable => ({
  ...table,
  players: table.players.map((player) =>
    player.id === one.id ? other : player.id === other.id ? one : player,
  ),
});
