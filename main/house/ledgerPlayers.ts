// Who has chips at a table of which something is damaged, and whose are they? What the ledger says
// counts, not the table's rows.

import type { Stack } from "#main/store/bankStore.ts";
import type { Store } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { newcomer } from "#main/session/newcomers.ts";

const profilePrefix = "profile:";

/** By his own row where it is one, else by the ledger and the rounds he played. */
function whoIs(
  { bank, profiles }: Store,
  session: string,
  { id, profile, bot }: Pick<StoredPlayer, "id" | "profile" | "bot">,
): Pick<StoredPlayer, "profile" | "bot"> {
  if (profile !== null && profiles.find(profile)) return { profile, bot: null };
  if (bot !== null) return { profile: null, bot };
  const purse = bank.purse(session, id);
  if (purse === "bots") return { profile: null, bot: "regular" };
  const payer =
    purse?.startsWith(profilePrefix) === true
      ? profiles.find(purse.slice(profilePrefix.length))
      : null;
  return { profile: payer?.id ?? null, bot: null };
}

/** A player whose row is gone; he has left where he has no chips any more. */
function lost(store: Store, session: string, { player: id, chips }: Stack): StoredPlayer {
  const who = whoIs(store, session, { id, profile: null, bot: null });
  const profile = who.profile === null ? null : store.profiles.find(who.profile);
  return {
    ...newcomer({
      id,
      name: profile?.name ?? id,
      avatar: profile?.avatar ?? "avatar-01",
      ...who,
      bankMs: 0,
    }),
    gone: chips === 0,
  };
}

/**
 * Every player with what the ledger says of his chips, and whoever the ledger knows besides. Throws
 * a StoreError.
 */
export function withLedgerPlayers(store: Store, table: StoredTable): StoredTable {
  const { id: session } = table.session;
  const stacks = store.bank.stacks(session);
  const places = store.sessions.places(session);
  const missing = stacks.filter(({ player }) => !places.has(player));
  const rows = table.players.map((player) => ({ ...player, ...whoIs(store, session, player) }));
  const players = [...rows, ...missing.map((stack) => lost(store, session, stack))].map(
    (player) => {
      const {
        chips = 0,
        bought = 0,
        cashedOut = 0,
      } = stacks.find((stack) => stack.player === player.id) ?? {};
      return { ...player, chips, bought, cashedOut };
    },
  );
  return { ...table, players };
}
