// Checks that a move that may be made at any time reaches the host although others go on moving.

import { expect, test } from "vitest";
import { askAnytime } from "#renderer/client/anytime.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";

/** Before each of the first `news` answers a newer view comes, which makes the answer stale. */
function busyTable(news: number) {
  let number = 1;
  const asked: number[] = [];
  const client = {
    snapshot: () => ({ view: { number, round: 1 } as ViewMessage }),
    ask: (_request: string, { answers }: { readonly answers: number }) => {
      asked.push(answers);
      if (asked.length <= news) number += 1;
      return Promise.resolve(
        answers === number
          ? { ok: true, value: null }
          : { ok: false, error: { code: "stale", key: "stale", args: {} } },
      );
    },
  };
  return { client: client as unknown as Pick<TableClient, "snapshot" | "ask">, asked };
}

test("EN-9 it is sent again with the newest view, and not for ever", async () => {
  const some = busyTable(2);
  expect(await askAnytime(some.client, { type: "endGame" })).toMatchObject({ ok: true });
  expect(some.asked).toEqual([1, 2, 3]);
  const many = busyTable(100);
  expect(await askAnytime(many.client, { type: "endGame" })).toMatchObject({
    ok: false,
    error: { code: "stale" },
  });
  expect(many.asked).toHaveLength(5);
});

test("EN-6 an answer to one question is never sent as that to another", async () => {
  const { client, asked } = busyTable(1);
  expect(await askAnytime(client, { type: "agree" }, ({ number }) => number === 1)).toMatchObject({
    ok: false,
  });
  expect(asked).toEqual([1]);
});
