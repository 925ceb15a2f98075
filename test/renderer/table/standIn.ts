// A stand-in game for tests that need windows, choices and sets, but no rules: it offers what the
// view's facts say.

import { crazyTable } from "#renderer/games/crazy-eights/crazyTable.ts";
import { chain, type Response } from "#renderer/games/normal-eights/chain/chain.tsx";
import { choices } from "#renderer/games/normal-eights/choices/choices.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { sets } from "#renderer/games/normal-eights/sets.tsx";
import { skips } from "#renderer/table/parts/skips.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Reading, TableGame } from "#renderer/table/tableGame.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage, SeatClock, TableState } from "#shared/protocol/table.ts";
import { hand } from "#test/support/hand.ts";

type Chosen = Move & { readonly type: string };

type Facts = Readonly<{
  window: Pick<Response, "number" | "seconds" | "floor"> | null;
  found: readonly (readonly Card[])[] | null;
  reading: Reading;
}>;

const factsOf = (seen: AnySeen): Facts => seen.facts as unknown as Facts;
const own = ({ hands }: AnySeen): readonly Card[] => hands[0] as readonly Card[];

function response(seen: AnySeen): Response | null {
  const { window } = factsOf(seen);
  const canAnswer = own(seen).some((card) => card.startsWith("A"));
  return (
    window && {
      ...window,
      words: () => "Ben plays the king of hearts: Cy draws four cards.",
      isOver: seen.legal.length === 0,
      canAnswer,
      concerns: "viewer",
    }
  );
}

const cardsOf = (move: Move): readonly Card[] => {
  const { card, sets: chosen } = move as Readonly<{
    card?: Card;
    sets?: readonly (readonly Card[])[];
  }>;
  return chosen?.flat() ?? (card === undefined ? [] : [card]);
};

const noBeats: TableGame["beats"] = () => [];

export const standIn: TableGame = {
  ...crazyTable,
  id: "stand-in",
  beats: noBeats,
  circle: () => null,
  folded: () => false,
  place: () => null,
  speech: () => "",
  mostCards: () => 15,
  picking: {
    ...crazyTable.picking,
    together: "never",
    fits: () => true,
    suggest: (_seen, _hand, _picked, card) => [card],
    read: (seen, picked) => (picked.length === 0 ? { kind: "nothing" } : factsOf(seen).reading),
    cardsOf,
  },
  words: () => ({
    ...crazyTable.words(),
    status: () => "A round is played",
    advice: () => "",
    sentence: () => null,
    lies: () => [],
    condition: (_seen, seat) => (seat === 2 ? "one card left!" : ""),
    unfit: () => null,
  }),
  parts: [
    chain({
      chain: (seen) =>
        factsOf(seen).window
          ? [{ seat: 1, card: "Kh", as: null, cancelled: false, back: false }]
          : [],
      response,
    }),
    choices({ chosen: () => [] }),
    skips({ skips: () => [0, 0, 0] }),
    sets({ sets: (seen) => factsOf(seen).found }),
    naming,
  ],
  actions: (seen) => [
    ...(factsOf(seen).window
      ? [
          {
            id: "pass",
            label: "Pass",
            sends: { type: "pass" },
            shortcut: "P Space",
            kind: "primary",
            problem: null,
          } as const,
        ]
      : []),
    {
      id: "nope",
      label: "Nope",
      sends: factsOf(seen).window ? { type: "nope" } : "picked",
      shortcut: "N",
      kind: "plain",
      problem: null,
    },
  ],
};

const nothing: Reading = { kind: "nothing" };

type Moment = Partial<Facts> &
  Readonly<{
    number?: number;
    round?: number;
    cards?: string;
    chosen?: Chosen | null;
    legal?: readonly Move[];
    toAct?: readonly number[];
    happened?: ViewMessage["happened"];
  }>;

/** The viewer sits at seat 0 of three. */
export function moment({
  number = 1,
  round = 1,
  cards = "7c 7d 7h 9s",
  chosen = null,
  legal = [{ type: "pass" }],
  toAct = [0, 1, 2],
  happened = [],
  window = null,
  found = null,
  reading = nothing,
}: Moment): ViewMessage {
  return {
    number,
    round,
    game: standIn.id,
    happened,
    seen: {
      viewer: 0,
      options: {},
      phase: "respond",
      hands: [hand(cards), 5, 1],
      stock: 20,
      pile: ["2h"],
      removed: 0,
      known: [],
      chosen,
      toAct,
      legal,
      facts: { left: [], result: null, window, found, reading } as never,
    },
  } as unknown as ViewMessage;
}

/** Nothing of a table but whose time runs. */
export const clocked = (clocks: readonly SeatClock[]): TableState =>
  ({
    id: "t",
    game: standIn.id,
    players: [],
    clocks,
    stage: "playing",
    roundNumber: 1,
  }) as unknown as TableState;
