// Where in the app are we, and how does one go elsewhere?

import { useSyncExternalStore } from "react";
import { formatRoute, parseRoute, type Route } from "./route.ts";

/** How many entries of the browser's history are ours: going back must not leave the app. */
type Entry = { readonly depth: number };

const depth = (): number => (history.state as Entry | null)?.depth ?? 0;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** The address as the present place; React renders again when it changes. */
export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

/** Goes to a place, with a new entry in the history. */
export function go(route: Route): void {
  if (formatRoute(route) === location.hash) return;
  history.pushState({ depth: depth() + 1 } satisfies Entry, "", formatRoute(route));
  tell();
}

/** Goes to a place that takes the present one's entry in the history. */
export function goInstead(route: Route): void {
  history.replaceState({ depth: depth() } satisfies Entry, "", formatRoute(route));
  tell();
}

/** One step back in the app; to `otherwise` where the app was entered here. */
export function goBack(otherwise: Route): void {
  if (depth() > 0) history.back();
  else goInstead(otherwise);
}
