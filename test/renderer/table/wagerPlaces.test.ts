// Do bets, pots and turned hands ever lie on plates, cards, words or one another?

import { describe, expect, test } from 'vitest';
import type { Box } from '#renderer/art/box.ts';
import { discTouches, overlap } from '#renderer/table/layout/boxes.ts';
import { layOut, type Layout } from '#renderer/table/layout/layout.ts';

const windows = [[390, 844], [768, 1024], [844, 390], [1024, 768], [1280, 800], [1920, 1080]] as const;
const seatCounts = [2, 3, 4, 5, 6, 8, 9, 12, 16];
const laid = (width: number, height: number, seats: number, own: number | null = 0): Layout =>
  layOut({ width, height, seats, own, mostCards: 5, betting: true, textScale: 1 });

function collisions(named: readonly (readonly [string, Box])[], gap = -0.5): readonly string[] {
  return named.flatMap(([name, box], at) => named.slice(at + 1).flatMap(([other, otherBox]) => (overlap(box, otherBox, gap) ? [`${name} on ${other}`] : [])));
}

const still = ({ seats, status, actions, hudLeft, hudRight }: Layout): readonly (readonly [string, Box])[] => [
  ['status', status], ['buttons', actions], ['menu', hudLeft], ['log', hudRight], ...seats.map(({ box }, seat) => [`plate ${seat}`, box] as const),
];

describe.each(windows)('in a window of %d×%d', (width, height) => {
  test.each(seatCounts)('H-28 the bets of %d seats lie free', (count) => {
    for (const own of [0, count - 1, null]) {
      const layout = laid(width, height, count, own);
      const bets = layout.bets!.boxes.map((box, seat) => [`bet ${seat}`, box] as const);
      expect(collisions([...still(layout), ...bets, ['middle', layout.middle.box]])).toEqual([]);
      const onFans = bets.filter(([, box]) => layout.seats.some(({ fan }) => fan?.discs.some((disc) => discTouches(disc, box)) ?? false));
      expect(onFans).toEqual([]);
    }
  });

  test.each([2, 3, 4, 5, 6, 8])('H-28 the turned hands of %d seats lie free', (count) => {
    const layout = laid(width, height, count);
    const hands = layout.showPlaces().flatMap(({ box }, seat) => (seat === 0 ? [] : [[`hand ${seat}`, box] as const]));
    expect(collisions([...still(layout), ...hands])).toEqual([]);
  });

  test('H-28 side pots lie beside the main pot, in the middle', () => {
    const layout = laid(width, height, 9);
    for (const count of [1, 2, 3, 4]) {
      const places = layout.potPlaces(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of places) expect(Math.hypot(x - (layout.table.x + layout.table.width / 2), y - (layout.table.y + layout.table.height / 2))).toBeLessThan(layout.table.height / 2);
    }
  });
});
