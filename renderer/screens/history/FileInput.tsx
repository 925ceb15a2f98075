// How does one open a round that lies in a file?

import { useRef } from 'react';
import { go } from '#renderer/app/navigation.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Icon } from '#renderer/ui/pictures/Icon.tsx';
import { openFile } from '../replay/openedFile.ts';

export async function replayFile(file: File): Promise<void> {
  openFile({ name: file.name, text: await file.text() });
  go({ screen: 'replay', round: 'file' });
}

interface FileInputProps {
  readonly label: string;
  readonly help?: string;
  readonly opened: (file: File) => void;
}

export function FileInput({ label, help, opened }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input} type="file" accept=".json,application/json" hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) opened(file);
        }}
      />
      <Button title={help} onClick={() => input.current?.click()}>
        <Icon name="file" />
        {label}
      </Button>
    </>
  );
}
