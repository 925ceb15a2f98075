import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { digitsOf, longestPin } from "./pins.ts";

type PinInputProps = Readonly<{
  labelledBy: string;
  describedBy?: string | undefined;
  typed: string;
  onChange: (typed: string) => void;
}>;

export function PinInput({ labelledBy, describedBy, typed, onChange }: PinInputProps) {
  return (
    <TextInput
      aria-labelledby={labelledBy}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longestPin}
      value={typed}
      onChange={(event) => onChange(digitsOf(event.target.value))}
    />
  );
}
