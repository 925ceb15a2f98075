import type { NamedFile } from "#renderer/client/fetchFiles.ts";

export function saveFile({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has read the content by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
