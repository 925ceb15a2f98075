import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadTournament } from "#renderer/text/text.ts";

/** Every part needs the tournaments' words, which are loaded late. */
export function lazyTournament<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTournament()]);
    return { default: component };
  });
}
