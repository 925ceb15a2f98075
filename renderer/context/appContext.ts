import { createContext, use } from "react";
import type { Clients } from "#renderer/client/clients.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import type { Settings } from "#shared/settings/settings.ts";

export const ClientsContext = createContext<Clients | null>(null);

export function useClients(): Clients {
  const clients = use(ClientsContext);
  if (!clients) throw new Error("useClients needs a ClientsContext around it");
  return clients;
}

export const SoundsContext = createContext<Sounds | null>(null);

export function useSounds(): Sounds {
  const sounds = use(SoundsContext);
  if (!sounds) throw new Error("useSounds needs a SoundsContext around it");
  return sounds;
}

export type SettingsHold = Readonly<{
  settings: Settings;
  change: (change: Partial<Settings>) => void;
  failed: boolean;
}>;

export const SettingsContext = createContext<SettingsHold | null>(null);

export function useSettings(): SettingsHold {
  const hold = use(SettingsContext);
  if (!hold) throw new Error("useSettings needs a SettingsProvider around it");
  return hold;
}
