// What a host may try that knows this program, and that the program notices (H-18).

import { expect, test } from "vitest";
import { standingOf } from "#renderer/client/deal/witnessedDeals.ts";
import type { Card } from "#shared/cards/card.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import type { DealPlan, Hex } from "#shared/verifiedDeal/transcript.ts";
import { dealOf, dealt, DealHost, me, tab } from "./dealHost.ts";

const [deal, second] = [dealOf("a"), dealOf("b")];
const found = (host: DealHost) => host.all("judge").map(({ fault }) => fault as DealFault | null);
const kinds = (host: DealHost) => found(host).map((fault) => fault?.kind ?? null);

/** The program opens its secret, if nothing is wrong. */
async function planned(host: DealHost, name: Hex, changed: Partial<DealPlan> = {}) {
  await host.begin(name);
  const plan = host.plan(name, changed);
  await host.send({ type: "planned", plan });
  return plan;
}

/** As far as the cards are opened, and not shown yet. */
async function opened(host: DealHost, plan: DealPlan, secrets = host.secrets()) {
  const round = dealt(plan, secrets);
  const { deal: name } = plan;
  await host.send(
    { type: "secrets", deal: name, secrets },
    { type: "sealed", deal: name, seals: round.seals() },
    { type: "opened", deal: name, openings: round.openings },
  );
  return { ...round, hand: [round.cards[0]!, round.cards[2]!] as readonly Card[] };
}

/** Without this program's part. */
const without = (host: DealHost, name: Hex): DealPlan => ({
  ...host.plan(name),
  contributions: [],
  silent: [me],
});

test("H-18 a deal that is told in between hides no deal whose secrets were opened for nothing", async () => {
  const host = new DealHost();
  await planned(host, deal);
  await host.send({ type: "planned", plan: without(host, dealOf("c")) });
  await planned(host, second);
  expect(host.all("openSecret")).toHaveLength(1);
  expect(kinds(host)).toEqual(["again", "again"]);
});

test("H-18 a round that was sealed is not dealt a second time", async () => {
  const host = new DealHost();
  await opened(host, await planned(host, deal));
  await planned(host, second);
  expect(host.all("openSecret")).toHaveLength(1);
  expect(kinds(host)).toEqual(["again"]);
});

test("H-18 a round is begun again only once", async () => {
  const host = new DealHost();
  await planned(host, deal, { silent: ["p2"] });
  const again = { deal, withheld: ["p2"] };
  await planned(host, second, { silent: ["p2"], again });
  await planned(host, dealOf("c"), { silent: ["p2"], again: { ...again, deal: second } });
  expect(host.all("openSecret")).toHaveLength(2);
  expect(kinds(host)).toEqual(["again"]);
});

test("H-18 a round that is passed over takes no deal with it, unless the line was lost meanwhile", async () => {
  const storage = tab();
  const host = new DealHost(storage);
  await planned(host, deal);
  await planned(host, second, { round: 2 });
  expect(kinds(host)).toEqual(["again"]);
  const other = tab();
  const away = new DealHost(other);
  await planned(away, deal);
  away.reload(other);
  await planned(away, second, { round: 2 });
  expect(kinds(away)).toEqual([]);
});

test("H-18 who opened their secret in time is not named as one who withheld it", async () => {
  const host = new DealHost();
  await planned(host, deal);
  const plan = { ...without(host, second), again: { deal, withheld: [me] } };
  await host.send({ type: "planned", plan });
  expect(found(host)).toEqual([{ kind: "again", player: me }]);
});

test("H-18 a deal to which the program has contributed is not presented without its part", async () => {
  const host = new DealHost();
  await host.begin(deal);
  const plan = without(host, deal);
  const { seals, openings } = dealt(plan, []);
  const present = { plan, secrets: [], seals: [seals()], openings };
  await host.send({ type: "present", present });
  expect(kinds(host)).toEqual(["ownContribution"]);
});

test.each<[string, Partial<DealPlan>]>([
  ["of another round", { round: 7 }],
  ["of another game", { game: "h" }],
  ["with more cards than were dealt", { cards: 2 }],
])("H-18 a first view %s is no view of the deal", async (_what, changed) => {
  const host = new DealHost();
  const { hand } = await opened(host, await planned(host, deal, changed));
  host.show(hand);
  expect(kinds(host)[0]).toBe("sighting");
});

test("H-18 a player who is shown another seat than they were dealt to is told", async () => {
  const host = new DealHost();
  const plan = await planned(host, deal, { players: [null, me] });
  const { hand } = await opened(host, plan);
  host.show(hand);
  expect(found(host)[0]).toEqual({ kind: "sighting", seat: 0 });
});

test("H-18 what is shown after the closing must fit it, too", async () => {
  const host = new DealHost();
  const { hand, closing } = await opened(host, await planned(host, deal));
  host.show(hand);
  await host.send({
    type: "closed",
    deal,
    closing: { ...closing, steps: closing.steps.slice(0, 1) },
  });
  host.show(hand.slice(1), hand.slice(0, 1));
  expect(kinds(host)).toEqual([null, "sighting"]);
});

test("H-18 the plan of another deal keeps nothing of the present one out of sight", async () => {
  const host = new DealHost();
  const { cards, hand, closing } = await opened(host, await planned(host, deal));
  host.show(hand);
  await host.send({ type: "planned", plan: { ...without(host, second), round: 2 } });
  host.show([cards[40]!], [cards[0]!]);
  await host.send({ type: "closed", deal, closing });
  expect(kinds(host)).toEqual(["sighting"]);
});

test("H-18 no number of deals makes a page forget a fault", async () => {
  const host = new DealHost();
  await planned(host, deal, { host: "0".repeat(64) });
  for (let round = 1; round <= 250; round += 1) {
    const plan = without(host, round.toString().padStart(32, "0"));
    await host.send({ type: "planned", plan: { ...plan, round } });
  }
  expect(host.state.deals.map(standingOf)).toContain("fault");
});

test("H-18 a secret that came too late for a deal begun again is no fault", async () => {
  const host = new DealHost();
  host.isDeaf = true;
  await planned(host, deal, { silent: ["p2"] });
  const plan = await planned(host, second, { silent: ["p2"], again: { deal, withheld: ["p2"] } });
  const { hand, closing } = await opened(host, plan, [null]);
  host.show(hand);
  host.show(hand.slice(1), hand.slice(0, 1));
  await host.send({ type: "closed", deal: second, closing });
  expect(kinds(host)).toEqual([null]);
});
