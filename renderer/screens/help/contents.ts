// Which chapters does a Markdown page have?

export interface Chapter {
  readonly title: string;
  /** The heading's id on the page. */
  readonly id: string;
}

/** As the headings' ids on the rendered page are made. */
export const chapterId = (title: string): string =>
  `help-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;

/** Headings of the second level, in order. */
export function chaptersOf(markdown: string): readonly Chapter[] {
  return [...markdown.matchAll(/^## +(.+?) *$/gm)].map(([, title = ""]) => ({
    title,
    id: chapterId(title),
  }));
}
