import { createContext, use } from "react";
import type { Sounds } from "#renderer/sound/sounds.ts";

export const SoundsContext = createContext<Sounds | null>(null);

export function useSounds(): Sounds {
  const sounds = use(SoundsContext);
  if (!sounds) throw new Error("useSounds needs a SoundsContext around it");
  return sounds;
}
