import { refused } from "#shared/contract/outcome.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { eyesName, type Eyes, type Replay } from "#shared/protocol/replay.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { saysOfLine } from "./saysOfLine.ts";

export type FileWish =
  | Readonly<{ file: "record"; round: number; eyes: Eyes | null }>
  | Readonly<{ file: "report"; table: string }>
  | Readonly<{ file: "hands"; filter: Omit<HouseAsk<"rounds">, "limit" | "before"> }>
  | { readonly file: "ledger" }
  | Readonly<{ file: "chips"; evening: string }>
  | { readonly file: "chipOutcomes" }
  | Readonly<{ file: "results"; tournament: string }>;

type NamedFile = Readonly<{
  name: string;
  content: Blob;
}>;

/**
 * Never rejects: a missing answer is a refusal too. `eyes` null: the house chooses; `part`: of a
 * replay, counted from 1.
 */
export interface HouseFiles {
  replay(round: number, eyes: Eyes | null, part: number): Promise<Answer<Replay>>;
  /** Replays the text of a `round/1`; the house does not keep it. */
  replayText(text: string, eyes: Eyes | null, part: number): Promise<Answer<Replay>>;
  fetch(wish: FileWish): Promise<Answer<NamedFile>>;
}

/** The house's limit, bytes. */
const largestRecord = 4 * 1024 * 1024;
const tooLarge = refused("too-large", saysOfLine("tooLarge"));

const withPart = (path: string, eyes: Eyes | null, part: number) => {
  const asked = [
    ...(eyes === null ? [] : [`eyes=${eyesName(eyes)}`]),
    ...(part === 1 ? [] : [`part=${part}`]),
  ];
  return asked.length === 0 ? path : `${path}?${asked.join("&")}`;
};
const withEyes = (path: string, eyes: Eyes | null) => withPart(path, eyes, 1);

function pathOf(wish: FileWish): string {
  switch (wish.file) {
    case "record":
      return withEyes(`/house/rounds/${wish.round}/record`, wish.eyes);
    case "report":
      return `/house/tables/${encodeURIComponent(wish.table)}/report`;
    case "hands": {
      const asked = Object.entries(wish.filter).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)]],
      );
      return `/house/hands.ohh?${new URLSearchParams(asked).toString()}`;
    }
    case "ledger":
      return "/house/ledger.csv";
    case "chips":
      return `/house/chips/${encodeURIComponent(wish.evening)}.csv`;
    case "chipOutcomes":
      return "/house/chips.csv";
    case "results":
      return `/house/tournaments/${encodeURIComponent(wish.tournament)}/results.csv`;
  }
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "error" in value;

async function refusalOf(response: Response): Promise<Refusal> {
  if (response.status === 413) return tooLarge;
  const body: unknown = await response.json().catch(() => null);
  return isRefusal(body) ? body : refused("no-answer", saysOfLine("noAnswer"));
}

const nameIn = (response: Response) =>
  /filename="([\w.-]{1,120})"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ??
  "cardtable";

export function houseFiles(origin: string, send: typeof fetch = fetch): HouseFiles {
  async function ask<T>(
    path: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<Answer<T>> {
    try {
      const response = await send(`${origin}${path}`, { ...init, cache: "no-store" });
      return response.ok ? { ok: true, value: await read(response) } : await refusalOf(response);
    } catch {
      return refused("not-connected", saysOfLine("unreachable"));
    }
  }
  const readReplay = async (response: Response): Promise<Replay> =>
    (await response.json()) as Replay;
  return {
    replay: (round, eyes, part) =>
      ask(withPart(`/house/rounds/${round}/replay`, eyes, part), {}, readReplay),
    replayText: async (text, eyes, part) => {
      const body = new Blob([text]);
      if (body.size > largestRecord) return tooLarge;
      return ask(
        withPart("/house/replay", eyes, part),
        { method: "POST", body, headers: { "content-type": "application/octet-stream" } },
        readReplay,
      );
    },
    fetch: (wish) =>
      ask(pathOf(wish), {}, async (response) => ({
        name: nameIn(response),
        content: await response.blob(),
      })),
  };
}

export function saveFile({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has read the content by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
