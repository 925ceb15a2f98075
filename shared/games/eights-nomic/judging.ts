import { turnDown } from "#shared/cards/faceDown.ts";
import { withMore } from "#shared/cards/hand.ts";
import { refused, type Accepted, type Outcome } from "#shared/contract/outcome.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { carriedOut, giverIn } from "./commands.ts";
import { judgedBy, ruleNamed } from "./ruleBook.ts";
import { obstacle } from "./obstacles.ts";
import { say } from "./say.ts";
import { sightedBy } from "./round.ts";
import type {
  Command,
  Facts,
  Move,
  NomicEvent,
  NomicRound,
  OpenCommand,
  Pending,
} from "./types.ts";

type NomicOutcome = Outcome<NomicRound, NomicEvent>;

/** EN-3, EN-6: all others may object to a change; nobody judges their own command. */
function askedAbout(
  { options, facts, zones }: NomicRound,
  seat: Seat,
  command: Command["type"],
): readonly Seat[] {
  const others = activeSeats({ zones, facts }).filter((other) => other !== seat);
  return command === "modify" && options.objectSeconds > 0
    ? others
    : others.filter((other) => judgedBy(options, facts, other).length > 0);
}

/** `isDefault` opens no window and ignores clauses (EN-23). */
export function given(
  round: NomicRound,
  seat: Seat,
  command: Command,
  isDefault = false,
): NomicOutcome {
  const failed: NomicEvent[] = [];
  const against = obstacle(giverIn(round, seat, !isDefault), command, failed);
  if (against) return against;
  const asked = isDefault ? [] : askedAbout(round, seat, command.type);
  return asked.length > 0
    ? proposed(round, seat, command, asked)
    : { ok: true, round: carriedOut(round, seat, command, failed), happened: failed };
}

const openly = (command: Command): OpenCommand =>
  command.type === "play" ? { type: "play" } : command;

/** EN-6: only the judges see the card of a play. */
function proposed(
  round: NomicRound,
  seat: Seat,
  command: Command,
  asked: readonly Seat[],
): Accepted<NomicRound, NomicEvent> {
  const pending: Pending = { seat, command: openly(command), asked };
  const facts: Facts = {
    ...round.facts,
    pending,
    objections: [],
    windows: round.facts.windows + 1,
  };
  const told = { command: pending.command, asked };
  if (command.type !== "play")
    return { ok: true, round: { ...round, facts }, happened: [{ type: "proposed", seat, told }] };
  const card = turnDown(command.card);
  const shown = sightedBy({ ...round, facts }, seat, card, asked);
  const sealed = {
    from: [seat],
    tellsProgress: true,
    choices: new Map<Seat, Move>([[seat, command]]),
  };
  return {
    ok: true,
    round: { ...shown, sealed },
    happened: [{ type: "proposed", seat, told, only: { to: [seat, ...asked], cards: [card] } }],
  };
}

export function commandUnderWay({ facts: { pending }, sealed }: NomicRound): Command | null {
  if (pending?.command.type !== "play") return pending ? pending.command : null;
  return (sealed?.choices.get(pending.seat) as Command | undefined) ?? null;
}

function answered(round: NomicRound, seat: Seat) {
  const { pending } = round.facts;
  return pending
    ? {
        ...round,
        facts: {
          ...round.facts,
          pending: { ...pending, asked: pending.asked.filter((other) => other !== seat) },
        },
      }
    : round;
}

export function agree(round: NomicRound, seat: Seat): NomicOutcome {
  const happened: NomicEvent[] = [{ type: "agreed", seat, told: {} }];
  return { ok: true, round: decided(answered(round, seat), happened), happened };
}

/** EN-6: only by one's own rule that people judge. */
export function disagree(
  round: NomicRound,
  seat: Seat,
  { rule: named }: { readonly rule: string },
): NomicOutcome {
  const rule = ruleNamed(round.facts, named);
  const own = judgedBy(round.options, round.facts, seat);
  if (!rule || !own.includes(rule.name)) return refused("EN-6", say("notYourRule", { own }));
  const happened: NomicEvent[] = [{ type: "disagreed", seat, told: { rule: rule.name } }];
  return { ok: true, round: dropped(answered(round, seat), "disagreed", happened), happened };
}

/** EN-3: only to a change, for contradicting a rule in force. */
export function object(
  round: NomicRound,
  seat: Seat,
  { rule: named }: { readonly rule: string },
): NomicOutcome {
  const { facts, options } = round;
  if (facts.pending?.command.type !== "modify" || options.objectSeconds === 0)
    return refused("EN-3", say("noChange"));
  const rule = ruleNamed(facts, named);
  if (!rule) return refused("EN-3", say("noSuchRule", { rule: named }));
  const happened: NomicEvent[] = [{ type: "objected", seat, told: { rule: rule.name } }];
  const objected = {
    ...round,
    facts: { ...facts, objections: withMore(facts.objections, [seat]) },
  };
  return { ok: true, round: decided(answered(objected, seat), happened), happened };
}

type Why = Extract<NomicEvent, { readonly type: "refusedCommand" }>["told"]["why"];

const closed = (round: NomicRound): NomicRound => ({
  ...round,
  sealed: null,
  facts: { ...round.facts, pending: null, objections: [] },
});

/** EN-3: a change is not used up; its author may try again. */
export function dropped(round: NomicRound, why: Why, happened: NomicEvent[]): NomicRound {
  const { pending } = round.facts;
  if (!pending) return round;
  happened.push({
    type: "refusedCommand",
    seat: pending.seat,
    told: { command: pending.command.type, why },
  });
  return closed(round);
}

/** Closes the window as soon as the outcome is certain. */
export function decided(round: NomicRound, happened: NomicEvent[]): NomicRound {
  const { facts, options } = round;
  const { pending, objections } = facts;
  if (!pending) return round;
  const others = activeSeats(round).filter((seat) => seat !== pending.seat).length;
  if (2 * objections.length > others) return dropped(round, "objected", happened);
  const areJudging = pending.asked.some((seat) => judgedBy(options, facts, seat).length > 0);
  const mayFail =
    pending.command.type === "modify" && 2 * (objections.length + pending.asked.length) > others;
  return areJudging || mayFail ? round : settled(round, pending, happened);
}

/** Checks again, since a call or a leave may have made the command impossible. */
function settled(round: NomicRound, { seat }: Pending, happened: NomicEvent[]) {
  const command = commandUnderWay(round);
  const failed: NomicEvent[] = [];
  const free = closed(round);
  if (!command || obstacle(giverIn(free, seat), command, failed))
    return dropped(round, "impossible", happened);
  happened.push(...failed);
  return carriedOut(free, seat, command, happened);
}
