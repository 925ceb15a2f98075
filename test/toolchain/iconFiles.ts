// Makes the icon files that each platform wants: containers around PNG pictures, for Windows and
// macOS.

/** Square pictures by their side in pixels. */
export type Pictures = ReadonlyMap<number, Buffer>;

export const iconSides = [16, 32, 48, 64, 128, 256, 512, 1024] as const;

function pictureOf(pictures: Pictures, side: number): Buffer {
  const picture = pictures.get(side);
  if (!picture) throw new Error(`there is no picture of ${side} pixels`);
  return picture;
}

/** An .ico file: a header, one entry of 16 bytes a picture, then the PNGs. */
export function windowsIcon(pictures: Pictures): Buffer {
  const sides = [16, 32, 48, 64, 128, 256];
  const header = Buffer.alloc(6 + 16 * sides.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sides.length, 4);
  let offset = header.length;
  for (const [index, side] of sides.entries()) {
    const at = 6 + 16 * index;
    const { length } = pictureOf(pictures, side);
    // A byte cannot hold 256; 0 stands for it.
    header.set([side % 256, side % 256, 0, 0, 1, 0, 32, 0], at);
    header.writeUInt32LE(length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([header, ...sides.map((side) => pictureOf(pictures, side))]);
}

/** Apple's names of PNG entries; the second of a side is for displays of double density. */
const appleNames: readonly (readonly [name: string, side: number])[] = [
  ["icp4", 16],
  ["icp5", 32],
  ["ic11", 32],
  ["ic12", 64],
  ["ic07", 128],
  ["ic08", 256],
  ["ic13", 256],
  ["ic09", 512],
  ["ic14", 512],
  ["ic10", 1024],
];

/** An .icns file: a header, then each PNG under its name and length. */
export function appleIcon(pictures: Pictures): Buffer {
  const block = (name: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name, "latin1");
    head.writeUInt32BE(content.length + 8, 4);
    return Buffer.concat([head, content]);
  };
  return block(
    "icns",
    Buffer.concat(appleNames.map(([name, side]) => block(name, pictureOf(pictures, side)))),
  );
}

/** What a phone or a browser puts on its home screen. */
export type PageIcon = Readonly<{
  file: string;
  side: number;
  /** A colour where nothing may be seen through; else null. */
  ground: string | null;
  /** Part of the side that the drawing takes. */
  share: number;
}>;

const room = "#120d0a";

/**
 * Of a maskable icon only the middle four fifths are certain to be seen; Apple cuts corners off and
 * fills what is transparent with black.
 */
export const pageIcons: readonly PageIcon[] = [
  { file: "icon-192.png", side: 192, ground: null, share: 1 },
  { file: "icon-512.png", side: 512, ground: null, share: 1 },
  { file: "icon-maskable.png", side: 512, ground: room, share: 0.88 },
  { file: "apple-touch-icon.png", side: 180, ground: room, share: 1.06 },
];
