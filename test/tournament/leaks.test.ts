// Is anybody told of a tournament what is not his to know (C-7): secret, seeds to come, purses, profiles, tokens, cards?

import { expect, onTestFinished, test } from 'vitest';
import type { TournamentVisitor } from '#main/host/visitor.ts';
import { DiceReader, newDice } from '#shared/chance/dice.ts';
import type { TournamentAsk, TournamentLine, TournamentRequest, TournamentView } from '#shared/protocol/tournament.ts';
import { houseRoom } from '#shared/protocol/wire.ts';
import type { TournamentState } from '#shared/tournament/state.ts';
import { seedOf } from '#shared/tournament/step.ts';
import { viewOf } from '#shared/tournament/view.ts';
import { trueHost } from '#test/connections/trueHost.ts';
import { seatedTable } from '#test/host/support/seatedTable.ts';
import { HostileLine } from '#test/lan/hostile/HostileLine.ts';
import { packed } from '#test/lan/hostile/mutations.ts';
import { sweep } from '#test/support/sweep.ts';
import { PlayedTournament } from './PlayedTournament.ts';
import { quick, setup } from './support/quickTournament.ts';
import { entry, randomOpening } from './tournamentOf.ts';

const played = sweep(12, 1000);

/** What nobody is to be told at this moment. */
function secretsOf({ phase, secret, draws, entrants, host, session }: TournamentState): readonly string[] {
  const purses = [host, ...entrants.map(({ purse }) => purse)].filter((purse) => purse !== 'bots');
  const people = [...purses, ...purses.map((purse) => purse.slice('profile:'.length)), session];
  if (phase === 'over' || phase === 'cancelled') return people;
  return [...people, secret, ...[1, 2, 3].map((ahead) => seedOf(secret, draws.length + ahead))];
}

/** As its players, its director and somebody who only looks on have it. */
function expectNothingTold({ state, effects, at }: PlayedTournament): void {
  const log = effects.flatMap((effect, number): TournamentLine[] => (effect.type === 'tell' ? [{ number, at: 0, said: effect.said }] : []));
  const looking = [{ purse: null, directs: false }, { purse: 'profile:whose-3', directs: false }, { purse: state.host, directs: true }];
  const sent = looking.map((who) => JSON.stringify(viewOf(state, { at, code: null, log, presence: () => 'here', ...who })));
  for (const secret of secretsOf(state)) for (const text of sent) if (text.includes(secret)) throw new Error(`${secret} is told in ${text}`);
}

test('C-7 the view of a tournament holds no secret, no seed to come, no purse and no profile, at no moment', () => {
  for (let number = 0; number < played; number += 1) {
    const seed = `untold ${number}`;
    const dice = new DiceReader(newDice(seed));
    const evening = new PlayedTournament({ ...randomOpening(dice, `secret of ${seed}`), session: 'the-session', host: 'profile:whose-0' }, seed);
    const enters = (place: number) => ({ ...entry(place), purse: place % 3 === 0 ? 'bots' : `profile:whose-${place}` });
    const count = 2 + dice.below(30);
    for (let place = 1; place <= count; place += 1) evening.tell(enters(place));
    expectNothingTold(evening);
    evening.tell({ type: 'start' });
    for (let steps = 0; evening.state.phase === 'running' && steps < 5000; steps += 1) {
      if (dice.below(40) === 0) evening.tell({ type: 'remove', entrant: `e${1 + dice.below(count)}`, note: '' });
      if (!evening.next()) evening.tell({ type: 'resume' });
      if (steps % 10 === 0) expectNothingTold(evening);
    }
    expectNothingTold(evening);
  }
});

test('C-7 no byte that guests are sent of a tournament, one of whom directs it and plays, before, in and after it, holds a card, a purse, a profile or a token; its secret comes at its end', async () => {
  const seated = await seatedTable({ people: 1, bots: 1 });
  const host = await trueHost(seated, { now: () => seated.clock.elapsed() });
  const { house } = host.host;
  const told: { last: TournamentView | null } = { last: null };
  const asked = async <R extends TournamentRequest>(request: R, payload: TournamentAsk<R>) => {
    const answer = await house.tournaments.ask({ role: 'owner', profile: house.owner } as TournamentVisitor<R>, { sendTournament: (view) => void (told.last = view) }, request, payload);
    if (!answer.ok) throw new Error(`${request}: ${answer.error.code}`);
    return answer.value;
  };
  const { tournament } = await asked('createTournament', setup({ chairs: 3, structure: { ...quick, stack: 60, bounty: 20, buyIn: 200 } }));
  await asked('admitToTournament', { tournament, open: true });
  const frames: Buffer[][] = [[], []];
  const lines = await Promise.all(['Ben', 'Cy'].map(async (name, at) => {
    const send = host.with(await host.guest(name));
    const line = await HostileLine.come({ origin: host.served.url, room: houseRoom, send }, {}, (frame) => void frames[at]!.push(Buffer.from(frame)));
    onTestFinished(() => line.end());
    return line;
  }));
  const ask = async (line: HostileLine, request: string) => expect(await line.ask(packed({ request, payload: { tournament } }))).toMatchObject({ kind: 'answer', answer: { ok: true } });
  // The first plays and directs, the second looks on.
  await asked('nameDirector', { tournament, profile: host.store.profiles.list().find(({ name }) => name === 'Ben')!.id, directs: true });
  for (const line of lines) await ask(line, 'watchTournament');
  await ask(lines[0]!, 'enterTournament');
  await asked('seatEntrant', { tournament, bots: ['easy', 'easy', 'easy', 'easy'] });
  await asked('watchTournament', { tournament });
  await ask(lines[0]!, 'startTournament');
  const { state: { secret, session } } = host.store.tournaments.load(tournament)!;
  const textsOf = (at: number): string => Buffer.concat(frames[at]!).toString('latin1');
  const heard = async (): Promise<void> => {
    for (const line of lines) await line.ask(packed({ request: 'games', payload: {} }));
  };
  await host.clock.until(() => (told.last?.entrants ?? []).some(({ status }) => status === 'out'), 50_000);
  await heard();
  expect(told.last!.stage).not.toBe('over');
  for (const at of [0, 1]) expect(textsOf(at)).not.toContain(secret);
  await host.clock.until(() => told.last!.stage === 'over', 50_000);
  // Who looks on is told of news every quarter of a second.
  await host.clock.advance(1000);
  await heard();
  const people = host.store.profiles.list().map(({ id }) => id);
  expect(people.length).toBeGreaterThan(2);
  for (const at of [0, 1]) {
    const text = textsOf(at);
    expect(text).toContain(secret);
    for (const hidden of [session, 'profile:', 'seat:', 'stacks:', 'purse', ...host.tokens, ...people]) expect(text.includes(hidden), `guest ${at} is sent ${hidden}`).toBe(false);
    // As MessagePack has it: a text of two letters.
    expect([...text.matchAll(/\xa2([2-9TJQKA][cdhs]|Jk)/g)].map(([, card]) => card)).toEqual([]);
  }
});
