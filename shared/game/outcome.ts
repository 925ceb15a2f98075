// What comes of a move?

import type { FaceDown } from '#shared/cards/faceDown.ts';
import type { Public } from './json.ts';
import type { Seat } from './seats.ts';

/** What happened, in the past tense: `told` is for all, `only` for some (a drawn card, a whisper). */
export interface Happening {
  readonly type: string;
  readonly seat?: Seat;
  readonly told: Public;
  readonly only?: { readonly to: readonly Seat[]; readonly cards?: readonly FaceDown[]; readonly text?: string };
}

/** Why a move was refused: `code` is the rule's number, `message` says what was wrong and what would be legal (C-9). */
export interface RuleError {
  readonly code: string;
  readonly message: string;
}

export interface Accepted<R> {
  readonly ok: true;
  readonly round: R;
  readonly happened: readonly Happening[];
  /** The seats that may know that anything happened at all; absent = everyone. A pass in a hidden window, a whisper. */
  readonly noticedBy?: readonly Seat[];
}

export type Outcome<R> = Accepted<R> | { readonly ok: false; readonly error: RuleError };

export const refused = (code: string, message: string): { readonly ok: false; readonly error: RuleError } => ({
  ok: false,
  error: { code, message },
});
