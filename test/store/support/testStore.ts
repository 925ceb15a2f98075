// A store that is closed when the test is over.

import { onTestFinished } from "vitest";
import { openStore, type Store } from "#main/store/store.ts";
import { testFolder } from "#test/host/support/testHost.ts";

export function testStore(folder = testFolder()): Store {
  const store = openStore(folder);
  onTestFinished(() => store.close());
  return store;
}
