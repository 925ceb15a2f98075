// Screens for the room and their keys, which outlast new codes, bans and restarts, and the requests
// about them (H-39).

import { hashOf, newJoinCode, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { byKey, isUseNews, newDevice } from "#main/base/deviceKeys.ts";
import type { KnownScreen, NewScreen, ScreenDoor } from "#main/base/ports.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { StoredScreen } from "#main/store/deviceStore.ts";
import type { Store } from "#main/store/store.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import type { KeptScreen, OnNow } from "#shared/protocol/house.ts";
import { isLoopback } from "#shared/protocol/addresses.ts";
import type { Handlers } from "./handlers.ts";
import { whatIsOn, type On } from "./bigScreenContent.ts";

/** Per device and session; the screen not used for longest is removed. */
const mostOfDevice = 4;
/**
 * Per session, and for screens that follow the house. A session's further screens get no key and
 * need its code each time.
 */
const mostOfSession = 50;
/** As long as browsers keep cookies. */
const keptMs = 400 * 24 * 3_600_000;
/** Enough time to type the code into a television. */
const codeMinutes = 10;

type Parts = Readonly<{
  store: Pick<Store, "screens">;
  clock: Clock;
  random: RandomBytes;
  isTaken: (code: string) => boolean;
}>;

type Code = Readonly<{
  hash: string;
  /** On the monotonic clock. */
  until: number;
  /** The screen that came by it and has not used its key yet. */
  admitted: Readonly<{ id: string; key: string; from: string }> | null;
}>;

type RemovedListener = (screen: string) => void;

/** Methods throw a StoreError. */
export class Screens implements ScreenDoor {
  readonly #parts: Parts;
  readonly #listeners = new Set<RemovedListener>();
  readonly #awaitedListeners = new Set<() => void>();
  #code: Code | null = null;
  #awaited: boolean | null = null;
  #timer: unknown = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  admit(screen: NewScreen): string | null {
    return this.#admit(screen)?.key ?? null;
  }

  #admit({ session, name, from }: NewScreen): Readonly<{ key: string; id: string }> | null {
    const { screens } = this.#parts.store;
    const { key, device } = newDevice(name, this.#parts);
    screens.forget(device.madeAt - keptMs);
    const all = screens.list().filter((screen) => screen.session === session);
    const own = all.filter((screen) => screen.address === from);
    const giveWay = own.slice(mostOfDevice - 1);
    if (all.length - giveWay.length >= mostOfSession) {
      if (session !== null) return null;
      giveWay.push(...all.slice(mostOfSession - 1).filter((screen) => !giveWay.includes(screen)));
    }
    screens.add({ ...device, session, address: from, removedAt: null });
    for (const { id } of giveWay) this.remove(id);
    this.#tellAwaited();
    return { key, id: device.id };
  }

  find(key: string, from: string): KnownScreen | "removed" | null {
    const {
      store: { screens },
      clock,
    } = this.#parts;
    const found = byKey(key, screens.find);
    if (!found) return null;
    if (found.removedAt !== null) return "removed";
    if (found.id === this.#code?.admitted?.id) this.#code = null;
    const now = clock.now();
    if (found.address !== from || isUseNews(found, now)) screens.use(found.id, from, now);
    return { id: found.id, session: found.session };
  }

  isGood(id: string): boolean {
    return this.list().some((screen) => screen.id === id);
  }

  onRemoved(listener: RemovedListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get isAwaited(): boolean {
    return (this.#awaited ??= this.#isAwaited());
  }

  onAwaited(listener: () => void): void {
    this.#awaitedListeners.add(listener);
  }

  /** For one screen that follows the house; the previous code becomes invalid. */
  newCode(): string {
    const { random, clock } = this.#parts;
    const code = newJoinCode(random);
    if (this.#parts.isTaken(code)) return this.newCode();
    const goodMs = codeMinutes * 60_000;
    this.#code = { hash: hashOf(code), until: clock.elapsed() + goodMs, admitted: null };
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(() => this.#tellAwaited(), goodMs);
    this.#tellAwaited();
    return code;
  }

  admitByCode(code: string, { name, from }: Omit<NewScreen, "session">): string | null {
    const known = this.#code;
    if (known?.hash !== hashOf(code) || known.until <= this.#parts.clock.elapsed()) return null;
    if (known.admitted) return known.admitted.from === from ? known.admitted.key : null;
    const made = this.#admit({ session: null, name, from });
    if (made) this.#code = { ...known, admitted: { ...made, from } };
    return made?.key ?? null;
  }

  list(): readonly StoredScreen[] {
    return this.#parts.store.screens.list();
  }

  /** Invalidates the screen's key and ends its connections. */
  remove(id: string): boolean {
    if (!this.#parts.store.screens.remove(id, this.#parts.clock.now())) return false;
    for (const listener of this.#listeners) listener(id);
    this.#tellAwaited();
    return true;
  }

  /**
   * Removes this session's screens last seen at this address; never those at the host's own
   * machine, since the owner's may be among them.
   */
  removeFrom(session: string, from: string | null): void {
    if (from === null || isLoopback(from)) return;
    for (const screen of this.list())
      if (screen.session === session && screen.address === from) this.remove(screen.id);
  }

  stop(): void {
    this.#parts.clock.clearTimeout(this.#timer);
  }

  #isAwaited(): boolean {
    const { clock } = this.#parts;
    return (
      (this.#code !== null && this.#code.until > clock.elapsed()) ||
      this.list().some(({ session }) => session === null)
    );
  }

  #tellAwaited(): void {
    const before = this.#awaited;
    this.#awaited = this.#isAwaited();
    if (before !== this.#awaited) for (const listener of this.#awaitedListeners) listener();
  }
}

type RequestParts = Readonly<{
  screens: Screens;
  showing: (session: string) => KeptScreen["shows"];
  on: (screen: string) => On;
  /** The tournament's join code; null while no newcomers are admitted. */
  codeOf: (tournament: string) => string | null;
  /** The room clock, which counts as seen; null if there is none. */
  clock: () => RoomClock | null;
  welcome: () => Omit<Extract<OnNow, { readonly on: "welcome" }>, "on">;
}>;

export function screenRequests({
  screens,
  showing,
  on,
  codeOf,
  clock,
  welcome,
}: RequestParts): Handlers<"screens" | "removeScreen" | "inviteScreen" | "whatIsOn"> {
  const all = () =>
    granted(
      screens.list().map(({ id, name, session, madeAt, usedAt }): KeptScreen => ({
        id,
        name,
        shows: session === null ? "whatIsOn" : showing(session),
        madeAt,
        usedAt,
      })),
    );
  return {
    screens: all,
    inviteScreen: () => granted({ code: screens.newCode(), minutes: codeMinutes }),
    whatIsOn: ({ screen = "" }, { shown: before }) => {
      const shown = whatIsOn(on(screen), before);
      if (shown.on === "table") return granted(shown);
      if (shown.on === "tournament") return granted({ ...shown, code: codeOf(shown.tournament) });
      const shownClock = shown.on === "clock" ? clock() : null;
      return granted(
        shownClock ? { on: "clock", clock: shownClock } : { on: "welcome", ...welcome() },
      );
    },
    removeScreen: (_visitor, { screen }) =>
      screens.remove(screen) ? all() : refusal("unknown-screen", "unknownScreen"),
  };
}
