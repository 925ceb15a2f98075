// npm run build: builds the app into out/, unless what is there was built from the very same sources.

import './nodeVersion.js';
import { spawn } from 'node:child_process';
import { bringUpToDate } from './upToDate.ts';

/** Resolves with false where the build failed, which it has said itself. */
async function build(): Promise<boolean> {
  const child = spawn('electron-vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      console.error(`build: ${message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

process.exitCode = (await bringUpToDate(process.cwd(), build)) ? 0 : 1;
