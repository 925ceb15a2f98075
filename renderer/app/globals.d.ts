/// <reference types="vite/client" />
import type { AppApi } from "#shared/shell/appApi.ts";

declare global {
  interface Window {
    /** Only in the desktop app. */
    readonly app?: AppApi;
  }
}
