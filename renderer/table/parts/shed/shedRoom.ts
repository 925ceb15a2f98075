// Where is there room for the stock, the pile and what belongs to them, and how large can they be?

import type { Box } from "#renderer/art/box.ts";
import type { Disc } from "#renderer/table/layout/boxes.ts";
import { companyOf, type MiddleMaker } from "#renderer/table/layout/company.ts";
import type { Places } from "#renderer/table/layout/places.ts";
import type { Regions } from "#renderer/table/layout/regions.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import {
  eyeShare,
  shedParts,
  shedPlacesAt,
  shedShapes,
  type ShedPlaces,
  type ShedShape,
} from "./shedPlaces.ts";

type Table = Pick<Regions, "table" | "status" | "actions" | "hand">;
type Taken = { readonly boxes: readonly Box[]; readonly discs: readonly Disc[] };
type Span = readonly [from: number, to: number];

/**
 * Cards are tried from those of the own hand's size down to this part of it, each so much smaller.
 */
const leastPart = 0.35;
const partStep = 0.98;
/**
 * How much smaller cards may be for lying nearer to where they are looked for: by this part, as far
 * off as the table is high.
 */
const pull = 0.45;
const gaps = { box: 3, disc: 2 };

const takenBy = ({ status, actions }: Table, seats: readonly SeatPlace[]): Taken => ({
  boxes: [status, actions, ...seats.map(({ box }) => box)],
  discs: seats.flatMap(({ fan }) => fan?.discs ?? []),
});

/** Between the middle of the table and that of the cloth that is free in front of the viewer. */
function heightWished({ table, status }: Table, { boxes, discs }: Taken): number {
  const [axis, half] = [table.x + table.width / 2, table.y + table.height / 2];
  const lows = [
    ...boxes
      .filter(({ x, width }) => x < axis && x + width > axis)
      .map(({ y, height }) => [y, y + height] as const),
    ...discs
      .filter(({ x, radius }) => Math.abs(x - axis) < radius)
      .map(({ y, radius }) => [y - radius, y + radius] as const),
  ];
  const top = Math.max(
    table.y + table.rail,
    ...lows.filter(([from]) => from < half).map(([, to]) => to),
  );
  const bottom = Math.min(table.y + table.height - table.rail, status.y);
  return (half + (top + bottom) / 2) / 2;
}

/**
 * How far down the middle of a whole must not be, for none of these parts about it to touch what is
 * taken.
 */
function spansAgainst(parts: readonly Box[], { boxes, discs }: Taken): readonly Span[] {
  return parts.flatMap(({ x, y, width, height }) => [
    ...boxes.flatMap((box): readonly Span[] =>
      x < box.x + box.width + gaps.box && box.x < x + width + gaps.box
        ? [[box.y - gaps.box - y - height, box.y + box.height + gaps.box - y]]
        : [],
    ),
    ...discs.flatMap((disc): readonly Span[] => {
      const [across, reach] = [
        Math.max(x - disc.x, 0, disc.x - x - width),
        disc.radius + gaps.disc,
      ];
      const down = Math.sqrt(Math.max(0, reach * reach - across * across));
      return across < reach ? [[disc.y - down - y - height, disc.y + down - y]] : [];
    }),
  ]);
}

/**
 * The number in the range that is nearest to the wished one and inside no span; null where there is
 * none.
 */
function nearestOutside(spans: readonly Span[], wished: number, [low, high]: Span): number | null {
  const start = Math.max(low, Math.min(high, wished));
  const free = (at: number): boolean =>
    at >= low && at <= high && !spans.some(([from, to]) => at > from && at < to);
  const edges = [start, ...spans.flat()].filter(free);
  return edges.length === 0
    ? null
    : edges.reduce((best, at) => (Math.abs(at - wished) < Math.abs(best - wished) ? at : best));
}

/**
 * With cards so wide as near as can be to the wished height of what is looked at; null where they
 * do not fit.
 */
function placedIn(
  { table }: Table,
  taken: Taken,
  shape: ShedShape,
  cardWidth: number,
  wished: number,
): ShedPlaces | null {
  const x = table.x + table.width / 2;
  if (shape.width * cardWidth > table.width - 2 * table.rail) return null;
  const reach = (shape.height / 2) * cardWidth;
  const range = [
    table.y + table.rail + reach,
    table.y + table.height - table.rail - reach,
  ] as const;
  const parts = Object.values(shedParts(shedPlacesAt(shape, cardWidth, { x, y: 0 })));
  const y = nearestOutside(spansAgainst(parts, taken), wished + eyeShare * cardWidth, range);
  return y === null ? null : shedPlacesAt(shape, cardWidth, { x, y });
}

export type ShedFound = {
  readonly places: ShedPlaces;
  /** 1 is as large as the own cards and just where it is looked for. */ readonly worth: number;
};

/** The largest cards, or hardly smaller ones that lie nearer to where they are looked for. */
function shedPlacesOn(table: Table, seats: readonly SeatPlace[]): ShedFound {
  const taken = takenBy(table, seats);
  const wished = heightWished(table, taken);
  const most = table.hand.cardWidth;
  let best: ShedFound | null = null;
  for (let part = 1; part >= leastPart && part > (best?.worth ?? 0); part *= partStep) {
    for (const shape of shedShapes) {
      const places = placedIn(table, taken, shape, most * part, wished);
      if (!places) continue;
      const off = Math.abs(
        places.whole.y + places.whole.height / 2 - eyeShare * most * part - wished,
      );
      const worth = part * shape.worth - (pull * off) / table.table.height;
      if (worth > (best?.worth ?? -Infinity)) best = { places, worth };
    }
  }
  return (
    best ?? {
      places: shedPlacesAt(shedShapes[1], most * leastPart, {
        x: table.table.x + table.table.width / 2,
        y: wished,
      }),
      worth: 0,
    }
  );
}

/** So few shown hands always keep off what must be matched. */
const fewOpen = 3;

/** Stock and pile are what is looked at all the time. */
const maker: MiddleMaker = {
  sizes: [0.93, 0.86, 0.78, 0.7, 0.6],
  roomy: 0.86,
  make: (regions, seats) => {
    const { places, worth } = shedPlacesOn(regions, seats);
    const { whole, stock, pile, cardWidth, heap, pot } = places;
    const played = { ...stock, width: pile.x + pile.width - stock.x };
    return {
      middle: { box: whole, worth, cardWidth, heap, pot },
      keeps: (showing) => ({
        taken: [played, ...(showing.length <= fewOpen ? [shedParts(places).badge] : [])],
        wished: [whole],
      }),
      slice: { shed: places },
    };
  },
};

declare module "#renderer/table/layout/layout.ts" {
  interface Layout {
    readonly shed?: ShedPlaces;
  }
}

export const shedTable: Places = { company: (room, regions) => companyOf(room, regions, maker) };
