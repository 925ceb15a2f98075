// Somebody at a table, or in the house, who sends whatever comes to mind, and notes what the host
// makes of it.

import type { DiceReader } from "#shared/chance/dice.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAnswers } from "#shared/protocol/table.ts";
import {
  emotes,
  houseRoles,
  standardSettings,
  tableRoles,
  type Role,
} from "#shared/protocol/schema.ts";
import { tournamentRoles } from "#shared/protocol/tournament.ts";
import { houseRoom, wireCodes } from "#shared/protocol/wire.ts";
import { lineAsks, tableAsks } from "#test/connections/everyAsk.ts";
import { moveOf } from "#test/host/support/client.ts";
import { HostileLine, TurnedAway, type Door, type Verdict } from "./HostileLine.ts";
import { garbled, mutated, oneOf, packed, wrongFrame, type Ask } from "./mutations.ts";

/** What all intruders have done together, and what came of it. */
export class Tally {
  messages = 0;
  readonly accepted = new Map<string, number>();
  /** By the refusal's code, or by what else was said. */
  readonly refused = new Map<string, number>();
  readonly problems = new Set<string>();

  count(told: Map<string, number>, what: string): void {
    told.set(what, (told.get(what) ?? 0) + 1);
  }

  problem(what: string): void {
    if (this.problems.size < 40) this.problems.add(what);
  }
}

/** What the intruders of one host know of each other's tables. */
export type Loot = Readonly<{
  /** Ids, names, codes. */
  words: unknown[];
  /** Seats' secrets, by table: none is tried at its own. */
  tokens: Map<string, string[]>;
}>;

type Parts = Readonly<{
  door: Door;
  /** By which a screen comes; guests have a cookie. */
  code?: string;
  dice: DiceReader;
  tally: Tally;
  loot: Loot;
  mayFlood: boolean;
}>;

/** What was sent, and what is to come of it. */
type Shot = Readonly<{
  /** Of requests. */
  request?: string;
  expects: Verdict["kind"];
  /** Frames. */
  weight: number;
  verdict: Promise<Verdict>;
}>;

const lineRoles = { ...houseRoles, ...tournamentRoles };
const frameOfJoin = Uint8Array.of(10);
const frameOfLeave = Uint8Array.of(12);
const floodFrames = 130;
/** Bytes: a frame of more than 64 kB is not read. */
const largestFrame = 65_536;
const mostPayload = largestFrame - 6;
const wantsAnswer = { expects: "answer", weight: 1 } as const;

export class Intruder {
  readonly #parts: Parts;
  #line: HostileLine;
  #token: string | null = null;
  /** How often the intruder's line has ended. */
  ends = 0;

  private constructor(parts: Parts, line: HostileLine) {
    this.#parts = parts;
    this.#line = line;
  }

  static async come(parts: Parts): Promise<Intruder> {
    return new Intruder(
      parts,
      await HostileLine.come(parts.door, parts.code === undefined ? {} : { code: parts.code }),
    );
  }

  get room(): string {
    return this.#parts.door.room;
  }

  get line(): HostileLine {
    return this.#line;
  }

  /** Takes a seat, as a guest may. */
  async sit(): Promise<void> {
    const verdict = await this.#line.ask(packed({ request: "sit", payload: {} }));
    this.#hear({ ...wantsAnswer, request: "sit", verdict: Promise.resolve(verdict) }, verdict);
  }

  /** Sends so many things at once; resolves with whether the host has taken any of it. */
  async send(shots: number): Promise<boolean> {
    if (!this.#line.isOpen && !(await this.#comeBack())) return false;
    const sent = Array.from({ length: shots }, () => this.#shot());
    const verdicts = await Promise.all(sent.map(({ verdict }) => verdict));
    if (!this.#line.isOpen) this.ends += 1;
    const mayClose = sent.some(({ expects }) => expects === "closed");
    let hasTaken = false;
    for (const [at, shot] of sent.entries()) {
      this.#parts.tally.messages += shot.weight;
      const verdict = verdicts[at]!;
      if (verdict.kind === "closed" && mayClose)
        this.#parts.tally.count(this.#parts.tally.refused, `closed ${verdict.code}`);
      else hasTaken = this.#hear(shot, verdict) || hasTaken;
    }
    for (const unasked of this.#line.unasked.splice(0)) this.#parts.tally.problem(unasked);
    return hasTaken || mayClose;
  }

  end(): void {
    this.#line.end();
  }

  /** By the secret of the intruder's seat, if they have one. False where they have to wait. */
  async #comeBack(): Promise<boolean> {
    const { door, code, tally } = this.#parts;
    const form = this.#token !== null ? { token: this.#token } : code === undefined ? {} : { code };
    try {
      this.#line = await HostileLine.come(door, form);
      return true;
    } catch (error) {
      const status = error instanceof TurnedAway ? error.status : "lost";
      // The intruder may have left their seat on another line.
      if (status === 403) this.#token = null;
      tally.count(tally.refused, `door ${status}`);
      return false;
    }
  }

  #shot(): Shot {
    const { dice, mayFlood } = this.#parts;
    const line = this.#line;
    const kind = dice.below(3000);
    if (kind < (mayFlood ? 1 : 0))
      return { expects: "closed", weight: floodFrames, verdict: line.flood(floodFrames) };
    if (kind < 4)
      return { expects: "closed", weight: 1, verdict: line.frame(frameOfLeave, "closed") };
    if (kind < 7)
      return {
        expects: "closed",
        weight: 1,
        verdict: line.frame(new Uint8Array(largestFrame + 1 + dice.below(2000)).fill(21), "closed"),
      };
    if (kind < 20) return { expects: "pong", weight: 2, verdict: line.quiet(frameOfJoin) };
    if (kind < 120) return { expects: "error", weight: 1, verdict: line.frame(wrongFrame(dice)) };
    if (kind < 200)
      return {
        ...wantsAnswer,
        request: "nothing",
        verdict: line.misname(garbled(Buffer.of(0xa4, 0x73, 0x65, 0x61, 0x74, 0x80), dice)),
      };
    const ask = this.#rightAsk();
    const { request } = ask;
    const bytes =
      kind < 600
        ? packed(ask)
        : kind < 1000
          ? garbled(packed(ask), dice)
          : packed(mutated(ask, dice, this.#strange()));
    return {
      expects: bytes.length > mostPayload ? "closed" : "answer",
      weight: 1,
      request,
      verdict: line.ask(bytes),
    };
  }

  /** What is right in other places: never the secret of a seat at this very table. */
  #strange(): readonly unknown[] {
    const {
      loot: { words, tokens },
      door,
    } = this.#parts;
    return [
      ...words,
      ...[...tokens].flatMap(([room, secrets]) => (room === door.room ? [] : secrets.slice(-3))),
    ];
  }

  /** In the right form, if not at the right time or by whom it may be asked. */
  #rightAsk(): Ask {
    const { dice, door } = this.#parts;
    if (door.room === houseRoom) {
      const request = oneOf(dice, Object.keys(lineAsks) as (keyof typeof lineAsks)[]);
      return request === "saveProfile"
        ? { request: "profile", payload: {} }
        : { request, payload: lineAsks[request] };
    }
    const timely = dice.below(2) === 0 ? this.#timely() : null;
    if (timely) return timely;
    const request = oneOf(dice, Object.keys(tableAsks) as (keyof typeof tableAsks)[]);
    return { request, payload: this.#payload(request) };
  }

  /** What the game waits for, or a little late. */
  #timely(): Ask | null {
    const { view, table } = this.#line;
    const { dice } = this.#parts;
    if (this.#token !== null && table?.stage !== "playing")
      return { request: "ready", payload: {} };
    if (!view || view.seen.legal.length === 0) return null;
    return {
      request: "move",
      payload: {
        answers: view.number - (dice.below(8) === 0 ? 1 + dice.below(3) : 0),
        move: moveOf(view, oneOf(dice, view.seen.legal)),
      },
    };
  }

  #payload(request: keyof typeof tableAsks): unknown {
    const { dice } = this.#parts;
    const { table, view } = this.#line;
    const players = table?.players.map(({ id }) => id) ?? ["p1"];
    const someone = oneOf(dice, players);
    const watching = table?.lan?.watching ?? [];
    const whom =
      watching.length > 0 && dice.below(2) === 0
        ? { watcher: oneOf(dice, watching) }
        : { player: someone };
    const payloads: { readonly [request: string]: () => unknown } = {
      move: () => ({
        answers: view?.number ?? 0,
        move: {
          type: oneOf(dice, ["pass", "play", "draw", "bet", "fold", "leave", "give", "name"]),
          card: "3c",
          cards: ["3c"],
          to: 10,
        },
      }),
      hint: () => ({ answers: view?.number ?? 0 }),
      sitOut: () => ({ out: dice.below(2) === 0 }),
      swap: () => ({ with: someone }),
      handOver: () => ({ to: someone }),
      change: () => ({
        rotation: table?.rotation ?? [],
        settings: table?.settings ?? standardSettings,
      }),
      seats: () => ({ order: players }),
      remove: () => ({ ...whom, ban: dice.below(2) === 0 }),
      mute: () => ({ ...whom, muted: true }),
      sit: () => (dice.below(2) === 0 ? {} : { instead: someone }),
      say: () => ({
        text: `${oneOf(dice, ["hello", "<b>hi</b>", "3c", "שלום", "🂡"])} ${dice.below(100)}`,
      }),
      emote: () => ({ emote: oneOf(dice, emotes) }),
    };
    return payloads[request]?.() ?? tableAsks[request];
  }

  /** True where the host has done what was asked. */
  #hear({ expects, request }: Shot, verdict: Verdict): boolean {
    const { tally, door } = this.#parts;
    const where = `${door.room === houseRoom ? "house" : "table"} ${request ?? ""}`;
    if (verdict.kind !== expects)
      tally.problem(`${where}: ${JSON.stringify(verdict)} in place of ${expects}`);
    if (verdict.kind === "answer") return this.#hearAnswer(request ?? "", where, verdict.answer);
    if (
      verdict.kind === "error" &&
      (verdict.code !== wireCodes.wrongFrame || verdict.message === "")
    )
      tally.problem(`${where}: error ${verdict.code} ${verdict.message}`);
    if (verdict.kind === "error") tally.count(tally.refused, `error ${verdict.code}`);
    if (verdict.kind === "pong") tally.count(tally.accepted, "ping");
    return false;
  }

  #hearAnswer(request: string, where: string, answer: Answer<unknown>): boolean {
    const { tally, door, code, loot } = this.#parts;
    if (!answer.ok) {
      tally.count(tally.refused, answer.error.code);
      if (!isNamed(answer))
        tally.problem(`${where}: refused without a name: ${JSON.stringify(answer)}`);
      if (answer.error.code === "fault")
        tally.problem(`${where}: a fault ${JSON.stringify(answer.error)}`);
      return false;
    }
    tally.count(tally.accepted, where);
    const may: { readonly [request: string]: readonly Role[] } =
      door.room === houseRoom ? lineRoles : tableRoles;
    if (
      !may[request]?.some(
        (role) => role === "spectator" || (code === undefined && role !== "owner"),
      )
    )
      tally.problem(`${where}: taken from ${code === undefined ? "a guest" : "a screen"}`);
    if (request === "leave") this.#token = null;
    if (request === "sit") {
      this.#token = (answer.value as TableAnswers["sit"]).token;
      loot.tokens.set(door.room, [...(loot.tokens.get(door.room) ?? []), this.#token].slice(-20));
    }
    return true;
  }
}

/** Has a code, and words for a person. */
function isNamed({ error }: Extract<Answer<unknown>, { ok: false }>): boolean {
  try {
    return /^[A-Za-z][\w-]*$/.test(error.code) && /\w+ \w+/.test(sentence(error));
  } catch {
    return false;
  }
}
