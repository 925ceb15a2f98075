import type { Asking, Settings } from "#shared/settings/settings.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import type { Companion, DeskClock } from "#renderer/table/part.ts";
import { hooksOf, type Action, type TableGame } from "#renderer/table/tableGame.ts";
import type { Response } from "./chain.tsx";

/** Windows are numbered within their round. */
type WindowKey = Readonly<{ round: number; number: number }>;

export type Windows = Readonly<{
  window: (WindowKey & { readonly openedAt: number }) | null;
  passed: WindowKey | null;
}>;

export const noWindows: Windows = { window: null, passed: null };
export const windowsIn = ({ chain = noWindows }: Pick<DeskState, "chain">): Windows => chain;

/**
 * Times of an automatic pass, ms: after the window's least time, after its opening where only bots
 * play, and at the latest before its end.
 */
const afterFloor = 1000;
const amongBots = 400;
const beforeEnd = 300;

export const responseIn = (
  game: TableGame | null,
  view: Pick<ViewMessage, "seen"> | null,
): Response | null => (view && hooksOf(game, "chain")?.response(view.seen)) ?? null;

/** The window that this view shows. */
export const windowOf = ({ round }: ViewMessage, { number }: Response): WindowKey => ({
  round,
  number,
});

export const isSameWindow = (one: WindowKey | null, other: WindowKey): boolean =>
  one?.round === other.round && one.number === other.number;

/**
 * A pass counts from the moment it is pressed: the host confirms it only after the window's least
 * time.
 */
export function isAnswered(
  game: TableGame | null,
  state: Pick<DeskState, "view" | "chain">,
): boolean {
  const { view } = state;
  const response = responseIn(game, view);
  return (
    view !== null &&
    response !== null &&
    (response.isOver || isSameWindow(windowsIn(state).passed, windowOf(view, response)))
  );
}

/**
 * Whether the person wants to be asked about this card if they can answer it. That depends on what
 * everybody sees, and nobody is told the wish.
 */
export const isAskedAbout = (
  { concerns }: Pick<Response, "concerns">,
  about: Asking | null,
): boolean =>
  concerns === "win" || (about !== "wins" && (concerns === "viewer" || about !== "mine"));

type Moment = Pick<Response, "seconds" | "floor"> & Partial<Pick<Response, "canAnswer">>;

/**
 * Returns the time of an automatic pass, ms from the window's opening. Among people it depends on
 * nothing that only one player knows. Alone with bots, a player who can answer is asked until the
 * end, and one who cannot is not asked (H-31).
 */
export function passMoment({ seconds, floor, canAnswer = false }: Moment, isAlone = false): number {
  const latest = seconds * 1000 - beforeEnd;
  if (isAlone) return canAnswer ? Infinity : Math.min(amongBots, latest);
  return Math.min(floor * 1000 + afterFloor, latest);
}

/**
 * Returns the newest view of the shown window: the host accepts only answers to the newest view.
 */
function newestOf(game: TableGame, shown: ViewMessage, newest: ViewMessage | null): ViewMessage {
  const response = responseIn(game, shown);
  const now = newest?.game === shown.game ? responseIn(game, newest) : null;
  return response && now && newest && isSameWindow(windowOf(newest, now), windowOf(shown, response))
    ? newest
    : shown;
}

type TableNow = Pick<TableSnapshot, "table" | "tableAt">;

const none: ReadonlySet<string> = new Set();
const pass = { type: "pass" } as const;

/**
 * Follows the newest views, shown or not, even in a hidden tab. Every window is passed at the same
 * moment after its opening: an immediate pass without an ace would reveal who holds one.
 */
export class AutoPass implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  #isOn = false;
  #about: Asking | null = null;
  /** With only bots the time of a pass reveals nothing. */
  #isAlone = false;
  #view: ViewMessage | null = null;
  #tableAt: number | null = null;
  #waiting: Readonly<{ window: WindowKey; stop: () => void }> | null = null;

  constructor(desk: Desk, clock: DeskClock) {
    this.#desk = desk;
    this.#clock = clock;
  }

  /**
   * If the setting is turned on after the moment of a pass, it starts with the next window; if it
   * is turned off, a noted pass is still sent.
   */
  wish({ autoPass, asksAbout }: Settings): void {
    this.#isOn = autoPass === true;
    this.#about = asksAbout;
    this.#plan();
  }

  /** While windows are passed automatically, a pass by hand waits for the same moment. */
  act({ sends }: Action): boolean {
    const { game } = this.#desk;
    const { view, snapshot } = this.#desk.state();
    if (
      !game ||
      !view ||
      typeof sends !== "object" ||
      sends.type !== pass.type ||
      !responseIn(game, view)
    )
      return false;
    const newest = newestOf(game, view, snapshot.view);
    const response = responseIn(game, newest);
    if (!response) return true;
    if (this.#waiting === null) void this.#pass(newest, response);
    else {
      this.#set({ passed: windowOf(newest, response) });
      this.#desk.dismissToast();
    }
    return true;
  }

  hear(view: ViewMessage, news: TableNow): void {
    const isFirst = this.#view === null;
    this.#view = view;
    this.#isAlone = news.table?.alone === true;
    this.#tableAt = news.tableAt;
    const response = this.#response();
    if (!response) this.#set({ window: null });
    else if (!isSameWindow(this.#windows.window, windowOf(view, response))) {
      // After a reconnect the table's clocks come before the view; otherwise the known clocks
      // belong to the previous window.
      const openedAt = (isFirst ? this.#openedAt(response, news) : null) ?? this.#clock.now();
      this.#set({ window: { ...windowOf(view, response), openedAt } });
    }
    this.#plan();
  }

  /**
   * The host's clock gives the opening of the window more precisely than the arrival of the view.
   */
  tableChanged(news: TableNow): void {
    const wasAlone = this.#isAlone;
    this.#isAlone = news.table?.alone === true;
    if (wasAlone !== this.#isAlone) this.#plan();
    const response = this.#response();
    const { window } = this.#windows;
    if (!response || !window || news.tableAt === this.#tableAt) return;
    this.#tableAt = news.tableAt;
    const openedAt = this.#openedAt(response, news);
    if (openedAt === null || openedAt === window.openedAt) return;
    this.#set({ window: { ...window, openedAt } });
    this.#plan();
  }

  close(): void {
    this.#waiting?.stop();
    this.#waiting = null;
  }

  #response(): Response | null {
    return this.#view && responseIn(this.#desk.gameOf(this.#view.game), this.#view);
  }

  #openedAt({ seconds }: Response, { table, tableAt }: TableNow): number | null {
    const viewer = this.#view?.seen.viewer;
    const own = table?.clocks.find(({ seat }) => seat === viewer);
    return own ? tableAt - (seconds * 1000 - own.leftMs) : null;
  }

  #plan(): void {
    const { window, passed } = this.#windows;
    const response = this.#response();
    const wasWaiting = window !== null && isSameWindow(this.#waiting?.window ?? null, window);
    this.close();
    if (!response || !window || response.isOver) return;
    const isAsked = isAskedAbout(response, this.#about);
    const moment = passMoment(
      { ...response, canAnswer: response.canAnswer && isAsked },
      this.#isAlone,
    );
    const wait = moment - (this.#clock.now() - window.openedAt);
    // A pass by hand that does not wait has been sent already.
    const isWanted = isSameWindow(passed, window)
      ? wasWaiting
      : (this.#isOn || !isAsked) && wait < Infinity;
    if (isWanted && (wait > 0 || wasWaiting))
      this.#waiting = { window, stop: this.#clock.after(Math.max(0, wait), () => this.#due()) };
  }

  #due(): void {
    this.#waiting = null;
    const response = this.#response();
    // A nope is on its way: the host gets it first.
    if (this.#view && response && !this.#desk.state().sending)
      void this.#pass(this.#view, response, true);
  }

  /** A pass counts at once, since the host delays its answer. */
  async #pass(view: ViewMessage, response: Response, isByItself = false): Promise<void> {
    const its = windowOf(view, response);
    this.#set({ passed: its });
    if (!isByItself || this.#desk.state().toast?.kind !== "hint") this.#desk.dismissToast();
    const answer = await this.#desk.ask(view.number, pass);
    const { window, passed } = this.#windows;
    // A refusal for a window that is closed, or was answered by another's ace, is ignored.
    if (answer.ok || !isSameWindow(window, its)) return;
    if (isSameWindow(passed, its)) this.#set({ passed: null });
    this.#desk.refuse(answer.error, none);
  }

  get #windows(): Windows {
    return windowsIn(this.#desk.state());
  }

  #set(change: Partial<Windows>): void {
    this.#desk.change({ chain: { ...this.#windows, ...change } });
  }
}
