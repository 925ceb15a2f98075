import { faultWords } from "#renderer/screens/table/deal/faultWords.ts";
import type { ScreenText } from "#renderer/text/en/screens.ts";
import type { DealState } from "#shared/protocol/history.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import type { DealPlan, DealTranscript } from "#shared/verifiedDeal/transcript.ts";
import { checkSteps, type CheckStep } from "./checkSteps.ts";

export type ReportWords = Pick<ScreenText, "deal" | "checkDeal" | "card">;

/** What the check of a saved deal says, in words. */
export type DealReport = Readonly<{
  standing: DealState;
  title: string;
  /** Which round it is, and whence. */
  about: readonly [round: string, file: string];
  /** What was found, and what that means. */
  fault: readonly [found: string, meaning: string] | null;
  help: string | null;
  steps: readonly Readonly<{ state: CheckStep["state"]; words: string; verdict: string }>[];
}>;

/** `game` and `file`: their names. Never throws, whatever the transcript says. */
export function dealReport(
  words: ReportWords,
  { game, file }: Readonly<{ game: string; file: string }>,
  transcript: DealTranscript,
): DealReport {
  const { checkDeal: its, deal } = words;
  const { plan, seat } = transcript;
  const check = checkDeal(transcript);
  const fault = check.state === "fault" ? check.fault : null;
  return {
    standing: check.state,
    title: its.verdict[check.state],
    about: [
      its.of(game, plan.round, plan.players.length),
      its.from(file, seat === null ? null : seat + 1),
    ],
    fault: fault && [faultWords(words, fault, (id) => seatWords(words, plan, id)), deal.meaning],
    help: check.state === "open" ? its.openHelp : null,
    steps: checkSteps(transcript, fault).map(({ kind, state }) => ({
      state,
      words: its.step[kind],
      verdict: its.state[state],
    })),
  };
}

/** A file has no names of people in it. */
function seatWords(words: ReportWords, { players }: DealPlan, player: string): string {
  const seat = players.indexOf(player) + 1;
  return seat === 0 ? words.deal.somebody : words.checkDeal.seat(seat);
}
