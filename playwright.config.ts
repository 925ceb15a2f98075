// Configures the browser tests: `x.spec.ts` runs in the canvas project, `x.webgl.spec.ts` and
// `x.phone.spec.ts` in theirs.

import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./test/toolchain/browserBinary.ts";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--force-color-profile=srgb",
  "--mute-audio",
  // Letters as wide as in a window.
  "--font-render-hinting=none",
];
const executablePath = findBrowser();
const browser = (more: readonly string[]) => ({
  args: [...args, ...more],
  ...(executablePath !== null && { executablePath }),
});

/**
 * Without 3D, Pixi takes its canvas renderer by itself: the same pictures at many times the speed
 * where there is no GPU.
 */
const withoutWebgl = browser(["--disable-3d-apis"]);
const withWebgl = browser(["--enable-unsafe-swiftshader"]);

const ofKind = (kind: string): RegExp => new RegExp(`\\.${kind}\\.spec\\.ts$`);
/** What takes longest begins first, so that nothing is waited for at the end. */
const longest = /\/(tournamentNight|pseudo|lobby)\.spec\.ts$/;

export default defineConfig({
  testDir: "test",
  globalSetup: resolve(import.meta.dirname, "test/browser/setup.ts"),
  outputDir: "test-results/browser",
  forbidOnly: true,
  retries: 0,
  // Two for each of two cores: each waits as often as it works. With six the whole takes longer.
  workers: 4,
  // For a machine that is many times slower: a limit ends what hangs, and judges no speed.
  timeout: 1_800_000,
  expect: { timeout: 120_000, toHaveScreenshot: { maxDiffPixelRatio: 0.005 } },
  snapshotPathTemplate: "{testDir}/{testFileDir}/pictures/{arg}-{projectName}{ext}",
  reporter: [
    ["list"],
    ["json", { outputFile: "test-results/browser.json" }],
    ["./test/toolchain/notRunReporter.ts"],
  ],
  use: {
    browserName: "chromium",
    // A page of its own for each test costs as much as the app's whole start; each has an app, thus
    // an origin, of its own anyway.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    // Animations are instant unless a test asks for them: the app follows the system's "reduce
    // motion".
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test would cost more than the tests; `npx playwright test FILE --trace on`
    // records one.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "longest",
      testMatch: longest,
      fullyParallel: true,
      use: { launchOptions: withoutWebgl },
    },
    {
      name: "canvas",
      testMatch: /\.spec\.ts$/,
      testIgnore: [ofKind("webgl"), ofKind("phone"), longest],
      use: { launchOptions: withoutWebgl },
    },
    { name: "webgl", testMatch: ofKind("webgl"), use: { launchOptions: withWebgl } },
    {
      name: "phone",
      testMatch: ofKind("phone"),
      use: {
        launchOptions: withoutWebgl,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
