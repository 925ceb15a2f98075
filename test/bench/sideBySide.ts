// Times several ways of doing the same thing so that a busy machine treats them alike: each way
// runs once a round, so whatever disturbs the machine disturbs all of them. Time is the CPU time of
// this process, which other processes do not lengthen. The ratio is the median of the rounds'
// ratios, not a ratio of medians.

export interface Way {
  readonly name: string;
  /** Does its work once; tells how many operations that was. */
  run(): number;
}

export type Timed = Readonly<{
  name: string;
  /** Nanoseconds of CPU an operation, the median of the rounds. */
  nanoseconds: number;
  /** Time an operation takes beside one of the first way. */
  ratio: number;
}>;

export type Effort = Readonly<{
  rounds: number;
  /** CPU time that each way gets in each round. */
  milliseconds: number;
}>;

export const thorough: Effort = { rounds: 15, milliseconds: 250 };
export const brief: Effort = { rounds: 3, milliseconds: 3 };

/** µs of CPU that this thread has had. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

export function sideBySide(
  ways: readonly Way[],
  { rounds, milliseconds }: Effort,
  spent: () => number = cpuTime,
): readonly Timed[] {
  for (const way of ways) timePerOperation(way, milliseconds * 2, spent);
  const times = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    ways.forEach((way, at) => times[at]?.push(timePerOperation(way, milliseconds, spent)));
  }
  const first = times[0] ?? [];
  return ways.map(({ name }, at) => {
    const own = times[at] ?? [];
    return {
      name,
      nanoseconds: median(own),
      ratio: median(own.map((time, round) => time / (first[round] ?? time))),
    };
  });
}

function timePerOperation(way: Way, milliseconds: number, spent: () => number): number {
  const before = spent();
  let operations = 0;
  for (;;) {
    operations += way.run();
    const taken = spent() - before;
    if (taken >= milliseconds * 1000) return (taken * 1000) / operations;
  }
}

function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = inOrder.length >> 1;
  const upper = inOrder[middle] ?? Number.NaN;
  return inOrder.length % 2 === 1 ? upper : ((inOrder[middle - 1] ?? upper) + upper) / 2;
}
