import { describe, expect, it } from 'vitest';
import { benches } from './benches.ts';
import { meanOf } from './contest.ts';
import { sideBySide } from './sideBySide.ts';

describe('benches', () => {
  it.each(Object.keys(benches))('%s runs in its quick mode and reports numbers', async (name) => {
    const { bench } = (await benches[name]?.()) ?? {};
    const report = await bench?.run(true);
    expect(report?.lines.length).toBeGreaterThan(0);
    for (const line of report?.lines ?? []) {
      expect(line).toMatch(/\d/);
      expect(line).not.toMatch(/NaN|Infinity|undefined|\?/);
    }
  });

  it('the ratio is that of the work, whatever the machine does', () => {
    const work = (steps: number) => () => {
      let sum = 0;
      for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
      if (sum < 0) throw new Error('never');
      return 1;
    };
    const [once, tenfold] = sideBySide([{ name: 'once', run: work(20_000) }, { name: 'tenfold', run: work(200_000) }], { rounds: 5, milliseconds: 10 });
    expect(once?.ratio).toBe(1);
    expect(tenfold?.ratio).toBeGreaterThan(3);
    expect(tenfold?.ratio).toBeLessThan(30);
  });

  it('a mean comes with the half width of its 95 % interval', () => {
    expect(meanOf([0, 1, 0, 1])).toEqual({ mean: 0.5, margin: expect.closeTo(1.96 * Math.sqrt(1 / 3 / 4), 10) as unknown });
    expect(meanOf([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, margin: 0 });
  });
});
