import { withMore } from "#shared/cards/hand.ts";
import { applyWith } from "#shared/contract/applying.ts";
import { refused, type Outcome, type Refusal } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isInHand } from "./betting.ts";
import { draw, mostToDraw } from "./draw.ts";
import { phase, toAct } from "./phase.ts";
import { say } from "./say.ts";
import { goOn } from "./stages.ts";
import { takes, type DrawEvent, type DrawRound, type Move } from "./types.ts";
import { bet, call, check, fold, raise, withoutHand } from "./wagers.ts";

type DrawOutcome = Outcome<DrawRound, DrawEvent>;

export const apply = applyWith<DrawRound, Move, DrawEvent>({
  takes,
  phase,
  toAct,
  outOfPlace,
  leave,
  moves: {
    bet: (round, seat, { to }) => bet(round, seat, to),
    raise: (round, seat, { to }) => raise(round, seat, to),
    call,
    check,
    fold,
    draw,
  },
});

function outOfPlace(round: DrawRound, _move: Move, seat: Seat): Refusal {
  return phase(round) === "draw"
    ? refused("FD-11", say("drawing", { most: mostToDraw(round, seat) }))
    : refused("FD-11", say("betting"));
}

/** C-5, FD-8 */
function leave(round: DrawRound, seat: Seat): DrawOutcome {
  const removed = round.zones.hands[seat]?.length ?? 0;
  const gone = isInHand(round.facts, seat) ? withoutHand(round, seat) : round;
  const facts = {
    ...gone.facts,
    left: withMore(gone.facts.left, [seat]),
    foldOrder: gone.facts.foldOrder.filter((other) => other !== seat),
  };
  return goOn({ ...gone, facts }, [{ type: "left", seat, told: { removed } }]);
}
