// Fake deals, as a player's page knows them.

import type { WitnessedDeals, WitnessedDeal } from "#renderer/client/deal/witnessedDeals.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";

const hex = (digits: number, digit: number): string => String(digit).repeat(digits);

const transcript = (round: number, isOpen: boolean): DealTranscript => ({
  format: "deal/1",
  seat: 0,
  own: null,
  plan: {
    deal: hex(32, round),
    table: "table",
    round,
    game: "kings-and-bastards",
    packs: 1,
    jokersPerPack: 1,
    players: ["p0", null, null, "p3"],
    dealt: [0, 1, 2, 3],
    order: [3, 0, 1, 2],
    lot: null,
    opens: "round",
    cards: 53,
    host: hex(64, 1),
    contributions: ["p0", "p3"].map((player, at) => ({
      player,
      key: hex(64, at),
      commitment: hex(64, at + 2),
    })),
    silent: [],
    again: null,
  },
  secrets: [],
  seals: [[hex(32, 5)]],
  openings: [],
  sightings: [],
  closing: isOpen ? { secret: hex(64, 4), uses: [{ shuffled: "pack" }], steps: [] } : null,
});

const witnessed = (round: number, isOpen: boolean): WitnessedDeal => ({
  deal: hex(32, round),
  round,
  transcript: transcript(round, isOpen),
  fault: null,
  verdicts: [],
});

const wrong: DealFault = { kind: "opening", deck: 0, place: 6, card: "7h" };

export const fakeWords = ["anchor", "velvet", "pigeon", "orbit"] as const;

/** Of the third round: still sealed, checked, or wrong as another player's program found. */
export const fakeDeals = (now: "open" | "fits" | "fault"): WitnessedDeals => ({
  words: fakeWords,
  deals: [
    witnessed(1, true),
    witnessed(2, true),
    {
      ...witnessed(3, now === "fits"),
      verdicts: now === "fault" ? [{ player: "p3", fault: wrong }] : [],
    },
  ],
});
