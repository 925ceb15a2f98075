// What does the page find in its window and in its build?

/// <reference types="vite/client" />
import type { AppApi } from '#shared/shell/appApi.ts';

declare global {
  /** False in the packaged app: debug doors are cut out of the bundle. */
  const __DEV_DOORS__: boolean;

  interface Window {
    /** Only in the desktop app. */
    readonly app?: AppApi;
  }
}
