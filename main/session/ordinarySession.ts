// The rules of an ordinary session: one table that plays for chips of the bank, whose people say
// when the next round begins.

import { newSeed } from "#main/base/chance.ts";
import { filled } from "./chairs.ts";
import { joined } from "./chipMoves.ts";
import { nextRound } from "./nextRound.ts";
import { settled } from "./sessionEnd.ts";
import type { SessionRules } from "./sessionRules.ts";

export const ordinarySession: SessionRules = {
  refusalOf: () => null,
  beginsWhenReady: true,
  waitsForPeople: true,
  passesOn: true,
  mayHurry: true,
  next: (table, random) => {
    const chairs = filled(table, random);
    const next = nextRound(chairs.table, newSeed(random));
    return next && { ...next, ...joined(chairs.postings, next) };
  },
  settled,
};
