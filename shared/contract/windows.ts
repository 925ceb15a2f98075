// Passes are held until a window's floor is over, so that neither its end nor the answer to a pass
// tells who else has passed.

import type { AnyGame, AnyRound, Window } from "./game.ts";
import { commonly, forbidden, type Accepted, type Outcome, type RuleError } from "./outcome.ts";
import type { Move, Seated } from "./round.ts";
import type { Seat } from "./seats.ts";

/** A move that the chart made. `auto`: made for the player. */
export type Made = Readonly<{
  seat: Seat;
  move: Move;
  auto: boolean;
  accepted: Accepted<AnyRound>;
}>;

/** A round with the window's held passes, in the order in which they came. */
export type Holding = Readonly<{
  round: AnyRound;
  held?: readonly Seated<Move>[];
}>;

/**
 * The outcome of a move: the moves made now, including held ones before it, and the passes that
 * stay held.
 */
export type Judgement =
  | Readonly<{ ok: true; made: readonly Made[]; held: readonly Seated<Move>[] }>
  | Readonly<{ ok: false; error: RuleError }>;

export const openWindow = (game: AnyGame, round: AnyRound): Window | null =>
  game.windows?.open(round.options, round.facts) ?? null;

function moveIn({ seat: _seat, auto: _auto, ...move }: Seated<Move>): Move {
  return move;
}

const applied = (game: AnyGame, round: AnyRound, event: Seated<Move>): Outcome<AnyRound> =>
  game.apply(round, event.seat, moveIn(event), event.auto === true);

const madeOf = ({ seat, auto, ...move }: Seated<Move>, accepted: Accepted<AnyRound>): Made => ({
  seat,
  move,
  auto: auto === true,
  accepted,
});

export function madeInOrder(game: AnyGame, { round, held = [] }: Holding): readonly Made[] {
  const made: Made[] = [];
  for (const event of held) {
    const accepted = applied(game, made.at(-1)?.accepted.round ?? round, event);
    if (accepted.ok) made.push(madeOf(event, accepted));
  }
  return made;
}

/**
 * A seat has one answer to a window, even while it is held. Returns the refusal that it would get
 * if the first answer had been made.
 */
function answeredTwice(
  game: AnyGame,
  round: AnyRound,
  first: Seated<Move>,
  event: Seated<Move>,
): Judgement {
  const after = applied(game, round, first);
  const again = after.ok ? applied(game, after.round, event) : after;
  return again.ok ? { ok: false, error: forbidden("C-11", commonly("notNow")) } : again;
}

/**
 * A leave releases no held passes (C-5). The leaver's own is dropped; so are all if the leave ends
 * the window.
 */
function leaving(game: AnyGame, { round, held = [] }: Holding, event: Seated<Move>): Judgement {
  const accepted = applied(game, round, event);
  if (!accepted.ok) return accepted;
  const isSame = openWindow(game, accepted.round)?.number === openWindow(game, round)?.number;
  return {
    ok: true,
    made: [madeOf(event, accepted)],
    held: isSame ? held.filter(({ seat }) => seat !== event.seat) : [],
  };
}

export function judged(game: AnyGame, holding: Holding, event: Seated<Move>): Judgement {
  const { round, held = [] } = holding;
  if (event.type === "leave") return leaving(game, holding, event);
  const own = held.find(({ seat }) => seat === event.seat);
  if (own) return answeredTwice(game, round, own, event);
  const before = madeInOrder(game, holding);
  const accepted = applied(game, before.at(-1)?.accepted.round ?? round, event);
  return accepted.ok
    ? { ok: true, made: [...before, madeOf(event, accepted)], held: [] }
    : accepted;
}
