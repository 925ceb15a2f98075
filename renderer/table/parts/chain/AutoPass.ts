// Who passes for a person who wants to be asked only when holding an ace, and when?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableSnapshot } from '#renderer/client/clients.ts';
import type { ClientClock } from '#renderer/client/clientClock.ts';
import type { Response, TableGame } from '#renderer/table/tableGame.ts';
import type { StateHold, WindowKey } from '#renderer/table/desk/deskState.ts';
import { autoPassAt, isSameWindow, responseIn } from './responding.ts';

type Table = Pick<TableSnapshot, 'table' | 'tableAt'>;
export type PassClock = Pick<ClientClock, 'now' | 'after'>;

interface Parts {
  readonly hold: StateHold;
  readonly gameOf: (id: string) => TableGame;
  readonly clock: PassClock;
  /** Lets the window pass that is open in this view. */
  readonly pass: (view: ViewMessage, response: Response) => void;
}

/**
 * Follows the newest views, shown or not, also in a tab that nobody looks at. Every window is answered at the same moment of
 * its life: if whoever holds no ace passed at once, its length would tell who holds one.
 */
export class AutoPass {
  readonly #parts: Parts;
  #isOn = false;
  #view: ViewMessage | null = null;
  /** Of the table that has been read already. */
  #tableAt: number | null = null;
  /** The pass that goes out when its moment comes. */
  #waiting: { readonly window: WindowKey; readonly stop: () => void } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Turned on after the moment of a window it begins with the next one; turned off it still keeps what was noted. */
  turn(isOn: boolean): void {
    this.#isOn = isOn;
    this.#plan();
  }

  /** A pass by hand waits for the window's moment too: true where that is still to come. */
  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  hear(view: ViewMessage, news: Table): void {
    const isFirst = this.#view === null;
    const { hold, clock } = this.#parts;
    this.#view = view;
    this.#tableAt = news.tableAt;
    const response = this.#response();
    if (!response) hold.set({ window: null });
    else if (!isSameWindow(hold.state().window, { round: view.round, number: response.number })) {
      // Who comes back is told how the table stands before the view; else the clocks known are those of the window before.
      const openedAt = isFirst ? this.#openedAt(response, news) : null;
      hold.set({ window: { round: view.round, number: response.number, openedAt: openedAt ?? clock.now() } });
    }
    this.#plan();
  }

  /** The host's own clock tells when the window was opened better than the time at which the view came. */
  told(news: Table): void {
    const response = this.#response();
    const { hold } = this.#parts;
    const { window } = hold.state();
    if (!response || !window || news.tableAt === this.#tableAt) return;
    this.#tableAt = news.tableAt;
    const openedAt = this.#openedAt(response, news);
    if (openedAt === null || openedAt === window.openedAt) return;
    hold.set({ window: { ...window, openedAt } });
    this.#plan();
  }

  close(): void {
    this.#waiting?.stop();
    this.#waiting = null;
  }

  #response(): Response | null {
    return this.#view && responseIn(this.#parts.gameOf(this.#view.game), this.#view);
  }

  /** Null where no clock runs for the viewer. */
  #openedAt({ seconds }: Response, { table, tableAt }: Table): number | null {
    const viewer = this.#view?.seen.viewer;
    const own = table?.clocks.find(({ seat }) => seat === viewer);
    return own ? tableAt - (seconds * 1000 - own.leftMs) : null;
  }

  #plan(): void {
    const { hold, clock } = this.#parts;
    const { window, passed } = hold.state();
    const response = this.#response();
    const wasWaiting = window !== null && isSameWindow(this.#waiting?.window ?? null, window);
    this.close();
    if (!response || !window || response.isOver) return;
    // What was passed by hand and does not wait has been sent.
    const isWanted = isSameWindow(passed, window) ? wasWaiting : this.#isOn;
    const wait = autoPassAt(response, response.seconds * 1000 - (clock.now() - window.openedAt));
    if (isWanted && (wait > 0 || wasWaiting)) this.#waiting = { window, stop: clock.after(Math.max(0, wait), () => this.#due()) };
  }

  #due(): void {
    this.#waiting = null;
    const response = this.#response();
    // A nope is on its way: the host has it first.
    if (this.#view && response && !this.#parts.hold.state().sending) this.#parts.pass(this.#view, response);
  }
}
