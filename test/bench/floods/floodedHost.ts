// The host that is flooded, as a process of its own over a store that was laid out for it.

import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { runHost } from "#main/start/runHost.ts";
import { measured } from "../lan/measured.ts";

const [dataFolder = "", rendererFolder = "", secret = ""] = process.argv.slice(2);
const host = await runHost({ dataFolder, rendererFolder, keys: new OwnerKeys({ secret }) });
measured(host.url, () => host.close());
