// Checks that a bare machine of any platform can install exactly what was tested here.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

type Locked = Readonly<{
  version?: string;
  integrity?: string;
  dependencies?: { readonly [name: string]: string };
  optionalDependencies?: { readonly [name: string]: string };
  devDependencies?: { readonly [name: string]: string };
}>;

const read = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, "../..", file), "utf8"));
const { packages } = read("package-lock.json") as {
  readonly packages: { readonly [path: string]: Locked };
};

/** Where Node would look for a package, from the folder of another one upwards. */
function places(from: string, name: string): readonly string[] {
  const here = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  const above = from.lastIndexOf("/node_modules/");
  if (from === "") return [here];
  return [here, ...places(above < 0 ? "" : from.slice(0, above), name)];
}

describe("the lockfile", () => {
  it("holds every optional package too: `npm ci` refuses a lockfile that lacks those of other platforms", () => {
    const missing = Object.entries(packages).flatMap(
      ([path, { dependencies, optionalDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies })
          .filter((name) => !places(path, name).some((place) => place in packages))
          .map((name) => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  });
  it("knows the content of every package", () => {
    expect(
      Object.entries(packages).filter(
        ([path, { integrity }]) => path !== "" && integrity === undefined,
      ),
    ).toEqual([]);
  });
  it("is of package.json, where every version is exact", () => {
    const { dependencies, devDependencies, optionalDependencies } = read("package.json") as Locked;
    expect(packages[""]).toMatchObject({ dependencies, devDependencies, optionalDependencies });
    const versions = Object.values({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    expect(
      versions.filter((version) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([]);
  });
});
