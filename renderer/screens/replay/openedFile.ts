// Kept only in this tab's memory.

export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

let opened: OpenedFile | null = null;

export const openedFile = (): OpenedFile | null => opened;

export function openFile(file: OpenedFile): void {
  opened = file;
}
