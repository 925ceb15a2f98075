// Lets a program of the bench report on itself when asked: its time, its memory, and where the time
// went.

import { Session, type Profiler } from "node:inspector/promises";

export type Cost = Readonly<{
  /** CPU time of the whole process since it began, in ms. */
  cpuMs: number;
  /**
   * Of it, of the thread that serves people: not of the bots', nor of those that collect garbage.
   */
  servingMs: number;
  residentBytes: number;
  heapBytes: number;
}>;

export type ToProgram = "cost" | "profile" | "shares" | "end";
export type FromProgram =
  | { readonly url: string }
  | { readonly cost: Cost }
  /** Of the time since 'profile', by what it was spent on. */
  | { readonly shares: readonly (readonly [what: string, share: number])[] };

const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const costNow = (): Cost => {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    cpuMs: msOf(process.cpuUsage()),
    servingMs: msOf(process.threadCpuUsage()),
    residentBytes: rss,
    heapBytes: heapUsed,
  };
};

/** By the file that a function is of; the first that fits. */
const kinds: readonly (readonly [what: string, file: RegExp])[] = [
  [
    "packing",
    /node_modules\/msgpackr|@colyseus\/core\/build\/Protocol|\/main\/connections\/packing/,
  ],
  [
    "sockets",
    /node_modules\/(?:ws|@colyseus\/ws-transport)\/|\/main\/connections\/guardedSocket|^node:(?:net|events|buffer|internal\/(?:streams|stream_base|buffer))/,
  ],
  ["rooms of Colyseus", /node_modules\/@colyseus\//],
  [
    "chart",
    /node_modules\/xstate\/|\/shared\/contract\/machine|\/main\/table\/core\/(?:round|charts)/,
  ],
  [
    "checks of what comes in",
    /node_modules\/zod\/|\/main\/connections\/(?:asks|frames|unpacking|FrameBudget)|\/shared\/protocol\//,
  ],
  ["clocks", /\/main\/table\/core\/clocks|^node:(?:timers|internal\/timers)/],
  ["views and rules", /\/shared\/(?:games|contract|cards|chance|record|poker)\//],
  ["store", /\/main\/store\/|\/main\/table\/tableStore/],
  ["bots", /\/main\/bots\/|^node:internal\/worker/],
  ["table", /\/main\/(?:table|session)\//],
];

/** Functions of the engine and of Node that have no file. */
const builtIn: readonly (readonly [what: string, name: RegExp])[] = [
  ["garbage", /^\(garbage collector\)$/],
  ["store", /^(?:run|get|all|exec|iterate)$/],
  ["sockets", /^(?:writev|write(?:Buffer|Utf8String|Latin1String)|readStop|readStart|shutdown)$/],
];

function kindOf({ functionName, url }: Profiler.ProfileNode["callFrame"]): string | null {
  if (functionName === "(idle)" || functionName === "(root)") return null;
  // The measuring itself.
  if (url.startsWith("node:inspector")) return null;
  const [list, text] = url === "" ? [builtIn, functionName] : [kinds, url];
  return list.find(([, of]) => of.test(text))?.[0] ?? "all else";
}

function sharesOf({
  nodes,
  samples = [],
  timeDeltas = [],
}: Profiler.Profile): readonly (readonly [string, number])[] {
  const kindById = new Map(nodes.map(({ id, callFrame }) => [id, kindOf(callFrame)]));
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const kind = kindById.get(id);
    if (kind) spent.set(kind, (spent.get(kind) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const whole = [...spent.values()].reduce((sum, each) => sum + each, 0);
  return [...spent]
    .map(([kind, time]) => [kind, time / whole] as const)
    .toSorted(([, one], [, other]) => other - one);
}

/**
 * Tells its parent where it listens, then answers what it is asked until it is to end, or until
 * nobody is left who could ask.
 */
export function measured(url: string, close: () => Promise<void>): void {
  const session = new Session();
  session.connect();
  const end = async (): Promise<void> => {
    await close();
    process.exit(0);
  };
  const tell = (message: FromProgram): void => void process.send?.(message);
  const answers: { readonly [asked in ToProgram]: () => Promise<void> } = {
    cost: async () => tell({ cost: costNow() }),
    profile: async () => {
      await session.post("Profiler.enable");
      await session.post("Profiler.setSamplingInterval", { interval: 500 });
      await session.post("Profiler.start");
    },
    shares: async () => tell({ shares: sharesOf((await session.post("Profiler.stop")).profile) }),
    end,
  };
  process.on("message", (asked: ToProgram) => void answers[asked]());
  process.once("disconnect", () => void end());
  // Its parent may have gone before it listened.
  if (process.connected) tell({ url });
  else void end();
}
