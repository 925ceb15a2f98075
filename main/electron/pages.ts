// Which web pages may the app open in the system's browser?

import { shell } from 'electron';

const allowedHosts = ['example.org'];

const isAllowed = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && allowedHosts.includes(host) && username === '' && password === '';
};

/** Opens an https page of an allowed host; false, and nothing happens, for any other address. */
export async function openPage(address: string): Promise<boolean> {
  if (!isAllowed(address)) return false;
  // What is handed over is the parser's reading, not the text that came in.
  await shell.openExternal(new URL(address).href);
  return true;
}
