// What does a program of the bench tell of itself when it is asked: its time, its memory, and where the time went?

import { Session, type Profiler } from 'node:inspector/promises';

export interface Cost {
  /** CPU time of the whole process since it began, in ms. */
  readonly cpuMs: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
}

export type ToProgram = 'cost' | 'profile' | 'shares' | 'end';
export type FromProgram =
  | { readonly url: string }
  | { readonly cost: Cost }
  /** Of the time since 'profile', by what it was spent on. */
  | { readonly shares: readonly (readonly [what: string, share: number])[] };

const costNow = (): Cost => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, residentBytes: rss, heapBytes: heapUsed };
};

/** By the file that a function is of; the first that fits. */
const kinds: readonly (readonly [what: string, file: RegExp])[] = [
  ['sockets of ws', /node_modules\/ws\//],
  ['Colyseus', /node_modules\/@colyseus\//],
  ['MessagePack', /node_modules\/msgpackr/],
  ['charts of XState', /node_modules\/xstate\//],
  ['forms of zod', /node_modules\/zod\//],
  ['other packages', /node_modules\//],
  ['rules and views', /\/shared\/(?:games|contract|cards|chance|record|poker)\//],
  ['forms and words', /\/shared\//],
  ['store', /\/main\/store\//],
  ['table', /\/main\/(?:table|session)\//],
  ['connections', /\/main\/connections\//],
  ['rest of the host', /\/main\//],
  ['system calls of Node', /^node:/],
];

function kindOf({ functionName, url }: Profiler.ProfileNode['callFrame']): string | null {
  if (functionName === '(idle)' || functionName === '(root)') return null;
  if (functionName === '(garbage collector)') return 'garbage';
  if (functionName === '(program)') return 'engine and kernel';
  // SQLite's own functions have no file.
  if (url === '' && /^(?:run|get|all|exec|iterate)$/.test(functionName)) return 'SQLite';
  if (url === '') return 'built-in functions';
  return kinds.find(([, file]) => file.test(url))?.[0] ?? 'other';
}

export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): readonly (readonly [string, number])[] {
  const kindById = new Map(nodes.map(({ id, callFrame }) => [id, kindOf(callFrame)]));
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const kind = kindById.get(id);
    if (kind) spent.set(kind, (spent.get(kind) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const whole = [...spent.values()].reduce((sum, each) => sum + each, 0);
  return [...spent].map(([kind, time]) => [kind, time / whole] as const).toSorted(([, one], [, other]) => other - one);
}

/** Tells its parent where it listens, then answers what it is asked until it is to end, or until nobody is left who could ask. */
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
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: 500 });
      await session.post('Profiler.start');
    },
    shares: async () => tell({ shares: sharesOf((await session.post('Profiler.stop')).profile) }),
    end,
  };
  process.on('message', (asked: ToProgram) => void answers[asked]());
  process.once('disconnect', () => void end());
  // Its parent may have gone before it listened.
  if (process.connected) tell({ url });
  else void end();
}
