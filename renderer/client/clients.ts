// What does the screen know of the host: the house and one table?

import type { Answer, HouseAnswers, TableAnswers, ViewMessage } from '#shared/protocol/messages.ts';
import type { HouseAsk, HouseRequest, TableAsk, TableRequest } from '#shared/protocol/schema.ts';
import type { TableState } from '#shared/protocol/table.ts';
import type { HouseFiles } from './fetchFiles.ts';

/** `lost`: trying to come back by itself. `ended`: it will not; see `TableSnapshot.ended`. */
export type Link = 'connecting' | 'open' | 'lost' | 'ended';

export interface TableSnapshot {
  readonly link: Link;
  readonly ended: 'taken-over' | 'table-closed' | 'refused' | null;
  readonly table: TableState | null;
  /** When `table` arrived, on performance.now()'s clock: its times count from there. */
  readonly tableAt: number;
  /** The newest view. */
  readonly view: ViewMessage | null;
  /** Which player of the table this client is. */
  readonly player: string | null;
}

/** One client's seat at one table. Snapshots are replaced, never changed, so React may compare them. */
export interface TableClient {
  snapshot(): TableSnapshot;
  /** Called after every change; answers with the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Every view in order – the animations' food. */
  onView(listener: (view: ViewMessage) => void): () => void;
  ask<R extends TableRequest>(request: R, payload: TableAsk<R>): Promise<Answer<TableAnswers[R]>>;
  close(): void;
}

/** The owner's line to the house. */
export interface HouseClient {
  ask<R extends HouseRequest>(request: R, payload: HouseAsk<R>): Promise<Answer<HouseAnswers[R]>>;
  /** What comes as a file or is too large for an ask. */
  readonly files: HouseFiles;
  close(): void;
}
