// Can a table be opened, or changed, like this – and what is it then?

import type { StoredPlayer, StoredTable } from '#main/store/tableStore.ts';
import type { BotLevel } from '#shared/bots/bot.ts';
import type { AnyGame } from '#shared/game/game.ts';
import type { Public } from '#shared/game/json.ts';
import { completeOptions, OptionError } from '#shared/game/options.ts';
import { gameOf } from '#shared/games/catalogue.ts';
import type { Profile, Refusal } from '#shared/protocol/messages.ts';
import type { HouseAsk, TableSettings } from '#shared/protocol/schema.ts';
import { botCast } from './botCast.ts';
import { newId, type RandomBytes } from './chance.ts';
import { playsForChips, stackFor } from './nextRound.ts';
import { refusal } from './refusal.ts';

type Checked = { readonly ok: true; readonly table: StoredTable } | Refusal;

function checkedOptions(game: AnyGame, given: { readonly [key: string]: unknown }): { readonly ok: true; readonly options: Public } | Refusal {
  try {
    return { ok: true, options: completeOptions(game.options, given) };
  } catch (error) {
    if (error instanceof OptionError) return refusal('wrong-option', error.message);
    throw error;
  }
}

/** C-15: a table says at once that its number of players does not fit the game. */
function unfit({ id, players: { min, max } }: AnyGame, count: number): Refusal | null {
  return count >= min && count <= max ? null : refusal('C-15', `${id} takes ${min} to ${max} players, not ${count}.`);
}

const player = (id: string, who: { readonly name: string; readonly avatar: string }, profile: string | null, bot: BotLevel | null, chips: number, bankMs: number): StoredPlayer => ({
  id, profile, name: who.name, avatar: who.avatar, bot, gone: false, seat: null, firsts: 0, lasts: 0, rounds: 0, chips, bankMs,
});

/** The table that is asked for: its owner in seat 0, bots in the others. */
export function openedTable({ game: gameId, options: given, settings, bots }: HouseAsk<'openTable'>, profile: Profile, random: RandomBytes, at: number): Checked {
  const game = gameOf(gameId);
  if (!game) return refusal('unknown-game', 'There is no such game here.');
  const checked = checkedOptions(game, given);
  if (!checked.ok) return checked;
  const refused = unfit(game, bots.length + 1);
  if (refused) return refused;
  const chips = stackFor(checked.options);
  const bankMs = settings.timeBankSeconds * 1000;
  const cast = botCast(random, bots.length, profile);
  const owner = player('p1', profile, profile.id, null, chips, bankMs);
  const others = bots.map((level, at) => player(`p${at + 2}`, cast[at] ?? profile, null, level, chips, 0));
  const table: StoredTable = {
    id: newId(random), game: game.id, options: checked.options, settings, owner: owner.id,
    stage: 'waiting', roundNumber: 0, revision: 0, openedAt: at, players: [owner, ...others],
  };
  return { ok: true, table };
}

/** The table with other options and settings from the next round on; time banks are refilled when their size changes. */
export function checkedChange(table: StoredTable, given: { readonly [key: string]: unknown }, settings: TableSettings): Checked {
  const game = gameOf(table.game);
  if (!game) return refusal('unknown-game', 'There is no such game here.');
  const checked = checkedOptions(game, given);
  if (!checked.ok) return checked;
  const bankMs = settings.timeBankSeconds * 1000;
  const isOtherBank = settings.timeBankSeconds !== table.settings.timeBankSeconds;
  const players = isOtherBank ? table.players.map((each) => (each.bot ? each : { ...each, bankMs })) : table.players;
  return { ok: true, table: { ...table, options: checked.options, settings, players } };
}

/** Do the table's options play for chips (C-8)? */
export function isForChips({ game: gameId, options }: StoredTable): boolean {
  const game = gameOf(gameId);
  return game !== null && playsForChips(game.id, options, game.players.min);
}
