// Finds what a page says without the catalogues, and which of its words have too little room. For
// pages in the made language.

import type { Page } from "@playwright/test";
import { fakeWords } from "#test/doors/fakeDeals.ts";
import { fakeNames } from "#test/doors/fakeTournament.ts";
import { names } from "./laidTable.ts";

/**
 * Names of people, of a program, of keys, of browsers and of the program; addresses, codes and the words of keys; what the browser
 * writes in its own language of a date; the name of a language in itself. Licences stand in `pre`,
 * and what people have written is not translated.
 */
const known = [
  ...names,
  ...fakeNames,
  ...fakeWords,
  "Player",
  "Noor",
  "Deep Red",
  "http",
  "screen",
  "join",
  "Chrome",
  "Linux",
  "wlan0",
  "eth0",
  "fd12",
  "K7QF2M",
  "K7Q",
  "F2M",
  "Enter",
  "Escape",
  "Space",
  "Home",
  "End",
  "ArrowLeft",
  "ArrowRight",
  "Cardtable",
  "English",
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
  "AM",
  "PM",
];

export type Said = Readonly<{
  /**
   * Words, visible or for screen readers, that have two letters of English or more side by side.
   */
  stray: readonly string[];
  /**
   * Elements with words of their own that are wider or higher than the room they have, and pages
   * that are wider than the window.
   */
  cut: readonly string[];
  /** Neighbours in the page's flow that lie on one another, by more than a rounding. */
  overlapping: readonly string[];
}>;

/** All of it at one look: the page is laid out once, and each element is asked once. */
export function saidOn(page: Page): Promise<Said> {
  return page.evaluate((kept) => {
    const keptWords = new RegExp(
      `(?<!\\p{L})(?:${kept.toSorted((one, other) => other.length - one.length).join("|")})(?!\\p{L})`,
      "gu",
    );
    const isEnglish = (words: string): boolean => /[a-zA-Z]{2,}/.test(words);
    const strays = (words: string | null | undefined): boolean =>
      isEnglish(words ?? "") &&
      isEnglish((words ?? "").replaceAll(keptWords, "").replaceAll(/\b[A-Z]{1,2}\d?-\d+\b/g, ""));
    const everything = [...document.querySelectorAll("body *")].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      style: getComputedStyle(element),
    }));
    const seen = everything.filter(
      ({ box, style }) => box.width > 2 && box.height > 2 && style.visibility === "visible",
    );

    function strayWords(): readonly string[] {
      const stray = new Set<string>();
      const look = (where: string, words: string | null): void => {
        if (strays(words)) stray.add(`${where}: ${(words ?? "").trim().slice(0, 80)}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (
          strays(textContent) &&
          parent &&
          !parent.closest('script, style, noscript, title, pre, [translate="no"]') &&
          parent.getClientRects().length > 0
        )
          look("text", textContent);
      }
      for (const attribute of [
        "aria-label",
        "title",
        "placeholder",
        "alt",
        "aria-valuetext",
        "aria-roledescription",
      ]) {
        for (const element of document.querySelectorAll(`body [${attribute}]`))
          look(attribute, element.getAttribute(attribute));
      }
      look("title", document.title);
      for (const { text, visible } of (document.querySelector("[data-moving]")
        ? window.__table?.snapshot()
        : null) ?? [])
        if (visible && text !== undefined) look("drawn", text);
      return [...stray];
    }

    function cutOff(): readonly string[] {
      const hasOwnWords = (element: Element): boolean =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
        );
      const cut = seen
        .filter(({ element }) => hasOwnWords(element))
        .flatMap(({ element, style: { overflowY, display } }) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
          // Where only names stand – the company of a round – the last of them may be left out.
          const isMade = /[^\x00-\x7f]/.test(element.textContent ?? "");
          if (display === "inline" || clientWidth === 0 || !isMade) return [];
          const isHigher = overflowY === "hidden" && scrollHeight > clientHeight + 2;
          return scrollWidth > clientWidth + 1 || isHigher
            ? [
                `${element.tagName} ${scrollWidth}>${clientWidth}: ${(element.textContent ?? "").slice(0, 60)}`,
              ]
            : [];
        });
      const { scrollWidth } = document.documentElement;
      const widest = seen
        .filter(({ box }) => box.right > innerWidth + 1)
        .map(({ element }) => `${element.tagName}.${element.className}`)
        .slice(0, 3);
      return [
        ...new Set([
          ...cut,
          ...(scrollWidth > innerWidth + 1
            ? [`page ${scrollWidth}>${innerWidth}: ${widest.join(" ")}`]
            : []),
        ]),
      ];
    }

    function overlaps(): readonly string[] {
      const inFlow = seen.filter(
        ({ element, style: { position, display, float } }) =>
          element.parentElement !== document.body &&
          (position === "static" || position === "relative") &&
          display !== "inline" &&
          float === "none" &&
          (element.textContent ?? "").trim() !== "",
      );
      return [...Map.groupBy(inFlow, ({ element }) => element.parentElement).values()].flatMap(
        (children) =>
          children.flatMap((one, at) =>
            children.slice(at + 1).flatMap((other) => {
              const across =
                Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
              const down =
                Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
              return across > 2 && down > 2
                ? [
                    `${(one.element.textContent ?? "").slice(0, 40)} on ${(other.element.textContent ?? "").slice(0, 40)}`,
                  ]
                : [];
            }),
          ),
      );
    }

    return { stray: strayWords(), cut: cutOff(), overlapping: overlaps() };
  }, known);
}
