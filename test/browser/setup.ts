// Prepares what all browser tests share.

export { makeDoors as default } from "#test/doors/script.ts";
