// How does a visitor's page fetch replays and files from the house?

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response } from 'express';
import { StoreError } from '#main/store/storeError.ts';
import { refused } from '#shared/contract/outcome.ts';
import type { Answer, Refusal } from '#shared/protocol/messages.ts';
import { parseEyes, type Eyes } from '#shared/protocol/replay.ts';
import { fileRoles, houseRequests } from '#shared/protocol/schema.ts';
import type { HouseFile, HouseFiles } from '#main/house/history/houseFiles.ts';
import type { HouseDoor } from '#main/host/ports.ts';
import { refusal } from '#main/host/refusal.ts';
import { refusedInHouse, type FileVisitor, type Visitor } from '#main/host/visitor.ts';
import type { Report } from './asks.ts';
import { largestRecord, recordType } from './recordUpload.ts';
import { visitorFrom, type Keys } from './visitors.ts';

interface Serving extends Keys {
  readonly house: HouseDoor;
  readonly report: Report;
}

const statusOf: { readonly [code: string]: number } = { 'not-yours': 403, 'unknown-round': 404, 'unknown-table': 404, 'unknown-tournament': 404, 'unknown-evening': 404, 'wrong-form': 400, 'not-a-record': 422, 'too-long': 422, 'too-large': 422, busy: 503, stopped: 503 };
const wrongForm = refusal('wrong-form', 'noFile');
const roundForm = /^[1-9]\d{0,14}$/;
const idForm = /^[\w-]{1,40}$/;
const filterSchema = houseRequests.rounds.omit({ limit: true, before: true });

/**
 * `GET /house/rounds/:id/replay?eyes=`, `POST /house/replay?eyes=` (a `round/1`, which is not kept),
 * `GET /house/rounds/:id/record?eyes=`, `GET /house/tables/:id/report`, `GET /house/hands.ohh?game=&table=&player=&from=&to=`, `GET /house/ledger.csv`,
 * `GET /house/chips/:id.csv`, `GET /house/chips.csv`, `GET /house/tournaments/:id/results.csv`.
 * To whom `fileRoles` says; what is refused is answered by a `Refusal` as JSON.
 */
export function serveHouseFiles(app: express.Application, { report, ...known }: Serving): void {
  const house = express.Router();
  house.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const visitor = visitorFrom(known, request);
    response.locals['visitor'] = visitor;
    if (visitor) next();
    else refuse(response, refusal('not-yours', 'ownersHouse'));
  });
  const to = (file: keyof typeof fileRoles, serve: (files: HouseFiles, request: Request, response: Response) => unknown) => (request: Request, response: Response): unknown => {
    const visitor = response.locals['visitor'] as Visitor;
    const refused = refusedInHouse(visitor, fileRoles[file]);
    return refused ? refuse(response, refused) : serve(known.house.files(visitor as FileVisitor), request, response);
  };
  house.get('/rounds/:id/replay', to('replay', (files, request, response) => withRound(request, response, (id, eyes) => send(response, files.replay(id, eyes)))));
  house.get('/rounds/:id/record', to('record', (files, request, response) => withRound(request, response, async (id, eyes) => {
    const file = files.record(id, eyes);
    return file.ok ? sendFile(response, file.value) : refuse(response, file);
  })));
  house.get('/tables/:id/report', to('report', (files, request, response) => ofOne(request, response, (id) => files.report(id))));
  // As bytes: what it is, the record's own reader says.
  house.post('/replay', express.text({ type: recordType, limit: largestRecord, inflate: false }), to('replayText', (files, request, response) =>
    withEyes(request, response, async (eyes) => sendJson(response, await files.replayText(typeof request.body === 'string' ? request.body : '', eyes)))));
  house.get('/hands.ohh', to('hands', (files, request, response) => {
    const filter = filterSchema.safeParse(filterOf(request));
    return filter.success ? sendFile(response, files.hands(filter.data)) : refuse(response, wrongForm);
  }));
  house.get('/chips/:id.csv', to('chips', (files, request, response) => ofOne(request, response, (id) => files.chips(id))));
  house.get('/chips.csv', to('chipOutcomes', (files, _request, response) => sendFile(response, files.chipOutcomes())));
  house.get('/ledger.csv', to('ledger', (files, _request, response) => sendFile(response, files.ledger())));
  house.get('/tournaments/:id/results.csv', to('results', (files, request, response) => ofOne(request, response, (id) => files.results(id))));
  house.use((_request, response) => refuse(response, { ...wrongForm, status: 404 }));
  house.use(faultsOf(report));
  app.use('/house', house);
}

const filterOf = ({ query }: Request): object => ({ ...query, ...asNumber(query['from'], 'from'), ...asNumber(query['to'], 'to') });
const asNumber = (text: unknown, name: string): object => (text === undefined ? {} : { [name]: Number(text) });

/** Of one table, evening or tournament. */
function ofOne({ params: { id } }: Request, response: Response, give: (id: string) => Answer<HouseFile>): unknown {
  const file = typeof id === 'string' && idForm.test(id) ? give(id) : wrongForm;
  return file.ok ? sendFile(response, file.value) : refuse(response, file);
}

function withEyes(request: Request, response: Response, use: (eyes: Eyes | null) => unknown): unknown {
  const { eyes } = request.query;
  if (eyes === undefined) return use(null);
  const read = typeof eyes === 'string' ? parseEyes(eyes) : null;
  return read === null ? refuse(response, wrongForm) : use(read);
}

function withRound(request: Request, response: Response, use: (id: number, eyes: Eyes | null) => unknown): unknown {
  const { id } = request.params;
  if (typeof id !== 'string' || !roundForm.test(id)) return refuse(response, wrongForm);
  return withEyes(request, response, (eyes) => use(Number(id), eyes));
}

function refuse(response: Response, { ok, error, status }: Refusal & { readonly status?: number }): void {
  response.status(status ?? statusOf[error.code] ?? 500).json({ ok, error });
}

function send(response: Response, answer: { readonly ok: true; readonly value: unknown } | Refusal): void {
  if (answer.ok) response.json(answer.value);
  else refuse(response, answer);
}

/** What is JSON already. */
function sendJson(response: Response, answer: { readonly ok: true; readonly value: Uint8Array } | Refusal): void {
  if (answer.ok) response.type('json').end(answer.value);
  else refuse(response, answer);
}

async function sendFile(response: Response, { name, type, parts }: HouseFile): Promise<void> {
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${name}"` });
  await pipeline(Readable.from(parts), response);
}

/** What was thrown is the host's own matter; of the store's errors the owner is told. A file that was begun just breaks off. */
function faultsOf(report: Report): express.ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const { code, status = 500 } = error as { readonly code?: string; readonly status?: number };
    if (code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // A body that broke off is no fault of the house.
    if (status < 500) return next(error);
    if (response.headersSent || response.destroyed) {
      report(error);
      response.destroy();
    } else if (error instanceof StoreError) refuse(response, refused(error.code, error.said));
    else {
      report(error);
      refuse(response, refusal('fault', 'faultOverFile'));
    }
  };
}
