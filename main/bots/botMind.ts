// The port through which a table asks a bot: in the program a worker answers, in tests the same
// thread.

import type { BotLevel } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { SentView, View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";

/** Holds only a View: a bot can be shown nothing else (C-7). */
export interface BotQuestion {
  readonly game: string;
  readonly level: BotLevel;
  readonly view: View<Public, CommonFacts, Move>;
  /** For the bot's own dice; independent of the round's. */
  readonly seed: string;
  /** The key of what is asked out of turn; absent if it is the seat's turn or choice. */
  readonly cue?: string;
  /** Whether the bot gives its reason (H-27). */
  readonly asksReason: boolean;
}

export interface SentQuestion extends Omit<BotQuestion, "view"> {
  readonly view: SentView<Public, CommonFacts, Move>;
}

export interface BotThought {
  /** Untrusted, like any player's; null if the bot lets a cue pass. */
  readonly move: unknown;
  /** Null unless it was asked for. */
  readonly reason: Said | null;
}

/** Why no thought came: the bot threw, took too long, or its worker died. */
export class BotFault extends Error {
  override readonly name = "BotFault";
}

/** The host closes and the bots with it; this is no fault. */
export class BotsGone extends BotFault {
  constructor() {
    super("the bots have gone home");
  }
}

export interface BotMind {
  /** Rejects with a BotFault, and with nothing else. */
  think(question: BotQuestion): Promise<BotThought>;
  close(): Promise<void>;
}

/** A view's types are wider than a table's; as JSON both are the same. */
export const sentQuestion = ({
  view: { seen, happened },
  ...asked
}: BotQuestion): SentQuestion => ({ ...asked, view: { seen, happened } });
