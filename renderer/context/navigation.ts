import { useSyncExternalStore } from "react";
import { formatRoute, parseRoute, type Route } from "./route.ts";

/** Counts our entries in the browser's history: going back must not leave the app. */
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

/** The place that the address names; React renders again when it changes. */
export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

/** Adds an entry to the history. */
export function go(route: Route): void {
  if (formatRoute(route) === location.hash) return;
  history.pushState({ depth: depth() + 1 } satisfies Entry, "", formatRoute(route));
  tell();
}

/** Replaces the present entry of the history. */
export function goInstead(route: Route): void {
  history.replaceState({ depth: depth() } satisfies Entry, "", formatRoute(route));
  tell();
}

/** Goes to `otherwise` if the app was entered here. */
export function goBack(otherwise: Route): void {
  if (depth() > 0) history.back();
  else goInstead(otherwise);
}
