// The verified deal (H-18): the host commits to a secret, people's programs commit to theirs, all are
// opened, and the cards come from all of them.

import { refusal } from "#main/base/refusal.ts";
import { bySeat, present } from "#main/session/players.ts";
import type { LaidRound } from "#main/session/nextRound.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import { takes } from "#main/session/stageChart.ts";
import type { StoredDeal } from "#main/store/roundStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Traits } from "#shared/contract/traits.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { DealMessage } from "#shared/protocol/deal.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import { dealOpens } from "#shared/session/openDeals.ts";
import {
  guestCommitment,
  hostCommitment,
  planHash,
  seedOf,
} from "#shared/verifiedDeal/commitments.ts";
import { isSignedBy } from "#shared/verifiedDeal/keys.ts";
import { plannedDeal } from "#shared/verifiedDeal/dealPlan.ts";
import type { Contribution, DealPlan, Hex, OpenedSecret } from "#shared/verifiedDeal/transcript.ts";
import type { DealtRound, JudgedDeal } from "./dealtRound.ts";
import type { SealedTable } from "./sealedTable.ts";
import type { AskId, ConnectionId, TableEvent, TableStep } from "./step.ts";
import { lineOf, sealedNext, type TableState } from "./state.ts";

/** How long people's programs have to contribute, and again to open what they contributed. */
const contributionMs = 3_000;

/** A request to deal that waits for what people contribute. */
type AskedDeal = Readonly<{
  wish: DealWish;
  /** Those who wait for an answer. */
  asks: readonly AskId[];
  /** What would change the plan; it happens once the round is dealt. */
  waiting: readonly TableEvent[];
}>;

/** The next deal, before any card is dealt. Nothing of it is stored. */
export type NextDeal = Readonly<{
  deal: Hex;
  /** The host's, to which it has committed. */
  secret: Hex;
  host: Hex;
  /** By player. */
  contributions: ReadonlyMap<string, Contribution>;
  /** The elapsed time at which somebody was last told of it. */
  announcedAt: number;
  again: DealPlan["again"];
  /** The elapsed time before which a deal that could not be stored is not tried again. */
  notBefore: number;
  /** Null until the round is asked for and everybody has contributed. */
  planned: Readonly<{
    plan: DealPlan;
    hash: Hex;
    secrets: ReadonlyMap<string, NonNullable<OpenedSecret>>;
    at: number;
  }> | null;
}>;

type Witness = Readonly<{ key: Hex; line: ConnectionId }>;

export type Deals = Readonly<{
  /** By player: the key of their page's witness, and the line by which it takes part. */
  witnesses: ReadonlyMap<string, Witness>;
  /** Null where no round is asked for. */
  asked: AskedDeal | null;
  next: NextDeal | null;
  /** Null where the round was not dealt in this way. */
  now: DealtRound | null;
  /** What was found so far in the rounds that were dealt in this way, by deal, oldest first. */
  judged: ReadonlyMap<Hex, JudgedDeal>;
  /** Of the next, the present or the last round; null where it is not dealt so (H-51). */
  sealed: SealedTable | null;
}>;

export const noDeals: Deals = {
  witnesses: new Map(),
  asked: null,
  next: null,
  now: null,
  judged: new Map(),
  sealed: null,
};

/** What is to be dealt now. */
export type DealtWith = Readonly<{ laid: LaidRound; deal: StoredDeal | null }>;

export type TakesPart = Witness & { readonly player: StoredPlayer };

/**
 * The players who are here with a witness that takes part, in the order of the table. On a new line
 * it is first sent where the deal stands.
 */
export const takingPart = (state: TableState): readonly TakesPart[] =>
  present(state.table).flatMap((player) => {
    const witness = state.deals.witnesses.get(player.id);
    return witness?.line === lineOf(state, player.id) ? [{ player, ...witness }] : [];
  });

export const tell = (step: TableStep, line: ConnectionId, message: DealMessage): void =>
  step.do({ type: "deal", line, message });

const changeNext = (step: TableStep, change: Partial<NextDeal>): void => {
  const { next } = step.state.deals;
  if (next) step.change({ deals: { ...step.state.deals, next: { ...next, ...change } } });
};

export const hexOf = (bytes: Uint8Array): Hex => Buffer.from(bytes).toString("hex");

function newDeal(step: TableStep, again: NextDeal["again"] = null): NextDeal {
  const { random } = step.given;
  const deal = hexOf(random(16));
  const secret = hexOf(random(32));
  const host = hostCommitment(deal, secret);
  return {
    ...{ deal, secret, host, again },
    contributions: new Map(),
    announcedAt: step.at,
    notBefore: 0,
    planned: null,
  };
}

/** Those who withheld a secret the first time are not asked again. */
const isAwaited = ({ again }: NextDeal, { player }: TakesPart): boolean =>
  !again?.withheld.includes(player.id);

function tellBegun(step: TableStep, to: readonly TakesPart[]): void {
  const { next } = step.state.deals;
  if (!next) return;
  const { deal, host } = next;
  for (const each of to)
    if (isAwaited(next, each)) tell(step, each.line, { type: "begun", deal, host });
}

/** Commits to the next deal between rounds, so that everybody has contributed when it is asked for. */
export function prepareDeal(step: TableStep): void {
  const { deals, table } = step.state;
  const all = takingPart(step.state);
  const isSealed = table.session.settings.sealedDeals;
  if (deals.next || all.length === 0 || isSealed || !takes(table.stage, "round.dealt")) return;
  step.change({ deals: { ...deals, next: newDeal(step) } });
  tellBegun(step, all);
}

/** Once on each line: also on return, to where the deal stands. */
export function takePart(step: TableStep, player: string, witness: Witness): void {
  const { deals } = step.state;
  step.change({ deals: { ...deals, witnesses: new Map(deals.witnesses).set(player, witness) } });
  if (!deals.next) return prepareDeal(step);
  const own = takingPart(step.state).filter((each) => each.player.id === player);
  if (deals.next.planned) return tellPlanned(step, deals.next.planned.plan, own);
  // Nobody who comes, however often, holds up a round that is asked for.
  if (!deals.asked) changeNext(step, { announcedAt: step.at });
  tellBegun(step, own);
}

/** Of players who are no longer here: whoever comes again takes part anew. */
export function forgetWitnesses(step: TableStep, players: readonly string[]): void {
  const { deals } = step.state;
  const witnesses = new Map([...deals.witnesses].filter(([id]) => !players.includes(id)));
  step.change({ deals: { ...deals, witnesses } });
}

/** Also to those who came too late to contribute: they check all the same. */
function tellPlanned(step: TableStep, plan: DealPlan, to: readonly TakesPart[]): void {
  for (const { line } of to) tell(step, line, { type: "planned", plan });
}

export const otherDeal = refusal("stale", "otherDeal");

/** A contribution can be replaced until the deal is planned. */
export function commit(
  step: TableStep,
  player: string,
  { deal, commitment }: TableAsk<"commit">,
): Refusal | null {
  const { next, witnesses } = step.state.deals;
  const witness = witnesses.get(player);
  if (!next || next.deal !== deal || next.planned || !witness) return otherDeal;
  const { key } = witness;
  const contributions = new Map(next.contributions).set(player, { player, key, commitment });
  changeNext(step, { contributions });
  return null;
}

export function openSecret(
  step: TableStep,
  player: string,
  { deal, secret, signature }: TableAsk<"openSecret">,
): Refusal | null {
  const { next } = step.state.deals;
  const planned = next?.planned;
  const own = planned?.plan.contributions.find((each) => each.player === player);
  if (!planned || next.deal !== deal || !own) return otherDeal;
  if (planned.secrets.has(player)) return null;
  const isRight =
    guestCommitment(planned.plan, player, secret) === own.commitment &&
    isSignedBy(own.key, signature, planned.hash, secret);
  if (!isRight) return refusal("wrong-secret", "wrongSecret");
  const secrets = new Map(planned.secrets).set(player, { secret, signature });
  changeNext(step, { planned: { ...planned, secrets } });
  return null;
}

/** The elapsed time at which the deal goes on without what is still missing; null: nothing waits. */
export function dealDueAt(state: TableState): number | null {
  const { asked, next } = state.deals;
  const sealed = sealedNext(state);
  if (sealed?.deal.newest) return sealed.notBefore;
  if (!asked || !next || state.table.session.settings.sealedDeals) return null;
  return Math.max((next.planned?.at ?? next.announcedAt) + contributionMs, next.notBefore);
}

/** It could not be stored. No other deal may take its place, since its secrets are open. */
export function dealLater(step: TableStep): void {
  const notBefore = step.at + contributionMs;
  changeNext(step, { notBefore });
  const { deals } = step.state;
  if (sealedNext(step.state) && deals.sealed)
    step.change({ deals: { ...deals, sealed: { ...deals.sealed, notBefore } } });
}

/** Whether the event waits until the round is dealt. */
export function waitsForDeal(step: TableStep, event: TableEvent): boolean {
  const { asked } = step.state.deals;
  if (!asked) return false;
  changeAsked(step, { ...asked, waiting: [...asked.waiting, event] });
  return true;
}

const changeAsked = (step: TableStep, asked: AskedDeal): void =>
  step.change({ deals: { ...step.state.deals, asked } });

/** A deal that was prepared before the table came to deal sealed (H-51). */
export const forgetPrepared = (step: TableStep): void =>
  step.change({ deals: { ...step.state.deals, next: null } });

export const waitFor = (step: TableStep, wish: DealWish, ask: AskId | null): void =>
  changeAsked(step, { wish, asks: ask === null ? [] : [ask], waiting: [] });

/** Where a deal is asked for already, its answer is this one's too. */
export function joinsDeal(step: TableStep, ask: AskId | null): boolean {
  const { asked } = step.state.deals;
  if (!asked) return false;
  if (ask !== null) changeAsked(step, { ...asked, asks: [...asked.asks, ask] });
  return true;
}

/** What waited for it follows: a leaver then leaves the round. */
export function dealOver(step: TableStep): void {
  const { deals } = step.state;
  for (const event of deals.asked?.waiting ?? []) step.then(event);
  const sealed = sealedNext(step.state) ? null : deals.sealed;
  if (deals.asked || deals.next)
    step.change({ deals: { ...deals, asked: null, next: null, sealed } });
}

/** Answers those who wait for the deal, and goes on with what waited for it. */
export function dropDeal(step: TableStep, refused: Refusal): void {
  for (const ask of step.state.deals.asked?.asks ?? []) step.answer(ask, refused);
  dealOver(step);
}

/** The cards do not matter: the round is laid only to learn who is dealt in, and how. */
export const trialSeed = "trial";

export const laidWith = (step: TableStep, wish: DealWish, seed?: string): LaidRound | null =>
  step.state.rules.next(step.state.table, step.given.random, wish, seed);

/**
 * Returns what is dealt now; `dealing` if people's programs are awaited, null if no round can be
 * dealt. Throws a RecordError.
 */
export function askedToDeal(
  step: TableStep,
  wish: DealWish,
  ask: AskId | null,
): DealtWith | "dealing" | null {
  prepareDeal(step);
  if (!step.state.deals.next || takingPart(step.state).length === 0) return unverified(step, wish);
  if (!laidWith(step, wish, trialSeed)) return null;
  waitFor(step, wish, ask);
  return goneOn(step);
}

/** Goes on as far as what people have contributed allows. Throws a RecordError. */
export function goneOn(step: TableStep): DealtWith | "dealing" | null {
  const { asked, next } = step.state.deals;
  if (!asked || !next) return null;
  const isLate = step.at >= (dealDueAt(step.state) ?? Infinity);
  if (next.planned) return opened(step, asked, next, isLate);
  const all = takingPart(step.state).filter((each) => isAwaited(next, each));
  const isComplete = all.every(({ player }) => next.contributions.has(player.id));
  return isComplete || isLate ? planned(step, next, asked.wish) : "dealing";
}

function unverified(step: TableStep, wish: DealWish): DealtWith | null {
  const laid = laidWith(step, wish);
  return laid && { laid, deal: null };
}

/** Nothing of the plan changes any more, so people's programs may open their secrets. */
function planned(step: TableStep, next: NextDeal, wish: DealWish) {
  const laid = laidWith(step, wish, trialSeed);
  if (!laid) return null;
  const plan = planOf(step.state, next, laid);
  if (plan.contributions.length === 0) return unverified(step, wish);
  changeNext(step, {
    planned: { plan, hash: planHash(plan), secrets: new Map(), at: step.at },
  });
  tellPlanned(step, plan, takingPart(step.state));
  return "dealing";
}

function planOf(
  { table }: TableState,
  next: NextDeal,
  { read, table: after }: LaidRound,
): DealPlan {
  const { deal, host, again } = next;
  const sitting = bySeat(after.players);
  const contributions = present(table).flatMap(({ id }) => next.contributions.get(id) ?? []);
  const people = sitting.flatMap(({ id, bot }) => (bot === null ? [id] : []));
  // Whoever withheld a secret may have no seat, or have left meanwhile.
  const named = new Set([...people, ...(again?.withheld ?? [])]);
  const isSilent = (id: string): boolean => !contributions.some(({ player }) => player === id);
  return {
    ...{ deal, table: table.id, round: after.roundNumber, game: read.game.id },
    ...plannedDeal(read),
    players: sitting.map(({ id, bot }) => (bot === null ? id : null)),
    opens: opensAt(table, read.game.traits),
    ...{ host, contributions },
    silent: [...named].filter(isSilent),
    again,
  };
}

/** Hands that are thrown away stay unseen while their players play on at other tables. */
function opensAt({ session }: StoredTable, traits: Traits): DealPlan["opens"] {
  const opens = dealOpens(session.settings.openDeals, traits);
  return session.tournament !== null && opens === "session" ? "never" : opens;
}

/** One who withholds a secret restarts the deal once, in the open. */
function opened(
  step: TableStep,
  { wish }: AskedDeal,
  next: NextDeal,
  isLate: boolean,
): DealtWith | "dealing" | null {
  const { plan, secrets } = next.planned!;
  const withheld = plan.contributions.filter(({ player }) => !secrets.has(player));
  if (withheld.length > 0 && !isLate) return "dealing";
  if (withheld.length > 0 && plan.again === null) {
    const again = { deal: plan.deal, withheld: withheld.map(({ player }) => player) };
    step.change({ deals: { ...step.state.deals, next: newDeal(step, again) } });
    tellBegun(step, takingPart(step.state));
    return goneOn(step);
  }
  const all = plan.contributions.map(({ player }) => secrets.get(player) ?? null);
  const laid = laidWith(step, wish, seedOf(plan, next.secret, all));
  if (!laid) return null;
  // A tournament has moved its players meanwhile: what was planned can no longer be dealt.
  if (planHash(planOf(step.state, next, laid)) !== next.planned!.hash)
    return unverified(step, wish);
  return { laid, deal: { plan, secret: next.secret, secrets: all } };
}
