// What people say at a table, within a rate limit (H-17, EN-9).

import { isFull } from "#main/base/rateLimits.ts";
import { refusal } from "#main/base/refusal.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { ChatLine } from "#shared/protocol/table.ts";
import { done } from "./play.ts";
import { sendChat } from "./sending.ts";
import type { TableState } from "./state.ts";
import type { ConnectionId, TableStep } from "./step.ts";

type Speaker = Readonly<{ line: ConnectionId; player: StoredPlayer | null }>;

const sayingsAllowed = { most: 5, spanMs: 10_000 };
/** Kept for those who come later, but not over a restart of the host. */
const linesKept = 50;

/**
 * H-17: passes on what a player or watcher says as it is; escaping it is up to the page. Refuses
 * the nameless, the muted, and those who say too much.
 */
export function say(
  step: TableStep,
  { line, player }: Speaker,
  said: ChatLine["said"],
): Refusal | typeof done {
  const watcher = step.state.watchers.get(line);
  const profile = player?.profile ?? watcher?.profile ?? null;
  const name = player?.name ?? watcher?.name ?? null;
  if (profile === null || name === null) return refusal("nameless", "nameless");
  if (isMuted(step.state, profile)) return refusal("muted", "muted");
  const unsaid = speak(step, profile);
  if (unsaid) return unsaid;
  const number = step.state.said + 1;
  const from = { player: player?.id ?? null, name };
  const chatLine: ChatLine = { number, from, said, at: step.given.now };
  step.change({ said: number, chat: [...step.state.chat, chatLine].slice(-linesKept) });
  sendChat(step, [chatLine]);
  return done;
}

/** Counts the message unless it is refused. */
function speak(step: TableStep, profile: string): Refusal | null {
  const { most, spanMs } = sayingsAllowed;
  if (isFull(step.state.counts.spoken, profile, step.at, sayingsAllowed))
    return refusal("flood", "saysTooMuch", { most, seconds: spanMs / 1000 });
  step.count("spoken", profile, sayingsAllowed);
  return null;
}

const isMuted = ({ table }: TableState, profile: string): boolean =>
  table.session.lan?.muted.includes(profile) === true;

/**
 * EN-9, H-17: in-game talk has the same limit as chat, and a muted player may not write. Returns
 * null if it is allowed, and counts it.
 */
export const refusalOfTalk = (
  step: TableStep,
  { profile }: StoredPlayer,
  isText: boolean,
): Refusal | null =>
  profile === null
    ? null
    : isText && isMuted(step.state, profile)
      ? refusal("muted", "muted")
      : speak(step, profile);
