// Who computes in the group where WebAssembly may not run (H-51).

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.doUnmock("#shared/sealedDeal/sodiumGroup.ts"));

test("H-51 where libsodium cannot be loaded, the group is computed in plain JavaScript", async () => {
  vi.doMock("#shared/sealedDeal/sodiumGroup.ts", () => ({
    sodiumGroup: () => Promise.reject(new Error("no WebAssembly")),
  }));
  const { loadGroup } = await import("#shared/sealedDeal/loadGroup.ts");
  const { nobleGroup } = await import("#shared/sealedDeal/nobleGroup.ts");
  expect(await loadGroup()).toBe(nobleGroup);
});
