// What hosts and guests may try, and how a transcript that is right otherwise is changed for it.

import { packs } from "#shared/cards/pack.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import { planHash } from "#shared/verifiedDeal/commitments.ts";
import { signatureOf } from "#shared/verifiedDeal/keys.ts";
import type {
  CardMove,
  ChanceUse,
  DealClosing,
  DealPlan,
  DealTranscript,
} from "#shared/verifiedDeal/transcript.ts";
import type { SyntheticRound } from "../syntheticRound.ts";

export type Kind = DealFault["kind"];
export type Chance = DiceReader;
/** Null where a round has nothing of the kind. */
export type Tampered = DealTranscript | null;
export type Tamper = (
  transcript: DealTranscript,
  round: SyntheticRound,
  chance: Chance,
) => Tampered;

/** What happens, and what it may be called: the first that is found depends on what was shown. */
export type Tampering = readonly [what: string, kinds: readonly Kind[], tamper: Tamper];

export const secretOf = (sign: string): string => sign.repeat(64);
export const whichever = packs(1, 1);

export const picked = <T>(chance: Chance, list: readonly T[]): number =>
  list.length === 0 ? -1 : chance.below(list.length);
export const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((each, index) => (index === at ? value : each));

export const withPlan = (
  transcript: DealTranscript,
  change: Partial<DealPlan>,
): DealTranscript => ({
  ...transcript,
  plan: { ...transcript.plan, ...change },
});
export const withClosing = (
  transcript: DealTranscript,
  change: Partial<DealClosing>,
): DealTranscript => ({
  ...transcript,
  closing: transcript.closing && { ...transcript.closing, ...change },
});

/** A plan that everybody was shown, and signed. */
export function agreed(
  transcript: DealTranscript,
  { pairs }: SyntheticRound,
  change: Partial<DealPlan>,
): DealTranscript {
  const { plan, ...rest } = withPlan(transcript, change);
  const secrets = plan.contributions.map(({ player }, at) => {
    const opened = rest.secrets[at] ?? null;
    const pair = pairs.get(player);
    return opened && pair
      ? { ...opened, signature: signatureOf(pair, planHash(plan), opened.secret) }
      : null;
  });
  return { ...rest, plan, secrets };
}

export const ownAt = ({ own, plan }: DealTranscript): number =>
  plan.contributions.findIndex(({ player }) => player === own?.player);
/** A contributor who is somebody else, and opened a secret. */
export const otherAt = (transcript: DealTranscript): number =>
  transcript.secrets.findIndex((opened, at) => opened !== null && at !== ownAt(transcript));

export const used = (transcript: DealTranscript): readonly ChanceUse[] =>
  transcript.closing?.uses ?? [];
export const stepped = (transcript: DealTranscript) => transcript.closing?.steps ?? [];
export const carried = (move: CardMove | undefined) => (move && "to" in move ? move : null);
