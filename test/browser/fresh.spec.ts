// Opens every screen first, on a page on which nothing else was shown before, in the app just as
// people run it.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Overlay, Route } from "#renderer/context/route.ts";
import { laidCode, laidTable, layTable, type Laying } from "#test/support/browser/laidTable.ts";
import { layHistory } from "#test/support/browser/laidHistory.ts";
import { comerTest as test, comesIn } from "#test/support/browser/comerTest.ts";
import { goesTo } from "#test/support/browser/goesTo.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";

/** With doors a page would load what tests need before its own. */
test.use({ hasDoors: false });

type Place = Readonly<{
  hash: string;
  /** Is there once the host has answered. */
  arrived: (page: Page) => Locator;
}>;

const joinCode = /^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/;
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole("heading", { name }).first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first();
const tableLies = (page: Page): Locator => page.locator('[data-moving="false"][aria-busy="false"]');

/** One place or more of every screen, so that a new one is not forgotten. */
type Places = {
  readonly [screen in Exclude<Route["screen"], "bigScreen" | "table">]: readonly Place[];
};

const places = (tournament: string): Places => ({
  home: [{ hash: "#/", arrived: button(/^Tournament night/) }],
  setup: [{ hash: "#/setup", arrived: button("Open table") }],
  bank: [{ hash: "#/bank", arrived: button("Check the books") }],
  history: [
    {
      hash: "#/history",
      arrived: (page) => page.getByRole("list", { name: "Rounds" }).getByRole("listitem").first(),
    },
  ],
  progress: [
    {
      hash: "#/progress",
      arrived: (page) => page.getByRole("heading", { level: 1, name: /Achievements/ }),
    },
  ],
  ladder: [{ hash: "#/ladder", arrived: heading(/^Gin Rummy/) }],
  clock: [{ hash: "#/clock", arrived: heading("Levels and breaks") }],
  settings: [{ hash: "#/settings", arrived: (page) => page.getByRole("slider").first() }],
  about: [{ hash: "#/about", arrived: heading(/^About/) }],
  tournaments: [{ hash: "#/tournaments", arrived: button(/Friday/) }],
  newTournament: [{ hash: "#/newTournament", arrived: button("Create") }],
  checkDeal: [{ hash: "#/checkDeal", arrived: button("Open deal") }],
  help: [{ hash: "#/help", arrived: (page) => page.getByRole("navigation") }],
  learn: [
    { hash: "#/learn", arrived: button(/Kings & Bastards/) },
    { hash: "#/learn/kings-and-bastards", arrived: tableLies },
  ],
  chips: [
    { hash: "#/chips", arrived: button(/evening/i) },
    { hash: "#/chips/new", arrived: heading("New evening") },
  ],
  replay: [
    { hash: "#/replay/1", arrived: tableLies },
    { hash: "#/replay/2", arrived: tableLies },
  ],
  practice: [{ hash: "#/practice/1/0/1", arrived: tableLies }],
  tournament: [
    { hash: `#/tournament/${tournament}`, arrived: heading("Friday") },
    {
      hash: `#/tournament/${tournament}/direct`,
      arrived: (page) => page.getByRole("tab", { name: "Log" }),
    },
    { hash: `#/tournament/${tournament}/screen`, arrived: heading("Friday") },
  ],
});

/** In a document of its own: every script runs for the first time. */
async function opensFirst(page: Page, origin: string, { hash, arrived }: Place): Promise<void> {
  await goesTo(page, `${origin}/${hash}`);
  await expect(arrived(page), hash).toBeVisible();
  // A class that its styles do not have is written so.
  await expect(page.locator('[class~="undefined"]'), hash).toHaveCount(0);
}

const television = (code: string, arrived: Place["arrived"]): Place => ({
  hash: `#screen=${code}`,
  arrived,
});

test("H-25 H-16 every screen opens first on a fresh page: for the owner, who directs a tournament, and for a television", async ({
  page,
  open,
  dataFolder,
  ownersHouse,
  scan,
}) => {
  layHistory(dataFolder);
  const { origin } = new URL((await open(null)).url);
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  const house = await ownersHouse();
  const made = await house.ask("createTournament", setup());
  if (!made.ok) throw new Error(made.error.key);
  const { tournament } = made.value;
  for (const place of Object.values(places(tournament)).flat())
    await test.step(place.hash, () => opensFirst(page, origin, place));
  const admitted = await house.ask("admitToTournament", { tournament, open: true });
  expect(admitted).toMatchObject({ ok: true });
  await opensFirst(page, origin, {
    hash: `#/tournament/${tournament}`,
    arrived: (own) => own.getByText(joinCode),
  });
  const code = (await page.getByText(joinCode).innerText()).replace(" ", "");
  await test.step("a phone that scans the code, and then every page of the tournament", async () => {
    const phone = await scan(code);
    await phone.getByRole("textbox", { name: "Name" }).fill("Noor");
    await phone.keyboard.press("Enter");
    await expect(phone.getByRole("button", { name: /^Enter for/ })).toBeVisible();
    for (const place of places(tournament).tournament.filter(
      ({ hash }) => !hash.endsWith("direct"),
    ))
      await opensFirst(phone, origin, place);
  });
  await test.step("a television", async () => {
    const screen = await scan(code, {});
    await opensFirst(screen, origin, television(code, heading("Friday")));
  });
});

/** Each of those that lie over the table, so that a new one is not forgotten. */
const overlays: { readonly [over in Overlay]: true } = {
  menu: true,
  keys: true,
  help: true,
  settings: true,
  options: true,
  seats: true,
  people: true,
  friends: true,
  deal: true,
  stop: true,
  leave: true,
};

/** Where only the owner may go a guest is at home. */
const ownersAlone: readonly Route["screen"][] = [
  "home",
  "setup",
  "bank",
  "clock",
  "newTournament",
  "chips",
  "ladder",
];

const laid: Laying = { hands: ["3c 8c 9d Jc Qh Ad 2s", "4d", "5s", "6h"], lan: { seats: 6 } };

test("H-25 a table, and whatever lies over it, opens first on a fresh page for its owner", async ({
  page,
  open,
  dataFolder,
}) => {
  layTable(dataFolder, laid);
  const { origin } = new URL((await open(null)).url);
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  await opensFirst(page, origin, { hash: `#/table/${laidTable}`, arrived: tableLies });
  for (const over of Object.keys(overlays))
    await test.step(over, () =>
      opensFirst(page, origin, {
        hash: `#/table/${laidTable}/${over}`,
        arrived: (own) => own.getByRole("dialog").first(),
      }),
    );
});

test("H-25 H-13 every screen opens first on a fresh page for a guest of a table, and the table for a television", async ({
  page,
  open,
  dataFolder,
  ownersHouse,
  scan,
}) => {
  layTable(dataFolder, laid);
  const { origin } = new URL((await open(null)).url);
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  const made = await (await ownersHouse()).ask("createTournament", setup());
  if (!made.ok) throw new Error(made.error.key);
  const phone = await scan(laidCode);
  await comesIn(phone, "Noor");
  await expect(tableLies(phone)).toBeVisible();
  const guestHome = heading("Tables you can join");
  const {
    history: _none,
    replay: _noRound,
    practice: _nothingPlayed,
    tournament: _notAdmitted,
    tournaments: _nor,
    ...others
  } = places(made.value.tournament);
  for (const [screen, its] of Object.entries(others)) {
    for (const { hash, arrived } of its)
      await test.step(hash, () =>
        opensFirst(phone, origin, {
          hash,
          arrived: ownersAlone.includes(screen as Route["screen"]) ? guestHome : arrived,
        }),
      );
  }
  for (const hash of [
    "#/history",
    "#/tournaments",
    `#/table/${laidTable}`,
    `#/table/${laidTable}/menu`,
  ]) {
    await test.step(hash, () =>
      opensFirst(phone, origin, {
        hash,
        arrived: hash.includes("table") ? tableLies : heading(/^(?:History|Tournaments)$/),
      }),
    );
  }
  const screen = await scan(laidCode, {});
  await opensFirst(screen, origin, television(laidCode, heading("Kings & Bastards")));
});
