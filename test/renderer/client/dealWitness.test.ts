// A player's own program in a verified deal (H-18): what it says, what it keeps to itself, and what
// it finds.

import { expect, test } from "vitest";
import { standingOf } from "#renderer/client/deal/witnessedDeals.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import type { DealPlan } from "#shared/verifiedDeal/transcript.ts";
import { dealOf, dealt, DealHost, me, tab } from "./dealHost.ts";

const deal = dealOf("a");

const standings = ({ state }: DealHost) => state.deals.map(standingOf);
const found = (host: DealHost) => host.all("judge").map(({ fault }) => fault as DealFault | null);

async function planned(host = new DealHost(), changed: Partial<DealPlan> = {}) {
  await host.begin(deal);
  const plan = host.plan(deal, changed);
  await host.send({ type: "planned", plan });
  return { host, plan };
}

/** As far as both hands are dealt and shown. */
async function handsDealt(host = new DealHost()) {
  const { plan } = await planned(host);
  const secrets = host.secrets();
  const round = dealt(plan, secrets);
  await host.send(
    { type: "secrets", deal, secrets },
    { type: "sealed", deal, seals: round.seals() },
    { type: "opened", deal, openings: round.openings },
  );
  host.show([round.cards[0]!, round.cards[2]!]);
  return { host, plan, secrets, ...round };
}

type HandsDealt = Awaited<ReturnType<typeof handsDealt>>;

async function playedOut({ host, cards, closing }: HandsDealt): Promise<void> {
  host.show([cards[2]!], [cards[0]!]);
  await host.send({ type: "closed", deal, closing });
}

test("H-18 a program commits first, opens its secret only once the deal is planned, and finds that an honest round fits", async () => {
  const host = new DealHost();
  await host.begin(deal);
  expect(host.asked.map(({ request }) => request)).toEqual(["takePart", "commit"]);
  expect(JSON.stringify(host.asked)).not.toContain("secret");
  const round = await handsDealt(host);
  expect(standings(host)).toEqual(["open"]);
  expect(host.state.words).toHaveLength(4);
  await playedOut(round);
  expect(found(host)).toEqual([null]);
  expect(standings(host)).toEqual(["fits"]);
  expect(host.state.deals[0]?.transcript?.sightings).toHaveLength(2);
});

test("H-18 a card that was opened and is not the one that was sealed is named at once", async () => {
  const { host, openings, cards } = await handsDealt();
  const wrong = { ...openings[0]!, place: 4, card: cards[4]! };
  await host.send({ type: "opened", deal, openings: [wrong] });
  expect(found(host)).toEqual([{ kind: "opening", deck: 0, place: 4, card: cards[4] }]);
  expect(standings(host)).toEqual(["fault"]);
});

test("H-18 of two openings of one place the second is found wrong", async () => {
  const { host, openings } = await handsDealt();
  await host.send({ type: "opened", deal, openings: [{ ...openings[0]!, salt: dealOf("0") }] });
  expect(found(host)).toEqual([{ kind: "opening" }]);
});

test("H-18 a deck that was sealed otherwise than it was shuffled is found when the host opens", async () => {
  const { host, plan } = await planned();
  const secrets = host.secrets();
  const { cards, seals, closing } = dealt(plan, secrets);
  const stacked = cards.toSpliced(50, 2, cards[51]!, cards[50]!);
  await host.send(
    { type: "secrets", deal, secrets },
    { type: "sealed", deal, seals: seals(stacked) },
    { type: "closed", deal, closing },
  );
  expect(found(host)).toEqual([{ kind: "seal", deck: 0, place: 50, card: cards[50] }]);
});

test("H-18 a card that was shown and never lay there is found when the host opens", async () => {
  const round = await handsDealt();
  round.host.show([round.cards[2]!], [round.cards[40]!]);
  await playedOut(round);
  expect(found(round.host)).toMatchObject([{ kind: "sighting" }]);
});

test.each<[string, Partial<DealPlan>, DealFault["kind"]]>([
  ["without its contribution", { contributions: [], silent: [me] }, "ownContribution"],
  ["of another host’s secret", { host: "0".repeat(64) }, "plan"],
])("H-18 a plan %s is answered with no secret", async (_plan, changed, kind) => {
  const { host } = await planned(new DealHost(), changed);
  expect(host.all("openSecret")).toEqual([]);
  expect(found(host)).toMatchObject([{ kind }]);
});

test("H-18 a plan that changes is a fault, and the secret is not signed for it", async () => {
  const { host, plan } = await planned();
  await host.send({ type: "planned", plan: { ...plan, cards: 6 } });
  expect(host.all("openSecret")).toHaveLength(1);
  expect(found(host)).toEqual([{ kind: "plan" }]);
});

test("H-18 the same plan again, after a lost line, is answered with the same secret", async () => {
  const { host, plan } = await planned();
  await host.send({ type: "planned", plan });
  const [first, second] = host.all("openSecret");
  expect(second).toEqual(first);
  expect(found(host)).toEqual([]);
});

test.each<[string, DealPlan["again"], boolean]>([
  ["without a reason is a fault", null, false],
  ["in the player’s own name is a fault", { deal, withheld: [me] }, false],
  ["in the name of somebody who held a secret back goes on", { deal, withheld: ["p2"] }, true],
])("H-18 a deal that is begun again %s", async (_how, again, goesOn) => {
  const { host } = await planned();
  const second = dealOf("b");
  await host.begin(second);
  const plan = host.plan(second, { again, silent: ["p2"] });
  await host.send({ type: "planned", plan });
  expect(host.all("openSecret")).toHaveLength(goesOn ? 2 : 1);
  expect(found(host).map((fault) => fault?.kind)).toEqual(goesOn ? [] : ["again"]);
});

test("H-18 a program whose commitment came too late is silent, and checks all the same", async () => {
  const host = new DealHost();
  host.isHasty = true;
  const { plan } = await planned(host, { contributions: [], silent: [me] });
  const { seals, openings, closing, cards } = dealt(plan, []);
  await host.send(
    { type: "secrets", deal, secrets: [] },
    { type: "sealed", deal, seals: seals() },
    { type: "opened", deal, openings },
  );
  host.show([cards[0]!, cards[2]!]);
  host.show([cards[2]!], [cards[0]!]);
  await host.send({ type: "closed", deal, closing });
  expect(host.all("openSecret")).toEqual([]);
  expect(found(host)).toEqual([null]);
});

test("H-18 H-15 a page that is loaded again in mid-round goes on with its key, its contribution and what it was shown", async () => {
  const storage = tab();
  const round = await handsDealt(new DealHost(storage));
  const { host, plan, secrets, openings } = round;
  host.reload(storage);
  const [first, second] = host.all("takePart");
  expect(second).toEqual(first);
  const present = { plan, secrets, seals: [round.seals()], openings };
  await host.send({ type: "present", present });
  await playedOut(round);
  const { transcript } = host.state.deals[0]!;
  expect(transcript?.own?.player).toBe(me);
  expect(transcript?.sightings).toHaveLength(2);
  expect(found(host)).toEqual([null]);
});

test("H-18 a host that presents the deal otherwise than before is found out", async () => {
  const { host, plan, secrets, openings, seals, cards } = await handsDealt();
  const other = [seals(cards.toReversed())];
  await host.send({ type: "present", present: { plan, secrets, seals: other, openings } });
  expect(found(host)).toEqual([{ kind: "plan" }]);
});

test("H-18 another tab, which knows nothing of the deal, checks what it is sent from then on", async () => {
  const round = await handsDealt();
  const { host, plan, secrets, openings } = round;
  host.reload(tab());
  await host.send({
    type: "present",
    present: { plan, secrets, seals: [round.seals()], openings },
  });
  await playedOut(round);
  expect(host.state.deals[0]?.transcript?.own).toBeNull();
  expect(found(host)).toEqual([null]);
});

test("H-18 everybody learns what another player’s program found, also whoever was not there", async () => {
  const fault: DealFault = { kind: "seal", deck: 0, place: 3 };
  const verdicts = [{ player: "p2", fault }];
  const { host } = await handsDealt();
  await host.send({ type: "judged", deal, round: 1, verdicts });
  await host.send({ type: "judged", deal: dealOf("c"), round: 2, verdicts });
  expect(standings(host)).toEqual(["fault", "fault"]);
});
