import { spawnSync } from "node:child_process";

/** Undefined where there is none. */
export const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
