// Checks that a host comes back to its usual port, and gives way where another program has it.

import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { usualPort } from "#main/start/usualPort.ts";

test("the usual port is taken when it is free, and any other while it is not", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(await usualPort(port)).toBe(0);
  other.close();
  await once(other, "close");
  expect(await usualPort(port)).toBe(port);
});
