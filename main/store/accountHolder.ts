import type { Database } from "./database.ts";
import { maybe, text } from "./rows.ts";

type Holder = Readonly<{
  name: string;
  profile: string | null;
}>;

function tournamentName(database: Database, id: string): string | null {
  const name = database.get(
    "SELECT iif(json_valid(state), json_extract(state, '$.setup.name'), NULL) AS name FROM tournaments WHERE id = ?",
    id,
  )?.["name"];
  return typeof name === "string" ? name : null;
}

/**
 * Profiles and seats have their present names; an account whose holder is not stored has its own.
 */
export function accountHolder(database: Database, account: string): Holder {
  if (account === "mint") return { name: "Mint", profile: null };
  if (account === "bots") return { name: "Bots", profile: null };
  const [kind, first = "", second = ""] = account.split(":");
  if (kind === "tournament" || kind === "stacks")
    return {
      name:
        tournamentName(database, first) ?? (kind === "stacks" ? "Tournament chips" : "Tournament"),
      profile: null,
    };
  const row =
    kind === "profile"
      ? database.get("SELECT name, id AS profile_id FROM profiles WHERE id = ?", first)
      : database.get(
          "SELECT name, profile_id FROM players WHERE session_id = ? AND id = ?",
          first,
          second,
        );
  return row
    ? { name: text(row["name"]), profile: maybe(text)(row["profile_id"]) }
    : { name: account, profile: null };
}
