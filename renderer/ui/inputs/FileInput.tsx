import { useRef } from "react";
import { Button } from "../Button.tsx";

type FileInputProps = Readonly<{
  label: string;
  help?: string;
  opened: (file: File) => void;
}>;

export function FileInput({ label, help, opened }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file be chosen again.
          target.value = "";
          if (file) opened(file);
        }}
      />
      <Button icon="file" title={help} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
