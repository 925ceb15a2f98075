// Runs house and server, and makes them reachable from the network.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost, type Served } from "#main/connections/serveHost.ts";
import type { ReadAddresses } from "#main/lan/addresses.ts";
import { Lan } from "#main/lan/lan.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { LanState } from "#shared/protocol/house.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying, type Said } from "#shared/text/said.ts";
import { systemClock } from "#main/base/clock.ts";
import { startHost, type Host } from "./host.ts";
import { faultLine, logToStandardError, type Log } from "#main/base/log.ts";
import { lanNews, type Tell } from "./hostEvents.ts";
import { usualPort } from "./usualPort.ts";

export type LanWish = Readonly<{
  /**
   * For an owner who connects over the network; else the host is reachable only while a table is
   * open to it (H-14).
   */
  always?: boolean;
  /** By default the last one used, if it is free. */
  port?: number;
  /** By default all private addresses. */
  addresses?: ReadAddresses;
}>;

export type RunOptions = Readonly<{
  dataFolder: string;
  rendererFolder: string;
  keys: OwnerKeys;
  /** The first that no other program uses; 0 is any free one. */
  ports?: readonly number[];
  lan?: LanWish;
  log?: Log;
  tell?: Tell;
}>;

export interface RunningHost {
  /** Without a slash at its end. */
  readonly url: string;
  lan(): LanState;
  /** Tables of other hosts (H-13). */
  found(): readonly string[];
  close(): Promise<void>;
}

const says = saying<CommonText["shell"]>("shell");

class ScreenError extends SaidError {
  override readonly name = "ScreenError";
}

/** Rejects with an error that `startProblem` puts in words; then nothing runs. */
export async function runHost({
  dataFolder,
  rendererFolder,
  keys,
  ports = [0],
  lan: wish = {},
  log = logToStandardError,
  tell = () => undefined,
}: RunOptions): Promise<RunningHost> {
  if (!existsSync(join(rendererFolder, "index.html")))
    throw new ScreenError(says("noScreen", { folder: rendererFolder }));
  const report = (error: unknown): void => {
    const fault = faultLine(error);
    log(fault);
    tell({ event: "fault", fault });
  };
  const { always = false } = wish;
  const lan = lanOf(wish, report, tell);
  const host = await startHost({
    dataFolder,
    lan,
    later: (callback) => void setImmediate(callback),
  });
  try {
    const settled = (): Promise<void> => lan.settled();
    const served = await serveHost({
      house: host.house,
      rendererFolder,
      keys,
      ports,
      report,
      settled,
      isOwnerRemote: always,
      onGuest: (profile) => void tellOfGuest(host, profile, tell),
    });
    tell({ event: "listening", url: served.url });
    host.house.onTables(({ id, open }) =>
      tell({ event: open ? "table-opened" : "table-closed", table: id }),
    );
    lan.follow({
      house: host.house,
      take: served.take,
      port: wish.port ?? null,
      likely: [served.port, usualPort],
    });
    await lan.settled();
    return {
      url: served.url,
      lan: () => lan.state(),
      found: () => lan.found().map((table) => table.url),
      close: () => closeAll(lan, served, host, tell),
    };
  } catch (error) {
    await lan.close();
    await host.close();
    throw error;
  }
}

const lanOf = (
  { always = false, addresses }: LanWish,
  report: (error: unknown) => void,
  tell: Tell,
): Lan =>
  new Lan({
    clock: systemClock,
    report,
    always,
    onState: (state) => tell(lanNews(state)),
    ...(addresses && { addresses }),
  });

async function closeAll(lan: Lan, served: Served, host: Host, tell: Tell): Promise<void> {
  tell({ event: "stopping" });
  await Promise.all([lan.close(), served.close()]);
  await host.close();
}

async function tellOfGuest({ house }: Host, profile: string, tell: Tell): Promise<void> {
  const answer = await house.ask({ role: "guest", profile }, "profile", {});
  if (answer.ok) tell({ event: "guest-came", profile, name: answer.value.name });
}

export function startProblem(error: unknown): Said {
  if (error instanceof SaidError || error instanceof StoreError) return error.said;
  const {
    code,
    port,
    message = String(error),
  } = error as Readonly<{ code?: string; port?: number; message?: string }>;
  if (code === "EADDRINUSE") return says("portInUse", { port: port ?? 0 });
  if (code === "EACCES" && port !== undefined) return says("portForbidden", { port });
  return says("failed", { detail: message.replaceAll("\n", " ") });
}
