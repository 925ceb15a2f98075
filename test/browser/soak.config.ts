// Configures the browser's sweeps to run the whole way: `npm run soak:screens`.

import type { PlaywrightTestConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const config: PlaywrightTestConfig<{ wholeWay: boolean }> = {
  ...base,
  testDir: ".",
  testMatch: ["pseudo.spec.ts", "tabOrder.spec.ts", "layout.soak.ts"],
  outputDir: "../../test-results/soak",
  reporter: "list",
  projects: (base.projects ?? [])
    .filter(({ name }) => name === "longest")
    .map(({ use }) => ({ use: { ...use, wholeWay: true }, fullyParallel: true })),
};

export default config;
