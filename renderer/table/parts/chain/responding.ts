// Is a response window open in a view, has the person answered it, and when does it pass by itself?

import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import type { Response } from "./chain.ts";

/** Windows are numbered within their round. */
export type WindowKey = { readonly round: number; readonly number: number };

export type Windows = {
  /** The newest response window, and since when it is open, on performance.now()'s clock. */
  readonly window: (WindowKey & { readonly openedAt: number }) | null;
  /**
   * The window that the person lets pass: it counts as answered from then on, whether or not the
   * host has said so yet.
   */
  readonly passed: WindowKey | null;
};

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly chain?: Windows;
  }
}

export const windowsIn = ({
  chain = { window: null, passed: null },
}: Pick<DeskState, "chain">): Windows => chain;

/**
 * So long after a window may close it passes by itself, and so long before its end at the latest;
 * where only bots sit by, so long after it opened. ms.
 */
const afterFloor = 1000;
const amongBots = 400;
const beforeEnd = 300;

export const responseIn = (
  game: TableGame | null,
  view: Pick<ViewMessage, "seen"> | null,
): Response | null => (view && hooksOf(game, "chain")?.response(view.seen)) ?? null;

export const isSameWindow = (one: WindowKey | null, other: WindowKey): boolean =>
  one?.round === other.round && one.number === other.number;

/**
 * A pass counts as given from the moment it is pressed: the host says so only when the window's
 * least time has gone.
 */
export function isAnswered(
  game: TableGame | null,
  state: Pick<DeskState, "view" | "chain">,
): boolean {
  const { view } = state;
  const { passed } = windowsIn(state);
  const response = responseIn(game, view);
  return (
    view !== null &&
    response !== null &&
    (response.isOver || isSameWindow(passed, { round: view.round, number: response.number }))
  );
}

type Moment = Pick<Response, "seconds" | "floor"> & Partial<Pick<Response, "canAnswer">>;

/**
 * When a window passes by itself, ms from its opening. Among people it hangs on nothing that only
 * one player knows; who is alone with bots is asked as long as he can answer, and not at all where
 * he cannot (H-31).
 */
export function passMoment({ seconds, floor, canAnswer = false }: Moment, isAlone = false): number {
  const latest = seconds * 1000 - beforeEnd;
  if (isAlone) return canAnswer ? Infinity : Math.min(amongBots, latest);
  return Math.min(floor * 1000 + afterFloor, latest);
}

/**
 * In how many ms a window passes by itself that is open for `leftMs` more; not above 0 where that
 * moment has gone.
 */
export const autoPassAt = (response: Moment, leftMs: number, isAlone = false): number =>
  leftMs - (response.seconds * 1000 - passMoment(response, isAlone));

/** The newest view of the window that is shown: the host answers only to what is newest. */
export function newestOf(
  game: TableGame,
  shown: ViewMessage,
  newest: ViewMessage | null,
): ViewMessage {
  const [response, now] = [
    responseIn(game, shown),
    newest?.game === shown.game ? responseIn(game, newest) : null,
  ];
  return response &&
    now &&
    newest &&
    isSameWindow(
      { round: newest.round, number: now.number },
      { round: shown.round, number: response.number },
    )
    ? newest
    : shown;
}
