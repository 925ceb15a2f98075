// Checks that the ledger as CSV is complete, and can do no harm in a spreadsheet.

import { expect, test } from "vitest";
import { library, textOf } from "./support.ts";

const header =
  "transaction,time,kind,account,name,amount,balance,note,table,round,reverses,reversed_by";

test("H-4 every entry of every transaction is a line, newest first", async () => {
  const books = library();
  books.store.bank.post(
    {
      kind: "transfer",
      note: 'for "the" pot, thanks',
      entries: [
        { account: "profile:robin", amount: -50 },
        { account: "profile:mei", amount: 50 },
      ],
    },
    1_760_000_000_000,
  );
  const lines = (await textOf(books.as("robin").ledger())).split("\r\n");
  expect(lines[0]).toBe(header);
  expect(lines.slice(1, 3)).toEqual([
    '3,2025-10-09T08:53:20.000Z,transfer,profile:robin,Robin,-50,9950,"for ""the"" pot, thanks",,,,',
    '3,2025-10-09T08:53:20.000Z,transfer,profile:mei,Mei,50,10050,"for ""the"" pot, thanks",,,,',
  ]);
  // Two grants, of two entries each, come after it; the last line ends too.
  expect(lines).toHaveLength(1 + 6 + 1);
  expect(lines.at(-1)).toBe("");
});

test("more transactions than a page holds are all there, each once", async () => {
  const books = library();
  books.store.atOnce(() => {
    for (let count = 0; count < 500; count += 1)
      books.store.bank.post(
        {
          kind: "transfer",
          entries: [
            { account: "profile:robin", amount: -1 },
            { account: "profile:mei", amount: 1 },
          ],
        },
        count,
      );
  });
  const numbers = (await textOf(books.as("robin").ledger()))
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[0]);
  expect(numbers).toHaveLength(2 * 502);
  expect(new Set(numbers).size).toBe(502);
});

test("a name or note that a spreadsheet would take for a formula is text", async () => {
  const books = library();
  books.store.profiles.add({ id: "eve", name: '=HYPERLINK("x")', avatar: "avatar-01", madeAt: 1 });
  books.store.bank.post(
    {
      kind: "transfer",
      note: "@sum",
      entries: [
        { account: "profile:eve", amount: -5 },
        { account: "profile:mei", amount: 5 },
      ],
    },
    1,
  );
  const text = await textOf(books.as("robin").ledger());
  expect(text).toContain('"\'=HYPERLINK(""x"")",-5,');
  expect(text).toContain(",'@sum,");
});
