// The default port is always the same, because a browser keeps a person's settings by address and
// port.

import { createServer } from "node:net";
import { ownAddress } from "#shared/protocol/addresses.ts";

export const usual = 8484;

/** Returns 0, any free port, while another program uses the usual one. */
export const usualPort = (port = usual): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(0));
    probe.listen(port, ownAddress, () => probe.close(() => resolve(port)));
  });
