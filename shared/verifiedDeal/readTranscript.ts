// The form of a transcript that comes from elsewhere: a file, or what a host sent.

import "#shared/contract/zodSetup.ts";
import { z } from "zod";
import { isCard, type Card } from "#shared/cards/card.ts";
import { asIssue, problemIn, saysOfForm } from "#shared/contract/formProblem.ts";
import { shown } from "#shared/contract/json.ts";
import { jsonProblem } from "#shared/record/jsonProblem.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying } from "#shared/text/said.ts";
import { transcriptFormat, type DealTranscript } from "./transcript.ts";

const says = saying<CommonText["transcript"]>("transcript");

export class TranscriptError extends SaidError {
  override readonly name = "TranscriptError";
}

/** Far more than the longest round of fifty players has of decks, steps and cards. */
const mostDecks = 1000;
const mostSteps = 20_000;
const mostCards = 10_000;

const whole = (most: number) => z.number().int().min(0).max(most);
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const seat = whole(49);
const seats = z.array(seat).max(50);
/** Visible signs of ASCII: every program writes them in the same way. */
const id = z.string().regex(/^[!-~]{1,40}$/);
const ids = z.array(id).max(200);
const card = z.custom<Card>(isCard, asIssue(saysOfForm("notACard", { jokers: true })));
const cards = z.array(card).max(mostCards);
const place = { deck: whole(mostDecks), place: whole(mostCards) };
const places = z.array(z.strictObject(place)).min(1).max(mostCards);

const plan = z.strictObject({
  deal: hex(32),
  table: id,
  round: whole(1_000_000).min(1),
  game: id,
  packs: whole(100).min(1),
  jokersPerPack: whole(10),
  players: z.array(id.nullable()).min(1).max(50),
  dealt: seats,
  order: seats.nullable(),
  lot: z.enum(["dealer", "order"]).nullable(),
  opens: z.enum(["round", "session", "never"]),
  cards: whole(mostCards),
  host: hex(64),
  contributions: z
    .array(z.strictObject({ player: id, key: hex(64), commitment: hex(64) }))
    .max(200),
  silent: ids,
  again: z.strictObject({ deal: hex(32), withheld: ids }).nullable(),
});

const closing = z.strictObject({
  secret: hex(64),
  uses: z
    .array(
      z.union([
        z.strictObject({ shuffled: z.union([z.literal("pack"), places]) }),
        z.strictObject({ seats: whole(50) }),
        z.strictObject({ oneOf: whole(50) }),
      ]),
    )
    .max(mostDecks),
  steps: z
    .array(
      z
        .array(
          z.union([
            z.strictObject({
              cards: places,
              to: z.union([seat, z.enum(["pile", "removed", "laid"])]),
            }),
            z.strictObject({ shuffle: z.literal(true) }),
          ]),
        )
        .max(mostCards),
    )
    .max(mostSteps),
});

const form: z.ZodType<DealTranscript> = z.strictObject({
  format: z.literal(transcriptFormat),
  seat: seat.nullable(),
  own: z
    .strictObject({
      player: id,
      key: hex(64),
      commitment: hex(64),
      secret: hex(64),
      before: hex(32).nullable(),
    })
    .nullable(),
  plan,
  secrets: z.array(z.strictObject({ secret: hex(64), signature: hex(128) }).nullable()).max(200),
  seals: z.array(z.array(hex(32)).max(mostCards)).max(mostDecks),
  openings: z.array(z.strictObject({ ...place, card, salt: hex(32) })).max(mostDecks * 100),
  sightings: z
    .array(
      z.strictObject({
        hands: z.array(z.union([cards, whole(mostCards)])).max(50),
        pile: cards,
        stock: whole(mostCards),
        removed: whole(mostCards),
        showed: z.array(z.strictObject({ seat, cards })).max(mostSteps),
      }),
    )
    .max(mostSteps),
  closing: closing.nullable(),
});

/** Throws a TranscriptError that names the first wrong field. */
export function readTranscript(value: unknown): DealTranscript {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TranscriptError(says("notATranscript"));
  const { format } = value as { readonly format?: unknown };
  if (format !== transcriptFormat)
    throw new TranscriptError(says("format", { format: transcriptFormat, value: shown(format) }));
  const read = form.safeParse(value);
  if (!read.success)
    throw new TranscriptError(says("wrong", { problem: problemIn(read.error) }), {
      cause: read.error,
    });
  return read.data;
}

/** Throws a TranscriptError. */
export function parseTranscript(text: string): DealTranscript {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TranscriptError(says("notJson", { problem: jsonProblem(text, error) }), {
      cause: error,
    });
  }
  return readTranscript(value);
}
