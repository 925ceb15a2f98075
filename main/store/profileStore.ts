// Profiles and their results (H-1).

import { levelOf } from "#shared/profile/level.ts";
import {
  defaultAppearance,
  type BackName,
  type FeltName,
  type Appearance,
} from "#shared/profile/appearance.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { grantChips, type BankStore } from "./bankStore.ts";
import type { Database, Row } from "./database.ts";
import { columns, flag, maybe, text, whole } from "./rows.ts";
import { namesake } from "./sameName.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

interface NewProfile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly madeAt: number;
}

export interface ProfileStore {
  list(): readonly Profile[];
  find(id: string): Profile | null;
  /**
   * The profile that last used the house, else the oldest; null if there is none. Never a guest.
   */
  lastUsed(): Profile | null;
  /** Makes this the house's current profile. */
  use(id: string, at: number): void;
  /**
   * Adds it with its grant (H-2). Throws a StoreError `name-taken` when another profile has the
   * name (H-1).
   */
  add(profile: NewProfile): void;
  /** Throws a StoreError `name-taken` when another profile has the name (H-1). */
  change(id: string, profile: { readonly name: string; readonly avatar: string }): void;
  setAppearance(id: string, looks: Appearance): void;
}

const selection = (where: string): string => `
  SELECT profiles.id, profiles.name, avatar, back, felt, guest, count(results.profile_id) AS rounds,
    coalesce(sum(coalesce(merit, points)), 0) AS points,
    (SELECT json_group_object(title, times) FROM (
      SELECT value AS title, count(*) AS times FROM results AS own, json_each(own.titles) WHERE own.profile_id = profiles.id AND own.practice = 0 AND own.titles <> '[]' AND json_valid(own.titles) GROUP BY value)) AS titles,
    (SELECT balance FROM entries WHERE account = 'profile:' || profiles.id ORDER BY transaction_id DESC LIMIT 1) AS chips
  FROM profiles LEFT JOIN results ON results.profile_id = profiles.id AND practice = 0 ${where} GROUP BY profiles.id ORDER BY made_at, profiles.id`;

/** Unique among profiles; `namesake` decides which names look alike. */
const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase();

const columnsOf = columns({
  id: text,
  name: text,
  avatar: text,
  rounds: whole,
  titles: text,
  chips: maybe(whole),
  points: whole,
  back: text<BackName>,
  felt: text<FeltName>,
  guest: flag,
});
function read(row: Row): Profile {
  const { back, felt, titles, chips, ...plain } = columnsOf(row);
  return {
    ...plain,
    titles: JSON.parse(titles) as Profile["titles"],
    chips: chips ?? 0,
    level: levelOf(plain.points),
    looks: { back, felt },
  };
}

const refuseMissing = (changes: number, id: string): void => {
  if (changes === 0) throw new StoreError("store-conflict", saysOfStore("noProfile", { id }));
};

/** A profile may keep the name it has, even one that could not be taken today. */
function refuseTaken(database: Database, name: string, id: string): void {
  const isTwin = namesake(name);
  const all = database.all("SELECT id, name FROM profiles");
  if (all.some((other) => other["id"] === id && other["name"] === name)) return;
  if (all.some((other) => other["id"] !== id && isTwin(text(other["name"]))))
    throw new StoreError("name-taken", saysOfStore("nameTaken", { name }));
}

function add(database: Database, bank: BankStore, { id, name, avatar, madeAt }: NewProfile): void {
  refuseTaken(database, name, id);
  const { back, felt } = defaultAppearance;
  database.run(
    "INSERT INTO profiles (id, name, name_key, avatar, made_at, back, felt) VALUES (?, ?, ?, ?, ?, ?, ?)",
    id,
    name,
    keyOf(name),
    avatar,
    madeAt,
    back,
    felt,
  );
  const entries = [
    { account: "mint", amount: -grantChips },
    { account: `profile:${id}`, amount: grantChips },
  ] as const;
  bank.post({ kind: "grant", entries }, madeAt);
}

export const profileStore = (database: Database, bank: BankStore): ProfileStore => ({
  list: () => database.all(selection("")).map(read),
  find: (id) => {
    const row = database.get(selection("WHERE profiles.id = ?"), id);
    return row && read(row);
  },
  lastUsed: () => {
    const row = database.get(
      "SELECT id FROM profiles WHERE guest = 0 ORDER BY used_at DESC, made_at, id LIMIT 1",
    );
    const found = row && database.get(selection("WHERE profiles.id = ?"), text(row["id"]));
    return found && read(found);
  },
  use: (id, at) => {
    refuseMissing(database.run("UPDATE profiles SET used_at = ? WHERE id = ?", at, id), id);
  },
  add: (profile) => database.atOnce(() => add(database, bank, profile), true),
  change: (id, { name, avatar }) =>
    database.atOnce(() => {
      refuseTaken(database, name, id);
      refuseMissing(
        database.run(
          "UPDATE profiles SET name = ?, name_key = ?, avatar = ? WHERE id = ?",
          name,
          keyOf(name),
          avatar,
          id,
        ),
        id,
      );
    }),
  setAppearance: (id, { back, felt }) =>
    refuseMissing(
      database.run("UPDATE profiles SET back = ?, felt = ? WHERE id = ?", back, felt, id),
      id,
    ),
});
