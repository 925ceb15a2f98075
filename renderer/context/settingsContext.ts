import { createContext, use } from "react";
import type { Settings } from "#shared/settings/settings.ts";

export interface SettingsHold {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
  readonly failed: boolean;
}

export const SettingsContext = createContext<SettingsHold | null>(null);

export function useSettings(): SettingsHold {
  const hold = use(SettingsContext);
  if (!hold) throw new Error("useSettings needs a SettingsProvider around it");
  return hold;
}
