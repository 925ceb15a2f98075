/** Going down the pile, with the takes that are not yet placed. */
type Discard = Readonly<{
  /** Of the pile, from 0 at its bottom. */
  at: number;
  ownTakes: number;
  opponentTakes: number;
  isOpponents: boolean;
}>;

const isStart = ({ at }: Discard) => at <= 0;

const afterStaying = (one: Discard): Discard => ({
  ...one,
  at: one.at - 1,
  isOpponents: !one.isOpponents,
});

/** Null if nobody is left who may have taken it. */
function afterLeaving({ at, ownTakes, opponentTakes, isOpponents }: Discard): Discard | null {
  if ((isOpponents ? ownTakes : opponentTakes) === 0) return null;
  return isOpponents
    ? { at, ownTakes: ownTakes - 1, opponentTakes, isOpponents: false }
    : { at, ownTakes, opponentTakes: opponentTakes - 1, isOpponents: true };
}

/**
 * Returns, per card of the pile, the chance that the opponent discarded it rather than the viewer. A
 * view does not tell: discards alternate, but each card taken from the pile leaves a gap somewhere.
 * All ways to place the gaps count alike; nobody discarded the lowest card, the up-card. A card taken
 * and discarded again leaves a gap that is not counted.
 */
export function discardedByOpponent(pileSize: number, top: Omit<Discard, "at">): readonly number[] {
  const known = new Map<string, number>();
  const ways = (one: Discard | null): number => {
    if (!one) return 0;
    if (isStart(one)) return 1;
    const key = JSON.stringify(one);
    const count = known.get(key) ?? ways(afterStaying(one)) + ways(afterLeaving(one));
    known.set(key, count);
    return count;
  };
  const chances = Array<number>(pileSize).fill(0);
  const goDown = (one: Discard | null, chance: number): void => {
    if (!one || isStart(one) || chance < negligible) return;
    const stays = (chance * ways(afterStaying(one))) / ways(one);
    if (one.isOpponents) chances[one.at]! += stays;
    goDown(afterStaying(one), stays);
    goDown(afterLeaving(one), chance - stays);
  };
  goDown({ at: pileSize - 1, ...top }, 1);
  return chances;
}

/** Chances below this are not followed: a pile may hide thousands of ways. */
const negligible = 1e-3;
