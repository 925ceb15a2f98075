// The benches in the order they run.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.ts";

/** These compare with the packages of ./peers, which nothing else needs. */
const withPeers: readonly string[] = ["rules", "evaluator"];
export const lacksPeers = (name: string): boolean =>
  withPeers.includes(name) && !existsSync(join(import.meta.dirname, "peers/node_modules"));

export const benches: { readonly [name: string]: () => Promise<{ readonly bench: Bench }> } = {
  rules: () => import("./rules.ts"),
  chart: () => import("./chart.ts"),
  playouts: () => import("./playouts.ts"),
  evaluator: () => import("./evaluator.ts"),
  match: () => import("./match.ts"),
  sharkMatch: () => import("./sharkMatch.ts"),
  drawMatch: () => import("./drawMatch.ts"),
  drawShark: () => import("./drawShark.ts"),
  crazyMatch: () => import("./crazyMatch.ts"),
  exordiaMatch: () => import("./exordiaMatch.ts"),
  normalMatch: () => import("./normalMatch.ts"),
  eightsSharks: () => import("./eightsSharks.ts"),
  nomicMatch: () => import("./nomicMatch.ts"),
  ginMatch: () => import("./ginMatch.ts"),
  ginShark: () => import("./ginShark.ts"),
  clauses: () => import("./clauses.ts"),
  gin: () => import("./gin.ts"),
  sealed: () => import("./sealed.ts"),
  store: () => import("./store.ts"),
  host: () => import("./host.ts"),
  tournament: () => import("./tournament.ts"),
  replays: () => import("./replays.ts"),
  tournamentViews: () => import("./tournamentViews.ts"),
  lan: () => import("./lan/lan.ts"),
  floods: () => import("./floods/floods.ts"),
  tempo: () => import("./tempo.ts"),
  frame: () => import("./frame.ts"),
  loudness: () => import("./loudness.ts"),
  firstLoad: () => import("./firstLoad.ts"),
};
