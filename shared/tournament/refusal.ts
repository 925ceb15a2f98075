import { refused, type Refusal } from "#shared/contract/outcome.ts";
import type { TournamentText } from "#shared/text/en/tournament.ts";
import { saying, type PhraseArgs } from "#shared/text/said.ts";

const says = saying<TournamentText["refusals"]>("tournament.refusals");

export const refusal = <K extends keyof TournamentText["refusals"]>(
  code: string,
  key: K,
  ...given: PhraseArgs<TournamentText["refusals"][K]>
): Refusal => refused(code, says(key, ...given));
