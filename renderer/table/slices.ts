import type { GameSlices } from "#renderer/games/slices.ts";
import type { AheadSlices } from "./parts/ahead/chosen.ts";
import type { CelebrationSlices } from "./parts/celebrations/celebrations.ts";
import type { ExchangeSlices } from "./parts/exchange/exchange.ts";
import type { MomentSlices } from "./parts/moments/momentTable.ts";
import type { NamingSlices } from "./parts/naming/naming.ts";
import type { ShedSlices } from "./parts/shed/shedScene.ts";
import type { ShownHandsSlices } from "./parts/shownHands/shownHands.ts";
import type { SkipSlices } from "./parts/skips.ts";

export type Slices = GameSlices &
  AheadSlices &
  CelebrationSlices &
  ExchangeSlices &
  MomentSlices &
  NamingSlices &
  ShedSlices &
  ShownHandsSlices &
  SkipSlices;
