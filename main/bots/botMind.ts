// The port to bots: in the program a worker answers, in tests the same thread.

import type { BotLevel } from "#shared/bots/bot.ts";
import type { View } from "#shared/contract/view.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";

/** A bot can be shown nothing but a View (C-7). */
export interface BotQuestion {
  readonly game: string;
  readonly level: BotLevel;
  readonly view: View;
  /** Independent of the round's. */
  readonly seed: string;
  /** What is asked out of turn; absent if it is the seat's turn or choice. */
  readonly cue?: string;
  /** H-27 */
  readonly asksReason: boolean;
}

export interface SentQuestion extends Omit<BotQuestion, "view"> {
  readonly view: SentView;
}

export interface BotThought {
  /** Untrusted; null if the bot lets a cue pass. */
  readonly move: unknown;
  readonly reason: Said | null;
}

export class BotFault extends Error {
  override readonly name = "BotFault";
}

/** No fault: the host closes. */
export class BotsGone extends BotFault {
  constructor() {
    super("the bots have gone home");
  }
}

export interface BotMind {
  /** Rejects only with a BotFault. */
  think(question: BotQuestion): Promise<BotThought>;
  close(): Promise<void>;
}

/** A view's types are wider than a table's; as JSON both are the same. */
export const sentQuestion = ({
  view: { seen, happened },
  ...asked
}: BotQuestion): SentQuestion => ({ ...asked, view: { seen, happened } });
