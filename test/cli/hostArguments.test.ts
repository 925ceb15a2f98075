import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ArgumentError, hostArguments, type HostArguments } from "#main/cli/hostArguments.ts";
import { testFolder } from "#test/host/support/testHost.ts";

const usual: HostArguments = {
  port: null,
  data: undefined,
  screen: undefined,
  browser: false,
  lan: false,
  addresses: null,
  json: false,
};

test("without arguments no port is asked for, and the usual data and our own screen are taken", () => {
  expect(hostArguments([], "host")).toEqual(usual);
  expect(hostArguments([], "start")).toEqual(usual);
});

test("every argument is read", () => {
  const common = ["--port", "8080", "--data", "d", "--screen", "s"];
  expect(hostArguments([...common, "--browser"], "start")).toEqual({
    ...usual,
    port: 8080,
    data: "d",
    screen: "s",
    browser: true,
  });
  expect(
    hostArguments(
      [...common, "--lan", "--json", "--address", "192.168.1.5", "--address", "fd00::5"],
      "host",
    ),
  ).toEqual({
    ...usual,
    port: 8080,
    data: "d",
    screen: "s",
    lan: true,
    json: true,
    addresses: ["192.168.1.5", "fd00::5"],
  });
});

test("asked for help, no more is asked", () => {
  expect([hostArguments(["--help", "--lan"], "host"), hostArguments(["--help"], "start")]).toEqual([
    null,
    null,
  ]);
});

const refused = (given: readonly string[], program: "host" | "start" = "host"): string => {
  try {
    hostArguments(given, program);
  } catch (error) {
    expect(error).toBeInstanceOf(ArgumentError);
    return (error as Error).message;
  }
  throw new Error("it was taken");
};

test.each([
  ["--port", "many"],
  ["--port", "70000"],
  ["--port", "-1"],
  ["--port", "0x10"],
  ["--port"],
  ["--ports", "1"],
  ["stray"],
  ["--data", ""],
  ["--screen", ""],
  ["--browser"],
  ["--lan=1"],
])("%s %s is refused in one line", (...given) => {
  expect(refused(given.filter((word) => word !== undefined))).toMatch(/^[^\n]+$/);
});

test.each(["8.8.8.8", "127.0.0.1", "192.168.1", "home.local", "0.0.0.0", "", "2001:db8::1"])(
  'H-14 --address takes an address of a private network, and not "%s"',
  (address) => {
    expect(refused(["--address", address])).toBe(
      `--address takes an address of this computer on a private network, such as 192.168.1.5, not "${address}"`,
    );
  },
);

test("npm start knows nothing of the network", () => {
  for (const flag of ["--lan", "--json", "--config", "--address"])
    expect(refused([flag], "start")).toContain(flag);
});

/** A file of configuration. */
function config(text: string): string {
  const file = join(testFolder(), "host.json");
  writeFileSync(file, text);
  return file;
}

test("H-19 a file of configuration has the same names; its folders lie beside it", () => {
  const file = config(
    '{ "port": 9000, "data": "store", "screen": "/screen", "lan": true, "address": "192.168.1.5", "json": true }',
  );
  expect(hostArguments(["--config", file], "host")).toEqual({
    port: 9000,
    data: join(file, "../store"),
    screen: "/screen",
    browser: false,
    lan: true,
    addresses: ["192.168.1.5"],
    json: true,
  });
  expect(
    hostArguments(["--config", config('{ "address": ["10.0.0.1", "fd00::1"] }')], "host"),
  ).toEqual({ ...usual, addresses: ["10.0.0.1", "fd00::1"] });
  expect(hostArguments(["--config", config("{}")], "host")).toEqual(usual);
});

test("H-19 what is given on the command line goes before the file", () => {
  const file = config(
    '{ "port": 9000, "data": "store", "lan": true, "address": "192.168.1.5", "json": true }',
  );
  expect(
    hostArguments(
      [
        "--config",
        file,
        "--port",
        "0",
        "--data",
        "d",
        "--no-lan",
        "--no-json",
        "--address",
        "10.0.0.1",
      ],
      "host",
    ),
  ).toEqual({ ...usual, port: 0, data: "d", addresses: ["10.0.0.1"] });
});

test.each([
  ['{ "port": "80" }', "port"],
  ['{ "port": 70000 }', "port"],
  ['{ "lan": 1 }', "lan"],
  ['{ "data": "" }', "data"],
  ['{ "adress": "10.0.0.1" }', "adress"],
  ['{ "address": [] }', "address"],
  ['{ "json": null }', "json"],
  ["[]", ""],
  ["null", ""],
])(
  "H-19 a file of configuration that is wrong is refused in one line, by its name and key: %s",
  (text, key) => {
    const file = config(text);
    const message = refused(["--config", file]);
    expect(message.startsWith(`--config ${file}: `)).toBe(true);
    expect(message).toContain(key);
    expect(message).not.toContain("\n");
  },
);

test("H-19 a file of configuration that is not there, or is no JSON, is named", () => {
  expect(refused(["--config", "/nowhere/host.json"])).toMatch(
    /^--config \/nowhere\/host\.json can’t be read: ENOENT[^\n]*$/,
  );
  const file = config("{ port: 1 }");
  expect(refused(["--config", file])).toMatch(/can’t be read: [^\n]+$/);
  expect(refused(["--config", config('{ "address": "8.8.8.8" }')])).toContain('not "8.8.8.8"');
});
