// What encodes no point, or no scalar.

import { order } from "#shared/sealedDeal/scalars.ts";

/** A.2 of RFC 9496: not canonical, negative, without a square root; and what is no 64 digits. */
export const noPoints: readonly string[] = [
  `00${"ff".repeat(31)}`,
  `${"ff".repeat(31)}7f`,
  `f3${"ff".repeat(30)}7f`,
  `ed${"ff".repeat(30)}7f`,
  `01${"00".repeat(31)}`,
  `01${"ff".repeat(30)}7f`,
  "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
  "E2F2AE0A6ABC4E71A884A961C500515F58E30B6AA582DD8DB6A65945E08D2D76",
  "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d",
  "",
];

const littleEndian = (value: bigint): string =>
  Buffer.from(value.toString(16).padStart(64, "0"), "hex").reverse().toString("hex");

export const noScalars: readonly string[] = [
  littleEndian(order),
  littleEndian(order + 1n),
  "ff".repeat(32),
  "0A".padEnd(64, "0"),
  "00".repeat(31),
  "",
];
