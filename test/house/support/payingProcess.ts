// A process that is asked for one transfer, and is killed between making it and answering.

import { bankRequests } from "#main/house/bankRequests.ts";
import { openStore } from "#main/store/store.ts";

const [folder = "", key = ""] = process.argv.slice(2);
const { bank, profiles } = openStore(folder);
const state = (): never => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("it lives on");
};
const clock = { now: () => 1 } as Parameters<typeof bankRequests>[0]["clock"];
bankRequests({ store: { bank: { ...bank, state }, profiles }, clock }).transfer(
  { role: "owner", profile: "ann" },
  { to: "ben", amount: 100, note: "tea", key },
);
