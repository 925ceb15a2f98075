// Records what a connection is sent, and when: word for word, or without what depends on the
// viewer's own hand.

import type { SimulatedClock } from "./simulatedClock.ts";
import type { Client } from "./client.ts";

export type Heard = Readonly<{
  at: number;
  kind: "table" | "clocks" | "view";
  /** As it is sent. */
  text: string;
}>;

/** Everything that is sent to the client from now on, as it comes. */
export function listen(clock: SimulatedClock, client: Client): readonly Heard[] {
  const heard: Heard[] = [];
  const note = (kind: Heard["kind"], sent: unknown): void =>
    void heard.push({ at: clock.now(), kind, text: JSON.stringify(sent) });
  const { connection } = client;
  const [sendTable, sendClocks, sendView] = [
    connection.sendTable.bind(connection),
    connection.sendClocks.bind(connection),
    connection.sendView.bind(connection),
  ];
  Object.assign(connection, {
    sendTable: (...sent: Parameters<typeof sendTable>) => (note("table", sent), sendTable(...sent)),
    sendClocks: (...sent: Parameters<typeof sendClocks>) => (
      note("clocks", sent),
      sendClocks(...sent)
    ),
    sendView: (...sent: Parameters<typeof sendView>) => {
      const [{ seen, happened }, number] = sent;
      note("view", { seen, happened, number });
      sendView(...sent);
    },
  });
  return heard;
}

/** The same without the cards that only the viewer sees and what the viewer may do with them. */
export function handless({ at, kind, text }: Heard): Heard {
  if (kind !== "view") return { at, kind, text };
  const { seen, happened, number } = JSON.parse(text) as Readonly<{
    seen: Readonly<{ viewer: unknown; hands: readonly unknown[] }>;
    happened: readonly object[];
    number: number;
  }>;
  const counts = seen.hands.map((hand) => (Array.isArray(hand) ? hand.length : hand));
  const bare = { ...seen, hands: counts, legal: null, known: null, chosen: null };
  return {
    at,
    kind,
    text: JSON.stringify({
      seen: bare,
      happened: happened.map((told) => ({ ...told, cards: null })),
      number,
    }),
  };
}
