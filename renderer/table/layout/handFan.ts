import { cardShape, rowShare, rowsFor, type HandArea } from "./regions.ts";

/** A card's middle, turn and size; scale 1 is `cardSize`. */
export type Pose = Readonly<{
  x: number;
  y: number;
  rotation: number;
  scale: number;
}>;

export type HandPlace = Pose & {
  /** What the next card leaves visible, pixels from the upper left. */
  readonly strip: Readonly<{ width: number; height: number }>;
};

const drawnWidth = 100;
/** Rise of a hovered card as a share of a picked one's. */
const hoverShare = 0.35;
export const hoverSize = 1.03;
/** The ends of the hand hang by this share of its width. */
const bend = 0.045;
const mostBend = 0.2;
/** Largest step between cards, in card widths: a few cards do not fill the whole width. */
const widestStep = 0.8;

/** Cards lie row by row, from the back row's left; later ones cover earlier ones. */
export function handPlaces(area: HandArea, count: number): readonly HandPlace[] {
  const rows = rowsFor(count, area.width, area.cardWidth);
  const perRow = Math.ceil(count / rows);
  const cardHeight = area.cardWidth * cardShape;
  return Array.from({ length: rows }, (_, row) => {
    const cards = Math.min(perRow, count - row * perRow);
    const raised = (rows - 1 - row) * rowShare * cardHeight;
    return rowPlaces(
      area,
      cards,
      area.y - raised,
      row === rows - 1 ? cardHeight : rowShare * cardHeight,
    );
  }).flat();
}

function rowPlaces(
  area: HandArea,
  count: number,
  y: number,
  stripHeight: number,
): readonly HandPlace[] {
  const { cardWidth } = area;
  const room = area.width - cardWidth;
  const step = count > 1 ? Math.min(cardWidth * widestStep, room / (count - 1)) : 0;
  const width = step * (count - 1);
  const sag = Math.min(width * bend, cardWidth * cardShape * mostBend);
  // Radius of the circle whose arc rises by `sag` over a chord of this width.
  const radius = sag > 0 ? (width * width) / 4 / (2 * sag) + sag / 2 : 0;
  return Array.from({ length: count }, (_, index) => {
    const across = index * step - width / 2;
    const rotation = radius > 0 ? Math.asin(across / radius) : 0;
    const drop = radius > 0 ? radius * (1 - Math.cos(rotation)) : 0;
    const isLast = index === count - 1;
    return {
      x: area.x + across,
      y: y + drop,
      rotation,
      scale: cardWidth / drawnWidth,
      strip: { width: isLast ? cardWidth : Math.min(cardWidth, step), height: stripHeight },
    };
  });
}

export type Raised = Readonly<{
  isPicked: boolean;
  isLegal: boolean;
  isHovered: boolean;
}>;

/**
 * Pixels. A picked card stands highest, hovered or not: what is above the hand keeps clear of that
 * height.
 */
export function riseOf(
  { legalLift, pickedLift }: HandArea,
  { isPicked, isLegal, isHovered }: Raised,
): number {
  if (isPicked) return pickedLift;
  return Math.min(
    pickedLift,
    (isLegal ? legalLift : 0) + (isHovered ? pickedLift * hoverShare : 0),
  );
}
