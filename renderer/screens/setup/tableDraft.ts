import { numberProblem, rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { tableSettingsSchema, type Rotation, type TableSettings } from "#shared/protocol/schema.ts";
import {
  draftOfRotation,
  playsForChips,
  rotationOf,
  rotationProblems,
  type RotationDraft,
} from "./rotationDraft.ts";

export interface TableDraft {
  readonly rotation: RotationDraft;
  readonly settings: TableSettings;
  /** As typed; used only where something is played for. */
  readonly buyIn: string;
  /** As typed; 0 if the players decide when the session ends. */
  readonly lastRound: string;
}

export const buyInRange = rangeOf(tableSettingsSchema.shape.buyIn);

const asWished = 0;
export const lastRoundRange = rangeOf(tableSettingsSchema.shape.lastRound.unwrap());
export const lastRoundProblem = (typed: string): string | null =>
  numberProblem(typed, { ...lastRoundRange, min: asWished });

export const draftOfTable = (
  games: readonly GameOffer[],
  { rotation, settings }: { readonly rotation: Rotation; readonly settings: TableSettings },
): TableDraft => ({
  rotation: draftOfRotation(games, rotation),
  settings,
  buyIn: String(settings.buyIn),
  lastRound: String(settings.lastRound ?? asWished),
});

export const tableOf = (
  games: readonly GameOffer[],
  { rotation, settings, buyIn, lastRound }: TableDraft,
): { readonly rotation: Rotation; readonly settings: TableSettings } => ({
  rotation: rotationOf(games, rotation),
  settings: {
    ...settings,
    buyIn: typedNumber(buyIn, buyInRange) ?? settings.buyIn,
    lastRound: typedNumber(lastRound, lastRoundRange),
  },
});

export const isForChips = (games: readonly GameOffer[], { rotation }: TableDraft): boolean =>
  playsForChips(games, rotationOf(games, rotation));

export function tableProblems(games: readonly GameOffer[], draft: TableDraft): number {
  const badBuyIn =
    isForChips(games, draft) && typedNumber(draft.buyIn, buyInRange) === null ? 1 : 0;
  const badLastRound = lastRoundProblem(draft.lastRound) === null ? 0 : 1;
  return rotationProblems(games, draft.rotation) + badBuyIn + badLastRound;
}
