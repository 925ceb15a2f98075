// Lets a program that expects Electron's `process.parentPort` run in plain Node, with Node's own
// IPC channel behind the same interface.

import { EventEmitter } from "node:events";

class FakeParentPort extends EventEmitter {
  postMessage(message: unknown): void {
    process.send?.(message);
  }
}

const port = new FakeParentPort();
process.on("message", (data) => port.emit("message", { data, ports: [] }));
// Electron ends a utility process together with its parent.
process.on("disconnect", () => process.exit(0));
Object.assign(process, { parentPort: port });
