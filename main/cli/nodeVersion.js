// Refuses a Node that is too old. Plain JavaScript, because it must run on that Node too: `node
// --import ./main/cli/nodeVersion.js x.ts`.

const wanted = 24;
const found = Number(process.versions.node.split(".")[0]);

if (found < wanted) {
  process.stderr.write(
    `Cardtable needs Node ${wanted} or newer and this is Node ${process.versions.node} (${process.execPath}). ` +
      'On 64-bit Linux "npm ci" brings the right one and "npm run" uses it; elsewhere install it from https://nodejs.org/.\n',
  );
  process.exit(1);
}
