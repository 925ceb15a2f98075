// Why would a bot make this move? One short sentence for a beginner (H-27).
import type { KingsSeen } from './botHand.ts';
import type { Move } from './types.ts';
export const reasonFor = (_seen: KingsSeen, move: Move): string => move.type;
