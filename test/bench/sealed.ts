// Compares the libraries that compute the cryptography of a sealed deal.

import { cardPoints, firstDeck } from "#shared/sealedDeal/cards.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { areKeys, jointKey, newSeatKeys } from "#shared/sealedDeal/keys.ts";
import { nobleGroup } from "#shared/sealedDeal/nobleGroup.ts";
import { isShare, shareOf } from "#shared/sealedDeal/shares.ts";
import { isShuffle, shuffled } from "#shared/sealedDeal/shuffle.ts";
import { sodiumGroup } from "#shared/sealedDeal/sodiumGroup.ts";
import { seededRandom } from "#test/sealedDeal/seededRandom.ts";
import { effortOf, type Bench } from "./bench.ts";
import { sideBySide, type Timed, type Way } from "./sideBySide.ts";

const cards = 53;
const mostSeats = 8;
const longestSeconds = 4;

const works = [
  "keys made",
  "keys checked",
  "shuffle made",
  "shuffle checked",
  "share made",
  "share checked",
] as const;
type Work = (typeof works)[number];

/** Counts what was taken, so that no check can be left out. */
let checksum = 0;

function worksOf(group: Group): Readonly<Record<Work, () => unknown>> {
  const random = seededRandom("bench-sealed");
  const seat = { planHash: "5ea1".repeat(16), seat: 0 };
  const { secrets, keys } = newSeatKeys(group, seat, random);
  const context = { ...seat, joint: jointKey(group, [keys]) };
  const from = firstDeck(group, cardPoints(group, seat.planHash, cards));
  const { deck, proof } = shuffled(group, context, from, random);
  const place = { ...seat, place: 0 };
  const card = deck[0]!;
  const share = shareOf(group, place, secrets.deck, card);
  return {
    "keys made": () => newSeatKeys(group, seat, random),
    "keys checked": () => areKeys(group, seat, keys),
    "shuffle made": () => shuffled(group, context, from, random),
    "shuffle checked": () => isShuffle(group, context, from, deck, proof),
    "share made": () => shareOf(group, place, secrets.deck, card),
    "share checked": () => isShare(group, place, keys.deck, card, share),
  };
}

const ms = ({ nanoseconds }: Timed): string => `${(nanoseconds / 1e6).toFixed(2).padStart(7)} ms`;
const line = (work: Work, sodium: Timed, noble: Timed): string =>
  `${work.padEnd(16)} ${ms(sodium)} by libsodium ${ms(noble)} by noble  ${noble.ratio.toFixed(2)}×`;

export const bench: Bench = {
  title: `sealed: the cryptography of a sealed deal of ${cards} cards, in core time, by libsodium and by noble`,
  async run(quick) {
    const groups = [worksOf(await sodiumGroup()), worksOf(nobleGroup)];
    const timed = works.map((work) => {
      const ways = groups.map((group): Way => ({
        name: work,
        run: () => {
          checksum += group[work]() ? 1 : 0;
          return 1;
        },
      }));
      const [sodium, noble] = sideBySide(ways, effortOf(quick)) as [Timed, Timed];
      return { work, sodium, noble };
    });
    const seconds = (work: Work): number =>
      timed.find((each) => each.work === work)!.noble.nanoseconds / 1e9;
    const longest = seconds("shuffle made") + (mostSeats - 1) * seconds("shuffle checked");
    return {
      lines: [
        ...timed.map(({ work, sodium, noble }) => line(work, sodium, noble)),
        `checksum ${checksum}`,
      ],
      goals: [
        {
          what: `without libsodium a page shuffles, and checks ${mostSeats - 1} shuffles, in at most ${longestSeconds} s (${longest.toFixed(2)} s)`,
          met: longest <= longestSeconds,
        },
      ],
    };
  },
};
