import type { Card } from "#shared/cards/card.ts";
import type { ViewedRound } from "#shared/contract/viewedRound.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { DrawEvent, Facts, Options } from "./types.ts";

/** See https://hh-specs.handhistory.org. */
const specVersion = "1.4.7";

type Street = "Preflop" | "Flop" | "Turn" | "Showdown";

interface HandAction {
  readonly action_number: number;
  readonly player_id: number;
  readonly action:
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
  readonly amount?: number;
  readonly is_allin?: boolean;
  readonly cards?: readonly string[];
}

export interface HandHistory {
  readonly spec_version: typeof specVersion;
  readonly site_name: string;
  readonly network_name: string;
  readonly internal_version: string;
  readonly tournament: false;
  readonly game_number: string;
  readonly start_date_utc: string;
  readonly table_name: string;
  readonly game_type: "Draw";
  readonly bet_limit: { readonly bet_type: "NL"; readonly bet_cap: 0 };
  readonly table_size: number;
  readonly currency: "XPM";
  readonly dealer_seat: number;
  readonly small_blind_amount: 0;
  readonly big_blind_amount: 0;
  readonly ante_amount: number;
  readonly hero_player_id: number | null;
  readonly flags: readonly string[];
  readonly players: readonly {
    readonly id: number;
    readonly seat: number;
    readonly name: string;
    readonly starting_stack: number;
    readonly is_sitting_out: boolean;
  }[];
  readonly rounds: readonly {
    readonly id: number;
    readonly street: Street;
    readonly actions: readonly HandAction[];
  }[];
  readonly pots: readonly {
    readonly number: number;
    readonly amount: number;
    readonly rake: 0;
    readonly player_wins: readonly { readonly player_id: number; readonly win_amount: number }[];
  }[];
}

type HandLine = ViewedRound["lines"][number];
type HandEvent = VisibleEvent<DrawEvent>;
type Action = Omit<HandAction, "action_number">;
type StreetAction = { readonly street: Street; readonly action: Action };

const idOf = (seat: number): number => seat + 1;
const factsOf = (line: HandLine): Facts => line.view!.seen.facts as unknown as Facts;
const happenedIn = (line: HandLine): readonly HandEvent[] =>
  line.view!.happened as readonly HandEvent[];
/** The format has no joker: one that is not read as another card is left out. */
const named = (cards: readonly Card[]): readonly string[] => cards.filter((card) => card !== "Jk");

/**
 * H-8: lists the payments before the deal; a Bastard's payment for the King is the Bastard's dead
 * money.
 */
function antes({ stacks, chips, committed }: Facts): readonly Action[] {
  return stacks.flatMap((stack, seat): readonly Action[] => {
    const paid = stack - (chips[seat] ?? 0);
    const own = Math.min(paid, committed[seat] ?? 0);
    return [
      ...(own > 0
        ? [
            {
              player_id: idOf(seat),
              action: "Post Ante",
              amount: own,
              is_allin: chips[seat] === 0,
            } as const,
          ]
        : []),
      ...(paid > own
        ? [
            {
              player_id: idOf(seat),
              action: "Post Dead",
              amount: paid - own,
              is_allin: chips[seat] === 0,
            } as const,
          ]
        : []),
    ];
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

function actionOf(event: HandEvent, hasFolded: (seat: number) => boolean): readonly Action[] {
  switch (event.type) {
    case "bet":
    case "raised":
    case "called":
      return [
        {
          player_id: idOf(event.seat),
          action: wagers[event.type],
          amount: event.told.amount,
          is_allin: event.told.allIn,
        },
      ];
    case "checked":
      return [{ player_id: idOf(event.seat), action: "Check" }];
    case "folded":
      return [{ player_id: idOf(event.seat), action: "Fold" }];
    case "left":
      return [
        ...(hasFolded(event.seat)
          ? []
          : [{ player_id: idOf(event.seat), action: "Fold" } as const]),
        { player_id: idOf(event.seat), action: "Stands Up" },
      ];
    case "drew":
      return event.cards && event.cards.length > 0
        ? [{ player_id: idOf(event.seat), action: "Dealt Cards", cards: named(event.cards) }]
        : [];
    case "showed":
      return [{ player_id: idOf(event.seat), action: "Shows Cards", cards: event.told.read }];
    case "dealt":
    case "stageEnded":
    case "returned":
    case "reshuffled":
    case "wonPot":
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
    const hasFolded = (seat: number): boolean =>
      before !== undefined && factsOf(before).folded[seat] === true;
    return at === 0 || line.error
      ? []
      : happenedIn(line).flatMap((told) =>
          actionOf(told, hasFolded).map((action) => ({ street: streetOf(before, told), action })),
        );
  });
}

function roundsOf(lines: readonly HandLine[]): HandHistory["rounds"] {
  const said = [...deal(lines[0]!), ...movesOf(lines)].map(({ street, action }, number) => ({
    street,
    action: { action_number: number, ...action },
  }));
  const streets = (["Preflop", "Flop", "Turn", "Showdown"] as const).filter((street) =>
    said.some((each) => each.street === street),
  );
  return streets.map((street, id) => ({
    id,
    street,
    actions: said.filter((each) => each.street === street).map(({ action }) => action),
  }));
}

function potsOf(lines: readonly HandLine[]): HandHistory["pots"] {
  const won = lines.flatMap((line) =>
    happenedIn(line).flatMap((told) => (told.type === "wonPot" ? [told.told] : [])),
  );
  return won
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
}

/**
 * Converts a stored hand, showing only what `eyes` may see. The format is made for hold'em and
 * stud, so draw is fitted in as follows:
 * - There is no draw street, and no betting on the first one. Antes and deal go into "Preflop", the
 * first betting stage into "Flop", exchange and second stage into "Turn".
 * - There is no exchange: new cards, if visible, are another "Dealt Cards"; the thrown cards, and
 * how many others threw, are lost.
 * - There is no joker: "Shows Cards" has the card it was read as, "Dealt Cards" leaves it out.
 * - Nobody can pay for another: the King's ante (H-8) is a "Post Dead" of the Bastard.
 * - No bet can be returned: pots exclude it, and so are smaller than the sum of the bets.
 * - Chips are play money ("XPM"); player ids and seats count from 1.
 */
export function handHistory({
  options: asked,
  lines,
  stored,
  players,
  eyes,
}: ViewedRound): HandHistory {
  const seen = lines.filter(({ view }) => view !== null);
  const facts = factsOf(seen[0]!);
  const options = asked as unknown as Options;
  const hero = typeof eyes === "number" ? eyes : players.findIndex(({ isOwn }) => isOwn);
  return {
    spec_version: specVersion,
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
    ante_amount: options.ante,
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
