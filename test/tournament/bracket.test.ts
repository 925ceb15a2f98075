import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DiceReader, newDice } from '#shared/chance/dice.ts';
import {
  chairsOf, drawBracket, isDecided, matchesOf, matchesToPlay, placesOf, withDecision, withoutDecision, withReturn, withWithdrawal,
  type Bracket, type BracketChange, type Match,
} from '#shared/tournament/bracket.ts';

const named = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);
const drawn = (count: number, more: Partial<Parameters<typeof drawBracket>[0]> = {}): Bracket =>
  drawBracket({ entrants: named(count), seed: 'friday', isSeeded: true, thirdPlace: true, ...more });

function done(change: BracketChange): Bracket {
  if (!change.ok) throw new Error(change.problem);
  return change.bracket;
}
const won = (bracket: Bracket, match: number, winner: string): Bracket => done(withDecision(bracket, { match, winner, by: 'play' }));
const sides = ({ sides: [one, other] }: Match): readonly (string | null)[] => [one.entrant, other.entrant];
const bySeed = (entrant: string): number => Number(entrant.slice(1));

/** To the end; `choose` says who wins. */
function played(bracket: Bracket, choose: (match: Match) => string | null): Bracket {
  let now = bracket;
  for (let next = matchesToPlay(now)[0]; next; next = matchesToPlay(now)[0]) now = won(now, next.number, choose(next)!);
  return now;
}
const better = (match: Match): string | null => sides(match).toSorted((one, other) => bySeed(one!) - bySeed(other!))[0]!;

const sizes = [...Array.from({ length: 70 }, (_, at) => at + 2), 127, 128, 129, 255, 256];

describe('H-20 the draw of a bracket', () => {
  test.each([2, 3, 4, 5, 8])('of %i: who meets whom is written out', (count) => {
    const written: { readonly [count: number]: readonly string[] } = {
      2: ['p1 p2'],
      3: ['p2 p3', 'p1 ?'],
      4: ['p1 p4', 'p2 p3', '? ?', '? ?'],
      5: ['p4 p5', 'p1 ?', 'p2 p3', '? ?', '? ?'],
      8: ['p1 p8', 'p4 p5', 'p2 p7', 'p3 p6', '? ?', '? ?', '? ?', '? ?'],
    };
    expect(matchesOf(drawn(count)).map((match) => sides(match).map((side) => side ?? '?').join(' '))).toEqual(written[count]);
  });

  test('any number has one match fewer than entrants, and one for third place from four on', () => {
    for (const count of sizes) {
      expect(matchesOf(drawn(count)).length).toBe(count - 1 + Number(count > 3));
      expect(matchesOf(drawn(count, { thirdPlace: false })).length).toBe(count - 1);
    }
  });

  test('byes go to the top seeds: exactly those are not in the first round, and nobody has two', () => {
    for (const count of sizes) {
      const matches = matchesOf(drawn(count));
      const lines = 2 ** Math.ceil(Math.log2(count));
      const inFirst = matches.filter(({ round }) => round === 1).flatMap(sides);
      const inSecond = matches.filter(({ round }) => round === 2).flatMap(sides).filter((side) => side !== null);
      const byes = named(lines - count);
      expect([...inSecond].sort()).toEqual([...byes].sort());
      expect([...inFirst].sort()).toEqual(named(count).slice(byes.length).toSorted());
    }
  });

  test('seeds come out in order where the better one always wins: the first 2ⁿ meet no sooner than 2ⁿ are left', () => {
    for (const count of sizes) {
      const over = played(drawn(count), better);
      const rounds = Math.ceil(Math.log2(count));
      for (const match of matchesOf(over).filter(({ isThirdPlace }) => !isThirdPlace)) {
        expect(Math.max(...sides(match).map((side) => bySeed(side!)))).toBeGreaterThan(2 ** (rounds - match.round));
      }
      expect(placesOf(over).slice(0, 4).map(({ id, place }) => `${place} ${id}`)).toEqual(['1 p1', '2 p2', '3 p3', '4 p4'].slice(0, count));
    }
  });

  test('at random the published seed decides, and another seed draws otherwise', () => {
    const first = drawn(40, { isSeeded: false });
    expect(drawn(40, { isSeeded: false })).toEqual(first);
    expect(first.entrants).not.toEqual(named(40));
    expect([...first.entrants].sort()).toEqual([...named(40)].sort());
    expect(drawn(40, { isSeeded: false, seed: 'saturday' }).entrants).not.toEqual(first.entrants);
  });

  test('chairs are drawn for each match, whoever won first', () => {
    const bracket = drawn(256);
    const first = matchesToPlay(bracket).map((match) => chairsOf(bracket, match.number)![0] === sides(match)[0]);
    expect(first.filter(Boolean).length).toBeGreaterThan(40);
    expect(first.filter((isFirst) => !isFirst).length).toBeGreaterThan(40);
    expect(chairsOf(bracket, 255)).toBeNull();
  });

  test('too few, too many, and one twice are refused', () => {
    expect(() => drawn(1)).toThrow('a bracket has 2 to 256 entrants, not 1');
    expect(() => drawn(257)).toThrow('not 257');
    expect(() => drawBracket({ entrants: ['a', 'b', 'a'], seed: '', isSeeded: true, thirdPlace: true })).toThrow('named twice');
  });
});

describe('H-20 the course of a bracket', () => {
  test('a match waits until its result is told, in whatever order the others come', () => {
    const bracket = won(won(drawn(8), 4, 'p6'), 1, 'p8');
    expect(matchesToPlay(bracket).map(({ number }) => number)).toEqual([2, 3]);
    const later = won(bracket, 2, 'p4');
    expect(matchesToPlay(later).map((match) => [match.number, ...sides(match)])).toEqual([[3, 'p2', 'p7'], [5, 'p8', 'p4']]);
  });

  test('losers of the semi-finals play for third place; without that match they share it', () => {
    const semis = won(won(drawn(4), 1, 'p4'), 2, 'p3');
    expect(matchesToPlay(semis).map((match) => [match.number, match.isThirdPlace, ...sides(match)])).toEqual([[3, true, 'p1', 'p2'], [4, false, 'p4', 'p3']]);
    expect(placesOf(semis)).toEqual([]);
    expect(placesOf(won(won(semis, 3, 'p2'), 4, 'p3'))).toEqual([{ id: 'p3', place: 1 }, { id: 'p4', place: 2 }, { id: 'p2', place: 3 }, { id: 'p1', place: 4 }]);
    const shared = won(won(drawn(4, { thirdPlace: false }), 1, 'p4'), 2, 'p3');
    expect(placesOf(shared)).toEqual([{ id: 'p1', place: 3 }, { id: 'p2', place: 3 }]);
  });

  test('of three the loser of the only semi-final is third', () => {
    const over = won(won(drawn(3), 1, 'p3'), 2, 'p3');
    expect(placesOf(over)).toEqual([{ id: 'p3', place: 1 }, { id: 'p1', place: 2 }, { id: 'p2', place: 3 }]);
    expect(isDecided(over)).toBe(true);
  });

  test('who has withdrawn loses by walkover as soon as his opponent is known, and his opponent goes on', () => {
    const bracket = done(withWithdrawal(drawn(8), 'p1'));
    expect(matchesOf(bracket)[0]).toMatchObject({ winner: 'p8', loser: 'p1', by: 'walkover' });
    expect(placesOf(bracket)).toEqual([{ id: 'p1', place: 5 }]);
    const both = done(withWithdrawal(bracket, 'p8'));
    expect(matchesOf(both)[0]).toMatchObject({ winner: 'p8' });
    expect(sides(matchesOf(won(both, 2, 'p4'))[4]!)).toEqual(['p8', 'p4']);
    expect(matchesOf(won(both, 2, 'p4'))[4]).toMatchObject({ winner: 'p4', by: 'walkover' });
  });

  test('who withdraws before the match for third place leaves it to the other', () => {
    const semis = won(won(drawn(4), 1, 'p1'), 2, 'p2');
    const over = won(done(withWithdrawal(semis, 'p3')), 4, 'p1');
    expect(placesOf(over)).toEqual([{ id: 'p1', place: 1 }, { id: 'p2', place: 2 }, { id: 'p4', place: 3 }, { id: 'p3', place: 4 }]);
  });

  test('when all withdraw, the last one has won', () => {
    const gone = named(9).reduce((bracket, entrant) => (placesOf(bracket).some(({ id }) => id === entrant) ? bracket : done(withWithdrawal(bracket, entrant))), drawn(9));
    expect(isDecided(gone)).toBe(true);
    expect(placesOf(gone)[0]).toEqual({ id: 'p9', place: 1 });
  });

  test('a result may be taken back until somebody has played on from it', () => {
    const bracket = won(won(drawn(4), 1, 'p4'), 2, 'p3');
    const again = won(done(withoutDecision(bracket, 1)), 1, 'p1');
    expect(sides(matchesOf(again)[3]!)).toEqual(['p1', 'p3']);
    expect(withoutDecision(won(again, 3, 'p2'), 1)).toEqual({ ok: false, problem: 'wentOn' });
    expect(withoutDecision(drawn(4), 1)).toEqual({ ok: false, problem: 'notDecided' });
  });

  test('who has withdrawn may return until somebody has played on from his walkover', () => {
    const gone = done(withWithdrawal(drawn(4), 'p4'));
    expect(matchesToPlay(done(withReturn(gone, 'p4'))).map(({ number }) => number)).toEqual([1, 2]);
    const on = won(won(gone, 2, 'p2'), 4, 'p1');
    expect(withReturn(on, 'p4')).toEqual({ ok: false, problem: 'wentOn' });
  });

  test('what cannot be is refused with its reason, and changes nothing', () => {
    const bracket = won(drawn(4), 1, 'p1');
    const tried: readonly (readonly [BracketChange, string])[] = [
      [withDecision(bracket, { match: 9, winner: 'p1', by: 'play' }), 'noSuchMatch'],
      [withDecision(bracket, { match: 3, winner: 'p1', by: 'play' }), 'notReady'],
      [withDecision(bracket, { match: 1, winner: 'p4', by: 'play' }), 'isDecided'],
      [withDecision(bracket, { match: 2, winner: 'p1', by: 'play' }), 'notInMatch'],
      [withoutDecision(bracket, 9), 'noSuchMatch'],
      [withWithdrawal(bracket, 'somebody'), 'noSuchEntrant'],
      [withWithdrawal(won(drawn(4, { thirdPlace: false }), 1, 'p1'), 'p4'), 'isOut'],
      [withWithdrawal(done(withWithdrawal(bracket, 'p2')), 'p2'), 'hasWithdrawn'],
      [withReturn(bracket, 'p2'), 'hasNotWithdrawn'],
      [withReturn(bracket, 'somebody'), 'noSuchEntrant'],
    ];
    for (const [change, problem] of tried) expect(change).toEqual({ ok: false, problem });
  });
});

test('H-20 whatever is told, withdrawn and taken back, every bracket ends, nobody plays who is out, and all have a place', () => {
  fc.assert(fc.property(fc.integer({ min: 2, max: 40 }), fc.string(), fc.boolean(), fc.boolean(), (count, seed, isSeeded, thirdPlace) => {
    const dice = new DiceReader(newDice(seed));
    let bracket = drawn(count, { seed, isSeeded, thirdPlace });
    let steps = 0;
    for (let waiting = matchesToPlay(bracket); waiting.length > 0; waiting = matchesToPlay(bracket), steps += 1) {
      expect(matchesOf(bracket)).toEqual(matchesOf(JSON.parse(JSON.stringify(bracket)) as Bracket));
      const out = placesOf(bracket).map(({ id }) => id);
      expect(waiting.flatMap(sides).filter((side) => out.includes(side!))).toEqual([]);
      expect(new Set(waiting.flatMap(sides)).size).toBe(2 * waiting.length);
      const match = waiting[dice.below(waiting.length)]!;
      const entrant = bracket.entrants[dice.below(count)]!;
      const lot = dice.below(10);
      const change = lot === 0 ? withWithdrawal(bracket, entrant) : lot === 1 && steps < 100 ? withReturn(bracket, entrant) : lot === 2 && steps < 100 ? withoutDecision(bracket, 1 + dice.below(count))
        : withDecision(bracket, { match: match.number, winner: sides(match)[dice.below(2)]!, by: 'play' });
      if (change.ok) bracket = change.bracket;
    }
    expect(isDecided(bracket)).toBe(true);
    const places = placesOf(bracket);
    expect(places.map(({ id }) => id).toSorted()).toEqual(named(count).toSorted());
    // Of those who share a place, the next one down comes after as many.
    places.forEach(({ place }, at) => expect(place).toBe(places[at - 1]?.place === place ? place : at + 1));
  }));
});
