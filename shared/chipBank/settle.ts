export type Payment = Readonly<{
  /** An index into the amounts, like `to`. */
  from: number;
  to: number;
  /** Positive. */
  amount: number;
}>;

export type Settlement = Readonly<{
  payments: readonly Payment[];
  /** Whether no smaller number of payments would do, provably. */
  fewest: boolean;
}>;

type Share = Readonly<{
  who: number;
  amount: number;
}>;

/**
 * The largest number of people, not counting those who are even, for which the minimum is found.
 */
export const mostExact = 16;

/**
 * Settles `amounts`: what each person receives, or pays if negative. Throws a RangeError unless
 * they are integers that sum to zero.
 *
 * A group of n people whose amounts sum to zero needs at most n − 1 payments, so the minimum comes
 * from the partition into the most such groups. Finding it takes 2ⁿ steps. Above `mostExact`
 * people, pairs and then triples that sum to zero are taken out first; if still too many are left,
 * the largest debtor pays the largest creditor.
 */
export function settleUp(amounts: readonly number[]): Settlement {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!amounts.every(Number.isSafeInteger) || sum !== 0)
    throw new RangeError(`Amounts are whole and sum to zero; these sum to ${sum}.`);
  const shares = amounts.flatMap((amount, who) => (amount === 0 ? [] : [{ who, amount }]));
  if (shares.length <= mostExact)
    return { payments: evenGroups(shares).flatMap(paidWithin), fewest: true };
  const { groups, rest } = smallGroups(shares);
  const others = rest.length <= mostExact ? evenGroups(rest) : [rest];
  return { payments: [...groups, ...others].flatMap(paidWithin), fewest: false };
}

function evenGroups(shares: readonly Share[]): readonly (readonly Share[])[] {
  const all = 2 ** shares.length;
  const sums = new Float64Array(all);
  // For each set of people: the most zero-sum groups when they are added one after the other, and
  // the person added last.
  const most = new Uint8Array(all);
  const last = new Uint8Array(all);
  for (let set = 1; set < all; set += 1) {
    const first = 31 - Math.clz32(set & -set);
    sums[set] = sums[set & (set - 1)]! + shares[first]!.amount;
    let best = -1;
    for (let left = set; left !== 0; left &= left - 1) {
      const one = left & -left;
      if (most[set ^ one]! <= best) continue;
      best = most[set ^ one]!;
      last[set] = 31 - Math.clz32(one);
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  return partedAt(shares, sums, last);
}

/** A group is complete whenever the people added so far sum to zero. */
function partedAt(
  shares: readonly Share[],
  sums: Float64Array,
  last: Uint8Array,
): readonly (readonly Share[])[] {
  const groups: Share[][] = [];
  for (let set = sums.length - 1; set !== 0; set ^= 1 << last[set]!) {
    if (sums[set] === 0) groups.push([]);
    groups.at(-1)!.push(shares[last[set]!]!);
  }
  return groups;
}

function smallGroups(shares: readonly Share[]): Readonly<{
  groups: readonly (readonly Share[])[];
  rest: readonly Share[];
}> {
  const groups: (readonly Share[])[] = [];
  let rest = [...shares];
  const take = (group: readonly Share[]): void => {
    groups.push(group);
    rest = rest.filter((share) => !group.includes(share));
  };
  for (const one of shares) {
    const other = rest.includes(one) && rest.find(({ amount }) => amount === -one.amount);
    if (other) take([one, other]);
  }
  for (const one of shares) {
    const three = rest.includes(one) && threeWith(one, rest);
    if (three) take(three);
  }
  return { groups, rest };
}

function threeWith(one: Share, rest: readonly Share[]): readonly Share[] | null {
  for (const second of rest) {
    const third =
      second !== one &&
      rest.find(
        (share) =>
          share !== one && share !== second && share.amount === -one.amount - second.amount,
      );
    if (third) return [one, second, third];
  }
  return null;
}

/** The largest debtor pays the largest creditor: each payment settles at least one of them. */
function paidWithin(group: readonly Share[]): readonly Payment[] {
  const payments: Payment[] = [];
  const left = new Map(group.map(({ who, amount }) => [who, amount]));
  const first = (isBefore: (one: number, other: number) => boolean): number =>
    [...left.keys()].reduce((found, who) =>
      isBefore(left.get(who)!, left.get(found)!) ? who : found,
    );
  while (left.size > 1) {
    const [from, to] = [first((one, other) => one < other), first((one, other) => one > other)];
    const amount = Math.min(-left.get(from)!, left.get(to)!);
    payments.push({ from, to, amount });
    for (const [who, by] of [
      [from, amount],
      [to, -amount],
    ] as const) {
      left.set(who, left.get(who)! + by);
      if (left.get(who) === 0) left.delete(who);
    }
  }
  return payments;
}
