// Checks that whoever finds a tournament's table closed is led on, even if nothing of it has come.

import { expect, test } from "vitest";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { leadsOn } from "#renderer/screens/table/TableScreen.tsx";
import { tableId, tournamentOf } from "#shared/tournament/tables.ts";

const at = (tournament: string | null) =>
  ({ table: { tournament } }) as unknown as Pick<TableSnapshot, "table">;

test("H-20 a table’s id tells its tournament, and no other table’s does", () => {
  expect(tournamentOf(tableId("eh3tk9gxry6z", 12))).toBe("eh3tk9gxry6z");
  for (const other of ["eh3tk9gxry6z", "", "-1", "table-", "table-0", "table-1x"])
    expect(tournamentOf(other), other).toBeNull();
});

test("H-20 an entrant who is moved again before their table has come is led on from the closed one", () => {
  expect(leadsOn("eh3tk9gxry6z-1", "table-closed", { table: null })).toBe("eh3tk9gxry6z");
  expect(leadsOn("eh3tk9gxry6z-1", "refused", null)).toBe("eh3tk9gxry6z");
  expect(leadsOn("eh3tk9gxry6z-1", "removed", at("eh3tk9gxry6z"))).toBe("eh3tk9gxry6z");
});

test("H-20 at a table of no tournament, or where the line was lost, nobody is led on", () => {
  expect(leadsOn("abcdef", "table-closed", { table: null })).toBeNull();
  expect(leadsOn("abcdef-1", "table-closed", at(null))).toBeNull();
  expect(leadsOn("eh3tk9gxry6z-1", "silent", null)).toBeNull();
  expect(leadsOn("eh3tk9gxry6z-1", "taken-over", at("eh3tk9gxry6z"))).toBeNull();
});
