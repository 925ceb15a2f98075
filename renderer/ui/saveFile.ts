// How does the page hand a file to the person?

/** Where the browser keeps downloads, or asks where to. */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content by the next turn of the page's loop.
  setTimeout(() => URL.revokeObjectURL(address));
}
