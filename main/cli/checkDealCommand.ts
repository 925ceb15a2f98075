import { parseArgs } from "node:util";
import { cli } from "#main/text/english.ts";
import { checkDeal, type DealCheck } from "#shared/verifiedDeal/check.ts";
import { parseTranscript } from "#shared/verifiedDeal/readTranscript.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";
import { givenText, UsageError } from "./given.ts";

const words = cli.checkDeal;

function verdict(check: DealCheck, { seals, openings, sightings }: DealTranscript): string {
  const opened = openings.length;
  switch (check.state) {
    case "fits":
      return words.fits({
        cards: check.cards,
        decks: seals.length,
        opened,
        seen: sightings.length,
      });
    case "open":
      return words.open(opened);
    case "fault":
      return words.wrong(words.fault[check.fault.kind](check.fault));
  }
}

/**
 * What is said of a transcript, and whether all of it fits so far. `readInput` reads what "-"
 * stands for. Throws if there is nothing to check (H-18).
 */
export function checkedDeal(
  args: readonly string[],
  readInput: () => Buffer,
): Readonly<{ lines: readonly string[]; fits: boolean }> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(words.usage);
  const transcript = parseTranscript(givenText(file, "check-deal", readInput));
  const { plan, seat } = transcript;
  const check = checkDeal(transcript);
  const players = plan.contributions.map(({ player }) => player);
  return {
    lines: [
      words.head({ ...plan, seat }),
      words.contributed(players, plan.silent),
      ...(plan.again ? [words.again(plan.again.withheld)] : []),
      verdict(check, transcript),
    ],
    fits: check.state !== "fault",
  };
}
