// Until a window's floor has gone passes are held, so that neither its end nor the answer to a pass
// tells who else has passed.

import type { AnyGame, AnyRound, Window } from "./game.ts";
import { commonly, forbidden, type Accepted, type Outcome, type RuleError } from "./outcome.ts";
import type { Move, Seated } from "./round.ts";
import type { Seat } from "./seats.ts";

/** A move that the chart made. `auto`: not of the player's own doing. */
export interface Made {
  readonly seat: Seat;
  readonly move: Move;
  readonly auto: boolean;
  readonly accepted: Accepted<AnyRound>;
}

/** A round, and the passes in its window that are not made yet, in the order in which they came. */
export interface Holding {
  readonly round: AnyRound;
  readonly held?: readonly Seated<Move>[];
}

/**
 * What comes of a move: the moves that are made now, the held ones before it included, and which
 * stay held.
 */
export type Judgement =
  | { readonly ok: true; readonly made: readonly Made[]; readonly held: readonly Seated<Move>[] }
  | { readonly ok: false; readonly error: RuleError };

/** The response window that is open; null where none is. */
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
 * A seat has one answer to a window, also while it is held: the refusal is the one that it would
 * get if it had been made.
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
 * C-5: a leave makes no held pass. The leaver's own is void; so are all where the window is over by
 * it.
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
