// Checks that a host listens at the first of its ports that nobody else has.

import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost, type Served } from "#main/connections/serveHost.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { FakeHouse } from "./FakeHouse.ts";

const served = (...ports: readonly number[]): Promise<Served> =>
  serveHost({ house: new FakeHouse(), rendererFolder: testFolder(), keys: new OwnerKeys(), ports });

test("H-14 the usual port is taken if it is free; while another program has it, any other, unless this one alone was asked for", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(served(port)).rejects.toMatchObject({ code: "EADDRINUSE", port });
  const beside = await served(port, 0);
  expect(beside.port).not.toBe(port);
  expect((await fetch(beside.url)).status).toBeLessThan(500);
  await beside.close();
  other.close();
  await once(other, "close");
  const there = await served(port, 0);
  expect(there.port).toBe(port);
  await there.close();
});
