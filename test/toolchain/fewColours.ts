// Reduces a picture to a few colours, by median cut along the channel that varies most.

type Colour = readonly [red: number, green: number, blue: number];
type Shade = Readonly<{ colour: Colour; count: number }>;
type Box = Readonly<{
  shades: readonly Shade[];
  channel: number;
  middle: number;
  spread: number;
}>;

const keyOf = (pixels: Uint8Array, at: number): number =>
  (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
const colourOf = (key: number): Colour => [key >> 16, (key >> 8) & 255, key & 255];

const total = (shades: readonly Shade[], of: (shade: Shade) => number): number =>
  shades.reduce((sum, shade) => sum + of(shade) * shade.count, 0);
const meanOf = (shades: readonly Shade[], channel: number): number =>
  total(shades, ({ colour }) => colour[channel]!) / total(shades, () => 1);

/** Of these shades, by which channel they differ most. */
function boxOf(shades: readonly Shade[]): Box {
  const channels = [0, 1, 2].map((channel) => {
    const middle = meanOf(shades, channel);
    return {
      channel,
      middle,
      spread: total(shades, ({ colour }) => (colour[channel]! - middle) ** 2),
    };
  });
  return { shades, ...channels.reduce((most, one) => (one.spread > most.spread ? one : most)) };
}

function halves({ shades, channel, middle }: Box): readonly Box[] {
  const isDark = ({ colour }: Shade): boolean => colour[channel]! <= middle;
  return [shades.filter(isDark), shades.filter((shade) => !isDark(shade))].map(boxOf);
}

function shadesOf(pixels: Uint8Array): readonly Shade[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4)
    counts.set(keyOf(pixels, at), (counts.get(keyOf(pixels, at)) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ colour: colourOf(key), count }));
}

/**
 * The picture, four bytes a pixel, with at most so many colours; what shines through stays as it
 * is.
 */
export function withFewColours(pixels: Uint8Array, most: number): Uint8Array {
  let boxes: readonly Box[] = [boxOf(shadesOf(pixels))];
  while (boxes.length < most) {
    const widest = boxes.reduce((wide, box) => (box.spread > wide.spread ? box : wide));
    if (widest.spread === 0) break;
    boxes = [...boxes.filter((box) => box !== widest), ...halves(widest)];
  }
  const kept = new Map(
    boxes.flatMap(({ shades }) => {
      const mean = [0, 1, 2].map((channel) => Math.round(meanOf(shades, channel)));
      return shades.map(
        ({ colour: [red, green, blue] }) => [(red << 16) | (green << 8) | blue, mean] as const,
      );
    }),
  );
  const out = Uint8Array.from(pixels);
  for (let at = 0; at < out.length; at += 4) out.set(kept.get(keyOf(pixels, at))!, at);
  return out;
}
