// Plays a stranger without a cookie, and tries what they can reach by the doors that are open to
// all.

import type { DiceReader } from "#shared/chance/dice.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { guestPath, ownerPath } from "#shared/protocol/wire.ts";
import type { Tally } from "./Intruder.ts";
import { mutated, oneOf } from "./mutations.ts";

type Parts = Readonly<{
  origin: string;
  dice: DiceReader;
  tally: Tally;
  /** Ids and codes of tables among them. */
  words: readonly unknown[];
}>;

const secret = "A".repeat(43);
const refusals: ReadonlySet<number> = new Set([
  400, 403, 404, 405, 409, 411, 413, 415, 422, 429, 431, 503,
]);

export class Stranger {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** One form, or one address. */
  async send(): Promise<void> {
    const { origin, tally } = this.#parts;
    const { path, form } = this.#wish();
    const init =
      form === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json", origin },
            body: this.#body(form),
          };
    tally.messages += 1;
    // The host may end a connection just when it is used again.
    const answer = await fetch(`${origin}${path}`, init).catch(() => null);
    if (!answer) return tally.count(tally.refused, "connection ended");
    const text = await answer.text();
    tally.count(tally.refused, `${path.split(/[/?]/).slice(0, 2).join("/")} ${answer.status}`);
    if (answer.status === 200) this.#taken(path, text);
    else if (!refusals.has(answer.status) || !/\w+/.test(text))
      tally.problem(`${path}: ${answer.status} ${text.slice(0, 100)}`);
  }

  #wish(): Readonly<{ path: string; form?: object }> {
    const { dice, words } = this.#parts;
    const table = oneOf(dice, [
      ...words.filter((each) => typeof each === "string"),
      "house",
      "x".repeat(40),
      "x".repeat(41),
      "..",
      "%00",
    ]);
    return oneOf(dice, [
      { path: `/matchmake/joinById/${table}`, form: { protocol: protocolVersion } },
      {
        path: `/matchmake/joinById/${table}`,
        form: { protocol: protocolVersion, token: secret.slice(0, 22) },
      },
      { path: "/matchmake/joinById/house", form: { protocol: protocolVersion } },
      { path: "/matchmake/create/table", form: {} },
      { path: guestPath, form: { code: null } },
      { path: guestPath, form: { code: secret.slice(0, 22), name: "Nobody", avatar: "avatar-01" } },
      { path: guestPath, form: { code: oneOf(dice, words), name: "", avatar: "avatar-01" } },
      { path: ownerPath, form: { code: secret } },
      { path: ownerPath, form: { code: null } },
      { path: `/house/rounds/${dice.below(9)}/replay` },
      { path: `/house/tables/${table}/report` },
      { path: "/house/ledger.csv" },
      { path: "/house/hands.ohh" },
      { path: `/x?${dice.below(1000)}` },
    ]);
  }

  #body(form: object): string {
    const { dice, words } = this.#parts;
    if (dice.below(3) === 0) return JSON.stringify(form);
    const { payload = null } = (mutated({ request: "", payload: form }, dice, words) ?? {}) as {
      readonly payload?: unknown;
    };
    const text = JSON.stringify(payload, (_key, value: unknown) =>
      typeof value === "bigint" ? Number(value) : value,
    );
    return dice.below(8) === 0 ? text.slice(0, dice.below(text.length)) : text;
  }

  /**
   * A stranger is told that nobody is known by them, and no more – unless a right code lets
   * them in.
   */
  #taken(path: string, text: string): void {
    const { tally } = this.#parts;
    if (path === ownerPath && text === '{"owner":false}') return;
    if (path === guestPath && text.includes('"profile":null')) return;
    if (path === guestPath && text.includes('"profile":{'))
      tally.count(tally.accepted, "new guest");
    else if (path.startsWith("/matchmake/joinById/") && text.includes('"sessionId"'))
      tally.count(tally.accepted, "place kept");
    else tally.problem(`${path}: taken from nobody: ${text.slice(0, 200)}`);
  }
}
