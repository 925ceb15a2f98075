// The messages of a verified deal as they are sent (H-18): bytes instead of hexadecimal digits, and
// lists instead of named fields, which leaves a third of the size.

import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Card } from "#shared/cards/card.ts";
import type {
  CardMove,
  CardPlace,
  ChanceUse,
  Contribution,
  DealClosing,
  DealPlan,
  Hex,
  OpenedPlace,
  OpenedSecret,
  Whereabouts,
} from "#shared/verifiedDeal/transcript.ts";
import type { DealMessage, PresentDeal } from "./deal.ts";
import { verdictsSchema } from "./schema.ts";

const sealSize = 16;
const secretSize = 32;

type Bytes = Uint8Array;
/** Deck, place, deck, place… */
type Pairs = readonly number[];

const joined = (list: readonly Hex[]): Bytes => concatBytes(...list.map((hex) => hexToBytes(hex)));
const split = (bytes: Bytes, size: number): readonly Hex[] =>
  Array.from({ length: bytes.length / size }, (_, at) =>
    bytesToHex(bytes.subarray(at * size, (at + 1) * size)),
  );

const packedPairs = (places: readonly CardPlace[]): Pairs =>
  places.flatMap(({ deck, place }) => [deck, place]);
const places = (pairs: Pairs): readonly CardPlace[] =>
  Array.from({ length: pairs.length / 2 }, (_, at) => ({
    deck: pairs[2 * at]!,
    place: pairs[2 * at + 1]!,
  }));

const packedContribution = ({ player, key, commitment }: Contribution) =>
  [player, joined([key, commitment])] as const;
function contribution([player, both]: ReturnType<typeof packedContribution>): Contribution {
  const [key, commitment] = split(both, secretSize);
  return { player, key: key!, commitment: commitment! };
}

/** All but the hexadecimal fields stay as they are. */
const packedPlan = ({ deal, host, contributions, again, ...plan }: DealPlan) =>
  [
    hexToBytes(deal),
    hexToBytes(host),
    contributions.map(packedContribution),
    again && ([hexToBytes(again.deal), again.withheld] as const),
    plan.table,
    plan.round,
    plan.game,
    [plan.packs, plan.jokersPerPack, plan.cards],
    plan.players,
    plan.dealt,
    plan.order,
    plan.lot,
    plan.opens,
    plan.silent,
  ] as const;

function planOf(packed: ReturnType<typeof packedPlan>): DealPlan {
  const [deal, host, contributions, again, table, round, game, sizes, ...more] = packed;
  const [players, dealt, order, lot, opens, silent] = more;
  return {
    deal: bytesToHex(deal),
    ...{ table, round, game },
    ...{ packs: sizes[0], jokersPerPack: sizes[1], cards: sizes[2] },
    ...{ players, dealt, order, lot, opens, silent },
    host: bytesToHex(host),
    contributions: contributions.map(contribution),
    again: again && { deal: bytesToHex(again[0]), withheld: again[1] },
  };
}

const packedSecrets = (secrets: readonly OpenedSecret[]) =>
  secrets.map((opened) => opened && joined([opened.secret, opened.signature]));
const secretsOf = (packed: readonly (Bytes | null)[]): readonly OpenedSecret[] =>
  packed.map(
    (both) =>
      both && {
        secret: bytesToHex(both.subarray(0, secretSize)),
        signature: bytesToHex(both.subarray(secretSize)),
      },
  );

const packedOpenings = (openings: readonly OpenedPlace[]) =>
  [
    packedPairs(openings),
    openings.map(({ card }) => card).join(""),
    joined(openings.map(({ salt }) => salt)),
  ] as const;
function openingsOf([pairs, cards, salts]: ReturnType<typeof packedOpenings>) {
  const all = split(salts, sealSize);
  return places(pairs).map((place, at): OpenedPlace => ({
    ...place,
    card: cards.slice(2 * at, 2 * at + 2) as Card,
    salt: all[at]!,
  }));
}

const zones = ["pile", "removed", "laid"] as const;
/** Seats count from 0 up, other zones from −1 down. */
const packedZone = (to: Whereabouts): number =>
  typeof to === "number" ? to : -1 - zones.indexOf(to);
const zoneOf = (packed: number): Whereabouts => (packed >= 0 ? packed : zones[-1 - packed]!);

/** A shuffle is an empty list. */
const packedMove = (move: CardMove): readonly number[] =>
  "to" in move ? [packedZone(move.to), ...packedPairs(move.cards)] : [];
const moveOf = ([to, ...pairs]: readonly number[]): CardMove =>
  to === undefined ? { shuffle: true } : { cards: places(pairs), to: zoneOf(to) };

type PackedUse = 0 | Pairs | readonly ["seats" | "oneOf", number];
function packedUse(use: ChanceUse): PackedUse {
  if ("seats" in use) return ["seats", use.seats];
  if ("oneOf" in use) return ["oneOf", use.oneOf];
  return use.shuffled === "pack" ? 0 : packedPairs(use.shuffled);
}
function useOf(packed: PackedUse): ChanceUse {
  if (packed === 0) return { shuffled: "pack" };
  const [first, second] = packed;
  if (first === "seats") return { seats: second };
  return first === "oneOf" ? { oneOf: second } : { shuffled: places(packed as Pairs) };
}

const packedClosing = ({ secret, uses, steps }: DealClosing) =>
  [hexToBytes(secret), uses.map(packedUse), steps.map((step) => step.map(packedMove))] as const;
const closingOf = ([secret, uses, steps]: ReturnType<typeof packedClosing>): DealClosing => ({
  secret: bytesToHex(secret),
  uses: uses.map(useOf),
  steps: steps.map((step) => step.map(moveOf)),
});

const packedPresent = ({ plan, secrets, seals, openings }: PresentDeal) =>
  [packedPlan(plan), packedSecrets(secrets), seals.map(joined), packedOpenings(openings)] as const;
const presentOf = ([plan, secrets, seals, opened]: ReturnType<typeof packedPresent>) => ({
  plan: planOf(plan),
  secrets: secretsOf(secrets),
  seals: seals.map((each) => split(each, sealSize)),
  openings: openingsOf(opened),
});

type Judged = Extract<DealMessage, { readonly type: "judged" }>;

export type PackedDeal =
  | readonly ["begun", deal: Bytes, host: Bytes]
  | readonly ["planned", ReturnType<typeof packedPlan>]
  | readonly ["secrets", deal: Bytes, readonly (Bytes | null)[]]
  | readonly ["sealed", deal: Bytes, Bytes]
  | readonly ["opened", deal: Bytes, ReturnType<typeof packedOpenings>]
  | readonly ["present", ReturnType<typeof packedPresent>]
  | readonly ["closed", deal: Bytes, ReturnType<typeof packedClosing>]
  | readonly ["judged", deal: Bytes, round: number, Judged["verdicts"]];

export function packedDeal(message: DealMessage): PackedDeal {
  if (message.type === "planned") return ["planned", packedPlan(message.plan)];
  if (message.type === "present") return ["present", packedPresent(message.present)];
  const deal = hexToBytes(message.deal);
  switch (message.type) {
    case "begun":
      return ["begun", deal, hexToBytes(message.host)];
    case "secrets":
      return ["secrets", deal, packedSecrets(message.secrets)];
    case "sealed":
      return ["sealed", deal, joined(message.seals)];
    case "opened":
      return ["opened", deal, packedOpenings(message.openings)];
    case "closed":
      return ["closed", deal, packedClosing(message.closing)];
    case "judged":
      return ["judged", deal, message.round, message.verdicts];
  }
}

/** Null for what no honest host sends; its fields may still hold anything. */
export function unpackedDeal(packed: PackedDeal): DealMessage | null {
  try {
    return unpacked(packed);
  } catch {
    return null;
  }
}

function unpacked(packed: PackedDeal): DealMessage {
  if (packed[0] === "planned") return { type: "planned", plan: planOf(packed[1]) };
  if (packed[0] === "present") return { type: "present", present: presentOf(packed[1]) };
  const deal = bytesToHex(packed[1]);
  switch (packed[0]) {
    case "begun":
      return { type: "begun", deal, host: bytesToHex(packed[2]) };
    case "secrets":
      return { type: "secrets", deal, secrets: secretsOf(packed[2]) };
    case "sealed":
      return { type: "sealed", deal, seals: split(packed[2], sealSize) };
    case "opened":
      return { type: "opened", deal, openings: openingsOf(packed[2]) };
    case "closed":
      return { type: "closed", deal, closing: closingOf(packed[2]) };
    case "judged":
      return { type: "judged", deal, round: packed[2], verdicts: verdictsSchema.parse(packed[3]) };
  }
}
