// Events that a host reports to programs (H-19).

import { sentence } from "#shared/games/texts.ts";
import type { LanState } from "#shared/protocol/house.ts";

/** Never a card, a seed or a token; the only secret is the owner's address. */
export type News =
  | { readonly event: "listening"; readonly url: string }
  /** Opens the house for one browser, once, within ten minutes. */
  | { readonly event: "address"; readonly url: string }
  /** `problem`: why it does not listen. */
  | {
      readonly event: "lan";
      readonly addresses: readonly string[];
      readonly problem: string | null;
    }
  | { readonly event: "table-opened" | "table-closed"; readonly table: string }
  | { readonly event: "guest-came"; readonly profile: string; readonly name: string }
  | { readonly event: "fault"; readonly fault: string }
  | { readonly event: "stopping" };

export type Tell = (news: News) => void;

export const lanNews = ({ addresses, problem }: LanState): News => ({
  event: "lan",
  addresses: addresses.map(({ url }) => url),
  problem: problem && sentence(problem),
});

/** `now`: ms since 1970, UTC. */
export const newsLine = (news: News, now: number): string =>
  JSON.stringify({ at: new Date(now).toISOString(), ...news });
