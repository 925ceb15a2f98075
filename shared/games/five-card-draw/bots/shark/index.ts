import file from "./strategy.json" with { type: "json" };
import { sharkWith } from "./play.ts";
import { strategyIn } from "./strategy.ts";

export const shark = sharkWith(strategyIn(file));
