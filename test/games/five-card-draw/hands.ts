// Eight hands for the stories of the tests, best first, whose cards all fit into one pack together.

export const aces = "Ac Ad 9h 7s 3c";
export const kings = "Kc Kd 9c 7h 3d";
export const queens = "Qc Qd 9d 7c 3h";
export const jacks = "Jc Jd 9s 7d 3s";
export const tens = "Tc Td 8h 6s 4c";

/** Aces again, to the card: they tie with `aces`. */
export const acesToo = "Ah As 9h 7s 3c";
export const acesThird = "Ac Ad 9d 7c 3d";
export const kingsToo = "Kh Ks 9c 7h 3d";
