// Checks that every word of the app comes from its catalogues, and that a language with longer
// words has room everywhere.

import { expect, type Locator, type Page } from "@playwright/test";
import { fakeCode } from "#test/doors/fakeHouse.ts";
import { pseudo } from "#test/doors/pseudo.ts";
import { chipWords as chips } from "#renderer/text/en/chips.ts";
import { screens as said } from "#renderer/text/en/screens.ts";
import { tournament } from "#renderer/text/en/tournament/index.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { english } from "#shared/games/texts.ts";
import { gameTextIn } from "#shared/text/sentence.ts";
import { director } from "#renderer/text/en/tournament/director.ts";
import { room } from "#renderer/text/en/tournament/room.ts";
import { appTest as wordsTest } from "#test/support/browser/appTest.ts";
import { layHistory } from "#test/support/browser/laidHistory.ts";
import { resize } from "#test/support/browser/resize.ts";
import { saidOn } from "#test/support/browser/saidOnPage.ts";

const words = pseudo(said);
const { screen: chipWords } = pseudo(chips);
const gameWords = pseudo(english);
const tournamentWords = pseudo(tournament).screens;

const directing = pseudo({ director, room });

type View = Readonly<{
  name: string;
  width: number;
  height: number;
}>;
const window: View = { name: "in a window", width: 1280, height: 800 };
const phone: View = { name: "on a phone", width: 390, height: 844 };
const lying: View = { name: "on a phone that lies on its side", width: 844, height: 390 };
const large: View = { ...window, name: "with large text" };
const largeText = "&textScale=1.6";

/**
 * Where words have most room, or hardly less than elsewhere: looked at by `npm run soak:screens`
 * alone.
 */
const test = wordsTest.extend<{
  readonly sometimes: (...views: readonly View[]) => readonly View[];
}>({
  sometimes: async ({ wholeWay }, use) => {
    await use((...views) => (wholeWay ? views : []));
  },
});

/** Every word is said through the catalogues, and has room. */
async function isWellSaid(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === "loaded");
  const { stray, cut, overlapping } = await saidOn(page);
  expect.soft(stray, `${what}: not said through the catalogues`).toEqual([]);
  expect.soft(cut, `${what}: cut off`).toEqual([]);
  expect.soft(overlapping, `${what}: on one another`).toEqual([]);
}

/** The table has come, and lies as the window has room for it. */
async function tableLies(page: Page, { width, height }: View): Promise<void> {
  await expect(
    page.locator(`[data-moving="false"][aria-busy="false"][data-portrait="${height > width}"]`),
  ).toBeVisible();
}

const goTo = (page: Page, hash: string): Promise<string> =>
  page.evaluate((to) => (location.hash = to), hash);

/** To another screen, on which nothing is drawn of the table before. */
const goAway = (page: Page, hash: string): Promise<string> =>
  page.evaluate((to) => {
    delete self.__table;
    return (location.hash = to);
  }, hash);

/** Another state of the app, by its doors: begun anew, but on the page that is there. */
const ask = (page: Page, doors: string): Promise<void> =>
  page.evaluate((to) => {
    // As after a load: what was drawn before is not what is drawn next.
    delete self.__table;
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/${doors}`);

const games = catalogue.map(({ id }) => id);

type Screen = Readonly<{
  hash: string;
  title: string;
  /** What is there once the host has answered. */
  arrived: (page: Page) => Locator;
  /** Its other parts, by the tabs that open them. */
  tabs?: readonly Readonly<{ name: string; arrived: (page: Page) => Locator }>[];
}>;

const replayed = (round: number): Screen => ({
  hash: `#/replay/${round}`,
  title: words.replay.title(gameTextIn(gameWords, games[round - 1]!).name),
  arrived: (page) => page.locator('[data-moving="false"][aria-busy="false"]'),
});

const screens: readonly Screen[] = [
  {
    hash: "#/",
    title: words.home.title,
    arrived: (page) => page.getByRole("button", { name: "Robin" }),
  },
  {
    hash: "#/setup",
    title: words.setup.title,
    arrived: (page) => page.getByRole("list", { name: words.setup.bots }),
  },
  {
    hash: "#/bank",
    title: words.bank.title,
    arrived: (page) =>
      page.getByRole("list", { name: words.bank.ledger }).getByRole("listitem").first(),
  },
  {
    hash: "#/history",
    title: words.history.title,
    arrived: (page) =>
      page.getByRole("list", { name: words.history.rounds }).getByRole("listitem").first(),
    tabs: [
      {
        name: words.history.tabs.sessions,
        arrived: (page) => page.getByRole("tabpanel").getByRole("region").first(),
      },
      {
        name: words.history.tabs.players,
        arrived: (page) => page.getByRole("tabpanel").getByRole("table").first(),
      },
    ],
  },
  {
    hash: "#/settings",
    title: words.settings.title,
    arrived: (page) => page.getByText(words.settings.devices.isThis, { exact: true }),
  },
  {
    hash: "#/about",
    title: words.about.title,
    arrived: (page) => page.getByText(words.about.body),
  },
  replayed(1),
  replayed(2),
  ...games.map((game): Screen => ({
    hash: `#/help/${game}`,
    title: words.help.title(gameTextIn(gameWords, game).name),
    arrived: (page) => page.getByRole("navigation", { name: words.help.contents }),
  })),
];

/** Every screen once, in one view after the other. */
async function screensAreWellSaid(page: Page, views: readonly View[]): Promise<void> {
  const inEachView = async (what: string): Promise<void> => {
    for (const view of views) {
      await resize(page, view);
      await isWellSaid(page, `${what} ${view.name}`);
    }
  };
  for (const { hash, title, arrived, tabs = [] } of screens) {
    await goAway(page, hash);
    await expect(
      page.getByRole("heading", { level: 1, name: title, exact: true }).first(),
    ).toBeVisible();
    await expect(arrived(page)).toBeVisible();
    await inEachView(hash);
    for (const { name, arrived: its } of tabs) {
      await page.getByRole("tab", { name, exact: true }).click();
      await expect(its(page)).toBeVisible();
      await inEachView(`${hash} ${name}`);
    }
  }
}

/** What is there in those over the table that have more to say once the host has answered. */
const lateIn: { readonly [over: string]: "navigation" | "combobox" | "radio" } = {
  help: "navigation",
  options: "combobox",
  friends: "radio",
};

/** The table, and what opens over it. */
async function tableIsWellSaid(
  page: Page,
  overlays: readonly string[],
  views: readonly View[],
): Promise<void> {
  for (const view of views) {
    await resize(page, view);
    await goTo(page, "#/table/laid");
    await tableLies(page, view);
    await expect(page.getByRole("group", { name: words.atTable.actions })).toBeVisible();
    await isWellSaid(page, `table ${view.name}`);
    for (const over of overlays) {
      await goTo(page, `#/table/laid/${over}`);
      const dialog = page.getByRole("dialog").first();
      await expect(dialog).toBeVisible();
      const late = lateIn[over];
      if (late) await expect(dialog.getByRole(late).first()).toBeVisible();
      await isWellSaid(page, `${over} ${view.name}`);
      await goTo(page, "#/table/laid");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  }
}

const address = "?language=pseudo";

/** What is folded up is read too. */
const openAll = (page: Page): Promise<void> =>
  page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));

/**
 * What people see who come to a table that is open to the network, by the doors that show it
 * without a host.
 */
const comers: readonly Readonly<{
  name: string;
  doors: string;
  arrived: (page: Page) => Locator;
  opens?: (page: Page) => Promise<void>;
}>[] = [
  {
    name: "no key",
    doors: "screen=home&caller=nobody",
    arrived: (page) => page.getByRole("textbox", { name: words.join.code }),
  },
  {
    name: "who are you",
    doors: "screen=home&caller=nobody&stage=lobby-watching",
    arrived: (page) => page.getByRole("button", { name: words.join.sit, exact: true }),
    opens: async (page) => {
      await page.getByRole("textbox", { name: words.join.code }).fill(fakeCode);
      await page.getByRole("button", { name: words.join.goOn }).click();
    },
  },
  {
    name: "guest’s home",
    doors: "screen=home&caller=guest",
    arrived: (page) => page.getByRole("heading", { name: words.guestHome.joinable }),
  },
  {
    name: "trophies",
    doors: "screen=progress",
    arrived: (page) => page.getByRole("heading", { name: words.progress.daily.title, exact: true }),
  },
  {
    name: "tournaments",
    doors: "screen=tournaments",
    arrived: (page) => page.getByRole("button", { name: "Friday night" }),
  },
  {
    name: "new tournament",
    doors: "screen=newTournament",
    arrived: (page) => page.getByRole("button", { name: tournamentWords.setup.create }),
    opens: async (page) => {
      await expect(page.locator("details").first()).toBeVisible();
      await openAll(page);
    },
  },
  ...(["freezeout", "league", "bracket"] as const).map((kind) => ({
    name: kind,
    doors: `screen=tournament/${kind}&tournament=${kind === "league" ? "break" : "entered"}`,
    arrived: (page: Page) => page.getByText(tournamentWords.page.howItRuns),
  })),
  {
    name: "table that breaks",
    doors: "screen=table&tournament=moving",
    arrived: (page) => page.getByRole("button", { name: tournamentWords.atTable.goNow }),
  },
  {
    name: "rebuy",
    doors: "screen=table&tournament=broke",
    arrived: (page) => page.getByRole("button", { name: tournamentWords.atTable.notAgain }),
  },
  {
    name: "real chips",
    doors: "screen=chips",
    arrived: (page) => page.getByRole("img", { name: /2025/ }),
  },
  {
    name: "new evening with chips",
    doors: "screen=chips/new",
    arrived: (page) => page.getByRole("group", { name: chipWords.opening.known }),
  },
  {
    name: "evening with chips",
    doors: "screen=chips/evening",
    arrived: (page) => page.getByRole("list", { name: chipWords.evening.log }),
  },
  {
    name: "evening settled",
    doors: "screen=chips/settled",
    arrived: (page) => page.getByRole("list", { name: chipWords.settled.payments }),
  },
  {
    name: "clock for real cards",
    doors: "screen=clock",
    arrived: (page) => page.getByRole("timer"),
  },
  {
    name: "lobby",
    doors: "screen=table&stage=lobby",
    arrived: (page) => page.getByRole("button", { name: words.lobby.deal, exact: true }),
  },
  {
    name: "lobby of who watches",
    doors: "screen=table&stage=lobby-watching&caller=guest",
    arrived: (page) => page.getByRole("button", { name: words.lobby.sit, exact: true }),
  },
  {
    name: "talk",
    doors: "screen=table&stage=talking",
    arrived: (page) => page.getByRole("button", { name: words.chat.send }),
    opens: (page) => page.getByRole("button", { name: words.chat.open }).click(),
  },
  {
    name: "watching",
    doors: "screen=table&stage=watching&caller=guest",
    arrived: (page) => page.getByText(words.lobby.youWatch),
  },
  {
    name: "from the next round on",
    doors: "screen=table&stage=in-next&caller=guest",
    arrived: (page) => page.getByText(words.lobby.youPlayNext),
  },
  {
    name: "not to be watched",
    doors: "screen=table&stage=shut-out&caller=guest",
    arrived: (page) => page.getByText(words.lobby.noSpectatorsHelp),
  },
  {
    name: "sent away",
    doors: "screen=table&stage=removed&caller=guest",
    arrived: (page) => page.getByText(words.ending.removed),
  },
  {
    name: "closed to the network",
    doors: "screen=table&stage=lan-closed&caller=guest",
    arrived: (page) => page.getByText(words.ending.lanClosed),
  },
  {
    name: "place to watch taken",
    doors: "screen=table&stage=crowded&caller=guest",
    arrived: (page) => page.getByText(words.ending.crowded),
  },
  {
    name: "watching elsewhere",
    doors: "screen=table&stage=too-many-lines&caller=guest",
    arrived: (page) => page.getByText(words.ending.tooManyLines),
  },
  {
    name: "directing",
    doors: "screen=tournament/running/direct",
    arrived: (page) => page.getByRole("region", { name: directing.director.tables.title(3) }),
  },
  {
    name: "results",
    doors: "screen=tournament/over/direct",
    arrived: (page) => page.getByRole("button", { name: directing.director.results.save }),
  },
  {
    name: "the room",
    doors: "screen=tournament/hand-for-hand/screen",
    arrived: (page) => page.getByRole("list", { name: directing.room.seats }),
  },
];

test("home, setting up, bank, history, settings, about, replay and help say nothing in English, and all of it has room", async ({
  page,
  open,
  dataFolder,
  sometimes,
}) => {
  layHistory(dataFolder);
  const app = await open(null, address);
  await screensAreWellSaid(page, [...sometimes(window), phone]);
  // Loaded anew: the history remembers which of its parts was looked at last.
  await page.goto(new URL(`/${address}${largeText}`, app.url).href);
  await screensAreWellSaid(page, [large]);
});

for (const game of games) {
  test(`${game} at the table says nothing in English, and all of it has room`, async ({
    page,
    open,
    dataFolder,
    sometimes,
    wholeWay,
  }) => {
    const overlays =
      game === games[0]
        ? ["menu", "keys", "help", "settings", "options", "seats", "friends", "stop", "leave"]
        : ["options"];
    const { lay } = (await import(`../games/${game}/laid.ts`)) as {
      readonly lay: (dataFolder: string) => void;
    };
    lay(dataFolder);
    await open(null, address);
    const isFirst = game === games[0];
    await tableIsWellSaid(page, overlays, [...sometimes(window), phone]);
    await tableIsWellSaid(page, [], isFirst ? [lying] : sometimes(lying));
    if (!isFirst && !wholeWay) return;
    await ask(page, `${address}${largeText}`);
    await tableIsWellSaid(page, overlays, [large]);
  });
}

/** What the sign in the corner says is no higher than it. */
const signOf = (page: Page, name: string): Promise<Readonly<{ room: number; said: number }>> =>
  page
    .locator("p")
    .filter({ hasText: name })
    .first()
    .evaluate((sign) => {
      const words = document.createRange();
      words.selectNodeContents(sign);
      return {
        room: sign.getBoundingClientRect().height,
        said: words.getBoundingClientRect().height,
      };
    });

test("H-26 with large text, too, the name of a game has room on the sign in the corner of a phone", async ({
  page,
  openTable,
  dataFolder,
}) => {
  const { lay } = await import("../games/five-card-draw/laid.ts");
  lay(dataFolder);
  await page.setViewportSize(phone);
  const table = await openTable(`?${largeText.slice(1)}`);
  for (const view of [phone, { ...phone, width: 360, height: 640 }, lying]) {
    await resize(page, view);
    await table.isStill();
    const { room, said: high } = await signOf(page, "Five-card draw");
    expect.soft(high, `${view.width}×${view.height}`).toBeLessThanOrEqual(room);
  }
});

test("a round's result says nothing in English, and all of it has room", async ({
  page,
  open,
  sometimes,
}) => {
  await open(null, address);
  for (const [scale, views] of [
    ["", [...sometimes(window), phone]],
    [largeText, [large]],
  ] as const) {
    await ask(page, `${address}&screen=result${scale}`);
    for (const view of views) {
      await resize(page, view);
      await tableLies(page, view);
      await expect(page.getByRole("region").first()).toBeVisible();
      await isWellSaid(page, `result ${view.name}`);
    }
  }
});

test("H-18 H-51 what is told of a deal says nothing in English, and all of it has room", async ({
  page,
  open,
  sometimes,
}) => {
  await open(null, address);
  for (const [scale, views] of [
    ["", [...sometimes(window), phone]],
    [largeText, [large]],
  ] as const)
    for (const [stage, title] of [
      ["sealed", words.deal.title],
      ["misdealt", words.deal.title],
      ["dealt-sealed", words.sealed.title],
      ["sealed-wrong", words.sealed.title],
    ] as const) {
      await ask(page, `${address}&screen=table&house=fake&stage=${stage}${scale}`);
      for (const view of views) {
        await resize(page, view);
        await tableLies(page, view);
        await isWellSaid(page, `${stage} ${view.name}`);
        await page.locator("button[data-standing]").click();
        const sheet = page.getByRole("dialog", { name: title });
        await sheet.getByText(words.deal.how).click();
        await isWellSaid(page, `the deal, ${stage} ${view.name}`);
        await page.keyboard.press("Escape");
        await expect(sheet).toHaveCount(0);
      }
    }
  await goTo(page, "#/checkDeal");
  await expect(page.getByRole("button", { name: words.checkDeal.open })).toBeVisible();
  await isWellSaid(page, "checking a deal");
});

test("what people see who come to another’s table says nothing in English, and all of it has room", async ({
  page,
  open,
  sometimes,
}) => {
  await open(null, address);
  for (const { name, doors, arrived, opens } of comers) {
    for (const [scale, views] of [
      ["", sometimes(window, lying, phone)],
      [largeText, [...sometimes(large), phone]],
    ] as const) {
      if (views.length === 0) continue;
      await ask(page, `${address}&house=fake&${doors}${scale}`);
      await opens?.(page);
      for (const view of views) {
        await resize(page, view);
        await expect(arrived(page).first()).toBeVisible();
        await isWellSaid(page, `${name} ${view.name}${scale}`);
      }
    }
  }
});

test("home with tables near by, a table that is open to friends, and the big screen say nothing in English, and all of it has room", async ({
  page,
  open,
  sometimes,
}) => {
  await open(null, address);
  const sheet = page.getByRole("dialog").first();
  const opened: readonly Readonly<{
    hash: string;
    stage: string;
    arrived: () => Promise<void>;
  }>[] = [
    {
      hash: "#/",
      stage: "playing",
      arrived: async () => {
        await expect(page.getByRole("heading", { name: words.nearby.title })).toBeVisible();
        await page.getByRole("button", { name: words.nearby.byCode, exact: true }).click();
        await expect(sheet).toBeVisible();
      },
    },
    {
      hash: "#/setup",
      stage: "playing",
      arrived: () => page.getByRole("switch", { name: words.friends.may }).click(),
    },
    {
      hash: "#/table/fake-table/friends",
      stage: "talking",
      arrived: async () => {
        await expect(sheet.getByRole("img")).toBeVisible();
        await sheet.getByText(words.friends.who, { exact: true }).click();
      },
    },
    {
      hash: "#/table/fake-table/seats",
      stage: "talking",
      arrived: async () => {
        await sheet.getByRole("button", { expanded: false }).first().click();
        await sheet.getByRole("button", { name: words.persons.ban }).click();
      },
    },
    {
      hash: "#screen=K7QF2M",
      stage: "talking",
      arrived: () => expect(page.getByRole("img")).toBeVisible(),
    },
  ];
  for (const { hash, stage, arrived } of opened) {
    for (const [scale, views] of [
      ["", sometimes(phone, window, lying)],
      [largeText, [phone, ...sometimes(large)]],
    ] as const) {
      if (!views[0]) continue;
      await resize(page, views[0]);
      await ask(page, `${address}&house=fake&stage=${stage}${scale}${hash}`);
      await arrived();
      for (const view of views) {
        await resize(page, view);
        await isWellSaid(page, `${hash} ${view.name}`);
      }
    }
  }
});
