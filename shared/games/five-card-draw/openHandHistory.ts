import type { Card } from "#shared/cards/card.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { ViewedRound } from "#shared/contract/viewedRound.ts";
import type { DrawEvent, Facts, Options } from "./types.ts";

const streets = ["Preflop", "Flop", "Turn", "Showdown"] as const;
type Street = (typeof streets)[number];

type Action = Readonly<{
  player_id: number;
  action:
    | "Dealt Cards"
    | "Shows Cards"
    | "Post Ante"
    | "Post Dead"
    | "Fold"
    | "Check"
    | "Bet"
    | "Raise"
    | "Call"
    | "Stands Up";
  /** In chips. */
  amount?: number;
  is_allin?: boolean;
  cards?: readonly string[];
}>;

type HandLine = ViewedRound["lines"][number];
type HandEvent = VisibleEvent<DrawEvent>;
type StreetAction = Readonly<{ street: Street; action: Action }>;

const idOf = (seat: number) => seat + 1;
const factsOf = (line: HandLine) => line.view!.seen.facts as unknown as Facts;
const happenedIn = (line: HandLine) => line.view!.happened as readonly HandEvent[];
/** The format has no joker: one that is not read as another card is left out. */
const named = (cards: readonly Card[]) => cards.filter((card) => card !== "Jk");

/**
 * H-8: lists the payments before the deal; a Bastard's payment for the King is the Bastard's dead
 * money.
 */
function antes({ stacks, chips, committed }: Facts): readonly Action[] {
  return stacks.flatMap((stack, seat) => {
    const paid = stack - (chips[seat] ?? 0);
    const own = Math.min(paid, committed[seat] ?? 0);
    const posted = (action: Action["action"], amount: number): readonly Action[] =>
      amount > 0 ? [{ player_id: idOf(seat), action, amount, is_allin: chips[seat] === 0 }] : [];
    return [...posted("Post Ante", own), ...posted("Post Dead", paid - own)];
  });
}

function deal(line: HandLine): readonly StreetAction[] {
  const dealt = line.view!.seen.hands.flatMap((hand, seat): readonly Action[] =>
    typeof hand === "number" || hand.length === 0
      ? []
      : [{ player_id: idOf(seat), action: "Dealt Cards", cards: named(hand) }],
  );
  return [...antes(factsOf(line)), ...dealt].map((action) => ({ street: "Preflop", action }));
}

const wagers = { bet: "Bet", raised: "Raise", called: "Call" } as const;

function actionsOf(event: HandEvent, hasFolded: (seat: number) => boolean): readonly Action[] {
  if (event.seat === undefined) return [];
  const player_id = idOf(event.seat);
  switch (event.type) {
    case "bet":
    case "raised":
    case "called": {
      const { amount, allIn } = event.told;
      return [{ player_id, action: wagers[event.type], amount, is_allin: allIn }];
    }
    case "checked":
      return [{ player_id, action: "Check" }];
    case "folded":
      return [{ player_id, action: "Fold" }];
    case "left":
      return [
        ...(hasFolded(event.seat) ? [] : [{ player_id, action: "Fold" } as const]),
        { player_id, action: "Stands Up" },
      ];
    case "drew":
      return event.cards && event.cards.length > 0
        ? [{ player_id, action: "Dealt Cards", cards: named(event.cards) }]
        : [];
    case "showed":
      return [{ player_id, action: "Shows Cards", cards: event.told.read }];
    case "returned":
      return [];
  }
}

/** The line before a move has the stage in which it was made. */
function streetOf(before: HandLine | undefined, { type }: HandEvent): Street {
  if (type === "showed") return "Showdown";
  return before?.view?.seen.phase === "bet1" ? "Flop" : "Turn";
}

function movesOf(lines: readonly HandLine[]): readonly StreetAction[] {
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const hasFolded = (seat: number) =>
      before !== undefined && factsOf(before).folded[seat] === true;
    return at === 0 || line.error
      ? []
      : happenedIn(line).flatMap((told) =>
          actionsOf(told, hasFolded).map((action) => ({ street: streetOf(before, told), action })),
        );
  });
}

function roundsOf(lines: readonly HandLine[]) {
  const said = [...deal(lines[0]!), ...movesOf(lines)].map(({ street, action }, number) => ({
    street,
    action: { action_number: number, ...action },
  }));
  return streets
    .filter((street) => said.some((each) => each.street === street))
    .map((street, id) => ({
      id,
      street,
      actions: said.filter((each) => each.street === street).map(({ action }) => action),
    }));
}

const potsOf = (lines: readonly HandLine[]) =>
  lines
    .flatMap(happenedIn)
    .flatMap((event) => (event.type === "wonPot" ? [event.told] : []))
    .toSorted((one, other) => one.pot - other.pot)
    .map(({ pot, amount, shares }) => ({
      number: pot,
      amount,
      rake: 0,
      player_wins: shares.map(({ seat, amount: win_amount }) => ({
        player_id: idOf(seat),
        win_amount,
      })),
    }));

/**
 * Converts a stored hand to the format of https://hh-specs.handhistory.org, showing only what `eyes`
 * may see. The format is made for hold'em and stud, so draw is fitted in as follows:
 * - There is no draw street, and no betting on the first one. Antes and deal go into "Preflop", the
 * first betting stage into "Flop", exchange and second stage into "Turn".
 * - There is no exchange: new cards, if visible, are another "Dealt Cards"; the thrown cards, and
 * how many others threw, are lost.
 * - There is no joker: "Shows Cards" has the card it was read as, "Dealt Cards" leaves it out.
 * - Nobody can pay for another: the King's ante (H-8) is a "Post Dead" of the Bastard.
 * - No bet can be returned: pots exclude it, and so are smaller than the sum of the bets.
 * - Chips are play money ("XPM"); player ids and seats count from 1.
 */
export function handHistory({ options, lines, stored, players, eyes }: ViewedRound) {
  const seen = lines.filter(({ view }) => view !== null);
  const facts = factsOf(seen[0]!);
  const hero = typeof eyes === "number" ? eyes : players.findIndex(({ isOwn }) => isOwn);
  return {
    spec_version: "1.4.7",
    site_name: "Cardtable",
    network_name: "Cardtable",
    internal_version: "1.0",
    tournament: false,
    game_number: `${stored?.table}-${stored?.number}`,
    // oxlint-disable-next-line no-restricted-globals -- writes down a given time, and reads no clock
    start_date_utc: new Date(stored?.beganAt ?? 0).toISOString(),
    table_name: stored?.table ?? "",
    game_type: "Draw",
    bet_limit: { bet_type: "NL", bet_cap: 0 },
    table_size: players.length,
    currency: "XPM",
    dealer_seat: idOf(facts.dealer),
    small_blind_amount: 0,
    big_blind_amount: 0,
    ante_amount: (options as unknown as Options).ante,
    hero_player_id: hero < 0 ? null : idOf(hero),
    flags: hero < 0 ? ["Observed"] : [],
    players: players.map(({ name }, seat) => ({
      id: idOf(seat),
      seat: idOf(seat),
      name,
      starting_stack: facts.stacks[seat] ?? 0,
      is_sitting_out: facts.dealtIn[seat] !== true,
    })),
    rounds: roundsOf(seen),
    pots: potsOf(seen),
  };
}

export type HandHistory = ReturnType<typeof handHistory>;
