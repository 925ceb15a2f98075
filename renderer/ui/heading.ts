import { useEffect, useRef, type RefObject } from "react";
import { text } from "#renderer/text/text.ts";

/** Names the window, for history and tab: "Bank – Cardtable", or the app alone. */
export function useTitle(title: string | null): void {
  const { name } = text().app;
  const full = title === null ? name : `${title} – ${name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/**
 * For a page's heading, which is focused when the page opens and when it is about something else,
 * so that keyboard and screen reader begin there.
 */
export function useHeading(about?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [about]);
  return heading;
}
