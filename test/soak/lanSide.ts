// Lets guests' browsers reach the host as if from another machine, as far as this one can simulate
// that.

import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface LanSide {
  /** The host's, as guests reach it. */
  readonly address: string;
  /** What starts a browser there. */
  readonly browser: string;
  /** In words, for the log. */
  readonly what: string;
  end(): void;
}

/** Of a private network that hardly any house has. */
const [ours, theirs] = ["192.168.77.1", "192.168.77.2"];
const [namespace, near, far] = ["cardtable-evening", "ct-near", "ct-far"];

const ip = (words: string): boolean =>
  spawnSync("ip", words.split(" "), { stdio: "ignore" }).status === 0;

function takeDown(): void {
  ip(`netns del ${namespace}`);
  ip(`link del ${near}`);
}

/**
 * A network of two machines, one of which is a namespace of this one; false where the system does
 * not let us, or knows none.
 */
function isPutUp(): boolean {
  takeDown();
  const steps = [
    `netns add ${namespace}`,
    `link add ${near} type veth peer name ${far}`,
    `link set ${far} netns ${namespace}`,
    `addr add ${ours}/24 dev ${near}`,
    `link set ${near} up`,
    `-n ${namespace} addr add ${theirs}/24 dev ${far}`,
    `-n ${namespace} link set ${far} up`,
    `-n ${namespace} link set lo up`,
  ];
  return steps.every(ip);
}

/** `folder`: for what starts a browser over there. */
export function lanSide(browser: string, folder: string): LanSide {
  if (!isPutUp()) {
    takeDown();
    return {
      address: "127.0.0.2",
      browser,
      what: "guests come by 127.0.0.2: this system makes no network namespace",
      end: () => undefined,
    };
  }
  const starter = join(folder, "browser-there");
  writeFileSync(starter, `#!/bin/sh\nexec ip netns exec ${namespace} '${browser}' "$@"\n`);
  chmodSync(starter, 0o755);
  return {
    address: ours,
    browser: starter,
    what: `guests come from ${theirs}, a network namespace of their own`,
    end: takeDown,
  };
}
