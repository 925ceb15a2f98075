// What the host and people's programs contribute to a deal, before any card is dealt.

import type { DiceReader } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  guestCommitment,
  hostCommitment,
  planHash,
  seedOf,
} from "#shared/verifiedDeal/commitments.ts";
import { keyPairOf, signatureOf, type KeyPair } from "#shared/verifiedDeal/keys.ts";
import type {
  DealPlan,
  Hex,
  OpenedSecret,
  OwnContribution,
} from "#shared/verifiedDeal/transcript.ts";
import { range } from "./syntheticTable.ts";

export const oneIn = (chance: DiceReader, bound: number): boolean => chance.below(bound) === 0;
export const pick = <T>(chance: DiceReader, list: readonly T[]): T =>
  list[chance.below(list.length)] as T;
export const digits = (chance: DiceReader, count: number): Hex =>
  Array.from({ length: count }, () => chance.below(16).toString(16)).join("");

export type AgreedDeal = Readonly<{
  plan: DealPlan;
  hostSecret: Hex;
  /** By player. */
  pairs: ReadonlyMap<string, KeyPair>;
  opened: readonly OpenedSecret[];
  seed: Hex;
  /** What the program of this seat contributed. */
  ownOf: (seat: Seat | null) => OwnContribution | null;
}>;

type Contributor = KeyPair & Readonly<{ player: string; secret: Hex }>;

const contributor = (chance: DiceReader, player: string): Contributor => ({
  player,
  secret: digits(chance, 64),
  ...keyPairOf(new Uint8Array(range(32).map(() => chance.below(256)))),
});

/** Some withhold their secret, if the deal is done again. */
export function agreedDeal(
  chance: DiceReader,
  rest: Omit<DealPlan, "deal" | "host" | "contributions">,
  players: readonly string[],
): AgreedDeal {
  const [deal, hostSecret] = [digits(chance, 32), digits(chance, 64)];
  const host = hostCommitment(deal, hostSecret);
  const contributors = players.map((player) => contributor(chance, player));
  const plan: DealPlan = {
    deal,
    ...rest,
    host,
    contributions: contributors.map(({ player, key, secret }) => ({
      player,
      key,
      commitment: guestCommitment({ deal, host }, player, secret),
    })),
  };
  const hash = planHash(plan);
  const opened = contributors.map((each, at) =>
    plan.again !== null && at > 0 && oneIn(chance, 4)
      ? null
      : { secret: each.secret, signature: signatureOf(each, hash, each.secret) },
  );
  return {
    plan,
    hostSecret,
    pairs: new Map(contributors.map((each) => [each.player, each])),
    opened,
    seed: seedOf(plan, hostSecret, opened),
    ownOf: (seat) => ownIn(plan, opened, seat),
  };
}

function ownIn(
  { contributions, players, again }: DealPlan,
  opened: readonly OpenedSecret[],
  seat: Seat | null,
): OwnContribution | null {
  const at = contributions.findIndex(({ player }) => seat !== null && player === players[seat]);
  const [own, secret] = [contributions[at], opened[at]?.secret];
  if (!own || secret === undefined) return null;
  const hadOpened = again !== null && !again.withheld.includes(own.player);
  return { ...own, secret, before: hadOpened ? again.deal : null };
}
