import type { Room } from "@colyseus/sdk";
import { refused } from "#shared/contract/outcome.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TournamentMessage, TournamentView } from "#shared/protocol/tournament.ts";
import { houseRoom, tournamentMessage } from "#shared/protocol/wire.ts";
import { keepHeartbeat, askThrough, joinRoom, leaveLine, verdictOn } from "./line.ts";
import { houseFiles } from "./files.ts";
import { Listeners } from "./listeners.ts";
import { saysOfLine } from "./saysOfLine.ts";
import type { HouseClient, LineRequest } from "./clients.ts";
import type { WatchedTournaments } from "./watchedTournaments.ts";
import { realClock, type ClientClock } from "./clientClock.ts";

const joinPatienceMs = 5_000;

const strange = refused("not-yours", saysOfLine("notKnown"));
const silent = refused("not-connected", saysOfLine("unreachable"));

/**
 * Calls `lost` once the line has ended. With a clock, also ends the line when the host is silent
 * for too long.
 */
function heedLoss(room: Room, clock: ClientClock | null, lost: () => void) {
  let hush = (): void => {};
  const end = (): void => {
    hush();
    lost();
  };
  room.onLeave(end);
  if (clock === null) return;
  hush = keepHeartbeat(room, clock, () => {
    room.connection.close();
    end();
  });
}

/**
 * Reports changes of the tournaments watched over this line. The code for it is loaded with the
 * first one, before which the host sends nothing about tournaments.
 */
async function follow(
  room: Room,
  watchedOver: WeakMap<Room, WatchedTournaments>,
  listeners: Listeners<[view: TournamentView | null]>,
) {
  const loaded = await import("./watchedTournaments.ts");
  if (watchedOver.has(room)) return;
  const watched = new loaded.WatchedTournaments();
  watchedOver.set(room, watched);
  room.onMessage<TournamentMessage>(tournamentMessage, (message) => {
    const view = watched.take(message);
    if (view) listeners.tell(view);
  });
}

/** The host sends a tournament's view before it answers the request to watch it. */
function completed(
  request: LineRequest,
  payload: object,
  answer: Answer<never>,
  watched: WatchedTournaments | undefined,
): Answer<never> {
  const { tournament = "" } = payload as { readonly tournament?: string };
  if (request === "unwatchTournament") watched?.forget(tournament);
  if (request !== "watchTournament" || !answer.ok) return answer;
  const view = watched?.view(tournament);
  return view ? { ok: true, value: view as never } : silent;
}

/**
 * Rejects if the host cannot be reached or refuses the page. The next ask replaces a lost line.
 * `send` carries the owner's cookie, as a browser's own `fetch` does. `screen`: a screen for the
 * room has no cookie but a tournament's code or a persistent key of its own; nobody attends to it,
 * so its line has a heartbeat (H-39).
 */
export async function openHouse(
  origin: string,
  send: typeof fetch = fetch,
  clock: ClientClock = realClock,
  screen?: { readonly code: string } | { readonly screen: string },
): Promise<HouseClient> {
  const listeners = new Listeners<[view: TournamentView | null]>();
  const watchedOver = new WeakMap<Room, WatchedTournaments>();
  const join = async (): Promise<Room> => {
    const room = await joinRoom(
      origin,
      houseRoom,
      { protocol: protocolVersion, ...screen },
      { patienceMs: joinPatienceMs, clock, send },
    );
    heedLoss(room, screen === undefined ? null : clock, () => listeners.tell(null));
    return room;
  };
  let line = Promise.resolve(await join());
  let closed = false;
  const openLine = async (): Promise<Room> => {
    const present = await line.catch(() => null);
    if (present?.connection.isOpen) return present;
    return (line = join());
  };
  return {
    async ask(request, payload) {
      if (closed) return refused("not-connected", saysOfLine("closed"));
      try {
        const room = await openLine();
        if (request === "watchTournament") await follow(room, watchedOver, listeners);
        return completed(
          request,
          payload,
          await askThrough(room, request, payload),
          watchedOver.get(room),
        );
      } catch (error) {
        return verdictOn(error) === "refused" ? strange : silent;
      }
    },
    onTournament: listeners.add,
    files: houseFiles(origin, send),
    close() {
      closed = true;
      listeners.clear();
      line.then(leaveLine, () => {});
    },
  };
}
