// Checks that no byte sent over anybody's line holds what they may not know. Everything is captured
// on real sockets, for every game and everybody who may be connected.

import { decode } from "@colyseus/schema";
import { Protocol } from "@colyseus/core";
import { unpack } from "msgpackr";
import { expect, onTestFinished, test } from "vitest";
import { hashOf } from "#main/base/chance.ts";
import { withKept } from "#renderer/client/completed.ts";
import { viewOfParts } from "#shared/contract/viewParts.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { catalogue, gameOf } from "#shared/games/catalogue.ts";
import type { PartedView, TableAnswers, ViewMessage } from "#shared/protocol/table.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import { trueHost, type TrueHost } from "#test/connections/trueHost.ts";
import { mustExpect } from "#test/games/expected.ts";
import { moveOf } from "#test/host/support/client.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { HostileLine, type Verdict } from "./hostile/HostileLine.ts";
import { oneOf, packed } from "./hostile/mutations.ts";

const rounds = sweep(1, 12);
/** So many moves into a round those without a seat have a lobby and no more. */
const openMoves = 3;
/** A hand of poker may be over by then. */
const fewMoves = 20;
const cardsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([A2-9TJQK][cdhs]|Jk)"/g)].map(([, card]) => card!);

type Message = Readonly<{
  name: string;
  told: unknown;
}>;

/** A table's word by its name, and whatever is answered. */
function messageIn(frame: Buffer): Message {
  const place = { offset: 1 };
  if (frame[0] === Protocol.ROOM_RESPONSE) {
    decode.number(frame, place);
    return { name: "answer", told: unpack(frame.subarray(place.offset + 1)) };
  }
  if (frame[0] !== Protocol.ROOM_DATA) return { name: `frame ${frame[0]}`, told: null };
  return { name: decode.string(frame, place), told: unpack(frame.subarray(place.offset)) };
}

/** Somebody who is connected, and every byte that they were sent. */
class Listener {
  readonly who: string;
  readonly line: HostileLine;
  readonly frames: Buffer[];
  /** What is the listener's own to know. */
  readonly own: string[] = [];

  private constructor(who: string, line: HostileLine, frames: Buffer[]) {
    this.who = who;
    this.line = line;
    this.frames = frames;
  }

  static async come(
    who: string,
    host: TrueHost,
    cookie: string,
    form: object = {},
    room = "seated",
  ): Promise<Listener> {
    const frames: Buffer[] = [];
    const line = await HostileLine.come(
      { origin: host.served.url, room, send: host.with(cookie) },
      form,
      (frame) => void frames.push(Buffer.from(frame)),
    );
    onTestFinished(() => line.end());
    return new Listener(who, line, frames);
  }

  ask(request: string, payload: object = {}): Promise<Verdict> {
    return this.line.ask(packed({ request, payload }));
  }

  get messages(): readonly Message[] {
    return this.frames.map(messageIn);
  }

  views(round: number): readonly ViewMessage[] {
    let last: ViewMessage | null = null;
    return this.messages
      .flatMap(({ name, told }) => {
        if (name !== "view" && name !== "parts") return [];
        return [
          (last = withKept(
            name === "view" ? (told as ViewMessage) : wholeOf(told as PartedView),
            last,
          )),
        ];
      })
      .filter((view) => view.round === round);
  }
}

const wholeOf = ([
  open,
  { number, round, game, kept, grown, ...own },
]: PartedView): ViewMessage => ({
  ...viewOfParts(open, own),
  number,
  round,
  game,
  ...(kept && { kept }),
  ...(grown && { grown }),
});

/** Until the answer is there; time goes on meanwhile, for a pass may be held. */
async function timely<T>({ clock }: TrueHost, answer: Promise<T>): Promise<T> {
  let isThere = false;
  void answer.then(() => (isThere = true));
  while (!isThere) await clock.advance(50);
  return answer;
}

/** As many as the table's game takes. */
const chairsAt = ({ store }: TrueHost): number =>
  Math.min(6, gameOf(store.tables.load("seated")!.session.rotation[0]!.game)!.players.max);

const open = async (host: TrueHost, spectators: boolean): Promise<string> =>
  valueOf(
    await host.house.ask("openToLan", {
      table: "seated",
      seats: chairsAt(host),
      fill: null,
      spectators,
      listed: true,
    }),
  ).code;

async function playRound(
  host: TrueHost,
  players: readonly Listener[],
  dice: DiceReader,
): Promise<void> {
  for (const player of players) await timely(host, player.ask("ready"));
  const stage = (): string => host.store.tables.load("seated")!.stage;
  for (let isOpen = true; stage() === "playing";) {
    if (isOpen && host.store.rounds.latest("seated")!.record.moves.length >= openMoves) {
      isOpen = false;
      await open(host, false);
    }
    await host.clock.advance(500);
    const asked = players.filter(
      ({ line: { view, table } }) =>
        table?.stage === "playing" &&
        view?.round === table.roundNumber &&
        view.seen.legal.length > 0,
    );
    const moves = asked.map(({ line }) =>
      line.ask(
        packed({
          request: "move",
          payload: {
            answers: line.view!.number,
            move: moveOf(line.view!, oneOf(dice, line.view!.seen.legal)),
          },
        }),
      ),
    );
    for (const move of moves) await timely(host, move);
  }
  // What was sent before this answer is there.
  for (const player of players) await player.ask("back");
}

type Scene = Readonly<{
  host: TrueHost;
  players: readonly Listener[];
  watchers: readonly Listener[];
  houses: readonly Listener[];
  /** What nobody is told but whose own it is. */
  secrets: readonly string[];
}>;

async function scene(game: string): Promise<Scene> {
  const { brief = {} } = await mustExpect(game);
  const seated = await seatedTable({
    people: 1,
    bots: 1,
    rotation: [{ game, rounds: 1, options: brief }],
    settings: { buyIn: 500 },
  });
  // Frames are counted by the time in which they play, which is not that of the machine.
  const host = await trueHost(seated, { now: () => seated.clock.elapsed() });
  const hidden = valueOf(
    await host.house.ask("openTable", {
      rotation: [{ game, rounds: 1, options: {} }],
      settings: standardSettings,
      bots: ["easy"],
    }),
  );
  const code = await open(host, true);
  const cookies = await Promise.all(["Ben", "Cy", "Di", "Eve"].map((name) => host.guest(name)));
  const owner = await Listener.come("owner", host, host.ownersCookie, { token: host.tokens[0]! });
  owner.own.push(host.tokens[0]!);
  const guests = await Promise.all(
    cookies.slice(0, 2).map((cookie, at) => Listener.come(`guest ${at}`, host, cookie)),
  );
  // At a table for two the second has no chair, and watches.
  const sitting = guests.slice(0, chairsAt(host) - 1);
  for (const guest of sitting) {
    const sat = await guest.ask("sit");
    if (sat.kind === "answer" && sat.answer.ok)
      guest.own.push((sat.answer.value as TableAnswers["sit"]).token);
  }
  const houses = await Promise.all(
    cookies
      .slice(1, 3)
      .map((cookie, at) => Listener.come(`house of guest ${at}`, host, cookie, {}, houseRoom)),
  );
  for (const at of [0, 1])
    houses[at]!.own.push(
      ...(guests[at + 1]?.own ?? []),
      host.store.profiles.list().find(({ name }) => name === ["Cy", "Di"][at])!.id,
    );
  const watchers = [
    ...guests.slice(sitting.length),
    await Listener.come("who watches", host, cookies[3]!),
    await Listener.come("who watches, again", host, cookies[3]!),
    await Listener.come("screen", host, "", { code }),
    ...(await Promise.all(
      [1, 2, 3].map((at) => Listener.come(`screen ${at}`, host, "", { code })),
    )),
  ];
  const tokens = [...owner.own, ...guests.flatMap(({ own }) => own), hidden.token];
  const secrets = [
    ...tokens,
    ...tokens.map(hashOf),
    ...cookies.map((cookie) => cookie.split("=")[1]!),
    hidden.table,
    ...host.store.profiles.list().map(({ id }) => id),
  ];
  return { host, players: [owner, ...sitting], watchers, houses, secrets };
}

test.each(catalogue.map(({ id }) => id))(
  "C-7 H-16 of %s no byte on any line – owner, guests, who watches, a screen, a lobby, the house – holds a card, a seed, a token or a name of a profile that is another’s",
  async (game) => {
    const { host, players, watchers, houses, secrets } = await scene(game);
    const dice = new DiceReader(newDice(`frames ${game}`));
    const seeds: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await open(host, true);
      await players[1]!.ask("say", { text: "good luck" });
      await watchers[0]!.ask("emote", { emote: "wave" });
      await playRound(host, players, dice);
      const last = players.at(-1)!;
      await last.ask("hint", { answers: last.line.view!.number });
      for (const house of houses)
        for (const request of ["profile", "openTables", "joinable", "games"])
          await house.ask(request);
      const { record } = host.store.rounds.latest("seated")!;
      seeds.push(record.seed!);
      const seatOf = (at: number): Viewer =>
        host.store.tables.load("seated")!.players.filter(({ bot }) => !bot)[at]!.seat!;
      players.forEach((player, at) =>
        expect(player.views(round), player.who).toEqual(replayedViews(record, round, seatOf(at))),
      );
      const openly = replayedViews(record, round, "spectator");
      for (const watcher of watchers) {
        await watcher.ask("say", { text: "" });
        const shown = watcher.views(round);
        expect(shown.length, watcher.who).toBeGreaterThan(0);
        if (openly.length > fewMoves) expect(shown.length, watcher.who).toBeLessThan(openly.length);
        expect(shown, watcher.who).toEqual(openly.slice(0, shown.length));
      }
    }
    for (const { who, frames, messages, own } of [...players, ...watchers, ...houses]) {
      const texts = [Buffer.concat(frames).toString("latin1"), JSON.stringify(messages)];
      for (const secret of [...secrets, ...seeds])
        if (!own.includes(secret))
          expect(
            texts.some((text) => text.includes(secret)),
            `${who} is sent ${secret}`,
          ).toBe(false);
      const others = messages
        .filter(({ name }) => name !== "view" && name !== "parts")
        .map(({ name, told }) =>
          name === "table" ? { ...(told as object), lastResult: null } : told,
        );
      expect(cardsIn(JSON.stringify(others.filter((told) => !isHint(told)))), who).toEqual([]);
    }
    if (soaking)
      console.log(
        game,
        [...players, ...watchers, ...houses]
          .map(({ who, frames }) => `${who} ${frames.length}`)
          .join(", "),
      );
  },
);

/** What a hint names is in its reader's own hand, or the reader may name it. */
const isHint = (told: unknown): boolean => JSON.stringify(told).includes('"reason"');
