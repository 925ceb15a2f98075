/** What a character's face does about something (H-11). */
export type FaceMove = "hop" | "nod" | "shake";

/** Off its place, in radii; radians. */
export type FaceOffset = Readonly<{ x: number; y: number; rotation: number }>;

const faceAtRest: FaceOffset = { x: 0, y: 0, rotation: 0 };

/** How long they last, ms. */
export const faceMoveMs: { readonly [M in FaceMove]: number } = { hop: 600, nod: 560, shake: 600 };

const offsets: { readonly [M in FaceMove]: (share: number) => FaceOffset } = {
  hop: (share) => ({
    ...faceAtRest,
    y: -0.42 * Math.abs(Math.sin(share * Math.PI * 2)) * (1 - share),
  }),
  nod: (share) => ({
    ...faceAtRest,
    y: 0.22 * Math.sin(share * Math.PI * 2) ** 2 * (1 - share / 2),
  }),
  shake: (share) => {
    const swing = Math.sin(share * Math.PI * 5) * (1 - share);
    return { x: 0.2 * swing, y: 0, rotation: 0.16 * swing };
  },
};

/** `share`: 0 begins … 1 over. */
export const faceAt = (move: FaceMove, share: number): FaceOffset =>
  share >= 1 ? faceAtRest : offsets[move](share);
