// Checks that a tournament's results as CSV are complete, for owner and guests alike, and can do no
// harm in a spreadsheet.

import { expect, test } from "vitest";
import { openTournament, tournament } from "#shared/tournament/tournament.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";
import { entry, openingOf } from "#test/tournament/tournamentOf.ts";
import { granted, library, noon, textOf } from "./support.ts";

/** Stored with these in it, before its start. */
function stored(names: readonly string[]) {
  const books = library();
  const opened = openTournament(openingOf());
  if (!opened.ok) throw new Error(opened.error.code);
  let { state } = opened;
  names.forEach((name, at) => {
    const entered = tournament(state, { ...entry(at + 1, at === 1), name, at, now: at });
    if (!entered.ok) throw new Error(entered.error.code);
    ({ state } = entered);
  });
  books.store.sessions.add(eveningOf(state.session, state.setup.rotation, { openedAt: noon }));
  books.store.tournaments.add({ state, elapsed: 0 });
  return books;
}

test.each(["owner", "guest"] as const)(
  "H-23 every entrant is a line, under a line of column names: for the %s",
  async (role) => {
    const file = stored(["Robin", "=1+1", 'Zoë, "Z"']).as("robin", role).results("t1");
    expect(granted(await file)).toMatchObject({
      name: "cardtable-tournament-2026-11-21.csv",
      type: "text/csv",
    });
    expect(await textOf(file)).toBe(
      [
        "place,name,kind,points,prize,heads,bounties,rebuys,add_ons,cost,net",
        ",Robin,person,,0,0,0,0,0,500,-500",
        ",'=1+1,bot,,0,0,0,0,0,500,-500",
        ',"Zoë, ""Z""",person,,0,0,0,0,0,500,-500',
        "",
      ].join("\r\n"),
    );
  },
);

test("a tournament that there is not is refused", async () =>
  expect(await library().as("robin").results("t1")).toMatchObject({
    ok: false,
    error: { code: "unknown-tournament" },
  }));
