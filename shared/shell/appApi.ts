import type { Settings } from "#shared/settings/settings.ts";

export interface AppApi {
  readonly version: string;
  readonly platform: string;
  loadSettings(): Promise<Settings>;
  /** Returns the settings as stored. */
  saveSettings(change: Partial<Settings>): Promise<Settings>;
  toggleFullScreen(): Promise<boolean>;
  /**
   * Opens a table that the house has found in the network, or its own big screen, in the system's
   * browser; false for any other address.
   */
  openTable(address: string): Promise<boolean>;
}

export const appApiName = "app";
export const appChannels = {
  loadSettings: "app:load-settings",
  saveSettings: "app:save-settings",
  toggleFullScreen: "app:toggle-full-screen",
  openTable: "app:open-table",
} as const satisfies { readonly [K in Exclude<keyof AppApi, "version" | "platform">]: string };
