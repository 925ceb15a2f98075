import { withMore } from "#shared/cards/hand.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { speaksReserved } from "./canonical.ts";
import { endedIfDue } from "./ending.ts";
import { usualPenalty } from "./options.ts";
import { called, fined } from "./penalties.ts";
import { isInForce } from "./ruleBook.ts";
import { say } from "./say.ts";
import type { Improper, NomicEvent, NomicRound } from "./types.ts";

type NomicOutcome = Outcome<NomicRound, NomicEvent>;

/** The facts of a round hold only the last ones; its record has them all. */
const announcementsKept = 200;

/**
 * EN-17: a reserved phrase has no effect when announced but earns a penalty, which is not reported.
 */
export function announce(
  round: NomicRound,
  seat: Seat,
  { text }: { readonly text: string },
): NomicOutcome {
  const { facts } = round;
  const heard: NomicRound = {
    ...round,
    facts: {
      ...facts,
      announcements: withMore(facts.announcements, [{ seat, text }]).slice(-announcementsKept),
    },
  };
  const earns = speaksReserved(text) && isInForce(facts, "ReservedWords");
  return {
    ok: true,
    round: earns ? fined(heard, seat, usualPenalty) : heard,
    happened: [{ type: "announced", seat, told: { text } }],
  };
}

const isThere = ({ facts, zones }: NomicRound, seat: Seat) =>
  seat in zones.hands && !facts.left.includes(seat);

/** EN-9, EN-23: nobody else notices. */
export function whisper(
  round: NomicRound,
  seat: Seat,
  { to, text }: Readonly<{ to: Seat; text: string }>,
): NomicOutcome {
  if (to === seat || !isThere(round, to)) return refused("EN-9", say("nobodyToTell"));
  return {
    ok: true,
    round,
    happened: [{ type: "whispered", seat, told: { to }, only: { to: [seat, to], text } }],
    noticedBy: [seat, to].toSorted((one, other) => one - other),
  };
}

/** EN-14 */
export function improper(
  round: NomicRound,
  seat: Seat,
  { player, penalty }: Improper,
): NomicOutcome {
  if (player === seat) return refused("EN-14", say("callsHimself"));
  if (!isThere(round, player)) return refused("EN-14", say("callsNobody"));
  const happened: NomicEvent[] = [];
  return { ok: true, round: called(round, seat, player, penalty, happened), happened };
}

/** EN-10: a consent cannot be withdrawn. */
export function endGame(round: NomicRound, seat: Seat): NomicOutcome {
  const { facts } = round;
  if (facts.consents.includes(seat)) return refused("EN-10", say("consentedAlready"));
  const happened: NomicEvent[] = [{ type: "consented", seat, told: {} }];
  return {
    ok: true,
    round: endedIfDue(
      { ...round, facts: { ...facts, consents: withMore(facts.consents, [seat]) } },
      happened,
    ),
    happened,
  };
}
