// A television goes on through a new code, a ban and a restart of the host, and follows the house
// by itself where it is to (H-39).

import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { standardSettings } from "#shared/protocol/schema.ts";
import { comerTest as test, comesIn } from "#test/support/browser/comerTest.ts";
import { goesTo, leaves } from "#test/support/browser/goesTo.ts";
import { laidCode } from "#test/support/browser/laidTable.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";

/** A host that was killed is looked for, and whoever is sent away hears it. */
const gone = [
  /ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|WebSocket connection|status of 40[34]/,
];
test.use({ expectedErrors: gone });

const joinCode = /^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/;
const heading = (screen: Page, name: string | RegExp) => screen.getByRole("heading", { name });
const screens = (page: Page) => page.getByRole("region", { name: "Screens for the room" });

async function television(
  browser: Browser,
  watch: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  await watch(context);
  return context.newPage();
}

/** By the owner, in the settings. */
async function remove(page: Page, origin: string): Promise<void> {
  await goesTo(page, `${origin}/#/settings`);
  // The line of the page that it left may end a little later.
  await expect(screens(page).getByRole("listitem")).toHaveCount(1);
  await screens(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(screens(page).getByRole("listitem")).toHaveCount(0);
}

test("H-39 a television shows its table through a ban, by the address it was opened with, and a restart of the host; removed, it says so, and the code brings it back", async ({
  page,
  open,
  run,
  browser,
  watch,
  scan,
  ownersLine,
}) => {
  const app = await open({ hands: ["3c 8c 9d Jc Qh Ad 2s", "4d", "5s", "6h"], lan: { seats: 6 } });
  const { origin } = new URL(app.url);
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  const opened = `${origin}/#screen=${laidCode}`;
  const screen = await television(browser, watch);
  await screen.goto(opened);
  await expect(heading(screen, "Kings & Bastards")).toBeVisible();
  const owner = await ownersLine();
  const noor = await scan();
  await comesIn(noor, "Noor", "Watch first");
  await expect(noor.getByText("You’re watching")).toBeVisible();
  await test.step("a person is banned: the television shows the new code, and its address has it", async () => {
    expect(await owner.ask("remove", { watcher: "Noor", ban: true })).toMatchObject({ ok: true });
    await expect(screen.getByText(`${laidCode.slice(0, 3)} ${laidCode.slice(3)}`)).toHaveCount(0);
    const code = (await screen.getByText(joinCode).innerText()).replace(" ", "");
    await expect(screen).toHaveURL(`${origin}/#screen=${code}`);
  });
  await test.step("turned on anew by the address that was typed in first", async () => {
    await goesTo(screen, opened);
    await expect(heading(screen, "Kings & Bastards")).toBeVisible();
  });
  await test.step("the host ends and starts again", async () => {
    await app.kill();
    await expect(screen.getByText("Connection lost – reconnecting…")).toBeVisible();
    await leaves(screen);
    await run(app.port);
    await screen.goto(opened);
    await expect(heading(screen, "Kings & Bastards")).toBeVisible();
  });
  await remove(page, origin);
  await expect(heading(screen, "This screen was removed")).toBeVisible();
  await screen.reload();
  await expect(heading(screen, "Kings & Bastards")).toBeVisible();
  await screen.context().close();
});

test.describe("where no time passes for the host", () => {
  test.use({ timeStands: true });

  test("H-39 a television that is to show what is on goes from the welcome to a table, a tournament that takes entries, the clock and the tournament in play, and says when the host is gone", async ({
    page,
    open,
    run,
    browser,
    watch,
    ownersHouse,
  }) => {
    const app = await open(null);
    const { origin } = new URL(app.url);
    await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
    await goesTo(page, `${origin}/#/settings`);
    await screens(page).getByRole("button", { name: "Show what’s on" }).click();
    const address = await screens(page)
      .getByText(/#screen=/)
      .innerText();
    const opened = `${origin}/#${address.split("#")[1]!}`;
    const screen = await television(browser, watch);
    await screen.goto(opened);
    await expect(heading(screen, /^Welcome to /)).toBeVisible();

    const house = await ownersHouse();
    const rotation = [{ game: "kings-and-bastards", rounds: 1, options: {} }];
    const { table } = valueOf(
      await house.ask("openTable", {
        rotation,
        settings: standardSettings,
        bots: ["easy", "easy", "easy"],
      }),
    );
    valueOf(
      await house.ask("openToLan", {
        table,
        seats: 6,
        fill: null,
        spectators: true,
        listed: false,
      }),
    );
    await expect(heading(screen, "Kings & Bastards")).toBeVisible();

    const { tournament } = valueOf(
      await house.ask("createTournament", setup({ name: "Friday night" })),
    );
    await expect(heading(screen, "Friday night")).toBeVisible();
    valueOf(
      await house.ask("planRoomClock", {
        plan: {
          name: "Real cards",
          stages: [{ kind: "level", small: 25, big: 50, ante: 0, minutes: 10 }],
          chips: [{ value: 25, colour: "green" }],
        },
        anew: true,
      }),
    );
    valueOf(await house.ask("moveRoomClock", { action: "start" }));
    await expect(heading(screen, "Real cards")).toBeVisible();
    await expect(screen.getByRole("button")).toHaveCount(0);
    // The owner sits there and makes no move: it goes on.
    valueOf(await house.ask("enterTournament", { tournament }));
    valueOf(await house.ask("seatEntrant", { tournament, bots: ["easy"] }));
    valueOf(await house.ask("startTournament", { tournament }));
    await expect(heading(screen, "Friday night")).toBeVisible();
    valueOf(await house.ask("closeTournament", { tournament }));
    await expect(heading(screen, "Real cards")).toBeVisible();

    await app.kill();
    await expect(heading(screen, "The host isn’t answering")).toBeVisible();
    await expect(screen.getByRole("timer")).toHaveCount(0);
    await run(app.port);
    await expect(heading(screen, "Real cards")).toBeVisible();
    await goesTo(screen, opened);
    await expect(heading(screen, "Real cards")).toBeVisible();
    await remove(page, origin);
    await expect(heading(screen, "This screen was removed")).toBeVisible();
    await screen.context().close();
  });
});

test("H-39 a television that is turned on says before three seconds have gone that the host does not answer, whatever of its page still waits", async ({
  page,
  open,
  browser,
  watch,
}) => {
  const { url } = await open(null);
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  const screen = await television(browser, watch);
  // The page is here, and from then on nobody answers.
  for (const door of ["owner", "guest", "screen"])
    await screen.route(`**/${door}`, () => new Promise<void>(() => {}));
  await screen.clock.install();
  await screen.goto(`${new URL(url).origin}/#screen=${laidCode}`);
  await expect(screen.locator("#root > *")).not.toHaveCount(0);
  await screen.clock.runFor(2_900);
  await expect(heading(screen, "The host isn’t answering")).toBeVisible();
  await screen.context().close();
});
