/**
 * Opens another host's page in a new tab; the desktop shell uses the system's browser, which keeps
 * the guest's cookie for another evening and shares nothing with the owner's. False if the shell
 * does not know the table.
 */
export async function goToHost(address: string): Promise<boolean> {
  if (window.app) return window.app.openTable(address).catch(() => false);
  window.open(address, "_blank", "noopener");
  return true;
}
