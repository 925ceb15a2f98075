// Its subpaths are folders with a package.json, which only `require` resolves.

import { createRequire } from "node:module";
import type * as Core from "boardgame.io/core";
import type * as Internal from "boardgame.io/internal";

const require = createRequire(import.meta.url);
export type { Game } from "boardgame.io/internal";
export const { CreateGameReducer, InitializeGame } =
  require("boardgame.io/internal") as typeof Internal;
export const { INVALID_MOVE } = require("boardgame.io/core") as typeof Core;
