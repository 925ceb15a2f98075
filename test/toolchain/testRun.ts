// Runs all checks: `npm test` runs every step and closes with one line of counts; `npm run check`
// (--quick) leaves out build and browser.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import {
  addCounts,
  noCounts,
  playwrightCounts,
  playwrightFailures,
  sumLine,
  vitestCounts,
  vitestFailures,
  type Counts,
} from "./counts.ts";

type TestStep = Readonly<{
  name: string;
  command: readonly [string, ...string[]];
  /**
   * Where the step's own report lies, how its tests are counted and which failed; without it only a
   * failure counts.
   */
  report?: {
    readonly file: string;
    count(report: unknown): Counts;
    failures(report: unknown): readonly string[];
  };
  /** The steps without which this one says nothing. */
  needs?: readonly string[];
  /**
   * Takes one core or less: runs beside the tests, after the others that do; what it says comes
   * when it has ended.
   */
  beside?: true;
  env?: NodeJS.ProcessEnv;
  quick: boolean;
}>;

const unitReport = "test-results/unit.json";
const builtReport = "test-results/built.json";
const browserReport = "test-results/browser.json";

const vitest = (report: string, ...projects: readonly string[]): TestStep["command"] => [
  "vitest",
  "run",
  ...projects.flatMap((project) => ["--project", project]),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];

/**
 * For programs written in Go that run beside the tests: one thread and a heap that grows further
 * before it is collected take half of their processor time away.
 */
const frugalGo = { GOMAXPROCS: "1", GOGC: "300" };

const steps: readonly TestStep[] = [
  { name: "format", command: ["oxfmt", "--check"], beside: true, quick: true },
  { name: "lint", command: ["oxlint"], env: frugalGo, beside: true, quick: true },
  {
    name: "types",
    command: ["tsc", "-p", "tsconfig.json", "--singleThreaded"],
    env: frugalGo,
    beside: true,
    quick: true,
  },
  {
    name: "types of shared",
    command: ["tsc", "-p", "shared/tsconfig.json", "--singleThreaded"],
    env: frugalGo,
    beside: true,
    quick: true,
  },
  {
    name: "layers",
    command: [
      "depcruise",
      "--config",
      ".dependency-cruiser.cjs",
      "shared",
      "main",
      "renderer",
      "test",
    ],
    beside: true,
    quick: true,
  },
  { name: "unused", command: ["knip"], beside: true, quick: true },
  {
    name: "unit and property tests",
    command: vitest(unitReport, "unit", "apart"),
    report: { file: unitReport, count: vitestCounts, failures: vitestFailures },
    quick: true,
  },
  { name: "build", command: ["node", "main/cli/build.ts"], beside: true, quick: false },
  {
    name: "browser",
    command: ["node", "test/toolchain/browserSetup.ts"],
    beside: true,
    quick: false,
  },
  {
    name: "tests of the build",
    command: vitest(builtReport, "built"),
    report: { file: builtReport, count: vitestCounts, failures: vitestFailures },
    needs: ["build"],
    quick: false,
  },
  {
    name: "browser tests",
    command: ["playwright", "test"],
    // Node takes the types away itself, for a quarter of the work, and keeps what it made of it.
    env: {
      PW_DISABLE_TS_ESM: "1",
      NODE_COMPILE_CACHE: resolve(import.meta.dirname, "../../node_modules/.cache/compiled"),
    },
    report: { file: browserReport, count: playwrightCounts, failures: playwrightFailures },
    needs: ["build", "browser"],
    quick: false,
  },
];

type StepResult = Readonly<{
  name: string;
  ok: boolean;
  counts: Counts;
  note: string;
  failures: readonly string[];
}>;

function read({ report }: TestStep): Pick<StepResult, "counts" | "failures"> {
  if (!report) return { counts: noCounts, failures: [] };
  const written: unknown = JSON.parse(readFileSync(report.file, "utf8"));
  return { counts: report.count(written), failures: report.failures(written) };
}

async function runStep(step: TestStep): Promise<StepResult> {
  const heading = `\n── ${step.name} ──\n`;
  if (!step.beside) process.stdout.write(heading);
  const started = process.hrtime.bigint();
  const [command, ...args] = step.command;
  const child = spawn(command, args, {
    stdio: step.beside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...step.env },
    shell: process.platform === "win32",
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => said.push(data));
  const code = await once(child, "close").then(
    ([status]) => status as number | null,
    (error: Error) => {
      said.push(Buffer.from(`${command}: ${error.message}\n`));
      return null;
    },
  );
  process.stdout.write(`${step.beside ? heading : ""}${Buffer.concat(said).toString()}`);
  const note = `${Number((process.hrtime.bigint() - started) / 100_000_000n) / 10} s`;
  return withCounts(step, code === 0, note);
}

function withCounts(step: TestStep, ranWell: boolean, note: string): StepResult {
  try {
    const { counts, ...named } = read(step);
    const ok = ranWell && counts.failed === 0;
    return {
      name: step.name,
      ok,
      note,
      ...named,
      counts: ok || counts.failed > 0 ? counts : { ...counts, failed: 1 },
    };
  } catch (error) {
    const why = error instanceof z.ZodError ? "its report has another form" : "it left no report";
    return {
      name: step.name,
      ok: false,
      note: `${note}, ${why}`,
      failures: [],
      counts: { ...noCounts, failed: 1 },
    };
  }
}

/**
 * In two lanes beside each other; each step begins when the one before it in its lane, and those
 * that it needs, have ended.
 */
async function runAll(chosen: readonly TestStep[]): Promise<readonly StepResult[]> {
  const results = new Map<string, Promise<StepResult>>();
  const lanes = { tests: Promise.resolve<unknown>(null), beside: Promise.resolve<unknown>(null) };
  for (const step of chosen) {
    const lane = step.beside ? "beside" : "tests";
    const needed = Promise.all((step.needs ?? []).flatMap((name) => results.get(name) ?? []));
    const result = Promise.all([needed, lanes[lane]]).then(([those]) => {
      const lacking = those.find(({ ok }) => !ok);
      return lacking ? notRun(step, lacking) : runStep(step);
    });
    lanes[lane] = result;
    results.set(step.name, result);
  }
  return Promise.all(results.values());
}

const notRun = ({ name }: TestStep, lacking: StepResult): StepResult => ({
  name,
  ok: false,
  failures: [],
  counts: { ...noCounts, failed: 1 },
  note: `not run, for "${lacking.name}" failed`,
});

mkdirSync("test-results", { recursive: true });
for (const report of [unitReport, builtReport, browserReport]) rmSync(report, { force: true });
const quick = process.argv.includes("--quick");
const results = await runAll(steps.filter((step) => step.quick || !quick));
process.stdout.write("\n");
for (const { name, ok, note } of results)
  process.stdout.write(`${ok ? "ok    " : "FAILED"} ${name} (${note})\n`);
// At the end, where it is still to be read when only that is kept of what was said.
for (const failure of results.flatMap(({ failures }) => failures))
  process.stdout.write(`FAILED ${failure}\n`);
const sum = results.map(({ counts }) => counts).reduce(addCounts, noCounts);
process.stdout.write(`\n${sumLine(sum)}\n`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
