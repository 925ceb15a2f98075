// Which round did somebody bring along in a file? It stays in this tab's memory alone.

export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

let opened: OpenedFile | null = null;

export const openedFile = (): OpenedFile | null => opened;

export function openFile(file: OpenedFile): void {
  opened = file;
}
