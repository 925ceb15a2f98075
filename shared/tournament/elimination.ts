import { isForChips } from "./clock.ts";
import type {
  Amounts,
  RoundOver,
  Bust,
  Entrant,
  LastElimination,
  Places,
  TakenHead,
  TournamentState,
  TournamentTable,
} from "./state.ts";
import { evenly, sumOf } from "./payouts.ts";
import { staysOn, thinksUntil } from "./rebuys.ts";
import type { TournamentStep } from "./step.ts";

export const isIn = ({ status }: Entrant): boolean => status === "in" || status === "broke";
export const stillIn = ({ entrants }: TournamentState): readonly Entrant[] => entrants.filter(isIn);
export const entered = ({ entrants }: TournamentState): readonly Entrant[] =>
  entrants.filter(({ status }) => status !== "withdrawn");

export const hasStacks = ({ setup }: TournamentState): boolean => isForChips(setup.format);

/** The number of the moment; in hand for hand all tables' hands are one. */
function momentAt(step: TournamentStep, table: TournamentTable | null): number {
  const { handForHand, moments } = step.state;
  if (handForHand && table && table.wave === handForHand.wave && table.wave > 0)
    return handForHand.moment;
  step.change({ moments: moments + 1 });
  return moments + 1;
}

/**
 * The bounty goes in equal shares to who gained in the hand and began it with at least as much as
 * the player who ran out; if there are none, to all who gained. Odd chips go from the dealer's left
 * (TDA 20, "Awarding Odd Chips"). If nobody gained, it is kept for the tournament's winner.
 */
function takeHead(
  step: TournamentStep,
  lost: string,
  { before, after, button }: Readonly<{ before: Amounts; after: Amounts; button: number | null }>,
): readonly TakenHead[] {
  const had = before[lost] ?? 0;
  // By chair from the dealer's left.
  const isLeft = (id: string): boolean => button !== null && (step.entrant(id).chair ?? 0) > button;
  const dealt = Object.keys(before);
  const gained = [...dealt.filter(isLeft), ...dealt.filter((id) => !isLeft(id))].filter(
    (id) => id !== lost && (after[id] ?? 0) > (before[id] ?? 0),
  );
  const covering = gained.filter((id) => (before[id] ?? 0) >= had);
  return headTaken(step, lost, covering.length > 0 ? covering : gained);
}

function headTaken(
  step: TournamentStep,
  lost: string,
  takers: readonly string[],
): readonly TakenHead[] {
  const { bounty } = step.state.setup.structure;
  if (!step.entrant(lost).head) return [];
  step.setEntrant(lost, { head: false });
  if (takers.length === 0) {
    step.change({ unclaimed: step.state.unclaimed + bounty });
    return [{ of: lost, by: null, amount: bounty }];
  }
  const shares = evenly(bounty, takers);
  for (const [id, amount] of shares) changeHeads(step, id, 1, amount);
  step.tell("tookHead", {
    names: takers.map((id) => step.entrant(id).name),
    name: step.entrant(lost).name,
    amount: bounty,
  });
  return shares.map(([by, amount]) => ({ of: lost, by, amount }));
}

function changeHeads(step: TournamentStep, id: string, more: number, amount: number): void {
  const { heads, bounties } = step.entrant(id);
  step.setEntrant(id, { heads: heads + more, bounties: bounties + amount });
}

/**
 * After a round, with chips that were bought during it. Throws if chips were won or lost on the
 * way.
 */
export function takeStacks(
  step: TournamentStep,
  over: RoundOver,
  { playing }: TournamentTable,
): void {
  const before = playing?.stacks ?? {};
  const sum = (stacks: Amounts): number => sumOf(Object.values(stacks));
  const dealt = Object.keys(before);
  if (
    dealt.length !== Object.keys(over.stacks).length ||
    dealt.some((id) => over.stacks[id] === undefined) ||
    sum(before) !== sum(over.stacks)
  ) {
    throw new Error(
      `round ${over.round} of ${over.table} does not leave the ${sum(before)} chips that it began with`,
    );
  }
  for (const id of dealt) step.setEntrant(id, { stack: over.stacks[id] ?? 0 });
  for (const id of dealt) takeComing(step, id);
}

export function takeComing(step: TournamentStep, id: string): void {
  const { comingChips, stack } = step.entrant(id);
  if (comingChips === 0) return;
  step.postStack("stack", id, comingChips);
  step.setEntrant(id, { stack: stack + comingChips, comingChips: 0 });
}

export function afterHand(step: TournamentStep, over: RoundOver, before: TournamentTable): void {
  const stacks = before.playing?.stacks ?? {};
  const here = Object.keys(stacks);
  const lost = here.filter(
    (id) => step.entrant(id).stack === 0 || step.entrant(id).leaving !== null,
  );
  if (lost.length === 0) return;
  const { button } = step.table(before.id);
  const heads = lost.flatMap((id) =>
    step.entrant(id).stack === 0
      ? takeHead(step, id, { before: stacks, after: over.stacks, button })
      : headTaken(step, id, []),
  );
  const moment = momentAt(step, before);
  const hand = { table: before.id, round: over.round, before: stacks, after: over.stacks };
  const out = lost.filter(
    (id) => !staysOn(step, id, { moment, stack: stacks[id] ?? 0 }, before.playing?.level ?? 0),
  );
  const kept = (id: string): number =>
    step.entrant(id).leaving === null ? 0 : step.entrant(id).stack;
  const back = (id: string): number => kept(id) || (stacks[id] ?? 0);
  goOut(
    step,
    out.map((id) => ({ id, bust: { moment, stack: stacks[id] ?? 0 }, stack: back(id) })),
    { hand, heads },
  );
}

/** They went out at the moment when they ran out. */
export function decline(step: TournamentStep, id: string): void {
  const { bust, stack } = step.entrant(id);
  // With chips left (too few for the stake) an undo lets them play on, until they cannot pay
  // again.
  if (bust) goOut(step, [{ id, bust, stack, declined: stack === 0 }], { hand: null, heads: [] });
}

export function cannotPay(step: TournamentStep, ids: readonly string[]): void {
  const moment = momentAt(step, null);
  const heads = ids.flatMap((id) => headTaken(step, id, []));
  const out = ids.filter(
    (id) => !staysOn(step, id, { moment, stack: step.entrant(id).stack }, step.state.clock.level),
  );
  goOut(
    step,
    out.map((id) => ({
      id,
      bust: { moment, stack: step.entrant(id).stack },
      stack: step.entrant(id).stack,
    })),
    { hand: null, heads: heads.filter(({ of }) => out.includes(of)) },
  );
}

/** Outside a hand; the chips go out of play (TDA, "Warnings, Penalties and Disqualification"). */
export function goNow(step: TournamentStep, id: string): void {
  const { stack, status, bust } = step.entrant(id);
  if (status === "broke" && bust) {
    decline(step, id);
    return;
  }
  const heads = headTaken(step, id, []);
  goOut(step, [{ id, bust: { moment: momentAt(step, null), stack }, stack }], {
    hand: null,
    heads,
  });
}

/** Who has lost their last match, at one moment, whatever their stacks. */
export function eliminate(
  step: TournamentStep,
  ids: readonly Readonly<{ id: string; stack: number }>[],
  hand: LastElimination["hand"],
): void {
  if (ids.length === 0) return;
  const moment = momentAt(step, null);
  goOut(
    step,
    ids.map(({ id, stack }) => ({ id, stack, bust: { moment, stack: 0 } })),
    { hand, heads: [] },
  );
}

type Going = Readonly<{
  id: string;
  bust: Bust;
  stack: number;
  declined?: boolean;
}>;

function goOut(
  step: TournamentStep,
  going: readonly Going[],
  { hand, heads }: Pick<LastElimination, "hand" | "heads">,
): void {
  if (going.length === 0) return;
  const number = step.state.eliminations + 1;
  const entrants = going.map(({ id, stack, declined = false }) => ({
    id,
    stack,
    table: step.entrant(id).table,
    chair: step.entrant(id).chair,
    declined,
  }));
  for (const { id, bust } of going) {
    forfeit(step, id);
    step.unseat(id);
    step.setEntrant(id, { status: "out", bust, thinksUntil: null, leaving: null });
  }
  step.change({ eliminations: number, lastElimination: { number, entrants, hand, heads } });
  step.tell("out", { names: going.map(({ id }) => step.entrant(id).name) });
}

function forfeit(step: TournamentStep, id: string): void {
  const { stack, name, comingChips } = step.entrant(id);
  if (comingChips > 0) step.setEntrant(id, { comingChips: 0 });
  if (stack === 0) return;
  step.postStack("forfeit", id, -stack);
  step.setEntrant(id, { stack: 0 });
  step.tell("forfeited", { name, stack });
}

function isUntouched(
  { tables }: TournamentState,
  { hand, entrants }: LastElimination,
  stackOf: (id: string) => Entrant,
): boolean {
  const table = hand && tables.find(({ id }) => id === hand.table);
  if (!hand || !table || table.playing || table.round !== hand.round) return false;
  const gone = new Set(entrants.map(({ id }) => id));
  return Object.entries(hand.after).every(
    ([id, stack]) =>
      gone.has(id) || (stackOf(id).stack === stack && stackOf(id).table === table.id),
  );
}

/**
 * If the table has not dealt since, the hand is void and everybody has their stack from before it;
 * otherwise those eliminated get new chips for the ones they lost.
 */
export function undoElimination(
  step: TournamentStep,
  last: LastElimination,
  seatOne: (id: string) => void,
): void {
  const isVoid = isUntouched(step.state, last, (id) => step.entrant(id));
  const back = new Set(last.entrants.map(({ id }) => id));
  for (const head of last.heads) if (isVoid || back.has(head.of)) returnHead(step, head);
  for (const { id, table, chair, declined } of last.entrants) {
    step.setEntrant(id, {
      status: declined ? "broke" : "in",
      leaving: null,
      bust: declined ? step.entrant(id).bust : null,
      thinksUntil: declined ? thinksUntil(step) : null,
    });
    const old = step.state.tables.find((each) => each.id === table);
    if (old && chair !== null && old.chairs[chair] === null) step.seat(id, old.id, chair);
    else seatOne(id);
  }
  const targets =
    isVoid && last.hand
      ? last.hand.before
      : Object.fromEntries(
          last.entrants.flatMap(({ id, stack, declined }) =>
            declined ? [] : [[id, stack] as const],
          ),
        );
  setStacks(step, targets);
  if (isVoid && last.hand) step.tell("handVoid", { table: step.table(last.hand.table).number });
  step.change({ lastElimination: null });
  step.tell("undone", { names: last.entrants.map(({ id }) => step.entrant(id).name) });
}

function returnHead(step: TournamentStep, { of, by, amount }: TakenHead): void {
  step.setEntrant(of, { head: true });
  if (by === null) step.change({ unclaimed: step.state.unclaimed - amount });
  else changeHeads(step, by, -1, -amount);
}

/** Chips keep a player in who had run out. */
function setStack(step: TournamentStep, id: string, stack: number): void {
  const { status } = step.entrant(id);
  step.setEntrant(id, {
    stack,
    ...(stack > 0 && { bust: null }),
    ...(stack > 0 && status === "broke" && { status: "in", thinksUntil: null }),
  });
}

export function setStacks(step: TournamentStep, targets: Amounts): void {
  const { id: tournament, session } = step.state;
  const changes = Object.entries(targets).map(([id, to]) => ({
    id,
    to,
    amount: to - step.entrant(id).stack,
  }));
  step.post("correction", [
    ...changes.map(({ id, amount }) => ({ account: `seat:${session}:${id}`, amount })),
    { account: `stacks:${tournament}`, amount: -sumOf(changes.map(({ amount }) => amount)) },
  ]);
  for (const { id, to } of changes) setStack(step, id, to);
}

/**
 * Later is higher. At one moment (a hand, or all tables' hands in hand for hand) the larger stack
 * before the hand is higher, and equal ones share the place.
 */
export function placesOfOut(state: TournamentState): Places {
  const out = state.entrants.filter(({ status }) => status === "out");
  const later = (one: Entrant, other: Entrant): number =>
    (other.bust?.moment ?? 0) - (one.bust?.moment ?? 0) ||
    (other.bust?.stack ?? 0) - (one.bust?.stack ?? 0);
  const places: { place: number; entrants: string[] }[] = [];
  let place = stillIn(state).length + 1;
  let last: Entrant | null = null;
  for (const entrant of out.toSorted(later)) {
    if (last && later(last, entrant) === 0) places.at(-1)!.entrants.push(entrant.id);
    else places.push({ place, entrants: [entrant.id] });
    place += 1;
    last = entrant;
  }
  return places;
}
