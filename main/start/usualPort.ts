// On which port does a host listen when none was asked for? The same one each time, where it is
// free: a browser keeps what a person has set by address and port.

import { createServer } from "node:net";
import { ownAddress } from "#shared/protocol/loopback.ts";

export const usual = 8484;

/** The usual port; 0, which is any free one, while another program has it. */
export const usualPort = (port = usual): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(0));
    probe.listen(port, ownAddress, () => probe.close(() => resolve(port)));
  });
