import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiceReader, newDice } from '#shared/chance/dice.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import { Client } from './support/client.ts';
import { replayedViews } from './support/replayedViews.ts';
import { openTable, testFolder, testHost } from './support/testHost.ts';

/** KILLS=60 npx vitest run test/host/kill.test.ts for the long run. */
const kills = Number(process.env['KILLS'] ?? 20);
const program = join(import.meta.dirname, 'support/killedHost.ts');

interface Said {
  readonly view?: { readonly round: number; readonly number: number; readonly seen: string };
  readonly answered?: { readonly round: number; readonly number: number; readonly move: { readonly type: string } };
}

/** Lets the host play until it has said so many lines, then kills it wherever it is by then; answers with all it said. */
function playedAndKilled(args: readonly string[], lines: number): Promise<readonly Said[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.on('close', (_code, signal) => {
      // The last line may have been cut off by the kill.
      if (signal === 'SIGKILL') resolve(text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Said));
      else reject(new Error(`the host ended by itself: ${errors}`));
    });
  });
}

const hashed = (seen: unknown): string => createHash('sha256').update(JSON.stringify(seen)).digest('hex');

/** Everything that was said is stored as it was said. */
function expectStored(said: readonly Said[], records: ReadonlyMap<number, RoundRecord>): void {
  const views = new Map([...records].map(([round, record]) => [round, replayedViews(record, round, 0)]));
  for (const { view, answered } of said) {
    if (view) expect(hashed(views.get(view.round)?.[view.number]?.seen), `view ${view.number} of round ${view.round}`).toBe(view.seen);
    if (answered) expect(records.get(answered.round)?.moves[answered.number]).toEqual({ seat: 0, ...answered.move });
  }
}

test(`kill -9 at ${kills} points: every move that was answered or shown is there, and the table stands where it stood`, async () => {
  const dataFolder = testFolder();
  const first = await testHost({ dataFolder });
  const { id, token } = await openTable(first.house, { options: { stake: 10 } });
  await first.host.close();
  const dice = new DiceReader(newDice(`kill ${process.env['KILL_SEED'] ?? '1'}`));
  const records = new Map<number, RoundRecord>();
  let moves = 0;
  for (let count = 0; count < kills; count += 1) {
    const said = await playedAndKilled([dataFolder, id, token], 1 + dice.below(150));
    const { host, house, store, log } = await testHost({ dataFolder });
    const present = Client.arrive(house.table(id)!, token);
    for (let number = records.size || 1; number <= present.table.roundNumber; number += 1) records.set(number, store.rounds.ofTable(id, number)!.record);
    expectStored(said, records);
    const newest = replayedViews(records.get(present.table.roundNumber)!, present.table.roundNumber, 0).at(-1)!;
    expect(present.view).toEqual({ ...newest, happened: [] });
    const last = said.findLast(({ view }) => view)?.view;
    expect([present.view.round, present.view.number] >= [last?.round ?? 0, last?.number ?? 0]).toBe(true);
    expect(present.table.players.reduce((sum, { chips, seat }) => sum + (seat === null ? 0 : (chips ?? 0)), 0)).toBe(4000);
    expect(log).toEqual([]);
    moves += said.length;
    await host.close();
  }
  console.info(`killed ${kills} times over ${records.size} rounds; ${moves} views and answers checked`);
}, 15_000 + kills * 5_000);
