import type { TallySlices } from "./crazy-eights/tally.ts";
import type { AnnouncingSlices } from "./eights-nomic/announcing.ts";
import type { CallingSlices } from "./eights-nomic/calling.tsx";
import type { ConsentSlices } from "./eights-nomic/consent.tsx";
import type { EndingSlices } from "./eights-nomic/ending.ts";
import type { JudgingSlices } from "./eights-nomic/judging.tsx";
import type { RuleBookSlices } from "./eights-nomic/ruleBook/bookDesk.ts";
import type { SequentSlices } from "./exordia8/sequent.ts";
import type { WagerSlices } from "./five-card-draw/wager/wager.ts";
import type { DrawPileSlices } from "./gin-rummy/drawPile.tsx";
import type { LayOffSlices } from "./gin-rummy/layOff.tsx";
import type { MeldChoiceSlices } from "./gin-rummy/meldChoice.tsx";
import type { MeldSlices } from "./gin-rummy/melds/meldsScene.ts";
import type { ScoreSheetSlices } from "./gin-rummy/scoreSheet.tsx";
import type { GiftSlices } from "./kings-and-bastards/gifts.tsx";
import type { TrickSlices } from "./kings-and-bastards/trick.ts";
import type { ChainSlices } from "./normal-eights/chain/chain.tsx";
import type { ChoiceSlices } from "./normal-eights/choices/choiceScene.ts";
import type { SetsSlices } from "./normal-eights/setsTray.ts";

/** What the parts of single games add to the table; each game states its own here. */
export type GameSlices = TallySlices &
  AnnouncingSlices &
  CallingSlices &
  ConsentSlices &
  EndingSlices &
  JudgingSlices &
  RuleBookSlices &
  SequentSlices &
  WagerSlices &
  DrawPileSlices &
  LayOffSlices &
  MeldChoiceSlices &
  MeldSlices &
  ScoreSheetSlices &
  GiftSlices &
  TrickSlices &
  ChainSlices &
  ChoiceSlices &
  SetsSlices;
