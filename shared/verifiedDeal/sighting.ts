import { isCard, type Card } from "#shared/cards/card.ts";
import type { Json, Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SentView, VisibleEvent } from "#shared/contract/seen.ts";
import type { Sighting } from "./transcript.ts";

type Showed = Sighting["showed"][number];

/** What one step showed a viewer, from all that they were sent of it. */
export const sightingOf = ({ seen, happened }: SentView): Sighting => ({
  hands: seen.hands.map((hand) => (typeof hand === "number" ? hand : hand.toSorted())),
  pile: seen.pile,
  stock: seen.stock,
  removed: seen.removed,
  showed: happened.flatMap(showedIn),
});

/**
 * Under these names, and no others, events of all games name cards that the seat holds or held: in
 * `as`, `read` or a text a card may be named that nobody has.
 */
const fields = ["card", "cards", "melds", "rest", "on", "chain", "picks"] as const;

function showedIn({ seat, told, cards = [] }: VisibleEvent): readonly Showed[] {
  const named = [...ownedIn(told, seat), ...cards.flatMap((card) => owned(card, seat))];
  return [...Map.groupBy(named, (its) => its.seat)].map(([its, all]) => ({
    seat: its,
    cards: all.map(({ card }) => card),
  }));
}

type Owned = Readonly<{ seat: Seat; card: Card }>;

const ownedIn = (told: Public, seat: Seat | undefined): readonly Owned[] =>
  fields.flatMap((field) => owned(told[field], seat));

/** A list or a part that names its own seat is about that one. */
function owned(value: Json | undefined, seat: Seat | undefined): readonly Owned[] {
  if (isCard(value)) return seat === undefined ? [] : [{ seat, card: value }];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((part) => owned(part, seat));
  if (typeof value !== "object" || value === null) return [];
  const part = value as Public;
  const its = part["seat"];
  return ownedIn(part, typeof its === "number" ? its : seat);
}
