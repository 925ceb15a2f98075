// How does one go to the page of another host, without losing one's own?

/**
 * In a tab of its own; under the desktop shell in the system's browser, which keeps the guest's
 * cookie for another evening and has no part of the owner's. False where the shell knows of no such
 * table.
 */
export async function goToHost(address: string): Promise<boolean> {
  if (window.app) return window.app.openTable(address).catch(() => false);
  window.open(address, "_blank", "noopener");
  return true;
}
