// What a table tells the pages of its players of a sealed deal (H-51), and is told.

import { z } from "zod";
import { moveInput } from "#shared/contract/freeText.ts";
import {
  sealedFaultKinds,
  type BoxedShare,
  type SealedEntry,
  type SealedFault,
  type SealedPart,
  type SealedPlan,
} from "#shared/sealedDeal/parts.ts";

/** Sent only to players whose program takes part, in the order in which it happened. */
export type SealedMessage =
  /** A new deal; it takes the place of one that was begun before and has not been dealt. */
  | Readonly<{ type: "begun"; plan: SealedPlan }>
  /** The next line of the log, counted from 0. */
  | Readonly<{ type: "entry"; number: number; entry: SealedEntry }>
  /** For this player's eyes. */
  | Readonly<{ type: "boxes"; boxes: readonly BoxedShare[] }>
  /** On arrival: all that this player was sent of the newest deal. */
  | Readonly<{
      type: "present";
      plan: SealedPlan;
      entries: readonly SealedEntry[];
      boxes: readonly BoxedShare[];
    }>
  /** The player's time is over: their page moves for them, in view `number` (C-6). */
  | Readonly<{ type: "timeUp"; number: number }>
  /**
   * The deal does not go on, or did not go by the rules. `players`: by id, whose page did not
   * answer in time, or has found the fault.
   */
  | Readonly<{ type: "stopped"; fault: SealedFault | null; players: readonly string[] }>;

/** The most seats and cards of a sealed deal: one pack with a joker (H-51). */
const [mostSeats, mostCards] = [8, 53];

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** What several kinds of parts are made of. */
function pieces() {
  const element = hex(64);
  const seat = z
    .number()
    .int()
    .min(0)
    .max(mostSeats - 1);
  const place = z
    .number()
    .int()
    .min(0)
    .max(mostCards - 1);
  const proof = z.strictObject({ challenge: element, response: element });
  const share = z.strictObject({ share: element, proof });
  const box = z.strictObject({
    point: element,
    proof,
    text: z.string().regex(/^(?:[0-9a-f]{2}){1,1000}$/),
  });
  const boxes = z.array(z.strictObject({ from: seat, to: seat, place, box })).max(600);
  const opened = z
    .array(z.strictObject({ place, shares: z.array(share).max(mostSeats) }))
    .max(mostCards);
  return { ...{ element, seat, place, proof, share }, ...{ box, boxes, opened } };
}

/**
 * The form of a `SealedPart`. To be called once zod is set up for the page's policy (`schema.ts`).
 */
export function sealedPart(): z.ZodType<SealedPart> {
  const { element, seat, place, proof, share, box, boxes, opened } = pieces();
  const type = <T extends string>(name: T) => ({ type: z.literal(name) });
  const keys = z.strictObject({
    ...{ deck: element, deckProof: proof, box: element, boxProof: proof },
    ...{ signing: element, salt: element },
  });
  const deposits = z.array(z.strictObject({ point: element, box }).nullable()).max(mostSeats);
  const deck = z.array(z.tuple([element, element])).max(mostCards);
  const shuffleProof = z
    .record(
      z.string().regex(/^[a-zA-Z]{1,20}$/),
      z.union([element, z.array(element).max(mostCards + 1)]),
    )
    .refine((value) => Object.keys(value).length <= 20);
  const shares = z.array(z.strictObject({ place, share })).max(mostCards);
  const places = z.array(place).max(mostCards);
  const kind = z.enum(sealedFaultKinds);
  const fault = z.strictObject({ kind, seat: seat.nullable(), place: place.exactOptional() });
  const openedBox = z.strictObject({ from: seat, agreed: element, proof });
  const auto = z.literal(true).exactOptional();
  return z.discriminatedUnion("type", [
    z.strictObject({ ...type("commitment"), commitment: element }),
    z.strictObject({ ...type("keys"), keys }),
    z.strictObject({ ...type("deposits"), deposits }),
    z.strictObject({ ...type("shuffled"), deck, proof: shuffleProof }),
    z.strictObject({ ...type("boxes"), boxes }),
    z.strictObject({ ...type("shares"), shares }),
    z.strictObject({ ...type("shown"), opened }),
    z.strictObject({ ...type("hasNone"), signature: hex(128) }),
    z.strictObject({ ...type("gave"), places, boxes, signature: hex(128) }),
    z.strictObject({
      ...type("moved"),
      ...{ move: moveInput(), opened, boxes, auto, signature: hex(128) },
    }),
    z.strictObject({ ...type("standIn"), for: seat, part: element }),
    z.strictObject({ ...type("fault"), fault, opened: openedBox.exactOptional() }),
  ]);
}
