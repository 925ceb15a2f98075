// Follows a round a second time, knowing only its decks and what its closing says, and compares.

import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import { View } from "#shared/contract/view.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { closingOf } from "#shared/verifiedDeal/places.ts";
import { sightingOf } from "#shared/verifiedDeal/sighting.ts";
import type { Sighting } from "#shared/verifiedDeal/transcript.ts";
import { formsOf } from "#test/games/forms.ts";
import { ReplayedPlaces, type Made } from "#test/support/replayedPlaces.ts";
import type { Followed } from "#test/support/verifiedRound.ts";

/** What was looked at, so that a test can tell that it was much. */
export const newTally = () => ({
  rounds: 0,
  steps: 0,
  decks: 0,
  turnedBack: 0,
  opened: 0,
  laid: 0,
  removed: 0,
  sightings: 0,
  showed: 0,
  /** From the pile into a hand. */
  takenBack: 0,
});
export type Tally = ReturnType<typeof newTally>;

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Throws where the followed places are not as a second account says. */
export function account(
  game: AnyGame,
  lines: readonly Followed[],
  viewers: readonly Viewer[],
  tally: Tally,
): void {
  const last = lines.at(-1)?.followed.places;
  must(last !== undefined, "a round begins with its deal");
  const { uses, steps } = closingOf(last);
  const decks = lines.flatMap(({ followed }) => followed.newDecks.map(({ cards }) => cards));
  const replayed = new ReplayedPlaces(decks, uses);
  const held = lines[0]?.step.round.zones.hands.map(() => new Set<Card>()) ?? [];
  let done = 0;
  for (const [at, { step, followed }] of lines.entries()) {
    const isStep = at === 0 || followed.moves.length > 0;
    const made = isStep ? replayed.make(steps[done] ?? []) : [];
    if (isStep) done += 1;
    count(tally, followed, made);
    mustBeOpened(followed, made, replayed);
    // Most steps of Normal Eights are answers that nobody is shown and that move nothing (NE-20).
    if (!isStep && step.round.zones === lines[at - 1]?.step.round.zones && step.noticedBy) continue;
    mustLie(game, step.round, replayed);
    step.round.zones.hands.forEach((hand, seat) => {
      for (const card of peekAll(hand)) held[seat]?.add(card);
    });
    for (const viewer of viewers)
      look({ game, step, isDeal: at === 0, followed, viewer, made, replayed, held }, tally);
  }
  must(done === steps.length, "every step in which cards moved is in the closing, and no other");
  tally.rounds += 1;
}

const sorted = (cards: readonly Card[]): string => cards.toSorted().join();

function mustLie(game: AnyGame, round: AnyRound, replayed: ReplayedPlaces): void {
  const { hands, pile, removed, stock } = round.zones;
  const lying = replayed.lying();
  const namesIn = (where: Seat | "pile" | "removed" | "laid") => (lying.get(where) ?? []).join();
  hands.forEach((hand, seat) =>
    must(namesIn(seat) === sorted(peekAll(hand)), `the hand of seat ${seat}`),
  );
  must(namesIn("pile") === sorted(pile), "the pile");
  must(namesIn("removed") === sorted(peekAll(removed)), "the removed cards");
  must(namesIn("laid") === sorted(formsOf(game.id).loose?.(round) ?? []), "the laid cards");
  must(replayed.stock().join() === peekAll(stock).join(), "the stock is the rest of the deck");
}

/** Whoever gets a card of the stock, and all where it is turned up, and nobody else. */
function mustBeOpened(
  { openings }: Followed["followed"],
  made: readonly Made[],
  replayed: ReplayedPlaces,
): void {
  const due = made
    .filter(({ from }) => from === "stock")
    .map(({ at, to }) => {
      must(to !== "removed" && to !== "laid", "the stock goes to hands and to the pile");
      return { ...at, card: replayed.nameOf(at), to: to === "pile" ? "all" : to };
    });
  must(JSON.stringify(openings) === JSON.stringify(due), "what left the stock is opened");
}

function count(
  tally: Tally,
  { newDecks, openings }: Followed["followed"],
  made: readonly Made[],
): void {
  tally.steps += 1;
  tally.decks += newDecks.length;
  tally.opened += openings.length;
  if (newDecks.length > 1) tally.turnedBack += 1;
  if (made.some(({ to }) => to === "laid")) tally.laid += 1;
  if (made.some(({ to }) => to === "removed")) tally.removed += 1;
  if (made.some(({ from, to }) => from === "pile" && typeof to === "number")) tally.takenBack += 1;
}

type Look = Readonly<{
  game: AnyGame;
  step: RoundStep;
  isDeal: boolean;
  followed: Followed["followed"];
  viewer: Viewer;
  made: readonly Made[];
  replayed: ReplayedPlaces;
  held: readonly ReadonlySet<Card>[];
}>;

function look(at: Look, tally: Tally): void {
  const view = View.of(at.game, at.step, at.viewer);
  const sighting = sightingOf(view);
  mustSee(at, sighting);
  mustBeInView(at, view);
  for (const { seat, cards } of sighting.showed)
    for (const card of cards)
      must(at.held[seat]?.has(card) === true, `seat ${seat} showed ${card}, which it never held`);
  for (const { at: place, from, to } of at.made)
    if (typeof from === "number" && (to === "pile" || to === "laid"))
      must(
        sighting.showed.some(
          ({ seat, cards }) => seat === from && cards.includes(at.replayed.nameOf(place)),
        ),
        `what seat ${from} puts down is seen`,
      );
  tally.sightings += 1;
  tally.showed += sighting.showed.length;
}

function mustSee({ replayed }: Look, { hands, pile, stock, removed }: Sighting): void {
  const lying = replayed.lying();
  hands.forEach((hand, seat) => {
    const its = lying.get(seat) ?? [];
    must(
      typeof hand === "number" ? hand === its.length : hand.join() === its.join(),
      `the hand of seat ${seat} is seen`,
    );
  });
  must(sorted(pile) === (lying.get("pile") ?? []).join(), "the pile is seen");
  must(stock === replayed.stock().length, "the stock is seen");
  must(removed === (lying.get("removed") ?? []).length, "the removed cards are seen");
}

const drawing: readonly string[] = ["drew", "brokeSequent"];

/** An opening tells its viewer no card that the view of the same step does not tell too (C-7). */
function mustBeInView({ isDeal, viewer, followed, step }: Look, { seen, happened }: View): void {
  const told = followed.openings.filter(({ to }) => to === viewer || to === "all");
  const own = told.filter(({ to }) => to !== "all").map(({ card }) => card);
  const open = told.filter(({ to }) => to === "all").map(({ card }) => card);
  const hand = viewer === "spectator" ? [] : (seen.hands[viewer] as readonly Card[]);
  const drawn = happened.flatMap((event): readonly Card[] =>
    event.seat === viewer && drawing.includes(event.type)
      ? (event.cards ?? (event.told["cards"] as readonly Card[]))
      : [],
  );
  must(sorted(own) === sorted(isDeal ? hand : drawn), `what viewer ${viewer} is opened is theirs`);
  const back = (step.round.facts["turnedBack"] ?? []) as readonly Card[];
  must(sorted(open) === sorted(isDeal ? [...seen.pile, ...back] : []), "what all see is opened");
}
