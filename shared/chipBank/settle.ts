export interface Payment {
  /** By their places among the amounts. */
  readonly from: number;
  readonly to: number;
  /** Above zero. */
  readonly amount: number;
}

export interface Settlement {
  readonly payments: readonly Payment[];
  /** Are there provably no fewer that would do? */
  readonly fewest: boolean;
}

interface Share {
  readonly who: number;
  readonly amount: number;
}

/** Up to so many people with something to pay or get no settlement has fewer payments. */
export const mostExact = 16;

/**
 * `amounts`: what each gets, or pays where it is below zero; whole numbers that sum to zero. Throws
 * a RangeError where they do not. Payments that settle a group of n people who are even among
 * themselves need be no more than n − 1; so the fewest are found by parting all people into as many
 * such groups as there can be. That takes 2ⁿ steps: above `mostExact` people first everybody who is
 * even with one other, then with two others, is taken out, and where still too many are left,
 * whoever owes most pays whoever gets most.
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
  // How many even groups the people of a set, brought in one after the other, can have come to; and
  // who came in last.
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

/** Whenever those who came so far were even, a group was whole. */
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

function smallGroups(shares: readonly Share[]): {
  readonly groups: readonly (readonly Share[])[];
  readonly rest: readonly Share[];
} {
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

/** Whoever owes most pays whoever gets most: each payment makes at least one of them even. */
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
