// Transcripts of the right form that say anything.

import type { DiceReader } from "#shared/chance/dice.ts";
import { readTranscript, TranscriptError } from "#shared/verifiedDeal/readTranscript.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";

type Chance = DiceReader;
type Fields = Record<string, unknown>;

const isNested = (value: unknown): value is Fields | unknown[] =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

/** Somewhere within, a value is changed: in place. */
function spoil(value: Fields | unknown[], chance: Chance): void {
  const names = Object.keys(value);
  const name = names[chance.below(names.length)]!;
  const fields = value as Fields;
  const inner = fields[name];
  if (isNested(inner) && chance.below(8) > 0) spoil(inner, chance);
  else if (Array.isArray(value) && chance.below(2) === 0)
    value.splice(Number(name), chance.below(2), value[chance.below(value.length)]);
  else fields[name] = spoiled(inner, chance);
}

function spoiled(value: unknown, chance: Chance): unknown {
  switch (typeof value) {
    case "number":
      return [0, 1, value + 1, 49, 9999][chance.below(5)];
    case "string":
      return value.replaceAll(/[0-9a-f]/g, () => chance.below(10).toString());
    default:
      return Array.isArray(value) ? value.slice(chance.below(value.length + 1)) : null;
  }
}

/** Changed in a few places, until that is a transcript again. */
export function hostile(transcript: DealTranscript, chance: Chance): DealTranscript {
  for (;;) {
    const copy = structuredClone(transcript) as unknown as Fields;
    for (let times = 1 + chance.below(3); times > 0; times -= 1) spoil(copy, chance);
    try {
      return readTranscript(copy);
    } catch (error) {
      if (!(error instanceof TranscriptError)) throw error;
    }
  }
}
