// A host in a process of its own, made to be killed. Told to begin, bots and one player who answers at once play round after round.
// Each view that the player is sent, and each move and rebuy that he is answered, is printed before anything else happens.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { startHost } from '#main/host/host.ts';
import { Client } from './client.ts';
import { localMind } from './localMind.ts';

const say = (line: unknown): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [dataFolder = '', id = '', token = ''] = process.argv.slice(2);
// Loading takes longer than playing: it is done while the host before is still being looked at.
await once(process.stdin, 'data');
const { house } = await startHost({ dataFolder, mind: localMind() });
const client = new Client(house.table(id)!);
const sendView = client.connection.sendView.bind(client.connection);
let turn: Promise<void> = Promise.resolve();

/** Buys in again when he has run out; with a new start from the bank when that has run out too. */
async function rebuy(): Promise<void> {
  let answer = await client.ask('rebuy', {});
  if (!answer.ok && answer.error.code === 'bank-short') {
    await house.ask({ role: 'owner', profile: house.owner }, 'grant', {});
    answer = await client.ask('rebuy', {});
  }
  if (answer.ok) say({ bought: client.table.players[0]!.bought });
}

async function takeTurn(): Promise<void> {
  if (client.table.stage !== 'playing') {
    await rebuy();
    await client.ready();
  } else if (client.isToAct) {
    const { number, round } = client.view;
    const move = client.firstLegal();
    const answer = await client.move(move);
    if (answer.ok) say({ answered: { round, number, move } });
  }
}

const soon = (): void => void (turn = turn.then(() => new Promise((resolve) => setImmediate(resolve))).then(takeTurn));

Object.assign(client.connection, {
  sendView: (...sent: Parameters<typeof sendView>) => {
    sendView(...sent);
    const { seen, number, round } = client.view;
    say({ view: { round, number, seen: createHash('sha256').update(JSON.stringify(seen)).digest('hex') } });
    soon();
  },
});
const sendTable = client.connection.sendTable.bind(client.connection);
Object.assign(client.connection, {
  sendTable: (...sent: Parameters<typeof sendTable>) => {
    sendTable(...sent);
    if (client.table.stage !== 'playing') soon();
  },
});
house.table(id)!.arrive(client.connection, { token, visitor: null });
