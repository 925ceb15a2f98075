import type { Database } from "./database.ts";
import { maybe, text } from "./rows.ts";
import type { ProfileStore } from "./profileStore.ts";

export interface NewGuest {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly madeAt: number;
  readonly hash: string;
}

export interface GuestStore {
  /** Different for every data folder; not secret. */
  houseId(): string;
  isGuest(profile: string): boolean;
  profileOf(hash: string): string | null;
  /**
   * Stores the profile with its grant (H-2) and its secret: both or neither. Throws a StoreError
   * `name-taken` when another profile has the name (H-1).
   */
  add(guest: NewGuest): void;
}

export const guestStore = (
  database: Database,
  profiles: Pick<ProfileStore, "add">,
): GuestStore => ({
  houseId: () => text(database.get("SELECT id FROM house")?.["id"] ?? ""),
  isGuest: (profile) =>
    database.get("SELECT guest FROM profiles WHERE id = ?", profile)?.["guest"] === 1,
  profileOf: (hash) =>
    maybe(text)(
      database.get("SELECT profile_id FROM guest_secrets WHERE hash = ?", hash)?.["profile_id"] ??
        null,
    ),
  add: ({ hash, ...profile }) =>
    database.atOnce(() => {
      profiles.add(profile);
      database.run("UPDATE profiles SET guest = 1 WHERE id = ?", profile.id);
      database.run(
        "INSERT INTO guest_secrets (hash, profile_id, issued_at) VALUES (?, ?, ?)",
        hash,
        profile.id,
        profile.madeAt,
      );
    }, true),
});
