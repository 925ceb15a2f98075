// Applies settings and felt to the page.

import { feltColours } from "#renderer/art/feltColours.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { FeltName } from "#shared/profile/appearance.ts";

export function isStill(
  { animation, reduceMotion }: Pick<Settings, "animation" | "reduceMotion">,
  systemAsks: boolean,
): boolean {
  return (
    animation === "off" || reduceMotion === "always" || (reduceMotion === "system" && systemAsks)
  );
}

export function showAppearance(
  root: HTMLElement,
  settings: Settings,
  systemAsksForStillness: boolean,
): void {
  root.lang = settings.language;
  root.style.fontSize = `${settings.textScale * 100}%`;
  root.style.setProperty("--text-scale", String(settings.textScale));
  root.dataset["motion"] = isStill(settings, systemAsksForStillness) ? "off" : "on";
}

export function showFelt(root: HTMLElement, felt: FeltName): void {
  feltColours[felt].pool.forEach((colour, at) => root.style.setProperty(`--felt-${at}`, colour));
}
