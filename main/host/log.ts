// Where does the host say what went wrong?

/** One line about a fault. It must never hold a card, a seed or a token. */
export type Log = (line: string) => void;

export const logToStandardError: Log = (line) => void process.stderr.write(`host: ${line}\n`);

/** An error in one line: its name and message, and where it was thrown. */
export function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = error.stack?.split('\n').find((line) => line.includes('/main/') || line.includes('/shared/'))?.trim();
  return `${error.name}: ${error.message}${where ? ` (${where})` : ''}`;
}
