import { rung, type Ladder } from "#shared/contract/ladder.ts";

export const ladder: Ladder = [rung(3, 0), rung(1, 2), rung(0, 3), rung(0, 5)];
