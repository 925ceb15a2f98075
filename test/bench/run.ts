// npm run bench [-- NAME…] [-- --quick]: prints each bench's ratios against a peer measured in the
// same run.

import { execSync } from "node:child_process";
import { cpus, loadavg, platform, release } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benches, lacksPeers } from "./benches.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(
    `bench: no ${unknown.join(", ")} (known: ${Object.keys(benches).join(", ")})\n`,
  );
  process.exit(2);
}

const write = (line: string): void => void process.stdout.write(`${line}\n`);
write(
  `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${platform()} ${release()}, load ${loadavg()[0]?.toFixed(1) ?? "?"}`,
);
write(
  `node ${process.version}, V8 ${process.versions.v8}${values.quick ? ", quick: numbers mean little" : ""}`,
);
const chosen = Object.entries(benches).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const lacking = chosen.filter(([name]) => lacksPeers(name)).map(([name]) => name);
if (lacking.length > 0) {
  write(
    `\nnpm ci in test/bench/peers: what ${lacking.join(" and ")} compare with is not installed yet`,
  );
  execSync("npm ci --no-audit --no-fund", {
    cwd: join(import.meta.dirname, "peers"),
    stdio: "inherit",
  });
}
for (const [, load] of chosen) {
  const { bench } = await load();
  write(`\n${bench.title}`);
  const { lines, goals } = await bench.run(values.quick);
  for (const line of lines) write(`  ${line}`);
  for (const { what, met } of goals) write(`  ${met ? "met   " : "MISSED"} ${what}`);
}
