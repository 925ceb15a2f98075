import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import express, { type Request, type Response } from "express";
import { StoreError } from "#main/store/storeError.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { parseEyes, type Eyes } from "#shared/protocol/replay.ts";
import { fileRoles, houseRequests, type Role } from "#shared/protocol/schema.ts";
import type { HouseFile, HouseFiles } from "#main/base/houseFiles.ts";
import type { HouseDoor } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { refusedInHouse, type FileVisitor, type Visitor } from "#main/base/visitor.ts";
import type { Report } from "./GuardedRoom.ts";
import { inTurns, type FairTurns } from "./FairTurns.ts";
import { largestRecord, recordType } from "./gate.ts";
import { visitorFrom, type Keys } from "./visitors.ts";

interface Serving extends Keys {
  readonly house: HouseDoor;
  readonly report: Report;
  /** H-40 */
  readonly turns: FairTurns;
}

const statusOf: { readonly [code: string]: number } = {
  "not-yours": 403,
  "unknown-round": 404,
  "unknown-part": 404,
  "unknown-table": 404,
  "unknown-tournament": 404,
  "unknown-evening": 404,
  "wrong-form": 400,
  "not-a-record": 422,
  "too-long": 422,
  "too-large": 422,
  flood: 429,
  busy: 503,
  stopped: 503,
};
const wrongForm = refusal("wrong-form", "noFile");
const roundForm = /^[1-9]\d{0,14}$/;
const partForm = /^[1-9]\d{0,3}$/;
const idForm = /^[\w-]{1,40}$/;
const filterSchema = houseRequests.rounds.omit({ limit: true, before: true });

type Serve = (files: HouseFiles, request: Request, response: Response) => unknown;
type Gettable = Exclude<keyof typeof fileRoles, "replayText">;

const gets: { readonly [File in Gettable]: readonly [path: string, serve: Serve] } = {
  // ?eyes=&part=
  replay: [
    "/rounds/:id/replay",
    (files, request, response) =>
      withRound(request, response, (id, eyes) =>
        withPart(request, response, async (part) =>
          sendMade(response, await files.replay(id, eyes, part)),
        ),
      ),
  ],
  // ?eyes=
  record: [
    "/rounds/:id/record",
    (files, request, response) =>
      withRound(request, response, async (id, eyes) =>
        sendFile(response, await files.record(id, eyes)),
      ),
  ],
  report: [
    "/tables/:id/report",
    (files, request, response) => ofOne(request, response, (id) => files.report(id)),
  ],
  // ?game=&table=&player=&from=&to=
  hands: [
    "/hands.ohh",
    async (files, request, response) => {
      const filter = filterSchema.safeParse(filterOf(request));
      return sendFile(response, filter.success ? await files.hands(filter.data) : wrongForm);
    },
  ],
  chips: [
    "/chips/:id.csv",
    (files, request, response) => ofOne(request, response, (id) => files.chips(id)),
  ],
  chipOutcomes: [
    "/chips.csv",
    async (files, _request, response) => sendFile(response, await files.chipOutcomes()),
  ],
  ledger: [
    "/ledger.csv",
    async (files, _request, response) => sendFile(response, await files.ledger()),
  ],
  results: [
    "/tournaments/:id/results.csv",
    (files, request, response) => ofOne(request, response, (id) => files.results(id)),
  ],
};

/** `?eyes=&part=`: shows a `round/1` that is sent and not stored. */
const replayText: Serve = (files, request, response) =>
  withEyes(request, response, (eyes) =>
    withPart(request, response, async (part) => {
      const sent = typeof request.body === "string" ? request.body : "";
      sendJson(response, await files.replayText(sent, eyes, part));
    }),
  );

/** `fileRoles` says who may get each file below `/house`; a refusal is answered as JSON. */
export function serveHouseFiles(
  app: express.Application,
  { report, turns, ...known }: Serving,
): void {
  const house = express.Router();
  house.use(
    (request, response, next) => {
      response.set("Cache-Control", "no-store");
      const visitor = visitorFrom(known, request);
      response.locals["visitor"] = visitor;
      if (visitor) next();
      else refuse(response, refusal("not-yours", "ownersHouse"));
    },
    inTurns({ ...known, turns, refuse }),
  );
  for (const [file, [path, serve]] of Object.entries(gets))
    house.get(path, admitted(known.house, fileRoles[file as Gettable], serve));
  // Received as bytes: the record's own reader checks what they are.
  house.post(
    "/replay",
    express.text({ type: recordType, limit: largestRecord, inflate: false }),
    admitted(known.house, fileRoles.replayText, replayText),
  );
  house.use((_request, response) => refuse(response, { ...wrongForm, status: 404 }));
  house.use(faultsOf(report));
  app.use("/house", house);
}

const admitted =
  (house: HouseDoor, roles: readonly Role[], serve: Serve): express.RequestHandler =>
  (request, response): unknown => {
    const visitor = response.locals["visitor"] as Visitor;
    // A director's device gets only the files of its own tournament.
    const isStrange =
      visitor.role === "director" && request.params["id"] !== visitor.pass.tournament;
    if (isStrange) return refuse(response, refusal("not-yours", "directorOnly"));
    const refused = refusedInHouse(visitor, roles);
    return refused
      ? refuse(response, refused)
      : serve(house.files(visitor as FileVisitor), request, response);
  };

const filterOf = ({ query }: Request): object => ({
  ...query,
  ...asNumber(query["from"], "from"),
  ...asNumber(query["to"], "to"),
});
const asNumber = (text: unknown, name: string): object =>
  text === undefined ? {} : { [name]: Number(text) };

async function ofOne(
  { params: { id } }: Request,
  response: Response,
  give: (id: string) => Promise<Answer<HouseFile>>,
): Promise<void> {
  await sendFile(response, typeof id === "string" && idForm.test(id) ? await give(id) : wrongForm);
}

function withEyes(
  request: Request,
  response: Response,
  use: (eyes: Eyes | null) => unknown,
): unknown {
  const { eyes } = request.query;
  if (eyes === undefined) return use(null);
  const read = typeof eyes === "string" ? parseEyes(eyes) : null;
  return read === null ? refuse(response, wrongForm) : use(read);
}

function withPart(request: Request, response: Response, use: (part: number) => unknown): unknown {
  const { part = "1" } = request.query;
  return typeof part === "string" && partForm.test(part)
    ? use(Number(part))
    : refuse(response, wrongForm);
}

function withRound(
  request: Request,
  response: Response,
  use: (id: number, eyes: Eyes | null) => unknown,
): unknown {
  const { id } = request.params;
  if (typeof id !== "string" || !roundForm.test(id)) return refuse(response, wrongForm);
  return withEyes(request, response, (eyes) => use(Number(id), eyes));
}

function refuse(
  response: Response,
  { ok, error, status }: Refusal & { readonly status?: number },
): void {
  response.status(status ?? statusOf[error.code] ?? 500).json({ ok, error });
}

function sendJson(
  response: Response,
  answer: Readonly<{ ok: true; value: Uint8Array }> | Refusal,
): void {
  if (answer.ok) response.type("json").end(answer.value);
  else refuse(response, answer);
}

async function sendFile(response: Response, file: Answer<HouseFile>): Promise<void> {
  if (file.ok) response.set({ "Content-Disposition": `attachment; filename="${file.value.name}"` });
  await sendMade(response, file);
}

async function sendMade(response: Response, file: Answer<HouseFile>): Promise<void> {
  if (!file.ok) return refuse(response, file);
  if (response.destroyed) return;
  response.set({ "Content-Type": `${file.value.type}; charset=utf-8` });
  await pipeline(Readable.from(file.value.parts), response);
}

/**
 * Keeps what was thrown from the visitor, except the store's errors. A file that has begun just
 * breaks off.
 */
function faultsOf(report: Report): express.ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const { code, status = 500 } = error as Readonly<{ code?: string; status?: number }>;
    if (code === "ERR_STREAM_PREMATURE_CLOSE") return;
    // The house is closing in good order.
    if (code === "stopped") return void response.destroy();
    // A body that broke off is no fault of the house.
    if (status < 500) return next(error);
    if (response.headersSent || response.destroyed) {
      report(error);
      response.destroy();
    } else if (error instanceof StoreError) refuse(response, error.refusal);
    else {
      report(error);
      refuse(response, refusal("fault", "faultOverFile"));
    }
  };
}
