// The round as it truly is, which nobody at the table knows: its cards are opened with the secrets of
// all tabs.

import type { KeptSeat } from "#renderer/client/sealed/seatMessages.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import type { SentView } from "#shared/contract/seen.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { makeMove } from "#shared/record/replay.ts";
import { namedMove } from "#shared/sealedDeal/sealedMove.ts";
import { cardIndex, shareOf } from "#shared/sealedDeal/shares.ts";
import { fastGroup as group } from "#test/sealedDeal/fastGroup.ts";
import type { SealedHost } from "./sealedHost.ts";

const keptBy = (host: SealedHost, seat: Seat): KeptSeat => {
  const { table, players } = host.plan;
  const kept = host.pages[seat]?.storage.getItem(`cardtable.sealed.${table}.${players[seat]}`);
  return JSON.parse(kept ?? "null") as KeptSeat;
};

function trueDeck(host: SealedHost) {
  const { planHash, sealing, pack } = host.deal;
  const secrets = host.pages.map(({ seat }) => keptBy(host, seat).secrets.deck);
  return sealing.deck.map((cipher, place) => {
    const shares = secrets.map((secret, seat) =>
      shareOf(group, { planHash, seat, place }, secret, cipher),
    );
    return pack[cardIndex(group, cipher, shares, sealing.points) ?? -1]!;
  });
}

/** The newest step, dealt and played by the true cards. */
function trueStep(host: SealedHost): RoundStep {
  const { game, course, steps } = host.deal;
  const deck = trueDeck(host);
  let step = firstStep(game.deal({ ...course!.start, deck }));
  for (const { move, seat, auto } of steps.slice(1)) {
    const seated = { ...namedMove(deck, move!), seat: seat!, ...(auto && { auto: true as const }) };
    const made = makeMove(game, step.round, seated);
    if (made.error) throw new Error(`refused: ${JSON.stringify(made.error)}`);
    step = made.step;
  }
  return step;
}

export function trueViews(host: SealedHost): readonly SentView[] {
  const step = trueStep(host);
  return host.pages.map(({ seat }) => ({ ...View.of(host.deal.game, step, seat) }));
}

/** What the pages show their players. */
export const shownViews = (host: SealedHost): readonly SentView[] =>
  host.pages.map(({ view: { seen, happened } }) => ({ seen, happened }));
