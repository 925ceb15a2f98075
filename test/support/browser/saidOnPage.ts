// What of a page is not said through the catalogues, and what of its words has too little room? For pages in the made language.

import type { Page } from '@playwright/test';
import { names } from './laidTable.ts';

/** Names of people, of keys and of the program; addresses and codes; what the browser writes in its own language of a date; the name of a language in itself. Licences stand in `pre`. */
const known = [...names, 'Player', 'Noor', 'http', 'screen', 'join', 'wlan0', 'eth0', 'fd12', 'K7QF2M', 'K7Q', 'F2M', 'Enter', 'Escape', 'Space', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'Cardtable', 'English', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'AM', 'PM'];

/** Words, visible or for screen readers, that have two letters of English or more side by side. */
export function strayWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((kept) => {
    const stray = new Set<string>();
    const look = (where: string, words: string | null): void => {
      const rest = kept.reduce((left, name) => left.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), ''), words ?? '').replaceAll(/\b[A-Z]{1,2}\d?-\d+\b/g, '');
      if (/[a-zA-Z]{2,}/.test(rest)) stray.add(`${where}: ${(words ?? '').trim().slice(0, 80)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, noscript, title, pre') && parent.getClientRects().length > 0) look('text', walker.currentNode.textContent);
    }
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`body [${attribute}]`)) look(attribute, element.getAttribute(attribute));
    }
    look('title', document.title);
    for (const { text, visible } of (document.querySelector('[data-moving]') ? window.__table?.snapshot() : null) ?? []) if (visible && text !== undefined) look('drawn', text);
    return [...stray];
  }, known);
}

/** Elements with words of their own that are wider or higher than the room they have, and pages that are wider than the window. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).visibility === 'visible';
    };
    const hasOwnWords = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    const cut = [...document.querySelectorAll('body *')].filter((element) => isSeen(element) && hasOwnWords(element)).flatMap((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const { overflowY, display } = getComputedStyle(element);
      // Where only names stand – the company of a round – the last of them may be left out.
      const isMade = /[^\x00-\x7f]/.test(element.textContent ?? '');
      if (display === 'inline' || clientWidth === 0 || !isMade) return [];
      const isHigher = overflowY === 'hidden' && scrollHeight > clientHeight + 2;
      return scrollWidth > clientWidth + 1 || isHigher ? [`${element.tagName} ${scrollWidth}>${clientWidth}: ${(element.textContent ?? '').slice(0, 60)}`] : [];
    });
    const { scrollWidth } = document.documentElement;
    const widest = [...document.querySelectorAll('body *')].filter((element) => isSeen(element) && element.getBoundingClientRect().right > innerWidth + 1).map((element) => `${element.tagName}.${element.className}`).slice(0, 3);
    return [...new Set([...cut, ...(scrollWidth > innerWidth + 1 ? [`page ${scrollWidth}>${innerWidth}: ${widest.join(' ')}`] : [])])];
  });
}

/** Neighbours in the page's flow that lie on one another, by more than a rounding. */
export function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isInFlow = (element: Element): boolean => {
      const { position, visibility, display, float } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (position === 'static' || position === 'relative') && visibility === 'visible' && display !== 'inline' && float === 'none' && width > 2 && height > 2 && (element.textContent ?? '').trim() !== '';
    };
    const found: string[] = [];
    for (const parent of document.querySelectorAll('body *')) {
      const children = [...parent.children].filter(isInFlow).map((child) => ({ words: (child.textContent ?? '').slice(0, 40), box: child.getBoundingClientRect() }));
      children.forEach((one, at) => {
        for (const other of children.slice(at + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > 2 && down > 2) found.push(`${one.words} on ${other.words}`);
        }
      });
    }
    return found;
  });
}
