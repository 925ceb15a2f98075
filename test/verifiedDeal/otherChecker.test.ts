// Has another checker judge as this one does: in Python, written from the page about fair deals.

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import { dealFaultKinds } from "#shared/verifiedDeal/fault.ts";
import { parseTranscript, TranscriptError } from "#shared/verifiedDeal/readTranscript.ts";
import { python } from "#test/support/python.ts";
import { sweep } from "#test/support/sweep.ts";
import { honestRounds } from "./honestRound.ts";
import { hostile } from "./hostile.ts";
import { syntheticRound, type SyntheticRound } from "./syntheticRound.ts";
import { range } from "./syntheticTable.ts";
import { cheats, tamperings } from "./tampering/everything.ts";

/** `text`: a transcript, or what should be one. */
type Case = Readonly<{ what: string; text: string }>;

const unreadable = { state: "unreadable" };

const caseOf = (what: string, transcript: unknown): Case => ({
  what,
  text: JSON.stringify(transcript),
});
const chanceOf = (seed: string): DiceReader => new DiceReader(newDice(`other checker ${seed}`));
const roundOf = (at: number): SyntheticRound => syntheticRound(`other checker ${at}`);
const seatIn = ({ seats }: SyntheticRound, at: number) => seats[at % (seats.length + 1)] ?? null;

function honest(at: number): readonly Case[] {
  const round = roundOf(at);
  const transcript = round.transcript(seatIn(round, at));
  return [
    caseOf(`honest ${at}`, transcript),
    caseOf(`open ${at}`, { ...transcript, closing: null }),
    caseOf(`hostile ${at}`, hostile(transcript, chanceOf(`hostile ${at}`))),
  ];
}

/** In some rounds, those in which it can be tried. */
const tampered = (): readonly Case[] =>
  tamperings.flatMap(([what, , tamper], kind) =>
    range(sweep(1, 40)).flatMap((time) => {
      const at = kind + time;
      const round = roundOf(at);
      const transcript = tamper(round.transcript(seatIn(round, at)), round, chanceOf(`${at}`));
      return transcript ? [caseOf(`${what} ${at}`, transcript)] : [];
    }),
  );

const cheated = (): readonly Case[] =>
  cheats.flatMap(([what, , cheat]) =>
    range(sweep(1, 50)).map((at) =>
      caseOf(`${what} ${at}`, syntheticRound(`cheat ${at}`, cheat).transcript(at % 2 ? null : 0)),
    ),
  );

function real(): readonly Case[] {
  const cases: Case[] = [];
  for (const game of catalogue)
    honestRounds(game, "other checker", sweep(1, 40), ({ seats, transcript }) => {
      const seat = [0, seats - 1, null][cases.length % 3] ?? null;
      cases.push(caseOf(`${game.id} ${seat}`, transcript(seat)));
    });
  return cases;
}

function malformed(): readonly Case[] {
  const transcript = roundOf(0).transcript(0);
  const { plan, seals: _seals, ...sealless } = transcript;
  return [
    { what: "no JSON", text: "{" },
    caseOf("a list", [transcript]),
    caseOf("another format", { ...transcript, format: "deal/2" }),
    caseOf("a field too few", { ...sealless, plan }),
    caseOf("a field more", { ...transcript, plan: { ...plan, dealer: 0 } }),
    caseOf("a seat as text", { ...transcript, seat: "0" }),
    caseOf("a part of a card", { ...transcript, plan: { ...plan, cards: 0.5 } }),
    caseOf("no pack", { ...transcript, plan: { ...plan, packs: 0 } }),
    caseOf("capital digits", { ...transcript, plan: { ...plan, deal: "D".repeat(32) } }),
    caseOf("an id of two words", { ...transcript, plan: { ...plan, table: "a b" } }),
  ];
}

function judged(text: string): unknown {
  try {
    return checkDeal(parseTranscript(text));
  } catch (error) {
    if (error instanceof TranscriptError) return unreadable;
    throw error;
  }
}

function judgedInPython(cases: readonly Case[]): readonly unknown[] {
  const input = cases.map(({ text }) => `${text}\n`).join("");
  const args = ["-B", "test/verifiedDeal/check_deal.py"];
  const { stdout, stderr } = spawnSync(python!, args, {
    input,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  expect(stderr).toBe("");
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

const kindOf = (verdict: unknown): string => {
  const { state, fault } = verdict as { state: string; fault?: { kind: string } };
  return fault?.kind ?? state;
};

test.skipIf(python === undefined)(
  "H-18 a checker in Python, by the page about fair deals, comes to the same verdicts (skipped where there is no Python)",
  () => {
    const cases = [
      ...range(sweep(8, 400)).flatMap(honest),
      ...tampered(),
      ...cheated(),
      ...real(),
      ...malformed(),
    ];
    const verdicts = cases.map(({ text }) => judged(text));
    const others = judgedInPython(cases);
    expect(others).toHaveLength(cases.length);
    for (const [at, { what }] of cases.entries()) expect(others[at], what).toEqual(verdicts[at]);
    expect(new Set(verdicts.map(kindOf))).toEqual(
      new Set([...dealFaultKinds, "fits", "open", unreadable.state]),
    );
  },
);
