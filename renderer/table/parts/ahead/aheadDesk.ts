// How is the next move chosen in advance at the desk, shown, and taken back (H-31)?

import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import {
  aheadIn,
  nothingAhead,
  pickedId,
  sendingActions,
  stillAhead,
  takesCards,
  toggledAhead,
  waitingActions,
} from "./chosen.ts";
import { NextMove } from "./NextMove.ts";

/** Not offered twice, unless it was refused. */
async function finish(desk: Desk): Promise<void> {
  const finishing = desk.state().view?.round ?? null;
  desk.change({ ahead: { ...aheadIn(desk.state()), finishing } });
  if (!(await desk.finish())) desk.change({ ahead: { ...aheadIn(desk.state()), finishing: null } });
}

export const aheadDesk: DeskPart = {
  first: { ahead: nothingAhead },
  shown: (game, before, now) => ({ ahead: stillAhead(game, before, now) }),
  cleared: (state) => ({ ahead: { ...aheadIn(state), chosen: null, sending: null } }),
  actions: (game, state) => sendingActions(game, state) ?? waitingActions(game, state),
  // Cards that are pulled to the table out of turn are laid ready.
  take: (desk) => {
    const { game } = desk;
    if (!game || !takesCards(game, desk.state())) return false;
    desk.change({ ahead: { ...aheadIn(desk.state()), chosen: pickedId } });
    return true;
  },
  act: (desk, { id, sends }) => {
    if (sends === "finish") void finish(desk);
    else if (sends === "ahead") desk.change({ ahead: toggledAhead(desk.state(), id) });
    return sends === "finish" || sends === "ahead";
  },
  companion: (desk, clock) => new NextMove(desk, clock),
};
