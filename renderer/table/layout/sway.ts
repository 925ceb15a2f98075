// How far askew does something lie?

/** The same play always lies the same way: a picture of it can be compared. */
export const sway = (index: number, seat: number): number =>
  Math.sin(index * 12.9898 + seat * 78.233) * 0.5;
