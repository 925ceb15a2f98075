// Events that a host reports to programs (H-19).

import { sentence } from "#shared/games/texts.ts";
import type { LanState } from "#shared/protocol/house.ts";

/** Never a card, a seed or a token; the only secret is the owner's address. */
export type News =
  | Readonly<{ event: "listening"; url: string }>
  /** Opens the house for one browser, once, within ten minutes. */
  | Readonly<{ event: "address"; url: string }>
  /** `problem`: why it does not listen. */
  | Readonly<{
      event: "lan";
      addresses: readonly string[];
      problem: string | null;
    }>
  | Readonly<{ event: "table-opened" | "table-closed"; table: string }>
  | Readonly<{ event: "guest-came"; profile: string; name: string }>
  | Readonly<{ event: "fault"; fault: string }>
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
