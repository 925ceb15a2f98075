// Configures how the README's pictures are taken with `npm run pictures`: by WebGL, in the browser
// and the app of the tests.

import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const webgl = base.projects?.find(({ name }) => name === "webgl");

export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/pictures",
  timeout: 120_000,
  workers: 1,
  reporter: "list",
  projects: [{ ...webgl, testMatch: /pictures\.ts$/ }],
});
