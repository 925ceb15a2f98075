import type { Box } from "#renderer/art/box.ts";
import type { TableShape } from "#renderer/art/felt.ts";
import { clamp } from "./boxes.ts";

/** All that the static part of a layout depends on. Pixels are CSS pixels. */
export type Room = Readonly<{
  width: number;
  height: number;
  seats: number;
  own: number | null;
  /** Clockwise as they sit; null for the order of their numbers. */
  circle: readonly number[] | null;
  /**
   * Most cards that a hand can hold in this round: rows are reserved once so that the table stays
   * in place.
   */
  mostCards: number;
  /** H-26: 1 is 100 %. */
  textScale: number;
  /** Number of buttons in the corner beside that of the log. */
  corner?: number;
}>;

export type HandArea = Readonly<{
  /** Middle of the front row's middle card. */
  x: number;
  y: number;
  width: number;
  cardWidth: number;
  rows: number;
  /** How far a legal and a picked card rise, pixels. */
  legalLift: number;
  pickedLift: number;
}>;

export type Regions = Readonly<{
  portrait: boolean;
  /** 1 in a window of 1280×800. */
  unit: number;
  words: number;
  table: TableShape;
  hudLeft: Box;
  hudRight: Box;
  status: Box;
  actions: Box;
  hand: HandArea;
  /** Upper edge of what belongs to the viewer alone: side seats stay above it. */
  floor: number;
}>;

/** Height of a card over its width. */
export const cardShape = 1.4;
/**
 * Share of a card's width that shows its index, and the least width that a pointer or finger needs,
 * pixels.
 */
const indexShare = 0.27;
const leastStrip = 20;
/** Least scale of the buttons beside the hand; 1 in a window of 1280×800. */
const leastButtons = 0.9;
/** Largest company that still leaves room for full-size buttons. */
const mostAtEase = 16;
/** Distance between rows of the hand, in card heights. */
export const rowShare = 0.37;

export const leastStripOf = (cardWidth: number): number =>
  Math.max(cardWidth * indexShare, leastStrip);

export function rowsFor(cards: number, width: number, cardWidth: number): number {
  const inRow = Math.max(1, 1 + Math.floor((width - cardWidth) / leastStripOf(cardWidth)));
  return Math.max(1, Math.ceil(cards / inRow));
}

/**
 * Plates grow less with the text size where a hand and buttons take up room than on a screen that
 * people only watch.
 */
export const plateGrowth = ({ textScale, own }: Pick<Room, "textScale" | "own">): number =>
  Math.min(textScale, own === null ? 2 : 1.3);

/** Wide windows have the buttons beside the hand, high ones above it. */
const isPortrait = ({ width, height }: Pick<Room, "width" | "height">) => width < height * 1.05;

/** `statusLine`: least height of the line above the hand, pixels for words of the usual size. */
export function regionsOf(room: Room, statusLine: number): Regions {
  const regions = isPortrait(room)
    ? portraitRegions(room, statusLine)
    : landscapeRegions(room, statusLine);
  return room.own === null ? withoutHand(room, regions) : regions;
}

function withoutHand({ width, height }: Room, regions: Regions): Regions {
  const { table, status, hudLeft, portrait } = regions;
  const edge = hudLeft.x;
  const low = { ...status, x: (width - status.width) / 2, y: height - edge - status.height };
  const tall = low.y + status.height * (portrait ? 0.2 : 0.85) - table.y;
  return {
    ...regions,
    status: low,
    actions: { x: width - edge, y: height - edge, width: 0, height: 0 },
    table: { ...table, height: tall, radius: Math.min(table.width, tall) / 2 },
    floor: low.y,
  };
}

function landscapeRegions(room: Room, statusLine: number): Regions {
  const { width, height, textScale } = room;
  const unit = Math.min(width / 1280, height / 800);
  const margin = Math.max(6, 18 * unit);
  const words = clamp(unit, 0.72, 2.4) * textScale;
  // Fingers do not shrink with the window; only a crowd needs the room itself.
  const buttons = room.seats > mostAtEase ? words : Math.max(words, leastButtons);
  const actionsWidth = clamp(212 * buttons, 150, width * 0.26);
  const actionsHeight = Math.min(142 * buttons, height * 0.34);
  const actions = {
    x: width - margin - actionsWidth,
    y: height - margin - actionsHeight,
    width: actionsWidth,
    height: actionsHeight,
  };
  // A small window is too narrow to keep the hand in its middle.
  const right = actionsWidth + 2 * margin;
  const left = unit < 0.8 ? Math.max(84, 118 * unit + margin) + margin : right;
  const hand = handArea(room, {
    bottomSink: 0.03,
    pickedShare: 0.165,
    cardWidth: clamp(height * 0.14, 54, 320),
    x: (left + width - right) / 2,
    width: width - left - right,
  });
  const handTop = topOf(hand) - hand.legalLift;
  const statusHeight = Math.max(24, Math.max(34, statusLine) * words);
  const statusWidth = Math.min(width * 0.42, 460 * words);
  const status = {
    x: (width - statusWidth) / 2,
    y: handTop - statusHeight - 8 * unit - hand.cardWidth * cardShape * 0.084,
    width: statusWidth,
    height: statusHeight,
  };
  const top = Math.max(40 * unit, 20) + 52 * unit;
  const bottom = status.y + statusHeight * 0.85;
  const table = {
    x: width * 0.085,
    y: top,
    width: width * 0.83,
    height: bottom - top,
    radius: (bottom - top) / 2,
    rail: Math.max(12, 28 * unit),
  };
  return {
    portrait: false,
    unit,
    words,
    table,
    hand,
    status,
    actions,
    ...hudOf(room, words, margin),
    floor: actions.y,
  };
}

function portraitRegions(room: Room, statusLine: number): Regions {
  const { width, height, textScale } = room;
  const unit = Math.min(width / 390, height / 844);
  const margin = Math.max(6, 8 * unit);
  const words = clamp(unit, 0.86, 1.5) * textScale;
  const hand = handArea(room, {
    bottomSink: -0.1,
    pickedShare: 0.24,
    cardWidth: clamp(Math.min(width * 0.19, height * 0.1), 52, 260),
    x: width / 2,
    width: width - 2 * margin,
  });
  const handTop = topOf(hand) - hand.pickedLift;
  const left = margin + 88 * Math.min(unit, 1.6) + margin;
  // Letters have a least size, so rows of buttons shrink no further; only a crowd needs the room.
  const actionsHeight = 86 * (room.seats > mostAtEase ? words : Math.max(words, textScale));
  const statusHeight = Math.max(36, statusLine) * words;
  const actions = {
    x: left,
    y: handTop - actionsHeight - 4,
    width: width - left - margin,
    height: actionsHeight,
  };
  const status = {
    x: left,
    y: actions.y - statusHeight - 6 * unit,
    width: width - left - margin,
    height: statusHeight,
  };
  const top = 56 * words + 24 * unit;
  const bottom = status.y + statusHeight * 0.2;
  const tableWidth = width * 0.83;
  const table = {
    x: (width - tableWidth) / 2,
    y: top,
    width: tableWidth,
    height: bottom - top,
    radius: Math.min(tableWidth, bottom - top) / 2,
    rail: Math.max(11, 15 * unit),
  };
  return {
    portrait: true,
    unit,
    words,
    table,
    hand,
    status,
    actions,
    ...hudOf(room, words, margin),
    floor: status.y,
  };
}

/** Width of one more button in the corner with its gap, pixels at a text size of 100 %. */
const cornerWidth = 52;

function hudOf(
  { width, textScale, corner = 0 }: Room,
  words: number,
  margin: number,
): Pick<Regions, "hudLeft" | "hudRight"> {
  const height = Math.max(40, 44 * words);
  const wide = width >= 700 ? Math.max(216, 250 * words) : Math.min(210 * words, width * 0.52);
  // With three buttons that of the log gets less, since the menu needs room too.
  const log = corner > 1 ? 76 : 104;
  const right = Math.max(0.92 * log, log * words) + corner * cornerWidth * textScale;
  const left = corner > 0 ? Math.min(wide, width - right - 3 * margin) : wide;
  return {
    hudLeft: { x: margin, y: margin, width: left, height },
    hudRight: { x: width - margin - right, y: margin, width: right, height },
  };
}

/**
 * `bottomSink`: share of a card's height below the window's edge. `pickedShare`: share by which a
 * picked card rises.
 */
function handArea(
  { height, mostCards }: Room,
  given: Pick<HandArea, "x" | "width" | "cardWidth"> &
    Readonly<{
      bottomSink: number;
      pickedShare: number;
    }>,
): HandArea {
  const { bottomSink, pickedShare, cardWidth, x } = given;
  const cardHeight = cardWidth * cardShape;
  return {
    x,
    y: height - cardHeight * (0.5 - bottomSink),
    width: given.width,
    cardWidth,
    rows: rowsFor(mostCards, given.width, cardWidth),
    legalLift: cardHeight * 0.07,
    pickedLift: cardHeight * pickedShare,
  };
}

const topOf = ({ y, cardWidth, rows }: HandArea) =>
  y - cardWidth * cardShape * (0.5 + (rows - 1) * rowShare);
