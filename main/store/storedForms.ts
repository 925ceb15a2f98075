import { z } from "zod";
import { openingSchema, rotationSchema, tableSettingsSchema } from "#shared/protocol/schema.ts";

const count = z.number().int().min(0);
const named = z.record(z.string(), z.string());

export const storedForms = {
  rotation: rotationSchema,
  position: z.strictObject({ entry: count, round: count }),
  honours: z.strictObject({ titles: named, button: z.string().nullable() }),
  carried: z.record(
    z.string(),
    z.strictObject({
      carry: z.record(z.string(), z.unknown()),
      seats: z.array(z.string()),
      points: z.record(z.string(), z.number().int()).exactOptional(),
    }),
  ),
  settings: tableSettingsSchema,
  lan: openingSchema.extend({
    code: z.string(),
    locked: z.boolean(),
    muted: z.array(z.string()),
    banned: z.array(z.string()),
    closed: z.literal(true).exactOptional(),
  }),
  titles: z.record(z.string(), count),
} as const satisfies { readonly [column: string]: z.ZodType };
export type StoredColumn = keyof typeof storedForms;
