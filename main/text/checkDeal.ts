import { plural } from "#shared/text/en/words.ts";

/** Where something lies and whose it is, as far as it is known; counted from 0. */
type About = Readonly<{
  player?: string;
  seat?: number;
  deck?: number;
  place?: number;
  card?: string;
}>;

const place = ({ deck, place: at }: About): string =>
  [
    ...(at === undefined ? [] : [`place ${at + 1}`]),
    ...(deck === undefined ? [] : [`deck ${deck + 1}`]),
  ].join(" of ");
const at = (about: About): string => (place(about) === "" ? "" : ` at ${place(about)}`);
const who = ({ player }: About): string => player ?? "a player";
const card = (about: About): string => `${about.card ?? "a card"}${at(about)}`;
const seat = (about: About): string => (about.seat === undefined ? "" : ` seat ${about.seat + 1}`);

/** What does not fit; by the kind of fault. */
const fault = {
  ownContribution: (about: About) =>
    `what ${who(about)} contributed is missing or was changed, though this is their transcript`,
  plan: (about: About) =>
    `the plan contradicts itself, or isn’t the one that was announced${about.player === undefined ? "" : ` (see ${about.player})`}${about.seat === undefined ? "" : ` (see${seat(about)})`}`,
  commitment: (about: About) =>
    about.player === undefined
      ? "a secret is missing, or the host opened another one than it had committed to"
      : `${about.player} opened another secret than the one committed to`,
  signature: (about: About) =>
    `${who(about)} signed something else: they were shown another plan, or somebody signed for them`,
  again: ({ player }: About) =>
    `a deal may be done again only once, and in the name of a player who withheld a secret${player === undefined ? "" : ` (see ${player})`}`,
  seal: (about: About) =>
    about.place === undefined
      ? `${place(about)} has too many or too few seals`
      : `the seal of ${card(about)} isn’t the one that follows from the secrets`,
  opening: (about: About) =>
    `${card(about)} doesn’t fit its seal, isn’t what lies there, or wasn’t opened to those who had to see it`,
  chance: (about: About) => `chance was used in a way that the plan doesn’t allow${at(about)}`,
  movement: (about: About) =>
    `${card(about)} can’t have moved as the host says${about.seat === undefined ? "" : `, to${seat(about)}`}`,
  sighting: (about: About) =>
    `what was shown of${about.seat === undefined ? " the table" : seat(about)}${about.card === undefined ? "" : `, with ${about.card},`} fits no moment of the round`,
};

/** Of `npm run check-deal`. */
export const checkDeal = {
  usage: "usage: npm run -s check-deal -- FILE|-",
  head: (
    of: Readonly<{ deal: string; table: string; round: number; game: string; seat: number | null }>,
  ) =>
    `deal ${of.deal}: round ${of.round} at table ${of.table}, ${of.game}, ${of.seat === null ? "from no seat" : `from seat ${of.seat + 1}`}`,
  contributed: (players: readonly string[], silent: readonly string[]) =>
    `contributed: the host, ${players.join(", ")}${silent.length === 0 ? "" : `; took no part: ${silent.join(", ")}`}`,
  again: (withheld: readonly string[]) =>
    `done again, since a secret was withheld by ${withheld.join(", ")}`,
  fits: (counts: Readonly<{ cards: number; decks: number; opened: number; seen: number }>) =>
    `everything fits: ${plural(counts.cards, "seal", "seals")} of ${plural(counts.decks, "deck", "decks")}, ${plural(counts.opened, "card", "cards")} opened, ${plural(counts.seen, "view", "views")} of the table`,
  open: (opened: number) =>
    `fits so far: ${plural(opened, "card", "cards")} opened; the host hasn’t opened its secret, so the shuffle can’t be checked`,
  fault,
  wrong: (problem: string) => `doesn’t fit: ${problem}`,
};
