// The host as its own process under the desktop shell; imports nothing of Electron.

import { z } from "zod";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import type { Said } from "#shared/text/said.ts";
import { runHost, startProblem, type RunningHost } from "./runHost.ts";

const fromParent = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("start"),
    dataFolder: z.string(),
    rendererFolder: z.string(),
    secret: z.string().min(32),
  }),
  z.strictObject({ type: z.literal("stop") }),
  z.strictObject({ type: z.literal("ping"), number: z.int().min(1) }),
  z.strictObject({ type: z.literal("found"), number: z.int().min(1) }),
]);

export type ToParent =
  | Readonly<{ type: "listening"; url: string }>
  | Readonly<{ type: "failed"; why: Said }>
  /** Answers the ping of this number. */
  | Readonly<{ type: "pong"; number: number }>
  /** Answers the question of this number (H-13). */
  | Readonly<{ type: "found"; number: number; addresses: readonly string[] }>;

/** What Electron puts on `process` in a utility process. */
export interface ParentPort {
  on(event: "message", listener: (event: { readonly data: unknown }) => void): unknown;
  postMessage(message: ToParent): void;
}

/** `exit` ends the process, with 1 after a failure. */
export function obeyParent(parent: ParentPort, exit: (code: number) => void): void {
  let host: Promise<RunningHost> | null = null;
  const start = async (running: Promise<RunningHost>): Promise<void> => {
    try {
      parent.postMessage({ type: "listening", url: (await running).url });
    } catch (error) {
      parent.postMessage({ type: "failed", why: startProblem(error) });
      exit(1);
    }
  };
  const stop = async (running: Promise<RunningHost> | null): Promise<void> => {
    try {
      await (await running)?.close();
      exit(0);
    } catch {
      exit(1);
    }
  };
  const tellFound = async (running: Promise<RunningHost> | null, number: number): Promise<void> => {
    const addresses = await running?.then(
      (its) => its.found(),
      () => [],
    );
    parent.postMessage({ type: "found", number, addresses: addresses ?? [] });
  };
  parent.on("message", ({ data }) => {
    const order = fromParent.parse(data);
    if (order.type === "found") void tellFound(host, order.number);
    else if (order.type === "ping") parent.postMessage({ type: "pong", number: order.number });
    else if (order.type === "stop") void stop(host);
    else if (!host)
      void start((host = runHost({ ...order, keys: new OwnerKeys({ secret: order.secret }) })));
  });
}

const { parentPort } = process as { readonly parentPort?: ParentPort };
if (parentPort) obeyParent(parentPort, (code) => process.exit(code));
