// Everybody who directs a tournament is at their screen again after a restart of the host (H-38):
// its owner, a second director, a device in the room.

import { expect, type BrowserContext, type Page } from "@playwright/test";
import { openHouse } from "#renderer/client/openHouse.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { guestPath } from "#shared/protocol/wire.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { goesTo } from "#test/support/browser/goesTo.ts";
import { asOwner, keptCookie } from "#test/support/asOwner.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";

// The owner plays, and for as long as no time passes is waited for: the tournament comes to no end
// meanwhile.
test.use({
  timeStands: true,
  expectedErrors: [
    /ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|WebSocket connection|status of 403/,
  ],
});

const pin = "402816";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As whoever this browser is. */
async function houseOf(origin: string, context: BrowserContext): Promise<HouseClient> {
  const cookies = await context.cookies(origin);
  return openHouse(
    origin,
    asOwner(origin, cookies.map(({ name, value }) => `${name}=${value}`).join("; ")),
    patientClock,
  );
}

/** The cookie of somebody who comes with an invitation. */
async function guest(origin: string, house: HouseClient, name: string): Promise<string> {
  const { code } = valueOf(await house.ask("invite", {}));
  const answer = await fetch(`${origin}${guestPath}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ code, name, avatar: "avatar-07" }),
  });
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

test("H-38 after its host was killed and started again the owner, the second director and the device that came by the PIN are at the director’s screen again, and each of them pauses or goes on", async ({
  page,
  open,
  run,
  browser,
  watch,
}) => {
  const app = await open(null);
  const { origin } = new URL(app.url);
  await expect(page.getByRole("button", { name: /^Set up a table/ })).toBeVisible();
  const house = await houseOf(origin, page.context());
  const { tournament } = valueOf(await house.ask("createTournament", setup()));
  valueOf(await house.ask("seatEntrant", { tournament, bots: ["easy"] }));
  valueOf(await house.ask("enterTournament", { tournament }));
  valueOf(await house.ask("startTournament", { tournament }));
  const direct = `${origin}/#/tournament/${tournament}/direct`;
  const another = async (): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    await watch(context);
    return context.newPage();
  };
  const [second, device] = [await another(), await another()];
  await second.context().addCookies([keptCookie(origin, await guest(origin, house, "Noor"))]);
  // The owner names them, and sets a PIN.
  await page.goto(direct);
  await button(page, "Directors").click();
  const sheet = page.getByRole("dialog");
  await button(page, "Add director").click();
  await expect(sheet.getByRole("list", { name: "Directors" }).getByText("Noor")).toBeVisible();
  await sheet.getByRole("textbox", { name: "New PIN" }).fill(pin);
  await button(page, "Set PIN").click();
  await expect(sheet.getByText("A PIN is set.")).toBeVisible();
  await device.goto(direct);
  await device.getByRole("textbox", { name: "PIN" }).fill("951753");
  await button(device, "Direct here").click();
  await expect(device.getByText("That’s not the PIN. Try again.")).toBeVisible();
  await device.getByRole("textbox", { name: "PIN" }).fill(pin);
  await button(device, "Direct here").click();
  await expect(button(device, "Pause")).toBeVisible();
  house.close();
  await app.kill();
  await run(app.port);
  const all = [page, second, device];
  for (const each of all) await goesTo(each, direct);
  for (const [who, does, then] of [
    [page, "Pause", "Resume"],
    [second, "Resume", "Pause"],
    [device, "Pause", "Resume"],
    [page, "Resume", "Pause"],
  ] as const) {
    await button(who, does).click();
    // Pressed before it is seen everywhere, a button could be one that has been there before.
    for (const each of all) await expect(button(each, then)).toBeVisible();
  }
  // Wherever else the device is sent, it is at its tournament.
  await goesTo(device, `${origin}/#/bank`);
  await expect(button(device, "Pause")).toBeVisible();
  // Taken off the list, it asks for the PIN again.
  await button(page, "Directors").click();
  await sheet.getByRole("list", { name: "Devices in the room" }).getByRole("button").click();
  await expect(sheet.getByRole("list", { name: "Devices in the room" })).toHaveCount(0);
  await goesTo(device, direct);
  await expect(device.getByRole("heading", { name: "Direct a tournament" })).toBeVisible();
  for (const each of [second, device]) await each.context().close();
});

const pinName = "Direct by PIN";

/** With a PIN, and open to newcomers by its code. */
async function begunTournament(house: HouseClient) {
  const { tournament } = valueOf(await house.ask("createTournament", setup()));
  valueOf(await house.ask("seatEntrant", { tournament, bots: ["easy"] }));
  valueOf(await house.ask("enterTournament", { tournament }));
  valueOf(await house.ask("admitToTournament", { tournament, open: true }));
  valueOf(await house.ask("setDirectorPin", { tournament, pin }));
  valueOf(await house.ask("startTournament", { tournament }));
  const { code } = valueOf(await house.ask("watchTournament", { tournament }));
  return { tournament, code: code! };
}

async function directByPin(device: Page): Promise<void> {
  await button(device, pinName).click();
  await device.getByRole("textbox", { name: "PIN" }).fill(pin);
  await button(device, "Direct here").click();
  await expect(button(device, "Pause")).toBeVisible();
}

test("H-38 whoever types or scans a tournament’s code is led to the page for its PIN, and a guest finds it on the tournament’s own; who directs is told once their device, or they themselves, are taken off the list", async ({
  page,
  open,
  browser,
  watch,
}) => {
  const app = await open(null);
  const { origin } = new URL(app.url);
  await expect(page.getByRole("button", { name: /^Set up a table/ })).toBeVisible();
  const house = await houseOf(origin, page.context());
  const { tournament, code } = await begunTournament(house);
  const device = async (): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    await watch(context);
    return context.newPage();
  };
  await test.step("H-38 whoever types or scans a tournament’s code is led to the page for its PIN and directs it, and is told once their device is taken off the list", async () => {
    const [typing, scanning] = [await device(), await device()];
    await typing.goto(`${origin}/`);
    await typing.getByRole("textbox").fill(code);
    await typing.getByRole("textbox").press("Enter");
    await directByPin(typing);
    await scanning.goto(`${origin}/#join=${code}`);
    await directByPin(scanning);
    const { devices } = valueOf(await house.ask("directing", { tournament }));
    expect(devices).toHaveLength(2);
    for (const { id } of devices)
      valueOf(await house.ask("revokeDirectorDevice", { tournament, device: id }));
    for (const each of [typing, scanning]) {
      await expect(each.getByRole("alert")).toHaveText(/^This device no longer directs/);
      await expect(each.getByRole("textbox", { name: "PIN" })).toBeVisible();
      await each.context().close();
    }
  });
  await test.step("H-38 a guest finds the page for the PIN on the tournament’s own, and a director who is taken off the list is told so there", async () => {
    const noor = await device();
    await noor.context().addCookies([keptCookie(origin, await guest(origin, house, "Noor"))]);
    await noor.goto(`${origin}/#/tournament/${tournament}`);
    await button(noor, pinName).click();
    await expect(noor.getByRole("textbox", { name: "PIN" })).toBeVisible();
    await expect(noor.getByRole("alert")).toHaveCount(0);
    const { people } = valueOf(await house.ask("directing", { tournament }));
    const { profile } = people.find(({ name }) => name === "Noor")!;
    valueOf(await house.ask("nameDirector", { tournament, profile, directs: true }));
    await expect(button(noor, "Pause")).toBeVisible();
    valueOf(await house.ask("nameDirector", { tournament, profile, directs: false }));
    await expect(noor.getByRole("alert")).toHaveText(/^You no longer direct/);
    await expect(noor.getByRole("textbox", { name: "PIN" })).toBeVisible();
    await noor.context().close();
  });
  house.close();
});
