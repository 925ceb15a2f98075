// Checks that a hand in the Open Hand History format matches the format's field list, and tells the
// truth and no more.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { HandHistory } from "#shared/games/five-card-draw/openHandHistory.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import { parseRecord, type RoundRecord } from "#shared/record/roundRecord.ts";
import { replay } from "#shared/record/replay.ts";
import { goldenRecords } from "#test/support/goldenRecords.ts";
import type { Sitter } from "#test/support/playedHistory.ts";
import { library, noon, textOf } from "./support.ts";

/**
 * The field list of hh-specs.handhistory.org, version 1.4.7; strict, so that no field of ours slips
 * in.
 */
const chips = z.number().min(0);
const id = z.number().int();
const card = z.string().regex(/^[AKQJT98765432][hsdc]$/);
const action = z.strictObject({
  action_number: z.number().int(),
  player_id: id,
  amount: chips.exactOptional(),
  is_allin: z.boolean().exactOptional(),
  cards: z.array(card).exactOptional(),
  action: z.enum([
    "Dealt Cards",
    "Mucks Cards",
    "Shows Cards",
    "Post Ante",
    "Post SB",
    "Post BB",
    "Straddle",
    "Post Dead",
    "Post Extra Blind",
    "Fold",
    "Check",
    "Bet",
    "Raise",
    "Call",
    "Added Chips",
    "Sits Down",
    "Stands Up",
    "Add to Pot",
  ]),
});
const round = z.strictObject({
  id,
  street: z.enum(["Preflop", "Flop", "Turn", "River", "Showdown"]),
  cards: z.array(card).exactOptional(),
  actions: z.array(action),
});
const win = z.strictObject({
  player_id: id,
  win_amount: chips,
  cashout_amount: chips.exactOptional(),
  cashout_fee: chips.exactOptional(),
  bonus_amount: chips.exactOptional(),
});
const pot = z.strictObject({
  number: id,
  amount: chips,
  rake: chips.exactOptional(),
  jackpot: chips.exactOptional(),
  player_wins: z.array(win),
});
const player = z.strictObject({
  id,
  seat: id,
  name: z.string(),
  display: z.string().exactOptional(),
  starting_stack: chips,
  player_bounty: chips.exactOptional(),
  is_sitting_out: z.boolean().exactOptional(),
});
const published = z.strictObject({
  spec_version: z.string().regex(/^\d+\.\d+\.\d+$/),
  site_name: z.string(),
  network_name: z.string(),
  internal_version: z.string(),
  tournament: z.boolean(),
  game_number: z.string().min(1),
  start_date_utc: z.iso.datetime(),
  table_name: z.string(),
  table_handle: z.string().exactOptional(),
  table_skin: z.string().exactOptional(),
  game_type: z.enum(["Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw"]),
  bet_limit: z.strictObject({ bet_type: z.enum(["NL", "PL", "FL"]), bet_cap: chips }),
  table_size: id,
  currency: z.string(),
  dealer_seat: id,
  small_blind_amount: chips.nullable().exactOptional(),
  big_blind_amount: chips.nullable().exactOptional(),
  ante_amount: chips,
  hero_player_id: id.nullable().exactOptional(),
  flags: z.array(z.enum(["Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap"])),
  players: z.array(player),
  rounds: z.array(round),
  pots: z.array(pot),
});

const hands = goldenRecords()
  .filter(({ game }) => game === "five-card-draw")
  .map(({ name, file }) => ({ name, record: parseRecord(readFileSync(file, "utf8")).record }))
  .filter(({ record }) => resultOf(record) !== null);

function resultOf(record: RoundRecord): RoundResult | null {
  return [...replay(parseRecord(JSON.stringify(record)))].at(-1)!.step.round.facts.result;
}

const alone = (record: RoundRecord): readonly Sitter[] =>
  record.seats.map((_, seat) => (seat === 0 ? { profile: "robin" } : "easy"));
const inCompany = (record: RoundRecord): readonly Sitter[] =>
  record.seats.map((_, seat) => (seat === 0 ? { profile: "robin" } : "guest"));

/** What stands in the file, and the one hand in it. */
async function exported(
  record: RoundRecord,
  sitters: readonly Sitter[],
  profile = "robin",
): Promise<Readonly<{ text: string; hand: HandHistory }>> {
  const books = library();
  books.keep(record, sitters);
  const text = await textOf(books.as(profile).hands({}));
  return { text, hand: (JSON.parse(text) as { readonly ohh: HandHistory }).ohh };
}

const actionsOf = ({ rounds }: HandHistory) => rounds.flatMap(({ actions }) => actions);
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + amount, 0);

describe("H-4 a hand in the Open Hand History format", () => {
  test.each(hands)("has the published fields and no other – $name", async ({ record }) => {
    for (const sitters of [alone(record), inCompany(record)])
      expect(published.safeParse((await exported(record, sitters)).hand).error).toBeUndefined();
  });

  test.each(hands)(
    "counts its actions, and bets nothing before the first street with bets – $name",
    async ({ record }) => {
      const { hand } = await exported(record, alone(record));
      const actions = actionsOf(hand);
      expect(
        actions.map(({ action_number }) => action_number).toSorted((one, other) => one - other),
      ).toEqual(actions.map((_, at) => at));
      expect(hand.rounds.map(({ id: at }) => at)).toEqual(hand.rounds.map((_, at) => at));
      const first = hand.rounds.find(({ street }) => street === "Preflop");
      expect(
        first!.actions.every((each) =>
          ["Post Ante", "Post Dead", "Dealt Cards"].includes(each.action),
        ),
      ).toBe(true);
    },
  );

  test.each(hands)("FD-15 says of every stack where it went – $name", async ({ record }) => {
    const { hand } = await exported(record, alone(record));
    const result = resultOf(record)!;
    const put = (who: number): number =>
      sum(
        actionsOf(hand)
          .filter(({ player_id }) => player_id === who)
          .map(({ amount }) => amount ?? 0),
      );
    const won = (who: number): number =>
      sum(
        hand.pots
          .flatMap(({ player_wins }) => player_wins)
          .filter(({ player_id }) => player_id === who)
          .map(({ win_amount }) => win_amount),
      );
    for (const { amount, player_wins } of hand.pots)
      expect(sum(player_wins.map(({ win_amount }) => win_amount))).toBe(amount);
    // What was put in and is in no pot was returned to one seat, the highest bettor.
    const returned = hand.players.map(
      ({ id: who }, seat) => (result.chips?.[seat] ?? 0) - won(who) + put(who),
    );
    expect(returned.filter((amount) => amount !== 0).length).toBeLessThanOrEqual(1);
    expect(sum(returned)).toBe(
      sum(hand.players.map(({ id: who }) => put(who))) - sum(hand.pots.map(({ amount }) => amount)),
    );
    expect(Math.min(...returned)).toBeGreaterThanOrEqual(0);
  });
});

const withTitles = hands.find(({ name }) => name === "king-and-bastard")!.record;

test("H-8 the King's ante is dead money of the Bastard", async () => {
  const { hand } = await exported(withTitles, alone(withTitles));
  const { titles } = withTitles.carry as {
    readonly titles: Readonly<{ king: number; bastard: number }>;
  };
  const antes = hand.rounds[0]!.actions.filter(({ amount }) => amount !== undefined);
  expect(antes.filter(({ player_id }) => player_id === titles.king + 1)).toEqual([]);
  expect(
    antes
      .filter(({ player_id }) => player_id === titles.bastard + 1)
      .map(({ action: what, amount }) => [what, amount]),
  ).toEqual([
    ["Post Ante", hand.ante_amount],
    ["Post Dead", hand.ante_amount],
  ]);
});

describe("C-7 cards that others held", () => {
  test.each(hands)("stay out of the file unless they were shown – $name", async ({ record }) => {
    const { hand } = await exported(record, inCompany(record));
    expect(hand).toMatchObject({ hero_player_id: 1, flags: [] });
    for (const { action: what, player_id, cards } of actionsOf(hand))
      if (cards && what !== "Shows Cards") expect(player_id).toBe(1);
    const shown = (
      resultOf(record) as unknown as { readonly hands: readonly unknown[] }
    ).hands.flatMap((each, seat) => (each === null ? [] : [seat + 1]));
    expect(
      actionsOf(hand)
        .flatMap(({ action: what, player_id }) => (what === "Shows Cards" ? [player_id] : []))
        .toSorted((one, other) => one - other),
    ).toEqual(shown);
  });

  test("of a hand that one did not play, only what was shown is told", async () => {
    const { record } = hands.find(({ name }) => name === "side-pots-with-a-tie-in-each")!;
    const { hand } = await exported(record, inCompany(record), "mei");
    expect(hand).toMatchObject({ hero_player_id: null, flags: ["Observed"] });
    expect(actionsOf(hand).some(({ action: what }) => what === "Dealt Cards")).toBe(false);
  });

  test("of a hand played with bots alone, all hands are told", async () => {
    const { record } = hands.find(({ name }) => name === "side-pots-with-a-tie-in-each")!;
    expect(
      (await exported(record, alone(record))).hand.rounds[0]!.actions.filter(
        ({ action: what }) => what === "Dealt Cards",
      ),
    ).toHaveLength(5);
  });
});

test("FD-17 a joker stands as the card that it was read as", async () => {
  const { record } = hands.find(({ name }) => name === "two-jokers-and-five-new-cards")!;
  const { text, hand } = await exported(record, alone(record));
  expect(text).not.toContain("Jk");
  for (const { action: what, cards } of actionsOf(hand))
    if (what === "Shows Cards") expect(cards).toHaveLength(5);
});

test("several hands have a blank line between them, newest first, and other games are left out", async () => {
  const books = library();
  const [one, two] = hands;
  books.keep(one!.record, alone(one!.record));
  books.keep(
    parseRecord(
      readFileSync(
        goldenRecords().find(({ name }) => name === "ends-the-bastard-left")!.file,
        "utf8",
      ),
    ).record,
    [{ profile: "robin" }, "easy", "easy"],
  );
  books.keep(two!.record, alone(two!.record));
  const told = async (filter: object): Promise<readonly string[]> => {
    const parts = (await textOf(books.as("robin").hands(filter))).split("\n\n");
    expect(parts.pop()).toBe("");
    return parts.map((part) => (JSON.parse(part) as { readonly ohh: HandHistory }).ohh.table_name);
  };
  expect(await told({})).toEqual(["table-3", "table-1"]);
  expect(await told({ table: "table-1" })).toEqual(["table-1"]);
  expect(await told({ game: "kings-and-bastards" })).toEqual([]);
  expect(await told({ from: noon + 3_600_000 })).toEqual([]);
});

test("of more hands than a page holds, each is told once", async () => {
  const books = library();
  const { record } = hands.find(({ name }) => name === "all-fold-unasked")!;
  books.store.atOnce(() => {
    for (let count = 0; count < 120; count += 1) books.keep(record, alone(record));
  });
  const told = (await textOf(books.as("robin").hands({})))
    .trim()
    .split("\n\n")
    .map((part) => (JSON.parse(part) as { readonly ohh: HandHistory }).ohh.game_number);
  expect(told).toHaveLength(120);
  expect(new Set(told).size).toBe(120);
});
