/**
 * Returns the order of a table's players over the chairs with the least sum of squares of how often
 * each has sat in a chair; ties depend on the order given. Exact: dynamic programming over all
 * subsets, for up to eight players.
 */
export function spreadOverChairs(
  players: readonly string[],
  sat: (id: string, chair: number) => number,
): readonly string[] {
  const sets = 2 ** players.length;
  const costs = new Float64Array(sets).fill(Infinity);
  const taken = new Int8Array(sets).fill(-1);
  costs[0] = 0;
  for (let set = 0; set < sets; set += 1) {
    const chair = sizeOf(set);
    players.forEach((id, at) => {
      if ((set & (1 << at)) !== 0) return;
      const next = set | (1 << at);
      const cost = (costs[set] as number) + 2 * sat(id, chair) + 1;
      if (cost >= (costs[next] as number)) return;
      costs[next] = cost;
      taken[next] = at;
    });
  }
  const order: string[] = [];
  for (let set = sets - 1; set > 0;) {
    const at = taken[set] as number;
    order.unshift(players[at] as string);
    set &= ~(1 << at);
  }
  return order;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size += 1;
  return size;
}
