// How much quicker than usual bots play, by who waits for them (H-36).

/** Up to so many seats take their whole time. */
const unhurriedSeats = 5;
/** Of the usual time: quicker moves could not be followed. */
const leastShare = 0.6;
/**
 * More seats than these share their time all the same: a lap of forty-nine bots is over within
 * twenty-five seconds.
 */
const followedSeats = 14;

/** ms after their own decision until the others' play begins to quicken, and until it is quickest. */
const [patientMs, impatientMs] = [1000, 2600];
const quickestShare = 0.25;

/**
 * Shortens pauses for a person who is alone with bots and waits long for a choice of their own (H-36):
 * returns a share, of what takes its whole time right after a decision.
 */
export function timeShareAfter(waitedMs: number): number {
  const waited = Math.min(1, Math.max(0, (waitedMs - patientMs) / (impatientMs - patientMs)));
  return 1 - waited * (1 - quickestShare);
}

/** The share of both together: moves that were quicker still could not be followed. */
export const sharedHurry = (crowd: number, waiting: number): number =>
  Math.max(crowd * waiting, Math.min(crowd, quickestShare));

/**
 * Shortens pauses in rounds with many seats, those that have left not counted; depends on nothing
 * hidden.
 */
export const hurryOf = (seats: number): number =>
  Math.min(
    1,
    Math.max(leastShare, unhurriedSeats / Math.max(1, seats)),
    followedSeats / Math.max(1, seats),
  );
