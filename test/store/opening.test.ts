// Checks what a start finds in the data folder, what it says where it cannot begin, and who else
// may read what it keeps.

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { startProblem } from "#main/start/runHost.ts";
import { sentence } from "#shared/games/texts.ts";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { Database } from "#main/store/database.ts";
import { lockFile } from "#main/store/storeFile.ts";
import { openingError } from "#main/store/openingError.ts";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { testStore } from "./support/testStore.ts";

const hasModes = process.platform !== "win32";
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** A folder in which Ann has been, and its file. */
function usedFolder(): Readonly<{ folder: string; file: string }> {
  const folder = testFolder();
  const store = openStore(folder);
  store.profiles.add({ id: "ann", name: "Ann", avatar: "avatar-01", madeAt: 1 });
  store.close();
  return { folder, file: join(folder, storeFile) };
}

/** The error's code, and the line that a person gets to read in terminal and dialog. */
function refusedBy(work: () => unknown): Readonly<{ code: string; line: string }> {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return { code: (error as StoreError).code, line: sentence(startProblem(error)) };
  }
  throw new Error("nothing was thrown");
}

test("a database that was emptied is not taken for a new one: which file it is and how to go on is said, and nothing is changed", () => {
  const { folder, file } = usedFolder();
  truncateSync(file, 0);
  for (const open of [() => openStore(folder), () => auditedFile(folder)]) {
    const { code, line } = refusedBy(open);
    expect(code).toBe("store-emptied");
    expect(line).toMatch(
      /^\S+cardtable\.sqlite: the database is empty: .*; put a copy from a backup in its place; or move \S+ and its side files \(-wal, -shm\) elsewhere, and Cardtable starts afresh$/,
    );
    expect(line).toContain(file);
  }
  expect(readdirSync(folder)).toEqual([lockFile, storeFile]);
  expect(statSync(file).size).toBe(0);
});

test.each(["-wal", "-shm"])(
  "a database that was taken away from beside its %s file is asked for, and what is left of it is kept",
  (side) => {
    const { folder, file } = usedFolder();
    const store = openStore(folder);
    store.profiles.add({ id: "ben", name: "Ben", avatar: "avatar-01", madeAt: 2 });
    const left = readFileSync(`${file}-wal`);
    store.close();
    rmSync(file);
    writeFileSync(`${file}${side}`, left);
    const { code, line } = refusedBy(() => openStore(folder));
    expect(code).toBe("store-emptied");
    expect(line).toContain(
      `${file}: the database is missing, but its side files (${storeFile}${side}) are there, so somebody moved it; put it back in its place; or move `,
    );
    expect(readFileSync(`${file}${side}`).equals(left)).toBe(true);
    expect(existsSync(file)).toBe(false);
  },
);

test("where there is nothing a new one is made; what a start that was broken off left is taken away", () => {
  const folder = testFolder();
  writeFileSync(join(folder, `${storeFile}.new-1`), "");
  writeFileSync(join(folder, `${storeFile}.new-${process.pid}-wal`), "half");
  const store = openStore(folder);
  store.close();
  expect(readdirSync(folder)).toEqual([lockFile, storeFile]);
  expect(auditedFile(folder).problems).toEqual([]);
});

test("a damaged file is named, with what can be done", () => {
  const { folder, file } = usedFolder();
  const bytes = readFileSync(file);
  for (let at = 4096 * 2 + 100; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 2000);
  writeFileSync(file, bytes);
  for (const open of [() => openStore(folder), () => auditedFile(folder)]) {
    const { code, line } = refusedBy(open);
    expect(code).toBe("store-corrupt");
    expect(line).toContain(
      `${file}: it is damaged or not a Cardtable database, and was left as it is (`,
    );
    expect(line).toContain("Put a copy from a backup in its place; or move ");
  }
});

const another = "or use another data folder (--data FOLDER, or CARDTABLE_DATA=FOLDER)";

test("a folder in place of the file, and a link that leads nowhere, are named, with what can be done", () => {
  const folder = testFolder();
  const file = join(folder, storeFile);
  mkdirSync(file);
  for (const open of [() => openStore(folder), () => auditedFile(folder)]) {
    expect(refusedBy(open)).toEqual({
      code: "store-failed",
      line: `${file} is a folder, not a database; move it elsewhere, and Cardtable starts afresh; ${another}`,
    });
  }
  rmdirSync(file);
  symlinkSync(join(folder, "nowhere"), file);
  for (const open of [() => openStore(folder), () => auditedFile(folder)]) {
    expect(refusedBy(open).line).toBe(
      `${file} is a link to ${join(folder, "nowhere")}, which doesn’t exist; put the database back there, or remove the link, and Cardtable starts afresh`,
    );
  }
  expect(readdirSync(folder)).toEqual([storeFile]);
});

test.each(["", "deeper/still"])(
  "a data folder that is, or is below, a file is named (%j)",
  (below) => {
    const file = join(testFolder(), "letter.txt");
    writeFileSync(file, "Dear Ann");
    const folder = join(file, below);
    for (const open of [() => openStore(folder), () => auditedFile(folder)]) {
      expect(refusedBy(open).line).toBe(
        `the data folder can’t be ${folder}, because ${file} is a file; move that elsewhere, ${another}`,
      );
    }
  },
);

test.each([
  ["SQLite", Object.assign(new Error("database or disk is full"), { errcode: 13 })],
  [
    "the system",
    Object.assign(new Error("ENOSPC: no space left on device, open"), { code: "ENOSPC" }),
  ],
])("a full disk, as %s says it, is named with what can be done", (_who, error) => {
  const file = join(testFolder(), storeFile);
  const { code, message } = openingError(error, file);
  expect({ code, message }).toEqual({
    code: "store-full",
    message: `the disk with ${file} is full, and nothing was changed; free some space, ${another}`,
  });
});

test("a data folder that cannot be made is named, with what keeps it from being made", () => {
  const around = testFolder();
  const folder = join(around, "new", "newer");
  const error = Object.assign(new Error(`EACCES: permission denied, mkdir '${folder}'`), {
    code: "EACCES",
  });
  const { code, message } = openingError(error, join(folder, storeFile));
  expect(code).toBe("store-read-only");
  expect(message).toContain(
    `the data folder ${folder} is missing and can’t be made, because you can’t write to ${around}; give yourself the right to write there, ${another}`,
  );
});

test("a first start that fails leaves no draft", () => {
  const folder = testFolder();
  const put = vi.spyOn(Database.prototype, "close").mockImplementationOnce(function failing(
    this: Database,
  ) {
    put.mockRestore();
    this.close();
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  expect(refusedBy(() => openStore(folder)).code).toBe("store-full");
  expect(readdirSync(folder)).toEqual([]);
});

test("another program's file, and a file of a newer Cardtable, are named", () => {
  const folder = testFolder();
  const file = join(folder, storeFile);
  const foreign = new DatabaseSync(file);
  foreign.exec("CREATE TABLE songs (title TEXT)");
  foreign.close();
  expect(refusedBy(() => openStore(folder)).line).toContain(
    `${file}: this database belongs to another program; it was left as it is; move it elsewhere, or use another data folder (--data FOLDER`,
  );
  const used = usedFolder();
  const newer = new DatabaseSync(used.file);
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect(refusedBy(() => openStore(used.folder)).line).toContain(
    `${used.file}: written by a newer Cardtable`,
  );
});

test("the folder that another Cardtable uses is named", () => {
  const folder = testFolder();
  testStore(folder);
  expect(refusedBy(() => openStore(folder))).toEqual({
    code: "store-locked",
    line: expect.stringContaining(
      `another Cardtable is using this data folder, ${folder}; close it first, or use another data folder`,
    ) as string,
  });
});

test("the folder is free again as soon as its store is closed, and where one could not be opened", () => {
  const { folder, file } = usedFolder();
  const whole = readFileSync(file);
  writeFileSync(file, "these are only words, and many of them. ".repeat(300));
  expect(refusedBy(() => openStore(folder)).code).toBe("store-corrupt");
  writeFileSync(file, whole);
  openStore(folder).close();
  expect(openStore(folder).close()).toBeUndefined();
});

test("something that was put in the place of the lock is named, and left", () => {
  const { folder } = usedFolder();
  const lock = join(folder, lockFile);
  writeFileSync(lock, "Dear Ann, ".repeat(100));
  const { code, line } = refusedBy(() => openStore(folder));
  expect(code).toBe("store-failed");
  expect(line).toContain(
    `${lock}: it is damaged or not a Cardtable database, and was left as it is`,
  );
  expect(statSync(lock).size).toBe(1000);
});

const nobody = 65_534;

/** As somebody to whom modes mean something: root, who may run the tests, may write everywhere. */
function openedWithoutRights(folder: string): string {
  const program = `import { Database } from '#main/store/database.ts';
import { lockFile } from '#main/store/storeFile.ts';
import { openingError } from '#main/store/openingError.ts';
import { openStore } from '#main/store/store.ts';
    try { openStore(${JSON.stringify(folder)}); console.log('opened'); } catch (error) { console.log(error.code, error.message); }`;
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      chownSync(path, nobody, nobody);
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program],
    { encoding: "utf8", cwd: join(import.meta.dirname, "../.."), ...identity },
  );
  return stdout + stderr;
}

test.runIf(hasModes)(
  "a folder, and a file, that may not be written to are named, with what can be done",
  () => {
    const { folder, file } = usedFolder();
    onTestFinished(() => chmodSync(folder, 0o700));
    chmodSync(folder, 0o500);
    expect(openedWithoutRights(folder)).toContain(
      `store-read-only you can’t write to the data folder ${folder}, and ${file} needs files beside it; give yourself the right to write there, or use another data folder (--data FOLDER`,
    );
    chmodSync(folder, 0o700);
    chmodSync(file, 0o400);
    expect(openedWithoutRights(folder)).toContain(
      `store-read-only you can’t write to the file ${file}; give yourself the right`,
    );
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    chmodSync(folder, 0o500);
    expect(openedWithoutRights(folder)).toContain(
      `store-read-only you can’t write to the data folder ${folder}`,
    );
  },
);

test.runIf(hasModes)("nobody else may look into the data folder or read what is in it", () => {
  const folder = join(testFolder(), "data");
  testStore(folder);
  expect([
    modeOf(folder),
    ...readdirSync(folder).map((name) => modeOf(join(folder, name))),
  ]).toEqual(["700", "600", "600", "600", "600"]);
});

test.runIf(hasModes)("what an older Cardtable left open to others is closed", () => {
  const { folder, file } = usedFolder();
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  const store = testStore(folder);
  store.profiles.change("ann", { name: "Anna", avatar: "avatar-01" });
  expect([
    modeOf(folder),
    ...readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]),
  ]).toEqual([
    "700",
    [lockFile, "600"],
    [storeFile, "600"],
    [`${storeFile}-shm`, "600"],
    [`${storeFile}-wal`, "600"],
  ]);
});

test.runIf(hasModes)("a folder that many share is left to them; what lies there is closed", () => {
  const folder = testFolder();
  chmodSync(folder, 0o1777);
  testStore(folder);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(modeOf(join(folder, storeFile))).toBe("600");
});
