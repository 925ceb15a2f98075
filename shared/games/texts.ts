import { audit } from "#shared/text/en/audit.ts";
import { common } from "#shared/text/en/index.ts";
import { tournament } from "#shared/text/en/tournament.ts";
import { SaidError, type Said } from "#shared/text/said.ts";
import { sentenceIn, type Texts } from "#shared/text/sentence.ts";
import { manifests } from "./catalogue.ts";

const everywhere = { ...common, audit, tournament };

export const english: Texts = {
  common: everywhere,
  games: Object.fromEntries(manifests.map(({ rules, text }) => [rules.id, text])),
};

export const sentence = (said: Said): string => sentenceIn(english, said);

export const errorWords = (error: unknown): string =>
  error instanceof SaidError
    ? sentence(error.said)
    : error instanceof Error
      ? error.message
      : String(error);
