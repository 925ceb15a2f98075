import { guestCommitment, hostCommitment, planHash } from "#shared/verifiedDeal/commitments.ts";
import { keyPairOf, signatureOf } from "#shared/verifiedDeal/keys.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";
import {
  otherAt,
  ownAt,
  replaced,
  secretOf,
  withClosing,
  withPlan,
  type Tampered,
  type Tampering,
} from "./tampering.ts";

const stranger = keyPairOf(new Uint8Array(32).fill(77));

/** Another player's contribution, all of it made up by the host. */
function madeUp(transcript: DealTranscript): Tampered {
  const { plan, secrets } = transcript;
  const at = otherAt(transcript);
  const contribution = plan.contributions[at];
  if (!contribution) return null;
  const commitment = guestCommitment(plan, contribution.player, secretOf("5"));
  const contributions = replaced(plan.contributions, at, {
    ...contribution,
    key: stranger.key,
    commitment,
  });
  const shown = withPlan(transcript, { contributions });
  const signature = signatureOf(stranger, planHash(shown.plan), secretOf("5"));
  const isAlone = secrets.every((opened, each) => opened === null || each === at);
  return isAlone
    ? null
    : { ...shown, secrets: replaced(secrets, at, { secret: secretOf("5"), signature }) };
}

export const contributions: readonly Tampering[] = [
  [
    "the own contribution is left out",
    ["ownContribution"],
    (transcript) => {
      const at = ownAt(transcript);
      if (at < 0 || transcript.own === null) return null;
      return {
        ...withPlan(transcript, {
          contributions: transcript.plan.contributions.toSpliced(at, 1),
          silent: [...transcript.plan.silent, transcript.own.player],
        }),
        secrets: transcript.secrets.toSpliced(at, 1),
      };
    },
  ],
  [
    "the own key is another's",
    ["ownContribution"],
    (transcript) => {
      const at = ownAt(transcript);
      const own = transcript.plan.contributions[at];
      return (
        (own &&
          withPlan(transcript, {
            contributions: replaced(transcript.plan.contributions, at, {
              ...own,
              key: stranger.key,
            }),
          })) ??
        null
      );
    },
  ],
  [
    "the own secret is said to be withheld",
    ["ownContribution"],
    (transcript) =>
      transcript.own && {
        ...transcript,
        secrets: replaced(transcript.secrets, ownAt(transcript), null),
      },
  ],
  [
    "the host commits once it knows the secrets",
    ["plan", "commitment"],
    (transcript) =>
      withClosing(
        withPlan(transcript, { host: hostCommitment(transcript.plan.deal, secretOf("3")) }),
        { secret: secretOf("3") },
      ),
  ],
  ["two guests are shown two lists", ["signature"], madeUp],
  [
    "another's secret is used twice",
    ["commitment"],
    (transcript) => {
      const { plan, secrets } = transcript;
      const at = otherAt(transcript);
      const from = secrets.findIndex((opened, each) => opened !== null && each !== at);
      const [contribution, source] = [plan.contributions[at], plan.contributions[from]];
      if (!contribution || !source) return null;
      const { commitment } = source;
      return {
        ...withPlan(transcript, {
          contributions: replaced(plan.contributions, at, { ...contribution, commitment }),
        }),
        secrets: replaced(secrets, at, secrets[from] ?? null),
      };
    },
  ],
  [
    "a secret of an earlier deal comes again",
    ["commitment"],
    (transcript) => {
      const { plan } = transcript;
      const at = otherAt(transcript);
      const [contribution, opened] = [plan.contributions[at], transcript.secrets[at]];
      if (!contribution || !opened) return null;
      const commitment = guestCommitment(
        { ...plan, deal: "0".repeat(32) },
        contribution.player,
        opened.secret,
      );
      return withPlan(transcript, {
        contributions: replaced(plan.contributions, at, { ...contribution, commitment }),
      });
    },
  ],
  [
    "a signature is forged",
    ["signature"],
    ({ plan, ...rest }) => {
      const at = rest.secrets.findIndex((opened) => opened !== null);
      const opened = rest.secrets[at];
      if (!opened) return null;
      const signature = signatureOf(stranger, planHash(plan), opened.secret);
      return { ...rest, plan, secrets: replaced(rest.secrets, at, { ...opened, signature }) };
    },
  ],
  [
    "a signature is no point of the curve",
    ["signature"],
    ({ secrets, ...rest }) => {
      const at = secrets.findIndex((opened) => opened !== null);
      const opened = secrets[at];
      if (!opened) return null;
      return { ...rest, secrets: replaced(secrets, at, { ...opened, signature: "f".repeat(128) }) };
    },
  ],
  [
    "secrets are missing",
    ["commitment"],
    (transcript) => ({ ...transcript, own: null, secrets: transcript.secrets.slice(1) }),
  ],
];
