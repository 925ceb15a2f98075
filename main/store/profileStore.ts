// Profiles, their results, and the guests' ones with their secrets (H-1).

import { levelOf } from "#shared/profile/level.ts";
import { heightsOf, ofLadder } from "#shared/profile/ladder.ts";
import {
  defaultAppearance,
  type BackName,
  type FeltName,
  type Appearance,
} from "#shared/profile/appearance.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { grantOf, type BankStore } from "./bankStore.ts";
import type { Database } from "./database.ts";
import { namesake } from "./namesake.ts";
import { profileFace } from "./profileFace.ts";
import { columns, flag, maybe, text, whole, type Row } from "./rows.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

interface NewProfile extends Pick<Profile, "id" | "name" | "avatar"> {
  readonly madeAt: number;
}

export type ProfileStore = ReturnType<typeof profileStore>;

const selection = (where: string): string => `
  SELECT profiles.id, profiles.name, avatar, back, felt, guest, count(results.profile_id) AS rounds,
    coalesce(sum(coalesce(merit, points)), 0) AS points,
    (SELECT json_group_object(title, times) FROM (
      SELECT value AS title, count(*) AS times FROM results AS own, json_each(own.titles) WHERE own.profile_id = profiles.id AND own.practice = 0 AND own.titles <> '[]' AND json_valid(own.titles) GROUP BY value)) AS titles,
    (SELECT json_group_array(substr(value, ${ofLadder.length + 2})) FROM results AS own, json_each(own.achieved)
      WHERE own.profile_id = profiles.id AND own.achieved <> '[]' AND json_valid(own.achieved) AND value LIKE '${ofLadder}.%') AS rungs,
    (SELECT balance FROM entries WHERE account = 'profile:' || profiles.id ORDER BY transaction_id DESC LIMIT 1) AS chips
  FROM profiles LEFT JOIN results ON results.profile_id = profiles.id AND practice = 0 ${where} GROUP BY profiles.id ORDER BY made_at, profiles.id`;

const columnsOf = columns({
  id: text,
  name: text,
  avatar: text,
  rounds: whole,
  titles: text,
  rungs: text,
  chips: maybe(whole),
  points: whole,
  back: text<BackName>,
  felt: text<FeltName>,
  guest: flag,
});
function read(row: Row): Profile {
  const { back, felt, titles, rungs, chips, ...plain } = columnsOf(row);
  return {
    ...plain,
    titles: JSON.parse(titles) as Profile["titles"],
    chips: chips ?? 0,
    level: levelOf(plain.points),
    ladders: heightsOf(JSON.parse(rungs) as readonly string[]),
    looks: { back, felt },
  };
}

/** Unique among profiles; `namesake` decides which names look alike. */
const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase();

/** A profile may keep the name it has, even one that could not be taken today. */
function refuseTaken(database: Database, name: string, id: string): void {
  const isTwin = namesake(name);
  const all = database.all("SELECT id, name FROM profiles");
  if (all.some((other) => other["id"] === id && other["name"] === name)) return;
  if (all.some((other) => other["id"] !== id && isTwin(text(other["name"]))))
    throw new StoreError("name-taken", saysOfStore("nameTaken", { name }));
}

export function profileStore(database: Database, bank: BankStore) {
  const find = (id: string): Profile | null =>
    database.first(read, selection("WHERE profiles.id = ?"), id);
  /** Throws a StoreError `store-conflict` if there is no such profile. */
  const update = (id: string, changes: { readonly [name: string]: string | number }): void => {
    if (database.update("profiles", changes, { id }) === 0)
      throw new StoreError("store-conflict", saysOfStore("noProfile", { id }));
  };
  return {
    list: (): readonly Profile[] => database.all(selection("")).map(read),
    find,
    faceOf: (id: string) => profileFace(database, id),
    /**
     * The profile that last used the house, else the oldest; null if there is none. Never a guest.
     */
    lastUsed: (): Profile | null => {
      const id = database.value(
        text,
        "SELECT id FROM profiles WHERE guest = 0 ORDER BY used_at DESC, made_at, id LIMIT 1",
      );
      return id === null ? null : find(id);
    },
    /** Makes this the house's current profile. */
    use: (id: string, at: number): void => update(id, { usedAt: at }),
    /**
     * Adds it with its grant (H-2). Throws a StoreError `name-taken` when another profile has the
     * name (H-1).
     */
    add: ({ id, name, avatar, madeAt }: NewProfile): void =>
      database.durably(() => {
        refuseTaken(database, name, id);
        database.insert("profiles", {
          id,
          name,
          nameKey: keyOf(name),
          avatar,
          madeAt,
          ...defaultAppearance,
        });
        bank.post(grantOf(id), madeAt);
      }),
    /** Throws a StoreError `name-taken` when another profile has the name (H-1). */
    change: (id: string, { name, avatar }: Pick<Profile, "name" | "avatar">): void =>
      database.atOnce(() => {
        refuseTaken(database, name, id);
        update(id, { name, nameKey: keyOf(name), avatar });
      }),
    setAppearance: (id: string, { back, felt }: Appearance): void => update(id, { back, felt }),
  };
}

export const guestStore = (database: Database, profiles: Pick<ProfileStore, "add">) => ({
  /** Different for every data folder; not secret. */
  houseId: (): string => database.value(text, "SELECT id FROM house") ?? "",
  isGuest: (profile: string): boolean =>
    database.value(whole, "SELECT guest FROM profiles WHERE id = ?", profile) === 1,
  profileOf: (hash: string): string | null =>
    database.value(text, "SELECT profile_id FROM guest_secrets WHERE hash = ?", hash),
  /**
   * Stores the profile with its grant (H-2) and its secret: both or neither. Throws a StoreError
   * `name-taken` when another profile has the name (H-1).
   */
  add: ({ hash, ...profile }: NewProfile & { readonly hash: string }): void =>
    database.durably(() => {
      profiles.add(profile);
      database.update("profiles", { guest: true }, { id: profile.id });
      database.insert("guest_secrets", { hash, profileId: profile.id, issuedAt: profile.madeAt });
    }),
});
