// The shell of main/electron in plain Node, started as `npm start` starts Electron: it says where
// it opens the store, and ends.

import { app, utilityProcess } from "#test/fakes/electron.ts";

const userData = "--user-data-dir=";
app.userData =
  process.argv.find((argument) => argument.startsWith(userData))?.slice(userData.length) ?? "";
await import("#main/electron/index.ts");
await app.whenReady();
const { dataFolder } = utilityProcess.children[0]?.received[0] as { readonly dataFolder: string };
console.log(`settings in ${app.userData}, store in ${dataFolder}`);
process.exit(0);
