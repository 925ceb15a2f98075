// Where is the file of a worker thread?

import { existsSync } from "node:fs";

/**
 * It lies beside who asks, in the sources and in the bundle (there, perhaps, this one lies in a
 * folder of chunks). `beside`: his `import.meta.url`.
 */
export function workerFile(name: string, beside: string): URL {
  const places = [`${name}.ts`, `${name}.js`, `../${name}.js`].map(
    (place) => new URL(place, beside),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`the worker ${name} was not found beside ${beside}`);
  return found;
}
