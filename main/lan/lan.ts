// Makes this host reachable from the network while a table is open to it (H-13, H-14).

import type { Socket } from "node:net";
import type { Clock } from "#main/base/clock.ts";
import type { HouseDoor, LanDoor, LanTable } from "#main/base/ports.ts";
import type { FoundTable, LanState } from "#shared/protocol/house.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { Advertiser } from "./advertiser.ts";
import { inUrl, machineAddresses, type LanAddress, type ReadAddresses } from "./addresses.ts";
import { Finder } from "./finder.ts";
import { Listeners, type Failure } from "./listeners.ts";
import { systemMdns, type MakeMdns } from "./mdns.ts";

/** ms; Wi-Fi comes and goes. */
const lookAgainMs = 5_000;

const says = saying<CommonText["lan"]>("lan");

export type LanOptions = Readonly<{
  clock: Clock;
  report: (error: unknown) => void;
  addresses?: ReadAddresses;
  mdns?: MakeMdns;
  /** Reachable even without an open table, for an owner who has no window here. */
  always?: boolean;
  onState?: (state: LanState) => void;
}>;

type Reached = Readonly<{
  house: Pick<HouseDoor, "guests" | "onLan" | "lanPort" | "keepLanPort" | "screens">;
  take: (socket: Socket) => void;
  /** Null if none was asked for. */
  port: number | null;
  /** Ports to try before any free one, the best first. */
  likely: readonly number[];
}>;

export class Lan implements LanDoor {
  readonly #options: Required<Omit<LanOptions, "mdns">>;
  readonly #listeners: Listeners;
  readonly #advertiser: Advertiser;
  readonly #finder: Finder;
  #reached: Reached | null = null;
  #tables: readonly LanTable[] = [];
  #listening: readonly LanAddress[] = [];
  #problem: Said | null = null;
  #isUnheard = false;
  #port: number | null = null;
  #sent = JSON.stringify({ addresses: [], problem: null } satisfies LanState);
  #work: Promise<void> = Promise.resolve();
  #timer: unknown = null;
  #isClosed = false;

  constructor({
    addresses = machineAddresses,
    mdns = systemMdns,
    always = false,
    onState = () => undefined,
    ...given
  }: LanOptions) {
    const options = { addresses, always, onState, ...given };
    const { clock, report } = options;
    this.#options = options;
    this.#listeners = new Listeners({
      clock,
      report,
      take: (socket) => this.#reached?.take(socket),
    });
    this.#advertiser = new Advertiser({ clock, mdns, onFault: () => this.#unheard() });
    this.#finder = new Finder({ clock, mdns, addresses, onFault: () => undefined });
  }

  follow(reached: Reached): void {
    this.#reached = reached;
    reached.house.onLan((tables) => {
      this.#tables = tables;
      this.#look();
    });
    reached.house.screens.onAwaited(() => this.#look());
    this.#look();
  }

  state(): LanState {
    const { port } = this.#listeners;
    const addresses =
      port === null
        ? []
        : this.#listening.map((found) => ({
            url: `http://${inUrl(found)}:${port}`,
            network: found.network,
          }));
    return {
      addresses,
      problem:
        this.#problem ??
        (this.#isUnheard && this.#tables.some(({ listed }) => listed) ? says("unheard") : null),
    };
  }

  found(): readonly FoundTable[] {
    return this.#isClosed || !this.#reached
      ? []
      : this.#finder.found(this.#reached.house.guests.houseId);
  }

  /** Resolves when everything that follows from the changes so far is done. */
  settled(): Promise<void> {
    return this.#work;
  }

  /** Lets nobody new in; the host's server, which closes after this, says goodbye to the others. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#options.clock.clearTimeout(this.#timer);
    this.#finder.close();
    await this.#work;
    this.#listeners.stop();
    await this.#advertiser.close();
  }

  /** One after another: a table may be closed while listening starts. */
  #look(): void {
    this.#work = this.#work.then(() => this.#settle()).catch(this.#options.report);
  }

  async #settle(): Promise<void> {
    const { clock, addresses, always } = this.#options;
    clock.clearTimeout(this.#timer);
    if (this.#isClosed || !this.#reached) return;
    if (!always && this.#tables.length === 0 && !this.#reached.house.screens.isAwaited)
      return this.#shut();
    this.#timer = clock.setTimeout(() => this.#look(), lookAgainMs);
    const wanted = addresses();
    const failures = await this.#listeners.listenOn(wanted, this.#ports(this.#reached));
    const open = this.#listeners.addresses;
    this.#listening = wanted.filter(({ address }) => open.has(address));
    this.#problem = this.#listening.length > 0 ? null : problemOf(wanted, failures, this.#reached);
    const { port } = this.#listeners;
    if (port !== null) {
      this.#keep(this.#reached, port);
      this.#advertiser.tell(
        this.#reached.house.guests.houseId,
        this.#tables,
        this.#listening,
        port,
      );
    } else await this.#advertiser.close();
    this.#tell();
  }

  async #shut(): Promise<void> {
    this.#listeners.close();
    this.#listening = [];
    this.#problem = null;
    this.#isUnheard = false;
    await this.#advertiser.close();
    this.#tell();
  }

  /** The last port used comes first, because a phone stores this host's data by its address. */
  #ports({ house, port, likely }: Reached): readonly number[] {
    if (port !== null) return [port];
    this.#port ??= this.#tried(() => house.lanPort());
    return [...new Set([...(this.#port === null ? [] : [this.#port]), ...likely, 0])];
  }

  #keep({ house }: Reached, port: number): void {
    if (port === this.#port) return;
    this.#port = port;
    this.#tried(() => house.keepLanPort(port));
  }

  /** Without the stored port the host is only harder to find again. */
  #tried<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      this.#options.report(error);
      return null;
    }
  }

  #unheard(): void {
    this.#isUnheard = true;
    this.#tell();
  }

  #tell(): void {
    const state = this.state();
    const sent = JSON.stringify(state);
    if (sent === this.#sent) return;
    this.#sent = sent;
    this.#options.onState(state);
  }
}

function problemOf(
  wanted: readonly LanAddress[],
  failures: readonly Failure[],
  { port }: Reached,
): Said {
  if (wanted.length === 0) return says("noNetwork");
  const taken = failures.find(({ code }) => code === "EADDRINUSE");
  if (taken && port !== null) return says("portTaken", { port });
  return says("refused", {
    addresses: failures.map(({ address }) => address),
    detail: failures[0]?.code ?? "",
  });
}
