// Checks that a round which is still being looked at shows who sat in it, even when somebody has
// left the table since.

import { describe, expect, it } from "vitest";
import { withLeavers } from "#renderer/client/completed.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";
import type { TableState } from "#shared/protocol/table.ts";

const before = fakeTable("t1", "between");
const second = before.players.find(({ seat }) => seat === 1)!;
const without: TableState = {
  ...before,
  players: before.players.filter(({ id }) => id !== second.id),
};

describe("who has left a table", () => {
  it("keeps his seat in what is shown of its last round, as somebody who is gone", () => {
    const shown = withLeavers(before, without);
    expect(shown.players.find(({ seat }) => seat === 1)).toMatchObject({
      id: second.id,
      name: second.name,
      gone: true,
    });
    expect(withLeavers(shown, without).players).toHaveLength(before.players.length);
  });

  it("has none from the next round on, nor for who has not seen that one", () => {
    expect(
      withLeavers(before, { ...without, roundNumber: before.roundNumber + 1 }).players,
    ).toHaveLength(without.players.length);
    expect(withLeavers(null, without)).toBe(without);
  });

  it("changes nothing where nobody has left", () => {
    expect(withLeavers(before, before)).toBe(before);
  });
});
