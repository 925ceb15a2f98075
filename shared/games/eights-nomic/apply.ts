import { applyWith } from "#shared/contract/applying.ts";
import { commonly, refused, type Outcome, type Refusal } from "#shared/contract/outcome.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { agree, disagree, given, object, decided, dropped } from "./judging.ts";
import { defaultMove } from "./legal.ts";
import { phase, toAct } from "./phase.ts";
import { say } from "./say.ts";
import { announce, endGame, improper, whisper } from "./talk.ts";
import {
  always,
  takes,
  type Command,
  type Move,
  type NomicEvent,
  type NomicRound,
  type Facts,
} from "./types.ts";
import { withMore } from "#shared/cards/hand.ts";
import { handRemoved } from "#shared/contract/round.ts";
import { ended, endedIfDue } from "./ending.ts";
import { withoutPenalties } from "./penalties.ts";
import { handedToHost } from "./ruleBook.ts";
import { unsightedAll, goneFromCycle } from "./round.ts";

function withoutHim(round: NomicRound, seat: Seat) {
  const { facts, zones } = round;
  const { pending } = facts;
  const now: Facts = {
    ...facts,
    ...handedToHost(facts, seat),
    left: withMore(facts.left, [seat]),
    consents: facts.consents.filter((other) => other !== seat),
    objections: facts.objections.filter((other) => other !== seat),
    mustModify: facts.mustModify === seat ? null : facts.mustModify,
    pending: pending && { ...pending, asked: pending.asked.filter((other) => other !== seat) },
  };
  return withoutPenalties(
    unsightedAll({ ...round, zones: handRemoved(zones, seat), facts: now }, seat),
    seat,
  );
}

/**
 * C-5: a seat that remains alone wins. Otherwise whatever waited for the leaver is resolved at
 * once.
 */
function leave(round: NomicRound, seat: Seat): Outcome<NomicRound, NomicEvent> {
  const happened: NomicEvent[] = [
    { type: "left", seat, told: { removed: round.zones.hands[seat]?.length ?? 0 } },
  ];
  const gone = withoutHim(round, seat);
  const active = activeSeats(gone);
  // No turn begins that would have to be reported.
  if (active.length < 2)
    return { ok: true, round: ended(goneFromCycle(gone, seat, []), active, happened), happened };
  const free = gone.facts.pending?.seat === seat ? dropped(gone, "gone", happened) : gone;
  const next = endedIfDue(goneFromCycle(free, seat, happened), happened);
  return { ok: true, round: next.facts.result ? next : decided(next, happened), happened };
}

type NomicOutcome = Outcome<NomicRound, NomicEvent>;

const commandTypes = [
  "play",
  "draw",
  "endTurn",
  "deckShuffle",
  "emptyHand",
  "modify",
] as const satisfies readonly Command["type"][];
const isCommand = (move: Move): move is Command =>
  (commandTypes as readonly string[]).includes(move.type);

const byItself = (round: NomicRound, seat: Seat, command: Command): NomicOutcome =>
  given(round, seat, command);

const applied = applyWith<NomicRound, Move, NomicEvent>({
  takes,
  phase,
  toAct,
  notAsked,
  outOfPlace,
  leave,
  /** EN-16, EN-18, EN-19 */
  outOfTurn: [...always, "deckShuffle", "emptyHand", "modify"],
  moves: {
    play: byItself,
    draw: byItself,
    endTurn: byItself,
    deckShuffle: byItself,
    emptyHand: byItself,
    modify: byItself,
    agree,
    disagree,
    object,
    announce,
    whisper,
    improper,
    endGame,
  },
});

/** EN-6: one command at a time. EN-20: the Eight of Spades comes first. */
function underWay({ facts }: NomicRound, move: Move) {
  if (!isCommand(move)) return null;
  if (facts.pending) return refused("EN-6", say("underWay", { seat: facts.pending.seat }));
  return facts.mustModify === null
    ? null
    : refused("EN-20", say("eightFirst", { seat: facts.mustModify }));
}

function notAsked(round: NomicRound, _seat: Seat, move: Move) {
  return underWay(round, move) ?? (isCommand(move) ? null : refused("EN-6", say("notAsked")));
}

function outOfPlace(round: NomicRound, move: Move): Refusal {
  return underWay(round, move) ?? refused("EN-6", say("nothingToJudge"));
}

type Fields = { readonly [field: string]: unknown };
/** Shallow, since no field of a default move is nested: sent data is never traversed. */
const isSame = (due: Fields, move: Fields) =>
  Object.keys(move).length === Object.keys(due).length &&
  Object.entries(due).every(([field, value]) => move[field] === value);

/** Makes the default move if clauses leave none (EN-23). */
export const applyOrDefault = (round: NomicRound, seat: Seat, move: Move | null): NomicOutcome =>
  move ? apply(round, seat, move) : apply(round, seat, defaultMove(round, seat), true);

/**
 * `isDefault` marks a move made for an inactive seat (C-6). It must be the current default, opens
 * no window and is refused by no clause (EN-23).
 */
export function apply(round: NomicRound, seat: Seat, move: Move, isDefault = false): NomicOutcome {
  if (!isDefault || round.facts.result) return applied(round, seat, move);
  const due = toAct(round).includes(seat) ? defaultMove(round, seat) : null;
  if (!due || !isSame(due, move))
    return refused(
      "C-13",
      due
        ? say("notTheDefault", { move: due.type })
        : commonly("notYourTurn", { seats: toAct(round) }),
    );
  return isCommand(due) ? given(round, seat, due, true) : applied(round, seat, due);
}
