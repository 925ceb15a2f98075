// npm run bench [-- NAME…] [-- --quick]: prints each bench's ratios against a peer measured in the
// same run.

import { cpus, loadavg, platform, release } from "node:os";
import { parseArgs } from "node:util";
import { benches } from "./benches.ts";

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
for (const [name, load] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { bench } = await load();
  write(`\n${bench.title}`);
  const { lines, goals } = await bench.run(values.quick);
  for (const line of lines) write(`  ${line}`);
  for (const { what, met } of goals) write(`  ${met ? "met   " : "MISSED"} ${what}`);
}
