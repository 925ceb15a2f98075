// What does a table ask of a bot, and what comes back? A port: in the program a worker answers, in
// tests the same thread.

import type { BotLevel } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { SentView, View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";

/** Only a View fits in: a bot can be shown nothing else (C-7). */
export interface BotQuestion {
  readonly game: string;
  readonly level: BotLevel;
  readonly view: View<Public, CommonFacts, Move>;
  /** For the bot's own dice; independent of the round's. */
  readonly seed: string;
  /** By its key, what is asked out of turn; absent where it is the seat's turn or choice. */
  readonly cue?: string;
  /** Should it say why (H-27)? */
  readonly asksReason: boolean;
}

/** The question as JSON. */
export interface SentQuestion extends Omit<BotQuestion, "view"> {
  readonly view: SentView<Public, CommonFacts, Move>;
}

export interface BotThought {
  /** Untrusted, like any player's; null where a cue is let go. */
  readonly move: unknown;
  /** Null unless it was asked for. */
  readonly reason: Said | null;
}

/** Why no thought came: the bot threw, took too long, or its worker died. */
export class BotFault extends Error {
  override readonly name = "BotFault";
}

/** The host ends, and the bots with it: nothing has gone wrong. */
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

/** A view knows more types than a table does; JSON is JSON. */
export const sentQuestion = ({
  view: { seen, happened },
  ...asked
}: BotQuestion): SentQuestion => ({ ...asked, view: { seen, happened } });
