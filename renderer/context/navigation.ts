import { useSyncExternalStore } from "react";
import { formatRoute, parseRoute, type Route } from "./route.ts";

/** Counts our entries in the browser's history: going back must not leave the app. */
type Entry = { readonly depth: number };

const depth = () => (history.state as Entry | null)?.depth ?? 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

export function go(route: Route): void {
  if (formatRoute(route) === location.hash) return;
  history.pushState({ depth: depth() + 1 } satisfies Entry, "", formatRoute(route));
  tell();
}

export function goInstead(route: Route): void {
  history.replaceState({ depth: depth() } satisfies Entry, "", formatRoute(route));
  tell();
}

export function goBack(otherwise: Route): void {
  if (depth() > 0) history.back();
  else goInstead(otherwise);
}
