// How does a part of tournaments come when it is first shown, with its words?

import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadTournament } from "#renderer/text/text.ts";

/** Everything of them speaks through words that are loaded later. */
export function lazyTournament<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTournament()]);
    return { default: component };
  });
}
