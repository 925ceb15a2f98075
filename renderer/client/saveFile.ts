// How does a file get from the page to the person's disk?

import type { NamedFile } from "#renderer/client/fetchFiles.ts";

/** As a download: the browser, or the desktop shell, asks where to. */
export function saveFile({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has taken hold of the content.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
