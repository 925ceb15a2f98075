import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { PlayedTournament } from "#test/tournament/PlayedTournament.ts";
import { entry, randomOpening } from "#test/tournament/tournamentOf.ts";
import { testStore } from "./support/testStore.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

test.each([1, 2, 3, 4, 5, 6])(
  "H-23 a tournament is read as it was stored, after each of its events (%i)",
  (number) => {
    const store = testStore();
    const seed = `stored ${number}`;
    const evening = new PlayedTournament(randomOpening(new DiceReader(newDice(seed)), seed), seed);
    const { id, session } = evening.state;
    store.sessions.add({ ...eveningOf(session, evening.state.setup.rotation), tournament: id });
    store.tournaments.add({ state: evening.state, elapsed: 0 });
    for (let at = 0; at < 20; at += 1) evening.tell(entry(at));
    evening.tell({ type: "start" });
    for (let events = 0; events < 60; events += 1) {
      const before = store.tournaments.load(id)!.state;
      store.tournaments.replace(before, { state: evening.state, elapsed: evening.at });
      expect(store.tournaments.load(id)).toEqual({
        state: evening.state,
        elapsed: Math.round(evening.at),
      });
      if (!evening.next()) return;
    }
  },
);
